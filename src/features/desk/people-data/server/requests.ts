import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { mailboxHash } from '#features/people/mail-choices/server/index.ts'
import { ApiError, refuseFaults } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { makeZip, type ZippedFile } from '#platform/files/server/zip.ts'
import { tidyMailbox } from '#platform/personal-data/rules/tidy-mailbox.ts'
import type { DeclaredData } from '#platform/personal-data/server/declare.ts'
import { type ExportedRows, exportRows } from '#platform/personal-data/server/export-rows.ts'
import { countRows, findHolds } from '#platform/personal-data/server/find-rows.ts'
import type { FoundData, PersonRequest } from '../contract.ts'
import { checkRequest } from '../rules/person-request.ts'
import { texts } from '../texts.ts'

export interface Store {
  db: Db
  personalData: readonly DeclaredData[]
}

export interface Asked {
  email: string
  reason: string
  now: Date
  sessionId?: number | undefined
}

/** What the store has of a person and what an erasure does with it; entries without rows are left out. */
export async function previewPerson({ db, personalData }: Store, typed: string) {
  const email = tidyMailbox(typed)
  const counts = await countRows(db, personalData, email)
  const found = personalData.flatMap(({ capability, what, fate }, index): FoundData[] => {
    const count = counts[index] ?? 0
    const why = fate.kind === 'keep' ? fate.why : null
    return count === 0 ? [] : [{ capability, what, count, fate: fate.kind, why }]
  })
  return { email, found, holds: await findHolds(db, personalData, email) }
}

export interface ExportServices extends Store {
  files: Pick<FileStore, 'read'>
}

/** What `person.json` says. */
export interface ExportedPerson {
  /** the request's number in the history */
  id: number
  email: string
  madeAt: string
  data: ExportedRows[]
  /** files that are named above and not in the export: they are gone, or there are too many */
  filesLeftOut: string[]
}

/** Bytes of photos and documents in one export. */
const MOST_FILE_BYTES = 200_000_000

/** The files of an export as the ZIP file names them. */
async function readFiles({ files }: ExportServices, keys: readonly string[]) {
  const zipped: ZippedFile[] = []
  const leftOut: string[] = []
  let size = 0
  for (const key of new Set(keys)) {
    const bytes = await files.read(key)
    size += bytes?.length ?? 0
    if (bytes && size <= MOST_FILE_BYTES) zipped.push({ name: `files/${key}`, bytes })
    else leftOut.push(key)
  }
  return { zipped, leftOut }
}

/**
 * Everything that the store has of a person, as a ZIP file: `person.json`, and below `files` what its rows
 * name. The request stands in the history.
 */
export async function exportPerson(
  services: ExportServices,
  permission: Authorized<'people-data.export'>,
  asked: Asked,
): Promise<{ id: number; parts: number; zip: Buffer }> {
  const { db, personalData } = services
  refuseFaults(checkRequest(asked))
  const email = tidyMailbox(asked.email)
  const data = await exportRows(db, personalData, email)
  if (data.length === 0) throw nothingFound()
  const { zipped, leftOut } = await readFiles(
    services,
    data.flatMap((part) => part.files),
  )
  const id = await inTransaction(
    db,
    async (trx) => {
      const row = await trx
        .insertInto('person_request')
        .values({ ...valuesOf(permission, asked), kind: 'export', state: 'done', ended_at: asked.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await audit(trx, permission, asked, 'export', row.id)
      return row.id
    },
    texts.busy,
  )
  const exported: ExportedPerson = {
    ...{ id, email, madeAt: asked.now.toISOString() },
    ...{ data, filesLeftOut: leftOut },
  }
  const json = { name: 'person.json', bytes: Buffer.from(JSON.stringify(exported, null, 2)) }
  return { id, parts: data.length, zip: makeZip([json, ...zipped], asked.now) }
}

/**
 * Asks for an erasure, which a job carries out. While one waits for the same mailbox, its number is the
 * answer, so two presses at once make one.
 */
export async function askErasure(
  store: Store,
  permission: Authorized<'people-data.erase'>,
  asked: Asked & { again: string },
): Promise<number> {
  refuseFaults(checkRequest(asked))
  const { email, found, holds } = await previewPerson(store, asked.email)
  if (holds.length > 0)
    throw new ApiError('held', texts.held(holds.map(({ sentence }) => sentence)), {
      status: 409,
      details: { holds },
    })
  if (found.length === 0) throw nothingFound()
  return inTransaction(
    store.db,
    async (trx) => {
      const row = await trx
        .insertInto('person_request')
        .values({ ...valuesOf(permission, asked), kind: 'erase', email, state: 'waiting' })
        .onConflict((conflict) => conflict.column('mailbox_hash').where('state', '=', 'waiting').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row === undefined) return runningErasure(trx, email)
      await audit(trx, permission, asked, 'erase', row.id)
      return row.id
    },
    texts.busy,
  )
}

const nothingFound = () => new ApiError('not_found', texts.nothing, { status: 404 })

const valuesOf = ({ actor }: Authorized, { email, reason, now }: Asked) => ({
  mailbox_hash: mailboxHash(email),
  asked_by: actor.kind === 'staff' ? (actor.id ?? null) : null,
  asked_by_name:
    actor.kind === 'staff' && actor.id === undefined ? texts.console(actor.name) : actorName(actor),
  reason: reason.trim(),
  asked_at: now,
  due_at: now,
})

async function runningErasure(trx: Transaction<Tables>, email: string): Promise<number> {
  const row = await trx
    .selectFrom('person_request')
    .select('id')
    .where('mailbox_hash', '=', mailboxHash(email))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  // It ended between the two statements.
  if (!row) throw new ApiError('busy', texts.busy, { status: 503, details: { retryAfterSeconds: 1 } })
  return row.id
}

/** The line names the request, never the address: the audit log keeps what it says. */
const audit = (
  trx: Transaction<Tables>,
  { actor, action }: Authorized,
  { reason, sessionId }: Asked,
  kind: 'export' | 'erase',
  id: number,
): Promise<void> =>
  recordAudit(trx, {
    actor,
    action: action.name,
    entity: 'person request',
    entityId: id,
    after: { kind },
    reason: reason.trim(),
    sessionId,
  })

/** Requests of one page. */
const PAGE = 50

/** Exports and erasures before a number, the newest first. */
export async function pastRequests(db: Db, before: number | undefined) {
  const rows = await db
    .selectFrom('person_request')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  return {
    requests: page.map(presentRequest),
    older: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

const presentRequest = (row: Selectable<Tables['person_request']>): PersonRequest => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  by: row.asked_by_name,
  reason: row.reason,
  at: row.asked_at.toISOString(),
  state: row.state,
  endedAt: row.ended_at?.toISOString() ?? null,
  erased: countsOf(row.erased),
  kept: countsOf(row.kept),
  refusal: row.refusal,
  refusalPages: row.refusal_pages,
})

const countsOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([what, count]) => ({ what, count }))
