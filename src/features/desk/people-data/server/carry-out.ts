import { type SqlBool, sql } from 'kysely'
import { type Claim, heldBy, MAX_UNANSWERED, processDue, type Queue, type Row } from '#db/claims.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#lib/clock.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { DeclaredData } from '#platform/personal-data/server/declare.ts'
import { eraseRows, removeErasedFile } from '#platform/personal-data/server/erase-rows.ts'
import { countRows, findHolds, type Held, inErasureOrder } from '#platform/personal-data/server/find-rows.ts'
import { texts } from '../texts.ts'
import type { Store } from './requests.ts'

export interface EraseServices extends Store {
  clock: Clock
  files: Pick<FileStore, 'remove'>
}

type Request = Row<'person_request'>
type Outcome = { kind: 'done' } | { kind: 'more' } | { kind: 'held'; holds: Held[] }

/** A claim works this long, then lets the next one go on. */
const WORKS_MS = 20_000
const RETRY_MS = 10_000

const REQUESTS: Queue<'person_request'> = {
  table: 'person_request',
  key: 'id',
  due: 'due_at',
  number: 'claims',
  unanswered: 'unanswered',
  open: () => sql<SqlBool>`state = 'waiting'`,
}

/**
 * Carries out the erasures that wait, in small transactions. A process that is killed leaves rows that the
 * next claim finds again, because rows go before those that they are found through, and the request keeps the
 * address until the end. Files go after the commit of their rows: `erased_file` keeps them until then.
 * Returns how many were finished.
 */
export const carryOutErasures = (services: EraseServices): Promise<number> =>
  processDue(services, REQUESTS, {
    leaseMs: MINUTE_MS,
    batch: 1,
    ask: (request, claim) => erase(services, request, claim),
    settle: (claim, outcome) => settle(services, claim, outcome),
    async failed(claim, error) {
      await services.db
        .updateTable('person_request')
        .set({
          due_at: later(services.clock.now(), RETRY_MS),
          ...(claim.row.unanswered < MAX_UNANSWERED ? { unanswered: 0 } : {}),
        })
        .where(heldBy(REQUESTS, claim))
        .execute()
      throw error
    },
  })

async function erase(services: EraseServices, request: Request, claim: Claim<Request>): Promise<Outcome> {
  const { db, clock, personalData } = services
  const email = request.email ?? ''
  // What was begun is finished; an order that came since is kept anyway.
  if (Object.keys(request.erased).length === 0) {
    const holds = await findHolds(db, personalData, email)
    if (holds.length > 0) return { kind: 'held', holds }
  }
  const until = later(clock.now(), WORKS_MS)
  await removeFiles(services, request.id)
  for (const entry of inErasureOrder(personalData))
    while ((await eraseSome(services, claim, entry, email)) > 0) {
      await removeFiles(services, request.id)
      if (clock.now() >= until) return { kind: 'more' }
    }
  return { kind: 'done' }
}

/** Erases the next rows of an entry, while the claim holds. */
const eraseSome = (
  { db, personalData }: EraseServices,
  claim: Claim<Request>,
  entry: DeclaredData,
  email: string,
): Promise<number> =>
  entry.fate.kind === 'keep'
    ? Promise.resolve(0)
    : inTransaction(
        db,
        async (trx) => {
          const ours = await trx
            .selectFrom('person_request')
            .select('erased')
            .where(heldBy(REQUESTS, claim))
            .where('state', '=', 'waiting')
            .forUpdate()
            .executeTakeFirst()
          if (!ours) throw new Error(`Another process carries out the request ${claim.row.id}`)
          const { count, files } = await eraseRows(trx, personalData, entry, email)
          if (files.length > 0)
            await trx
              .insertInto('erased_file')
              .values(
                files.map(({ table, values }) => ({
                  ...{ request_id: claim.row.id, of_table: table, named: JSON.stringify(values) },
                })),
              )
              .execute()
          if (count > 0)
            await trx
              .updateTable('person_request')
              .set({ erased: JSON.stringify(plus(ours.erased, entry.what, count)) })
              .where('id', '=', claim.row.id)
              .execute()
          return count
        },
        texts.busy,
      )

/** Removes the files of rows that are gone, also those that a process left that died. */
async function removeFiles({ db, files, personalData }: EraseServices, request: number): Promise<void> {
  const left = await db.selectFrom('erased_file').selectAll().where('request_id', '=', request).execute()
  for (const { id, of_table: table, named: values } of left) {
    await removeErasedFile(db, files, personalData, { table, values })
    await db.deleteFrom('erased_file').where('id', '=', id).execute()
  }
}

const plus = (counts: Readonly<Record<string, number>>, what: string, count: number) => ({
  ...counts,
  [what]: (counts[what] ?? 0) + count,
})

/** Ends the request: the address goes, the digest and the counts stay. */
function settle(
  { db, clock, personalData }: EraseServices,
  claim: Claim<Request>,
  outcome: Outcome,
): Promise<boolean> {
  const now = clock.now()
  const { row } = claim
  return inTransaction(
    db,
    async (trx) => {
      const isOurs = heldBy(REQUESTS, claim)
      if (outcome.kind === 'more') {
        await trx.updateTable('person_request').set({ due_at: now, unanswered: 0 }).where(isOurs).execute()
        return false
      }
      const kept = outcome.kind === 'done' ? await keptRows(trx, personalData, row.email ?? '') : {}
      const { numUpdatedRows } = await trx
        .updateTable('person_request')
        .set({
          email: null,
          ended_at: now,
          unanswered: 0,
          kept: JSON.stringify(kept),
          state: outcome.kind === 'done' ? 'done' : 'refused',
          ...(outcome.kind === 'held' ? refusalOf(outcome.holds) : {}),
        })
        .where(isOurs)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await recordAudit(trx, {
        actor: { kind: 'system', name: 'erasure' },
        action: outcome.kind === 'done' ? 'people-data.erased' : 'people-data.held',
        entity: 'person request',
        entityId: row.id,
      })
      return true
    },
    texts.busy,
  )
}

const refusalOf = (holds: readonly Held[]) => ({
  refusal: holds.map(({ sentence }) => sentence).join(' '),
  refusal_pages: JSON.stringify(holds.flatMap(({ pages }) => pages)),
})

async function keptRows(db: Store['db'], personalData: readonly DeclaredData[], email: string) {
  const counts = await countRows(db, personalData, email)
  return personalData.reduce<Record<string, number>>(
    (kept, { what }, index) => ((counts[index] ?? 0) > 0 ? plus(kept, what, counts[index] ?? 0) : kept),
    {},
  )
}
