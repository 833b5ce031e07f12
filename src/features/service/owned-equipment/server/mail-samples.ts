import { FURNACE } from '#tests/fixtures/shop/products.ts'
import type { Samples } from '#tests/mails/sample.ts'
import { CARE_MAIL_TOPIC as topic } from './reminders.ts'

/** The mails before summer and before winter, to an owner of a furnace. */
export const samples: Samples = async ({ db, orderID }) => {
  await db.updateTable('product').set({ type: 'gas-furnace' }).where('id', '=', FURNACE).execute()
  return ['spring', 'fall'].map((season) => ({
    ...{ topic, kind: season },
    payload: { orderId: orderID, season, askedOn: '2026-11-25' },
  }))
}
