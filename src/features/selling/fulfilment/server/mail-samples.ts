import type { Db } from '#db/connect.ts'
import { findOrderLines, getOrder } from '#features/selling/orders/server/index.ts'
import type { Samples } from '#tests/mails/sample.ts'
import { CANCEL_REFUSED } from './changes/ask-cancel.ts'
import { editedOrder } from './editing/edited-order.ts'
import { noticeSchema, NOTICE_TOPIC as topic } from './mail/notices.ts'

/** Every kind of notice, from the list that the mail job reads. */
const NOTICES = noticeSchema.options.flatMap(({ shape: { kind } }): string[] =>
  'values' in kind ? [...kind.values].map(String) : [...kind.options],
)

/** Of the world's orders, one more thing each: an appointment, units called off, a return, a replacement. */
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
  const replacementID = '0f0c2a52-7a3f-4d53-9b0a-2f1d9a4c7e11'
  await db
    .insertInto('replacement')
    .values({
      ...{ id: replacementID, order_id: orderID, damage_id: null, reason: 'dented', state: 'shipped' },
      ...{ lines: JSON.stringify([{ lineNo: 1, quantity: 1 }]), actor: 'staff', asked_at: now },
      ...{ carrier: 'UPS', tracking: '1Z999AA10123456784', ended_at: now, delivered_at: now },
    })
    .execute()
  await refusedCancel(db, orderID, now)
  const facts = {
    shipmentID,
    movementID,
    replacementID,
    at: now.toISOString(),
    rma,
    version: await edited(db, orderID, now),
    carrier: 'UPS',
    tracking: '1Z999AA10123456784',
  }
  return NOTICES.map((kind) => ({
    topic,
    kind,
    payload: { kind, orderID: kind === 'terms_overdue' ? onTerms : orderID, ...facts },
  }))
}

async function refusedCancel(db: Db, orderID: string, now: Date): Promise<void> {
  const { state, version } = await getOrder(db, orderID)
  await db
    .insertInto('order_event')
    .values({
      ...{ order_id: orderID, version: version + 200, kind: CANCEL_REFUSED, from_state: state },
      ...{ to_state: state, actor: 'staff Pat', happened_at: now },
      reason: 'The truck left with it this morning.',
    })
    .execute()
}

/** The event of an edit that took a unit off; returns its version. */
async function edited(db: Db, orderID: string, now: Date): Promise<number> {
  const order = await getOrder(db, orderID)
  const after = editedOrder(order, await findOrderLines(db, orderID))
  const before = { ...after, lines: [], sums: { ...after.sums, total: after.sums.total + 14_950 } }
  const version = order.version + 100
  const money = { kind: 'back', amount: 14_950 }
  await db
    .insertInto('order_event')
    .values({
      ...{ order_id: orderID, version, kind: 'edited', from_state: order.state, to_state: order.state },
      ...{ actor: 'shopper', data: JSON.stringify({ key: null, before, after, money }), happened_at: now },
    })
    .execute()
  return version
}
