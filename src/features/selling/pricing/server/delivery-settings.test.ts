import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { FIRST_FACTS, type StoreFacts, setMerchant } from '#lib/merchant/merchant.ts'
import { toCents } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { FURNACE, seedPlaces, seedPriceList, THERMOSTAT } from '#tests/fixtures/database/price-list.ts'
import { CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import { priceBook } from './price-book.ts'
import { type CartToPrice, priceCart } from './price-cart.ts'
import { agreedPrices, type PriceSource, publicPrices, quotePrices } from './price-sources.ts'

let database: TestDatabase
let shop: PriceSource
const at = new Date('2026-11-25T18:30:00Z')
beforeAll(async () => {
  database = await makeDatabase()
  shop = publicPrices(database.db)
  await Promise.all([seedPriceList(database.db), seedPlaces(database.db)])
})
afterEach(() => setMerchant(FIRST_FACTS))
afterAll(() => database.drop())

const staffSet = (facts: Partial<StoreFacts>) => setMerchant({ ...FIRST_FACTS, ...facts })

function price(request: Partial<CartToPrice> = {}, source = shop) {
  const context = {
    db: database.db,
    tax: { rateFor: async () => CHICAGO_TAX },
    delivery: { showInside: true, showGuaranteed: true },
  }
  return priceCart(context, { lines: [{ id: FURNACE, qty: 1 }], zip: '60614', at, ...request }, source)
}

const SERVICES = [
  ['liftgate', LIFTGATE_DELIVERY],
  ['inside', INSIDE_DELIVERY],
  ['return', FLAT_RATE_RETURN],
] as const
const withService = (id: string) => ({
  lines: [
    { id: FURNACE, qty: 1 },
    { id, qty: 1 },
  ],
})

test.each(SERVICES)('[29] %s that staff switched off is refused by its id', async (option, id) => {
  staffSet({ switchedOff: [`deliver ${option}`] })
  await expect(price(withService(id))).rejects.toMatchObject({
    code: 'unknown_products',
    details: { products: [id] },
  })
})

test.each(SERVICES)('[29] %s costs what staff set, whatever its row says', async (option, id) => {
  staffSet({ figures: { [`price ${option}`]: 31_00 } })
  expect((await priceBook(database.db, [id], at)).get(id)?.price).toBe(31_00)
  expect((await price(withService(id))).lines.map((line) => line.price)).toEqual([1_277_00, 31_00])
})

test.each(SERVICES)('[29] a quote and a placed order keep %s at their price', async (option, id) => {
  staffSet({ switchedOff: [`deliver ${option}`], figures: { [`price ${option}`]: 99_00 } })
  const validUntil = new Date(at.getTime() + 1)
  const quote = quotePrices(shop, { prices: new Map([[id, toCents(20_00)]]), validUntil })
  const order = agreedPrices(shop, new Map([[id, { price: toCents(20_00), held: 0 }]]), at)
  for (const source of [quote, order])
    expect((await price(withService(id), source)).lines.map((line) => line.price)).toEqual([1_277_00, 20_00])
})

test('[29] a faster delivery that is off is not offered, but to whom it was promised', async () => {
  const far = { zip: '90001', lines: [{ id: THERMOSTAT, qty: 1 }] }
  for (const type of ['expedited', 'guaranteed'] as const) {
    expect((await price({ ...far, shippingType: type })).option).toMatchObject({ type })
    staffSet({ switchedOff: [`deliver ${type}`] })
    expect((await price({ ...far, shippingType: type })).option).toBeNull()
    expect((await price({ ...far, quotedShipping: { type, cost: null } })).option).toMatchObject({ type })
    expect((await price({ ...far, shippingType: type, promised: type })).option).toMatchObject({ type })
    setMerchant(FIRST_FACTS)
  }
})

test('[29] price and cutoff of a faster delivery are its own', async () => {
  const far = { zip: '90001', lines: [{ id: THERMOSTAT, qty: 1 }], shippingType: 'guaranteed' }
  const usual = (await price(far)).option
  staffSet({
    switchedOff: ['deliver expedited'],
    figures: { 'price guaranteed': 80_00, 'cutoff guaranteed': 12 * 60 },
  })
  const { option, shipping } = await price(far)
  expect(option?.cost).toBe(Number(usual?.cost) + 1_00)
  expect([usual?.shipDate, option?.shipDate]).toEqual(['2026-11-25', '2026-11-30'])
  expect(shipping).toMatchObject({ shipDate: '2026-11-25', options: [{ shipDate: '2026-11-25' }, {}] })
})

test('[29] the amounts with which standard delivery begins', async () => {
  const usual = (await price({ lines: [{ id: THERMOSTAT, qty: 1 }] })).option
  staffSet({ figures: { 'price standard': 9_95 } })
  const now = (await price({ lines: [{ id: THERMOSTAT, qty: 1 }] })).option
  expect(now?.cost).toBe(Number(usual?.cost) + 2_00)
  expect((await price()).option?.cost).toBe(0)
})
