import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { findOrderLines, orderIsIn } from '#features/selling/orders/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { texts } from '../texts.ts'
import { reminderMail } from './mails.ts'
import { registrationsOf } from './registrations.ts'
import { unitsOf } from './units.ts'

/** Most units are installed by then; makers take registrations for 60 days and longer. */
const REMIND_AFTER_DAYS = 21
const REMIND_UNTIL_DAYS = 55
/** Orders that one run of the job looks at. */
const A_RUN = 100

/**
 * Reminds the owners of delivered equipment that is not registered, each order once. The job notes an order
 * that needs no reminder too, so that it never looks at it again. Returns how many reminders it wrote.
 */
export async function remindOfWarranties(db: Db, now: Date, most = A_RUN): Promise<number> {
  const due = await db
    .selectFrom('shipment')
    .select('shipment.order_id')
    .distinct()
    .where(orderIsIn('delivered', 'shipment.order_id'))
    .where('shipment.delivered_at', '<=', later(now, -REMIND_AFTER_DAYS * DAY_MS))
    .where('shipment.delivered_at', '>', later(now, -REMIND_UNTIL_DAYS * DAY_MS))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_line')
          .innerJoin('product', 'product.id', 'order_line.product_id')
          .select('product.id')
          .whereRef('order_line.order_id', '=', 'shipment.order_id')
          .where(sql<SqlBool>`product.attributes ? ${String(ATTR.registerWithin)}`),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('warranty_reminder')
            .select('order_id')
            .whereRef('warranty_reminder.order_id', '=', 'shipment.order_id'),
        ),
      ),
    )
    .limit(most)
    .execute()
  let sent = 0
  for (const { order_id: orderId } of due) if (await remind(db, orderId, now)) sent++
  return sent
}

async function remind(db: Db, orderId: string, now: Date): Promise<boolean> {
  const [units, registered] = await Promise.all([
    findOrderLines(db, orderId).then((lines) => unitsOf(db, lines)),
    registrationsOf(db, orderId),
  ])
  const slots = new Set(registered.map(({ slot }) => slot))
  const open = units.filter(({ slot }) => !slots.has(slot))
  return inTransaction(
    db,
    async (trx) => {
      const row = await trx
        .insertInto('warranty_reminder')
        .values({ order_id: orderId, was_sent: open.length > 0, decided_at: now })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .returning('order_id')
        .executeTakeFirst()
      // Another process was faster, or every unit is registered.
      if (!row || open.length === 0) return false
      const days = Math.min(...open.map(({ terms }) => terms.withinDays))
      const names = [...new Set(open.map(({ unit }) => unit))]
      await writeOutbox(trx, reminderMail({ orderId, units: names, days }), now)
      return true
    },
    texts.busy,
  )
}
