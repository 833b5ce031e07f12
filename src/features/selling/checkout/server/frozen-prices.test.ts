import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceListsHandlers } from '#features/selling/price-lists/server/handlers.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, TAX_RATE } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

const desk = (person: Person) =>
  createRouterClient(priceListsHandlers, {
    context: { db: database.db, clock, ...whoAsks(person, clock.now()) },
  })

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await demoPeople(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
  const { id } = await desk('operations').create({ companyID: 1, name: 'Trade', startsOn: '2026-01-01' })
  const file = new File([`model,price,from\n${FURNACE},1200\n${FURNACE},1100,10`], 'p.csv')
  const { import: kept } = await desk('operations').preview({ id, file })
  await desk('operations').apply({ id: kept!.id })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const order = (person: Person | undefined, qty: number, price: number) => {
  const body = makeBody([{ id: FURNACE, qty }])
  const amount = Math.round(qty * price * 100 * (1 + TAX_RATE)) / 100
  const [line] = body.products
  const change = { products: [{ ...line!, price }], paymentInfo: { ...body.paymentInfo, amount } }
  return shop.checkout({ ...body, ...change }, undefined, {}, person && whoAsks(person))
}

test('[30] an order has the price of its quantity and keeps why, whatever becomes of the list', async () => {
  await expect(order('contractor', 10, 1200)).rejects.toMatchObject({ code: 'price' })
  const { orderID } = await order('contractor', 10, 1100)
  const line = () =>
    database.db
      .selectFrom('order_line')
      .select(['unit_price_cents', 'price_why'])
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
  expect((await line()).unit_price_cents).toBe(1_100_00)
  const explained = await desk('sales').explain({ orderID, products: [] })
  expect(explained.products[0]!.lines[0]).toEqual({
    words: 'Price in the list “Trade”, from 10 units',
    price: 1100,
    verdict: 'This price holds.',
    isUsed: true,
  })
  await database.db.deleteFrom('price_list').execute()
  expect(await desk('sales').explain({ orderID, products: [] })).toEqual(explained)
})

test('[30] an order at public prices keeps nothing, and is explained by its price', async () => {
  const { orderID } = await order(undefined, 1, 1299.99)
  const { products } = await desk('sales').explain({ orderID, products: [] })
  expect(products[0]!.lines).toMatchObject([{ words: 'Public price', price: 1299.99, isUsed: true }])
})
