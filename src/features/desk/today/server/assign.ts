import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { LEAD } from '#features/partners/leads/rules/access.ts'
import { assignLead } from '#features/partners/leads/server/index.ts'
import { roleOf } from '#features/people/accounts/rules/actions.ts'
import {
  type Authorized,
  found,
  requireAllRows,
  requirePermission,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { doesWork, isGivenHere, type WorkKind } from '../rules/work.ts'
import { texts } from '../texts.ts'
import { everyWork, waitingWork } from './todays-work.ts'

interface Change {
  kind: WorkKind
  key: string
  /** who had it when the person looked; null: no person */
  was: number | null
  owner: number | null
  now: Date
  sessionId: number | undefined
}

type Outcome = 'assigned' | 'unchanged' | 'done' | { has: string } | { assignedOf: string }

interface Person {
  id: number
  name: string
}

/**
 * Gives work that waits to a person, to a colleague, or back. Of two people who take it at once the second
 * one is refused with the name of the first. Throws ApiError as `todayContract.assign` says.
 */
export function assignWork(
  db: Db,
  permission: Authorized<'today.assign'>,
  change: Change,
): Promise<Person | null> {
  requireAllRows(permission)
  const { actor } = permission
  const { kind, key, was, now } = change
  found(doesWork(roleOf(actor), kind) ? kind : undefined)
  if (!isGivenHere(kind)) throw refusal('elsewhere', texts.elsewhere)
  return inTransaction(
    db,
    async (trx) => {
      const owner = change.owner === null ? null : await colleague(trx, change.owner, kind)
      const outcome =
        kind === 'lead'
          ? await assignLead(trx, requirePermission(actor, LEAD.work), { id: Number(key), was, owner, now })
          : await setOwner(trx, { ...change, owner })
      if (outcome === 'done') throw refusal('done', texts.done)
      if (outcome === 'unchanged') return owner
      if (outcome !== 'assigned' && 'has' in outcome) throw refusal('taken', texts.taken(outcome.has))
      await recordAudit(trx, {
        actor,
        action: 'today.assign',
        ...entityOf(outcome, { kind, key }),
        before: { owner: was },
        after: { owner: owner?.id ?? null, kind, key },
        sessionId: change.sessionId,
      })
      return owner
    },
    texts.busy,
  )
}

/** What the line of the audit log is about: the history of an order shows those about it. */
const entityOf = (
  outcome: 'assigned' | { assignedOf: string },
  { kind, key }: Pick<Change, 'kind' | 'key'>,
) =>
  outcome === 'assigned' || outcome.assignedOf === ''
    ? { entity: 'work', entityId: `${kind} ${key}` }
    : { entity: 'order', entityId: outcome.assignedOf }

const refusal = (code: string, message: string): ApiError => new ApiError(code, message, { status: 409 })

/** A member of staff who does such work. */
async function colleague(trx: Transaction<Tables>, id: number, kind: WorkKind): Promise<Person> {
  const person = await trx
    .selectFrom('account')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (person && doesWork(person.role, kind)) return { id: person.id, name: person.name }
  const issues = [{ path: 'owner', message: texts.noSuchPerson }]
  throw new ApiError('invalid', texts.noSuchPerson, { status: 400, details: { issues } })
}

async function setOwner(
  trx: Transaction<Tables>,
  { kind, key, was, owner, now }: Omit<Change, 'owner'> & { owner: Person | null },
): Promise<Outcome> {
  const [waiting] = (await waitingWork({ kind, key }, now).execute(trx)).rows
  if (!waiting) return 'done'
  // One at a time: the second of two people waits here and then finds the first one's name.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work ${kind} ${key}`}, 0))`.execute(trx)
  const has = await trx
    .selectFrom('work_owner')
    .innerJoin('account', 'account.id', 'work_owner.account_id')
    .select(['account.id', 'account.name'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst()
  const holder = has?.id ?? null
  if (holder === (owner?.id ?? null)) return 'unchanged'
  if (holder !== was) return { has: has?.name ?? '' }
  if (owner === null)
    await trx.deleteFrom('work_owner').where('kind', '=', kind).where('key', '=', key).execute()
  else
    await trx
      .insertInto('work_owner')
      .values({ kind, key, account_id: owner.id, taken_at: now })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet({ account_id: owner.id, taken_at: now }),
      )
      .execute()
  return { assignedOf: waiting.orderID }
}

/** Owners are kept this long at least: work may leave for a moment and come back. */
const KEPT_DAYS = 1

/** Forgets the owners of work that waits no more, in one statement. Returns how many. */
export async function forgetOwners(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('work_owner')
    .where('taken_at', '<', later(now, -KEPT_DAYS * DAY_MS))
    .where(
      sql<SqlBool>`not exists (
        select
        from (${everyWork(now)}) as work
        where work.kind = work_owner.kind and work.key = work_owner.key
      )`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
