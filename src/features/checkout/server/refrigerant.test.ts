import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE as CYLINDER, fillStock } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await database.db.updateTable('product').set({ type: 'refrigerant' }).where('id', '=', CYLINDER).execute()
  shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
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

test('[C-CHECKOUT] refrigerant with a certificate number: the order keeps the number for staff', async () => {
  const { orderID } = await shop.checkout({ ...body, epaCertificate: '608-123456' })

  const event = await database.db
    .selectFrom('order_event')
    .select('reason')
    .where('order_id', '=', orderID)
    .where('kind', '=', 'created')
    .executeTakeFirstOrThrow()
  expect(event.reason).toBe('EPA 608 certificate 608-123456: verify before shipping')
})
