import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { FURNACE, RARE, seedPriceList, WITHDRAWN } from '#tests/fixtures/database/price-list.ts'
import { countedBook, priceBook, requireProducts } from './price-book.ts'

let database: TestDatabase
const now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
})
afterAll(() => database.drop())

test('ids that we never sold or no longer sell are refused by name', async () => {
  const book = await priceBook(database.db, [FURNACE, WITHDRAWN, '499999999'], now)

  expect(() => requireProducts(book, [FURNACE, '499999999'], { sellable: false })).toThrow(
    expect.objectContaining({ code: 'unknown_products', status: 404, details: { products: ['499999999'] } }),
  )
  expect(() => requireProducts(book, [WITHDRAWN], { sellable: true })).toThrow(
    expect.objectContaining({ details: { products: [WITHDRAWN] } }),
  )
  expect(
    requireProducts(book, [WITHDRAWN, FURNACE], { sellable: false }).map((product) => product.id),
  ).toEqual([WITHDRAWN, FURNACE])
})

test.each([
  ['2025-06-01T00:00:00Z', 119_900, true],
  ['2026-11-21T12:00:00Z', 127_700, true],
  ['2024-06-01T00:00:00Z', 0, false],
])('the price of an instant: %s', async (instant, price, sellable) => {
  expect((await priceBook(database.db, [FURNACE], new Date(instant))).get(FURNACE)).toMatchObject({
    price,
    sellable,
  })
})

test('a product’s facts, its categories from the top', async () => {
  expect((await priceBook(database.db, [FURNACE, FURNACE], now)).get(FURNACE)).toEqual({
    id: FURNACE,
    sku: 'NVF96-080B',
    name: 'Steady 96 Gas Furnace',
    slug: 'steady-96',
    brand: 'Northvale',
    type: 'gas-furnace',
    template: 'single',
    summary: 'Two-stage, 96% AFUE.',
    drawing: { type: 'furnace', options: { afue: 96 } },
    dimensions: { height: 34, width: 17.5, depth: 29 },
    weightLb: 143,
    freight: { mode: 'ltl', length: 30, width: 20, height: 36 },
    groundOnly: false,
    shipsFree: true,
    paysShipping: false,
    isService: false,
    sellable: true,
    price: 127_700,
    listPrice: 139_900,
    stock: { available: 20, backOrder: false, restockOn: null },
    categories: [
      { id: 100, slug: 'heating', name: 'Heating' },
      { id: 110, slug: 'gas-furnaces', name: 'Gas Furnaces' },
    ],
  })
  expect((await priceBook(database.db, [RARE], now)).get(RARE)?.stock).toEqual({
    available: 0,
    backOrder: false,
    restockOn: '2026-12-16',
  })
})

test('the book of long quotes has the same prices, stock and facts', async () => {
  const ids = [FURNACE, RARE, WITHDRAWN, '453054793', '499999999']
  const [priced, counted] = await Promise.all([
    priceBook(database.db, ids, now),
    countedBook(database.db, ids, now),
  ])

  expect([...counted.keys()]).toEqual([...priced.keys()])
  for (const [id, { product, categoryId, attributes }] of counted) {
    expect(priced.get(id)).toMatchObject(product)
    expect(categoryId).toBe(product.isService ? null : (priced.get(id)!.categories.at(-1)?.id ?? null))
    expect(attributes).toBeTypeOf('object')
  }
})

test('[K-FEES] a delivery service without a price row costs its fee', async () => {
  const book = await priceBook(database.db, ['453054793', '453066844', '453065962'], now)

  expect([...book.values()].map((service) => [service.name, service.price])).toEqual([
    ['Liftgate Delivery', 2_500],
    ['Inside Delivery', 7_500],
    ['Flat Rate Return', 4_000],
  ])
})
