import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { traitsOf } from '#features/catalog/catalog/rules/product-types.ts'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
  PRIORITY_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import { publicPrices } from '#features/selling/pricing/server/index.ts'
import { priceCart } from '#features/selling/pricing/server/price-cart.ts'
import { clockAt } from '#lib/clock.ts'
import { makeLimits } from '#platform/limits/server/limits.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import {
  FURNACE,
  PORTABLE,
  RARE,
  seedCoupon,
  seedPlaces,
  seedPriceList,
  THERMOSTAT,
  WITHDRAWN,
} from '#tests/fixtures/database/price-list.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { averageTax, CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import { itemFromWire } from '../view/from-wire.ts'
import { cartHandlers } from './handlers.ts'

let database: TestDatabase
const at = new Date('2026-11-25T18:59:00Z')
const chicago = {
  rateFor: async ({ zip }: { zip: string }) => (zip === '60614' ? CHICAGO_TAX : averageTax(0.0898)),
}

beforeAll(async () => {
  database = await makeDatabase()
  await Promise.all([seedPriceList(database.db), seedPlaces(database.db)])
  await seedCoupon(database.db, { code: 'SPRING' })
  await seedCoupon(database.db, { code: 'CONTROLS', categoryIds: [120] })
  await seedCoupon(database.db, { code: 'HEATING', categoryIds: [100], kind: 'amount', value: 5_000 })
  await seedCoupon(database.db, { code: 'BIG', minimum: 1_000_000 })
  await seedCoupon(database.db, { code: 'OVER', endsAt: new Date('2026-11-01') })
  await seedCoupon(database.db, { code: 'ONEEACH', perEmail: 1 })
})
afterAll(() => database.drop())

const context = (settings: { showInside?: boolean; showGuaranteed?: boolean } = {}) => ({
  db: database.db,
  rateLimits: makeLimits(),
  request: makeRequest(),
  clock: clockAt(at.toISOString()),
  tax: chicago,
  actor: BUYER,
  delivery: { showInside: settings.showInside ?? true, showGuaranteed: settings.showGuaranteed ?? true },
})
const line = (id: string, quantity = 1, claims: { price?: number; discount?: number } = {}) => ({
  id,
  quantity,
  ...claims,
})

const hostileLines: [string, { id: string; quantity: number }[], object][] = [
  [
    'an unknown product',
    [line('499999999')],
    { code: 'unknown_products', status: 404, details: { products: ['499999999'] } },
  ],
  ['quantity 0', [line(FURNACE, 0)], { status: 400 }],
  ['a negative quantity', [line(FURNACE, -3)], { status: 400 }],
  ['half a furnace', [line(FURNACE, 1.5)], { status: 400 }],
  ['quantity 1000', [line(FURNACE, 1_000)], { status: 400 }],
  ['a hostile id', [line('1 or 1=1')], { status: 400 }],
  ['201 lines', Array.from({ length: 201 }, () => line(FURNACE)), { status: 400 }],
]

test.each([
  ...hostileLines,
  ['999 and 1 of the same product', [line(FURNACE, 999), line(FURNACE, 1)], { code: 'quantity_too_large' }],
  ['a withdrawn product', [line(WITHDRAWN)], { code: 'unknown_products' }],
  [
    'liftgate and inside delivery',
    [line(FURNACE), line(LIFTGATE_DELIVERY), line(INSIDE_DELIVERY)],
    { code: 'services_exclude_each_other' },
  ],
])('POST /cart/tax refuses %s', async (_, products, refusal) => {
  await expect(
    call(cartHandlers.tax, { products, destinationZip: '60614' }, { context: context() }),
  ).rejects.toMatchObject(refusal)
})

test.each(hostileLines)(
  'POST /cart/apply_coupon_code and /cart/check refuse %s',
  async (_, products, refusal) => {
    await expect(
      call(cartHandlers.applyCoupon, { couponCode: 'SPRING', products }, { context: context() }),
    ).rejects.toMatchObject(refusal)
    await expect(
      call(cartHandlers.check, { zipcode: '60614', products }, { context: context() }),
    ).rejects.toMatchObject(refusal)
  },
)

test.each([
  [
    'an unknown product',
    [{ id: '499999999' }],
    { code: 'unknown_products', details: { products: ['499999999'] } },
  ],
  [
    'a withdrawn product',
    [{ id: FURNACE }, { id: WITHDRAWN }],
    { code: 'unknown_products', details: { products: [WITHDRAWN] } },
  ],
  ['a fraction', [{ id: FURNACE, qty: 0.5 }], { status: 400 }],
])('POST /cart/products refuses %s', async (_, products, refusal) => {
  await expect(call(cartHandlers.products, { products }, { context: context() })).rejects.toMatchObject(
    refusal,
  )
})

