import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { toCents } from '#lib/money.ts'
import { type Coupon, couponDiscount, isEligible, judgeCoupon, normalCode } from './coupon.ts'
import { discountable, type OrderLineInput, priceOrder } from './price-order.ts'

const makeLine = (
  overrides: Partial<Omit<OrderLineInput, 'price'>> & { price?: number } = {},
): OrderLineInput => ({
  id: '450000001',
  qty: 1,
  isService: false,
  categoryIds: [110, 100],
  ...overrides,
  price: toCents(overrides.price ?? 127_700),
})

const makeCoupon = (overrides: Partial<Omit<Coupon, 'minimum'>> & { minimum?: number } = {}): Coupon => ({
  code: 'SPRING',
  kind: 'percent',
  value: 10,
  productIds: [],
  categoryIds: [],
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  usageLimit: null,
  perEmailLimit: null,
  used: 0,
  ...overrides,
  minimum: toCents(overrides.minimum ?? 0),
})

const now = new Date('2026-11-21T12:00:00Z')
const order = { shippingCost: toCents(0), taxRate: 0.1025, freightTaxable: true }

test('[S-CART-16] [K-MONEY] an order of a furnace and a liftgate in Chicago', () => {
  const priced = priceOrder({
    ...order,
    lines: [makeLine(), makeLine({ id: '453054793', price: 2_500, isService: true })],
  })

  // 10.25% of 1,302.00 is 133.455, which rounds away from zero.
  expect(priced).toEqual({
    lines: [
      {
        id: '450000001',
        price: 127_700,
        qty: 1,
        isService: false,
        gross: 127_700,
        discount: 0,
        couponDiscount: 0,
        net: 127_700,
        tax: 13_090,
      },
      {
        id: '453054793',
        price: 2_500,
        qty: 1,
        isService: true,
        gross: 2_500,
        discount: 0,
        couponDiscount: 0,
        net: 2_500,
        tax: 256,
      },
    ],
    subtotal: 130_200,
    discount: 0,
    shipping: 0,
    shippingTax: 0,
    tax: 13_346,
    total: 143_546,
  })
})

test('[E-SERVICES] 453071037 is never taxed', () => {
  const priced = priceOrder({
    ...order,
    lines: [makeLine({ price: 10_000 }), makeLine({ id: PRIORITY_DELIVERY, price: 14_900, isService: true })],
  })

  expect([priced.tax, priced.total]).toEqual([1_025, 25_925])
})

test.each([
  [true, 1_025 + 513],
  [false, 1_025],
])('freight is taxed where it is taxable: %s', (freightTaxable, tax) => {
  expect(
    priceOrder({
      ...order,
      shippingCost: toCents(5_000),
      freightTaxable,
      lines: [makeLine({ price: 10_000 })],
    }).tax,
  ).toBe(tax)
})

test('an exempt buyer pays no tax', () => {
  expect(priceOrder({ ...order, exempt: true, lines: [makeLine({ price: 10_000 })] }).tax).toBe(0)
})

test('a coupon is shared out over its lines so that the cents add up, before tax', () => {
  const lines = [
    makeLine({ id: '450000001', price: 3_333 }),
    makeLine({ id: '450000002', price: 3_333 }),
    makeLine({ id: '450000003', price: 3_334 }),
    makeLine({ id: '453054793', price: 2_500, isService: true }),
  ]

  const priced = priceOrder({ ...order, lines, coupon: makeCoupon({ kind: 'amount', value: 1_000 }) })

  expect(priced.lines.map((line) => line.couponDiscount)).toEqual([333, 333, 334, 0])
  expect([priced.subtotal, priced.discount, priced.tax]).toEqual([12_500, 1_000, 1_179])
})

test('a discount never exceeds the price of its line', () => {
  const priced = priceOrder({
    ...order,
    lines: [makeLine({ price: 500, discount: toCents(900) })],
    coupon: makeCoupon({ kind: 'amount', value: 1_000 }),
  })

  expect([priced.discount, priced.total]).toEqual([500, 0])
})

test.each<[string, Partial<Coupon>, boolean]>([
  ['no scope', {}, true],
  ['its product', { productIds: ['450000001'] }, true],
  ['another product', { productIds: ['450000009'] }, false],
  ['its category', { categoryIds: [110] }, true],
  ['the category above', { categoryIds: [100] }, true],
  ['another category', { categoryIds: [200] }, false],
  ['either list', { productIds: ['450000009'], categoryIds: [100] }, true],
])('a coupon with %s: eligible %s', (_, scope, eligible) => {
  expect(isEligible(makeCoupon(scope), discountable(makeLine()))).toBe(eligible)
})

test.each<[string, Parameters<typeof makeCoupon>[0], number, string]>([
  ['before its start', { startsAt: new Date('2026-11-22T00:00:00Z') }, 0, 'not_started'],
  ['at its end', { endsAt: now }, 0, 'over'],
  ['used up', { usageLimit: 10, used: 10 }, 0, 'used_up'],
  ['used by this email', { perEmailLimit: 1 }, 1, 'used_by_email'],
  ['for other products', { productIds: ['450000009'] }, 0, 'nothing_eligible'],
  ['below its minimum', { minimum: 127_701 }, 0, 'below_minimum'],
])('a coupon %s is rejected', (_, overrides, usedByEmail, reason) => {
  expect(judgeCoupon(makeCoupon(overrides), [discountable(makeLine())], now, usedByEmail)).toEqual({
    kind: 'rejected',
    reason,
  })
})

