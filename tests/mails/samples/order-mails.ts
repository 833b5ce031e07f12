import { NOTICE_TOPIC as ORDER_NOTICE_TOPIC, shipOrder } from '#features/selling/fulfilment/server/index.ts'
import { noticeSchema } from '#features/selling/fulfilment/server/mail/notices.ts'
import { ORDER } from '#features/selling/orders/rules/permissions.ts'
import { confirmationMail } from '#features/selling/orders/server/index.ts'
import { allJobs } from '#server/jobs/list.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import type { Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import type { Sample } from './sample.ts'

/** An order by card that was shipped and came back in part, one on net terms that is overdue. */
export async function orderSamples(shop: Shop): Promise<Sample[]> {
  const { db, clock } = shop
  const now = clock.now()
  const account = { company_id: 1, limit_cents: 100_000_00, terms_days: 30, status: 'open' as const }
  await db
    .insertInto('credit_account')
    .values({ ...account, changed_by: 'test', changed_at: now })
    .execute()
  const { orderID } = await shop.checkout(makeCardBody(ONE))
  const { orderID: onTerms } = await shop.checkout(
    makeBody(ONE, {}, 'terms'),
    undefined,
    {},
    whoAsks('contractor'),
  )
  for (const orderId of [orderID, onTerms])
    await shipOrder(db, may(ORDER.ship), { orderId, now, carrier: 'UPS', tracking: '1Z999AA10123456784' })
  const { id: shipmentID } = await db
    .updateTable('shipment')
    .set({ appointment_on: '2026-12-02' })
    .where('order_id', '=', orderID)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('order_line').set({ called_off: 1 }).where('order_id', '=', orderID).execute()
  // The shipped orders are charged and invoiced.
  await allJobs(shop.services, {})
    .find(({ name }) => name === 'move-money')!
    .run()
  const { id: movementID } = await db
    .selectFrom('money_movement')
    .select('id')
    .where('order_id', '=', orderID)
    .executeTakeFirstOrThrow()
  const rma = 'R000000000001'
  await db
    .insertInto('goods_return')
    .values({
      ...{ rma, order_id: orderID, state: 'refused', why: 'not_needed', actor: 'shopper' },
      ...{ decision: 'The furnace was installed.', asked_at: now, decided_at: now },
    })
    .execute()
  const facts = { shipmentID, movementID, at: now.toISOString(), rma }
  const notices = ORDER_NOTICES.map((kind) => ({
    topic: ORDER_NOTICE_TOPIC,
    kind,
    payload: { kind, orderID: kind === 'terms_overdue' ? onTerms : orderID, ...facts },
  }))
  const placed = { topic: confirmationMail.topic, kind: 'placed', payload: { orderID } }
  return [placed, ...notices]
}

/** Every kind of mail after the confirmation, from the list that the mail job reads. */
export const ORDER_NOTICES = noticeSchema.options.flatMap(({ shape: { kind } }): string[] =>
  'values' in kind ? [...kind.values].map(String) : [...kind.options],
)

const ONE = [{ id: FURNACE, qty: 1 }]