test.each(['99999', 'nowhere', ''])(
  '[X-ZIP] POST /cart/tax to %j: "Invalid zipcode"',
  async (destinationZip) => {
    await expect(
      call(cartHandlers.tax, { products: [line(FURNACE)], destinationZip }, { context: context() }),
    ).rejects.toMatchObject({ code: 'invalid_zip', message: 'Invalid zipcode' })
  },
)

test.each(['NOSUCH', 'BIG', 'OVER', 'CONTROLS', ' ', "' or true --"])(
  '[X-COUPON] [C-COUPON] code %j of a furnace: "Invalid Discount Code"',
  async (couponCode) => {
    await expect(
      call(cartHandlers.applyCoupon, { couponCode, products: [line(FURNACE)] }, { context: context() }),
    ).rejects.toMatchObject({
      code: 'invalid_coupon',
      message: 'Invalid Discount Code',
      status: 400,
    })
  },
)

test.each<[string, Parameters<typeof tax>[0], number]>([
  ['a furnace', { products: [line(FURNACE)] }, 130.89],
  [
    'a claimed price changes nothing',
    { products: [line(FURNACE, 1, { price: 0.01, discount: 500 })] },
    130.89,
  ],
  ['nothing', { products: [] }, 0],
  ['liftgate is taxed', { products: [line(FURNACE), line(LIFTGATE_DELIVERY)] }, 133.46],
  ['freight is taxed in Chicago, at our own cost', { products: [line(THERMOSTAT)], shippingCost: 0 }, 20.42],
  ['a coupon comes off first', { products: [line(FURNACE)], couponCode: 'spring' }, 117.8],
  ['an invalid coupon changes nothing', { products: [line(FURNACE)], couponCode: 'NOSUCH' }, 130.89],
  [
    '453071037 is never taxed',
    { products: [line(FURNACE), line(PRIORITY_DELIVERY)], shipping: 'guaranteed' },
    130.89,
  ],
])('[C-TAX] tax in Chicago: %s', async (_, input, expected) => {
  expect(await tax(input)).toEqual({ tax: expected, ...CHICAGO_TAX })
})

