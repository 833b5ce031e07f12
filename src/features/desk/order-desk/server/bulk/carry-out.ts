import { sql } from 'kysely'
import { type Claim, heldBy, MAX_UNANSWERED, processDue, type Queue, type Row } from '#db/claims.ts'
import type { Db } from '#db/connect.ts'
import { type Staff, writeActor } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { deliverOrder } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import type { BulkOutcome } from '../../rules/bulk.ts'
import { DELIVERED, shipOnce } from '../shipping.ts'

/** Rows at a time: more would take the database from the buyers. */
const AT_ONCE = 2
const DEADLINE_MS = 0.75 * MINUTE_MS
const RETRY_MS = 2_000

interface Services {
  db: Db
  clock: Clock
}

const ROWS: Queue<'bulk_row'> = {
  table: 'bulk_row',
  key: 'id',
  due: 'due_at',
  number: 'claims',
  unanswered: 'unanswered',
  open: () => sql`outcome is null`,
}

/**
 * Does the rows that wait, each with the function of the single action and the rights that its person has
 * now. A row that a killed process had done already is recognized by the history of its order. Returns how
 * many rows were finished.
 */
export const carryOutRows = (services: Services): Promise<number> =>
  processDue(services, ROWS, {
    leaseMs: MINUTE_MS,
    deadlineMs: DEADLINE_MS,
    batch: AT_ONCE,
    ask: (row) => act(services, row),
    onAnswered: () => crashPoint('bulk.row-acted'),
    settle: (claim, done) => finish(services, claim, done),
    async failed(claim, error) {
      if (claim.row.unanswered < MAX_UNANSWERED)
        return services.db
          .updateTable('bulk_row')
          .set({ due_at: later(services.clock.now(), RETRY_MS * claim.row.unanswered) })
          .where(heldBy(ROWS, claim))
          .execute()
      await finish(services, claim, refusedFor('unanswered'))
      throw error
    },
  })

interface Done {
  outcome: BulkOutcome
  reason: string | null
}
const refusedFor = (reason: string): Done => ({ outcome: 'refused', reason })

async function act(services: Services, row: Row<'bulk_row'>): Promise<Done> {
  const run = await services.db
    .selectFrom('bulk_run')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['kind', 'carrier', 'account.id', 'role', 'name', 'disabled_at'])
    .where('bulk_run.id', '=', row.run_id)
    .executeTakeFirstOrThrow()
  const { id, role, name, kind, carrier } = run
  if (role === 'contractor' || run.disabled_at !== null) return refusedFor('forbidden')
  const actor: Staff = { kind: 'staff', id, role, name }
  const change = { orderId: row.order_id, seen: row.seen, now: services.clock.now() }
  try {
    return kind === 'ship'
      ? await ship(services.db, actor, { ...change, carrier, tracking: row.tracking })
      : await deliver(services.db, actor, change)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return refusedFor(error.code)
    throw error
  }
}

async function ship(db: Db, actor: Staff, change: Parameters<typeof shipOnce>[2]): Promise<Done> {
  const { result } = await shipOnce({ db, actor }, requirePermission(actor, ORDER.ship), change)
  // A repeated one may still wait for its money: what became of it is read from the shipment.
  const outcome = result === 'waiting' || result === 'repeated' ? 'capturing' : result
  return { outcome, reason: null }
}

async function deliver(
  db: Db,
  actor: Staff,
  change: { orderId: string; seen: number; now: Date },
): Promise<Done> {
  // A process that was killed may have done it: then the order is not as the person saw it any more.
  const isDone =
    (await wasDelivered(db, actor, change)) ||
    (await deliverOrder(db, requirePermission(actor, ORDER.deliver), change))
  return isDone ? { outcome: 'delivered', reason: null } : refusedFor('nothing_moving')
}

/** Whether this person has delivered something of the order since they saw it. */
const wasDelivered = async (
  db: Db,
  actor: Staff,
  { orderId, seen }: { orderId: string; seen: number },
): Promise<boolean> =>
  (await db
    .selectFrom('order_event')
    .select('version')
    .where('order_id', '=', orderId)
    .where('version', '>', seen)
    .where('kind', 'in', DELIVERED)
    .where('actor', '=', writeActor(actor))
    .executeTakeFirst()) !== undefined

async function finish({ db, clock }: Services, claim: Claim<Row<'bulk_row'>>, done: Done): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_row')
    .set({ ...done, unanswered: 0, finished_at: clock.now() })
    .where(heldBy(ROWS, claim))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
