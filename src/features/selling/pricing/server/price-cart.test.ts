import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIFTGATE_DELIVERY, PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { type PriceSource, publicPrices, quotePrices } from '#features/selling/pricing/server/index.ts'
import { toCents } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import {
  FURNACE,
  seedCoupon,
  seedPlaces,
  seedPriceList,
  THERMOSTAT,
} from '#tests/fixtures/database/price-list.ts'
import { CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import { type CartToPrice, priceCart } from './price-cart.ts'
import { loweredPrices } from './price-sources.ts'

let database: TestDatabase
let shop: PriceSource
const at = new Date('2026-11-25T18:59:00Z')

beforeAll(async () => {
  database = await makeDatabase()
  shop = publicPrices(database.db)
  await Promise.all([seedPriceList(database.db), seedPlaces(database.db)])
  await seedCoupon(database.db, { code: 'SPRING' })
  await seedCoupon(database.db, { code: 'OVER', endsAt: new Date('2026-11-01') })
})
afterAll(() => database.drop())

function price(request: Partial<CartToPrice> = {}, source = shop) {
  const context = {
    db: database.db,
    tax: { rateFor: async () => CHICAGO_TAX },
    delivery: { showInside: true, showGuaranteed: true },
  }
  return priceCart(context, { lines: [{ id: FURNACE, qty: 1 }], zip: '60614', at, ...request }, source)
}

test('a whole cart: guaranteed delivery is a line, shipping costs 0, lines and totals agree', async () => {
  const pricing = await price({
    lines: [
      { id: FURNACE, qty: 1 },
      { id: THERMOSTAT, qty: 1 },
      { id: LIFTGATE_DELIVERY, qty: 2 },
      { id: PRIORITY_DELIVERY, qty: 1 },
    ],
    zip: '60614',
    at,
    shippingType: 'guaranteed',
    couponCode: 'SPRING',
  })

  expect(pricing.lines.map(({ product, qty, price }) => [product.id, qty, price])).toEqual([
    [FURNACE, 1, 127_700],
    [THERMOSTAT, 1, 18_900],
    [LIFTGATE_DELIVERY, 1, 2_500],
    [PRIORITY_DELIVERY, 1, pricing.option?.cost],
  ])
  expect(pricing.coupon.kind).toBe('applied')
  // (1,277.00 + 189.00) − 10% + 25.00 = 1,344.40, taxed at 10.25%; the priority line is not.
  expect([
    pricing.priced.discount,
    pricing.priced.shipping,
    pricing.priced.tax,
    pricing.priced.total - (pricing.option?.cost ?? 0),
  ]).toEqual([14_660, 0, 13_780, 134_440 + 13_780])
})

test.each(['2027-11-25', '9999-12-31'])(
  'a ship date too far ahead is refused: %s',
  async (requestedShipDate) => {
    await expect(price({ requestedShipDate })).rejects.toMatchObject({
      code: 'ship_date_too_far',
      status: 400,
    })
  },
)

test.each([
  ['an option that is not offered', { shippingType: 'expedited' }, { option: null }],
  ['a place that is quoted by phone', { zip: 'K1A 0B1' }, { option: null, shipping: { kind: 'byPhone' } }],
  ['no option requested', {}, { option: { type: 'standard' } }],
  ['a code that does not hold', { couponCode: 'OVER' }, { coupon: { kind: 'rejected', code: 'OVER' } }],
  [
    'a service that no product offers',
    {
      lines: [
        { id: THERMOSTAT, qty: 1 },
        { id: LIFTGATE_DELIVERY, qty: 1 },
      ],
    },
    { lines: [{ product: { id: THERMOSTAT } }] },
  ],
  ['an exempt buyer', { exempt: true }, { priced: { tax: 0, total: 127_700 } }],
])('what does not hold is reported in the pricing: %s', async (_, request, expected) => {
  expect(await price(request)).toMatchObject(expected)
})

describe('price sources', () => {
  const bothProducts = {
    lines: [
      { id: FURNACE, qty: 2 },
      { id: THERMOSTAT, qty: 1 },
    ],
  }
  const validUntil = new Date(at.getTime() + 1)
  const quote = { prices: new Map([[FURNACE, toCents(1_000_00)]]), validUntil }
  const partner = { id: 1, prices: new Map([[THERMOSTAT, toCents(150_00)]]) }

  test('without another source the public prices hold', async () => {
    const { priced } = await price(bothProducts)

    expect(priced.lines.map((line) => line.price)).toEqual([1_277_00, 189_00])
  })

  test("a quote's fixed price applies in place of the price list", async () => {
    const { priced } = await price(bothProducts, quotePrices(shop, quote))

    expect(priced.lines.map((line) => line.price)).toEqual([1_000_00, 189_00])
    expect(priced.subtotal).toBe(2_189_00)
    expect(priced.total).toBe(priced.subtotal + priced.shipping + priced.tax)
  })

  test('from the moment a quote ends, the public prices hold', async () => {
    const { priced } = await price({ ...bothProducts, at: validUntil }, quotePrices(shop, quote))

    expect(priced.lines.map((line) => line.price)).toEqual([1_277_00, 189_00])
  })

  test('the prices of a price request apply; other products have the public price', async () => {
    const { priced } = await price(bothProducts, loweredPrices(shop, partner))

    expect(priced.lines.map((line) => line.price)).toEqual([1_277_00, 150_00])
    expect(priced.subtotal).toBe(2_704_00)
  })

  test.each([
    ['a quote', () => quotePrices(shop, quote)],
    ['a price request', () => loweredPrices(shop, partner)],
  ])('the coupons of the public prices cannot be used with the prices of %s', async (_, source) => {
    const { coupon, priced } = await price({ ...bothProducts, couponCode: 'SPRING' }, source())

    expect(coupon).toEqual({ kind: 'rejected', code: 'SPRING' })
    expect(priced.discount).toBe(0)
  })

  test('tax, shipping and stock follow the same rules for every source', async () => {
    const samePrices = { prices: new Map([[FURNACE, toCents(1_277_00)]]), validUntil }

    const [publicly, quoted] = await Promise.all([price(), price({}, quotePrices(shop, samePrices))])

    expect(quoted.priced).toEqual(publicly.priced)
    expect(quoted.shipping).toEqual(publicly.shipping)
    expect(quoted.lines.map(({ product }) => product.stock)).toEqual(
      publicly.lines.map(({ product }) => product.stock),
    )
  })
})
