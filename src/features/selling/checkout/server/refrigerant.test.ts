import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OFFERED_METHODS } from '#features/selling/payments/server/ports.ts'
import type { ApiError } from '#lib/api-error.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { everyMethod, openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE as CYLINDER, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await database.db.updateTable('product').set({ type: 'refrigerant' }).where('id', '=', CYLINDER).execute()
  const gateways = everyMethod(ledgerGateway(ledger.url))
  shop = openShop({ db: database.db, clock: movableClock(), ...gateways })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const body = makeBody([{ id: CYLINDER, qty: 1 }])

test.each([
  ['without a certificate number', {}, { code: 'certificate_needed', status: 409 }],
  ['with an empty one', { epaCertificate: ' ' }, { status: 400 }],
  ['with markup in it', { epaCertificate: '<b>1234</b>' }, { status: 400 }],
  [
    'by anything but ground',
    { epaCertificate: '608-123456', shippingMethod: { cost: 0, type: 'guaranteed' } },
    { code: 'shipping_not_offered', status: 409 },
  ],
])('[C-CHECKOUT] refrigerant is not sold %s', async (_, change, refusal) => {
  await expect(shop.checkout({ ...body, ...change })).rejects.toMatchObject(refusal)
})

describe.each(OFFERED_METHODS)('refrigerant paid by %s', (method) => {
  const ordered = makeBody([{ id: CYLINDER, qty: 1 }], {}, method)
  const orders = () => database.db.selectFrom('orders').select('id').execute()

  test('[C-CHECKOUT] no order is made without a certificate number', async () => {
    const before = await orders()

    await expect(shop.checkout(ordered)).rejects.toMatchObject({ code: 'certificate_needed', status: 409 })
    expect(await orders()).toEqual(before)
  })

  test('[C-CHECKOUT] with a number the order keeps it for staff to verify', async () => {
    const { orderID } = await shop.checkout({ ...ordered, epaCertificate: '608-123456' })

    const kept = await database.db
      .selectFrom('epa_certificate')
      .select(['number', 'state', 'decided_by'])
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ number: '608-123456', state: 'waiting', decided_by: null })
  })
})

test('[C-CHECKOUT] an order without refrigerant keeps no number', async () => {
  const plain = makeBody([{ id: THERMOSTAT, qty: 1 }], { shippingMethod: { cost: 0, type: 'standard' } })
  const priced = await shop.checkout({ ...plain, epaCertificate: '608-123456' }).catch((error: ApiError) => {
    const { total } = error.details.totals as { total: number }
    const paymentInfo = { ...plain.paymentInfo, amount: total }
    return shop.checkout({ ...plain, paymentInfo, epaCertificate: '608-123456' })
  })

  const kept = await database.db
    .selectFrom('epa_certificate')
    .select('number')
    .where('order_id', '=', priced.orderID)
    .execute()
  expect(kept).toEqual([])
})