test.each<[string, Parameters<typeof makeCoupon>[0]]>([
  ['at its start', { startsAt: now }],
  ['without an end', { endsAt: null }],
  ['with one use left', { usageLimit: 10, used: 9 }],
  ['at its minimum', { minimum: 127_700 }],
])('a coupon %s applies', (_, overrides) => {
  expect(judgeCoupon(makeCoupon(overrides), [discountable(makeLine())], now)).toEqual({ kind: 'applies' })
})

test('services neither get a discount nor count toward a minimum', () => {
  const lines = [
    makeLine({ price: 10_000 }),
    makeLine({ id: '453066844', price: 7_500, isService: true }),
  ].map(discountable)

  expect(couponDiscount(makeCoupon({ value: 100 }), lines)).toBe(10_000)
  expect(judgeCoupon(makeCoupon({ minimum: 10_001 }), lines, now).kind).toBe('rejected')
})

test('a code is compared without case and spaces', () => {
  expect(normalCode(' spring ')).toBe('SPRING')
})

const anyLine = fc.record({
  id: fc.constantFrom('450000001', '450000002', PRIORITY_DELIVERY),
  price: fc.integer({ min: 0, max: 2_000_000 }).map(toCents),
  qty: fc.integer({ min: 1, max: 40 }),
  discount: fc.integer({ min: 0, max: 50_000 }).map(toCents),
  isService: fc.boolean(),
  categoryIds: fc.constantFrom([100], [200]),
})
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  coupon: fc.option(
    fc
      .record({
        kind: fc.constantFrom('percent' as const, 'amount' as const),
        value: fc.integer({ min: 1, max: 100 }),
        categoryIds: fc.constantFrom([], [100]),
      })
      .map((facts) => makeCoupon(facts)),
  ),
  shippingCost: fc.integer({ min: 0, max: 90_000 }).map(toCents),
  taxRate: fc.integer({ min: 0, max: 125_000 }).map((millionths) => millionths / 1_000_000),
  freightTaxable: fc.boolean(),
  exempt: fc.boolean(),
})

/** I8: the same sum by a second, plain method: fractions in bigint, no sharing out. */
function plainTotal({
  lines,
  coupon,
  shippingCost,
  taxRate,
  freightTaxable,
  exempt,
}: Parameters<typeof priceOrder>[0]): bigint {
  const half = (numerator: bigint, denominator: bigint) => (numerator * 2n + denominator) / (denominator * 2n)
  const after = lines.map((line) => Math.max(0, line.price * line.qty - (line.discount ?? 0)))
  const inScope = lines.map(
    (line) =>
      !line.isService &&
      (!coupon || coupon.categoryIds.length === 0 || coupon.categoryIds.includes(line.categoryIds?.[0] ?? 0)),
  )
  const eligible = BigInt(after.filter((_, index) => inScope[index]).reduce((sum, amount) => sum + amount, 0))
  const wanted = !coupon
    ? 0n
    : coupon.kind === 'percent'
      ? half(eligible * BigInt(coupon.value), 100n)
      : BigInt(coupon.value)
  const couponAmount = wanted > eligible ? eligible : wanted
  const taxed = BigInt(
    lines
      .map((line, index) => (line.id === '453071037' ? 0 : (after[index] ?? 0)))
      .reduce((sum, amount) => sum + amount, 0),
  )
  const base = taxed - couponAmount + (freightTaxable ? BigInt(shippingCost) : 0n)
  const tax = exempt ? 0n : half(base * BigInt(Math.round(taxRate * 1_000_000)), 1_000_000n)
  return BigInt(after.reduce((sum, amount) => sum + amount, 0)) - couponAmount + BigInt(shippingCost) + tax
}

test('I8: total = Σ lines − discounts + shipping + tax, by a second calculation; shares add up', () => {
  fc.assert(
    fc.property(anyOrder, (drawn) => {
      const input = {
        ...drawn,
        lines: drawn.lines.map((line) => ({
          ...line,
          isService: line.isService || line.id === PRIORITY_DELIVERY,
        })),
      }

      const priced = priceOrder(input)

      expect(BigInt(priced.total)).toBe(plainTotal(input))
      expect(priced.total).toBe(priced.subtotal - priced.discount + priced.shipping + priced.tax)
      expect(priced.lines.reduce<number>((sum, line) => sum + line.tax, priced.shippingTax)).toBe(priced.tax)
      expect(priced.lines.reduce((sum, line) => sum + line.discount, 0)).toBe(priced.discount)
      expect(
        priced.lines.every(
          (line) => line.net >= 0 && line.tax >= 0 && line.net === line.gross - line.discount,
        ),
      ).toBe(true)
    }),
    { numRuns: 500 },
  )
})
