import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { findOrder, findOrderLines, orderIsIn } from '#features/selling/orders/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { INVITE_AFTER_DAYS, INVITE_UNTIL_DAYS, SURVEY_DAYS } from '../rules/questions.ts'
import { texts } from '../texts.ts'
import { invitationMail } from './mails.ts'

/** Orders that one run of the job invites. */
const A_RUN = 100

/**
 * Invites the buyers of orders that were delivered some days ago, each order once. Orders that were cancelled
 * or given back get no invitation. Returns how many were invited.
 */
export async function inviteToSurveys(db: Db, now: Date, most = A_RUN): Promise<number> {
  const due = await db
    .selectFrom('shipment')
    .select('shipment.order_id')
    .distinct()
    // Without this condition other orders would come back at each run and take the place of those that are
    // due.
    .where(orderIsIn('delivered', 'shipment.order_id'))
    .where('shipment.delivered_at', '<=', later(now, -INVITE_AFTER_DAYS * DAY_MS))
    .where('shipment.delivered_at', '>', later(now, -INVITE_UNTIL_DAYS * DAY_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('customer_survey')
            .select('id')
            .whereRef('customer_survey.order_id', '=', 'shipment.order_id'),
        ),
      ),
    )
    .limit(most)
    .execute()
  let invited = 0
  for (const { order_id: orderId } of due) if (await invite(db, orderId, now)) invited++
  return invited
}

/** The most products of an order that its buyer is asked to review. */
const MOST_REVIEWED = 3

const invite = (db: Db, orderId: string, now: Date): Promise<boolean> =>
  inTransaction(
    db,
    async (trx) => {
      const order = await findOrder(trx, orderId)
      if (order?.state !== 'delivered') return false
      const [name = ''] = (order.billing.name ?? '').trim().split(/\s+/)
      const until = later(now, SURVEY_DAYS * DAY_MS)
      const row = await trx
        .insertInto('customer_survey')
        .values({
          order_id: orderId,
          email: order.email,
          first_name: name,
          invited_at: now,
          expires_at: until,
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      // Another process was faster.
      if (!row) return false
      const lines = (await findOrderLines(trx, orderId)).filter(({ is_service }) => !is_service)
      const products = lines.slice(0, MOST_REVIEWED).map((line) => ({ id: line.product_id, name: line.name }))
      await writeOutbox(
        trx,
        invitationMail({ id: row.id, email: order.email, name, until: inStoreZone(until).day, products }),
        now,
      )
      return true
    },
    texts.failed,
  )

const KEPT_DAYS = 730

/** Deletes surveys that were sent two years ago, with the address in them. Returns how many. */
export async function clearSurveys(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_survey')
    .where('invited_at', '<', later(now, -KEPT_DAYS * DAY_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
