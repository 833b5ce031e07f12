import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { REMINDER_MS } from '#features/selling/orders/rules/holding.ts'
import { ordersEnding } from '#features/selling/orders/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { notify } from '../mail/notices.ts'

/**
 * Queues the reminder of each order by check on the day before it expires. The outbox sends each reminder
 * once. Returns how many orders expire within the day.
 */
export async function remindOfChecks({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now()
  const ending = await ordersEnding(db, now, new Date(now.getTime() + REMINDER_MS))
  for (const id of ending)
    await db.transaction().execute((trx) => notify(trx, { kind: 'check_reminder', orderID: id }, now))
  return ending.length
}

/** Tells the buyer of an order by check that it has ended. An order that was never placed ends silently. */
export async function notifyOfExpiry(
  trx: Transaction<Tables>,
  order: { id: string; state: string },
  now: Date,
): Promise<void> {
  if (order.state === 'awaiting_funds') await notify(trx, { kind: 'check_expired', orderID: order.id }, now)
}
