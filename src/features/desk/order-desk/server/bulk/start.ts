import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { findOrders } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { bulkTexts } from '../../bulk-texts.ts'
import { type BulkKind, mostBulk } from '../../rules/bulk.ts'
import { refusal } from '../refusals.ts'
import { judged } from './choose.ts'
import { isToRetry } from './read.ts'

interface Wanted {
  key: string
  kind: BulkKind
  carrier: string
  rows: readonly { orderID: string; seen: number; tracking: string }[]
}

interface Starter {
  accountId: number
  sessionId: number
  now: Date
}

/**
 * Starts a run; its rows are done by the job `bulk-orders`. Pressed twice, the form starts one run. What
 * can’t be done now, or has no tracking number, is refused at once. Throws ApiError as the contract says.
 */
export async function startRun(
  db: Db,
  permission: Authorized<'orders.ship' | 'orders.deliver'>,
  { key, kind, carrier, rows }: Wanted,
  { accountId, sessionId, now }: Starter,
): Promise<{ id: string }> {
  if (rows.length > mostBulk())
    throw new ApiError('too_large', bulkTexts.tooLarge(mostBulk()), { status: 409 })
  if (kind === 'ship' && carrier === '') throw atField('carrier', bulkTexts.noCarrier)
  const wanted = new Map(rows.map((row) => [typedOrderNumber(row.orderID), row]))
  const known = await judged(db, kind, [...wanted.keys()])
  if (known.length < wanted.size) throw refusal('no_such_order')
  return inTransaction(
    db,
    async (trx) => {
      const made = await trx
        .insertInto('bulk_run')
        .values({ id: key, kind, carrier, account_id: accountId, started_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) return ownRun(trx, key, accountId)
      await trx
        .insertInto('bulk_row')
        .values(
          known.map(({ order, whyNot }) => {
            const { seen = 0, tracking = '' } = wanted.get(order.id) ?? {}
            const reason = whyNot ?? (kind === 'ship' && tracking === '' ? 'no_tracking' : null)
            const ended = reason !== null && { outcome: 'refused' as const, finished_at: now }
            return { run_id: key, order_id: order.id, tracking, seen, reason, due_at: now, ...ended }
          }),
        )
        .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: permission.action.name,
        entity: 'bulk_run',
        entityId: key,
        after: { orders: wanted.size, carrier },
        sessionId,
      })
      return { id: key }
    },
    bulkTexts.busy,
  )
}

async function ownRun(db: Db, key: string, accountId: number): Promise<{ id: string }> {
  const run = await db.selectFrom('bulk_run').select('account_id').where('id', '=', key).executeTakeFirst()
  if (run?.account_id !== accountId) throw refusal('key_used')
  return { id: key }
}

const atField = (path: string, message: string): ApiError =>
  new ApiError('invalid', message, { status: 400, details: { issues: [{ path, message }] } })

/**
 * Lets the refused rows of a run wait again, for the orders as they are now. Rows without a tracking number
 * can't be tried. Returns how many wait.
 */
export const retryRun = (
  db: Db,
  permission: Authorized<'orders.ship' | 'orders.deliver'>,
  { id, sessionId, now }: { id: string; sessionId: number; now: Date },
): Promise<number> =>
  inTransaction(
    db,
    async (trx) => {
      const rows = await trx
        .selectFrom('bulk_row')
        .innerJoin('bulk_run', 'bulk_run.id', 'run_id')
        .select(['bulk_row.id', 'order_id'])
        .where('run_id', '=', id)
        .where(isToRetry)
        .forUpdate('bulk_row')
        .execute()
      if (rows.length === 0) return 0
      const orders = await findOrders(
        trx,
        rows.map(({ order_id }) => order_id),
      )
      for (const { id: rowId, order_id } of rows)
        await trx
          .updateTable('bulk_row')
          .set({
            outcome: null,
            reason: null,
            finished_at: null,
            unanswered: 0,
            due_at: now,
            seen: orders.find((order) => order.id === order_id)?.version ?? 0,
          })
          .where('id', '=', rowId)
          .execute()
      await recordAudit(trx, {
        actor: permission.actor,
        action: permission.action.name,
        entity: 'bulk_run',
        entityId: id,
        after: { again: rows.length },
        sessionId,
      })
      return rows.length
    },
    bulkTexts.busy,
  )

const KEPT_DAYS = 90

/** Forgets runs of long ago: what they did stays in the history of each order. */
export async function forgetRuns(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('bulk_run')
    .where('started_at', '<', later(now, -KEPT_DAYS * DAY_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
