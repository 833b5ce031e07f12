import { FURNACE } from '#tests/fixtures/shop/products.ts'
import type { Samples } from '#tests/mails/sample.ts'
import { WARRANTY_MAIL_TOPIC, WARRANTY_REMINDER_TOPIC } from './mails.ts'

export const samples: Samples = async ({ db, clock, orderID: orderId }) => {
  const { id } = await db
    .insertInto('warranty_registration')
    .values({
      ...{
        order_id: orderId,
        slot: `${FURNACE}/0/0`,
        product_id: FURNACE,
        product: 'Summit 96% gas furnace',
      },
      ...{ unit: 'Gas furnace', sku: 'SF96-80', brand: 'Summit', serial: '2311A00412', photo: null },
      ...{ installed_on: '2026-11-20', registered_years: 10, unregistered_years: 5, core_years: 20 },
      ...{ within_days: 60, maker_reference: 'SUM-88120', registered_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [
    ...['registered', 'filed'].map((kind) => ({ topic: WARRANTY_MAIL_TOPIC, kind, payload: { kind, id } })),
    {
      ...{ topic: WARRANTY_REMINDER_TOPIC, kind: 'reminder' },
      payload: { orderId, units: ['Gas furnace'], days: 14 },
    },
  ]
}
