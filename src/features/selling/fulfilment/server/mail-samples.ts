import type { Samples } from '#tests/mails/sample.ts'
import { noticeSchema, NOTICE_TOPIC as topic } from './mail/notices.ts'

/** Every kind of notice, from the list that the mail job reads. */
const NOTICES = noticeSchema.options.flatMap(({ shape: { kind } }): string[] =>
  'values' in kind ? [...kind.values].map(String) : [...kind.options],
)

/** Of the world's orders, one more thing each: an appointment, units called off, a return. */
export const samples: Samples = async ({ db, clock, orderID, onTerms }) => {
  const now = clock.now()
  const { id: shipmentID } = await db
    .updateTable('shipment')
    .set({ appointment_on: '2026-12-02' })
    .where('order_id', '=', orderID)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('order_line').set({ called_off: 1 }).where('order_id', '=', orderID).execute()
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
  return NOTICES.map((kind) => ({
    topic,
    kind,
    payload: { kind, orderID: kind === 'terms_overdue' ? onTerms : orderID, ...facts },
  }))
}