test.each([{ rate: 0 }, { tax: 0 }, { basis: { kind: 'unknown' } }])(
  '[C-TAX] a tax of the browser is refused: %j',
  async (claim) => {
    const input = { products: [line(FURNACE)], destinationZip: '60614', ...claim }
    await expect(call(cartHandlers.tax, input, { context: context() })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  },
)

const tax = (input: {
  products: ReturnType<typeof line>[]
  shipping?: string
  shippingCost?: number
  couponCode?: string
}) => call(cartHandlers.tax, { ...input, destinationZip: '60614' }, { context: context() })

test.each([
  ['60614', true],
  ['99501', false],
  ['K1A 0B1', false],
])('[K-FEES] [C-TAX] flat rate return is part of a cart that goes to %s: %s', async (zip, isOffered) => {
  const request = {
    lines: [
      { id: FURNACE, qty: 1 },
      { id: FLAT_RATE_RETURN, qty: 1 },
    ],
    zip,
    at,
  }
  const pricing = await priceCart(context(), request, publicPrices(database.db))

  expect(pricing.lines.map(({ product }) => product.id)).toEqual(
    isOffered ? [FURNACE, FLAT_RATE_RETURN] : [FURNACE],
  )
  expect(pricing.priced.subtotal).toBe(isOffered ? 131_700 : 127_700)
})

test('[X-TAX] the answer says when the tax service does not respond', async () => {
  const broken = { ...context(), tax: { rateFor: async () => Promise.reject(new Error('timeout')) } }

  await expect(
    call(cartHandlers.tax, { products: [line(FURNACE)], destinationZip: '60614' }, { context: broken }),
  ).rejects.toMatchObject({ code: 'tax_unavailable', status: 503 })
})

test('[C-COUPON] answers the discount of each line to the cent', async () => {
  expect(
    await call(
      cartHandlers.applyCoupon,
      { couponCode: ' spring', products: [line(FURNACE), line(THERMOSTAT, 2), line(LIFTGATE_DELIVERY)] },
      { context: context() },
    ),
  ).toEqual({
    couponCode: 'SPRING',
    discount: 165.5,
    discountedProducts: [
      { productNumber: FURNACE, discountAmount: 127.7, fullPrice: 1277, resetPrice: 1277 },
      { productNumber: THERMOSTAT, discountAmount: 37.8, fullPrice: 378, resetPrice: 189 },
    ],
  })
})

test.each([
  ['a category', 'CONTROLS', [[THERMOSTAT, 18.9]]],
  [
    'a category above',
    'HEATING',
    [
      [FURNACE, 43.55],
      [THERMOSTAT, 6.45],
    ],
  ],
])('a coupon for %s', async (_, couponCode, discounts) => {
  const answer = await call(
    cartHandlers.applyCoupon,
    { couponCode, products: [line(FURNACE), line(THERMOSTAT)] },
    { context: context() },
  )

  expect(
    answer.discountedProducts.map(({ productNumber, discountAmount }) => [productNumber, discountAmount]),
  ).toEqual(discounts)
})

test('[V-CHECK] checking an empty cart does nothing, whatever the zip', async () => {
  expect(await call(cartHandlers.check, { zipcode: '', products: [] }, { context: context() })).toEqual({
    products: [],
    rules: null,
  })
})

test('[C-CHECK] prices and stock of a cart as they are now', async () => {
  const products = [
    line(FURNACE, 2),
    line(THERMOSTAT, 5),
    line(PORTABLE, 4),
    line(RARE),
    line(WITHDRAWN),
    line(LIFTGATE_DELIVERY),
    line(PRIORITY_DELIVERY),
  ]

  expect(await call(cartHandlers.check, { zipcode: '60614', products }, { context: context() })).toEqual({
    products: [
      {
        id: FURNACE,
        price: 1277,
        traits: expect.any(Array),
        availability: { status: 'in_stock', left: null, restockOn: null },
        quantityAvailable: 2,
      },
      {
        id: THERMOSTAT,
        price: 189,
        traits: expect.any(Array),
        availability: { status: 'out_of_stock', left: null, restockOn: null },
        quantityAvailable: 3,
      },
      {
        id: PORTABLE,
        price: 449,
        traits: expect.any(Array),
        availability: { status: 'back_order', left: null, restockOn: '2026-12-09' },
        quantityAvailable: 4,
      },
      {
        id: RARE,
        price: 50,
        traits: expect.any(Array),
        availability: { status: 'out_of_stock', left: null, restockOn: '2026-12-16' },
        quantityAvailable: 0,
      },
      {
        id: WITHDRAWN,
        price: 999,
        traits: expect.any(Array),
        availability: { status: 'no_longer_sold', left: null, restockOn: null },
        quantityAvailable: 0,
      },
      {
        id: LIFTGATE_DELIVERY,
        price: 25,
        traits: expect.any(Array),
        availability: { status: 'in_stock', left: null, restockOn: null },
        quantityAvailable: 1,
      },
    ],
    rules: expect.objectContaining({ zipcode: '60614', asOf: expect.any(String) }),
  })
})

test('[C-PRODUCTS] [E-CARTITEM] items for a cart, in the requested order, without stock counts', async () => {
  const answer = await call(
    cartHandlers.products,
    { products: [{ id: THERMOSTAT, qty: 2 }, { id: FURNACE }] },
    { context: context() },
  )

  expect(answer.products.map((item) => [item.id, item.qty, item.availability])).toEqual([
    [THERMOSTAT, 2, { status: 'few_left', left: 3, restockOn: null }],
    [FURNACE, 1, { status: 'in_stock', left: null, restockOn: null }],
  ])
  expect(itemFromWire(answer.products[1]!)).toEqual({
    id: FURNACE,
    name: 'Steady 96 Gas Furnace',
    description: 'Two-stage, 96% AFUE.',
    details: '',
    price: 127_700,
    retailPrice: 139_900,
    qty: 1,
    thumbnail: {
      drawing: { type: 'furnace', options: { afue: 96 } },
      dimensions: { height: 34, width: 17.5, depth: 29 },
    },
    breadcrumbs: [
      { name: 'Heating', url: '/category/heating' },
      { name: 'Gas Furnaces', url: '/category/heating/gas-furnaces' },
    ],
    isService: false,
    isAdditionalService: false,
    additionalServices: [LIFTGATE_DELIVERY, INSIDE_DELIVERY, FLAT_RATE_RETURN],
    discount: { discountAmount: 0 },
    discountAmount: 0,
    couponDiscountAmount: 0,
    serviceImage: '',
    repricing: null,
    sku: 'NVF96-080B',
    brand: 'Northvale',
    category: 'Gas Furnaces',
    url: `/product/heating/gas-furnaces/steady-96/${FURNACE}`,
    kBType: 'gas-furnace',
    traits: [...traitsOf('gas-furnace')],
    quoteID: null,
    weightLb: 143,
    shipsFree: true,
    paysShipping: false,
    availability: { status: 'in_stock', left: null, restockOn: null },
  })
})

test('inside delivery needs the setting; truck services are offered only for truck freight', async () => {
  const answer = await call(
    cartHandlers.products,
    { products: [{ id: FURNACE }, { id: THERMOSTAT }] },
    { context: context({ showInside: false }) },
  )

  expect(answer.products.map((item) => item.additionalServices)).toEqual([
    [LIFTGATE_DELIVERY, FLAT_RATE_RETURN],
    [FLAT_RATE_RETURN],
  ])
})
