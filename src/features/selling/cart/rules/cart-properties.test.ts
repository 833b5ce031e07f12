import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import {
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
  PRIORITY_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { toCents } from '#lib/money.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import { reduceCart } from './cart.ts'
import { keepInvariants } from './cart-invariants.ts'
import type { CartEvent } from './events.ts'
import { cartTotals } from './totals.ts'
import { type Cart, EMPTY_CART } from './types.ts'

const play = (...events: CartEvent[]): Cart => events.reduce(reduceCart, EMPTY_CART)
const ids = (cart: Cart): string[] => cart.items.map((item) => item.id)
const added = (item = makeItem(), qty = 1): CartEvent => ({ type: 'itemAdded', item, qty })
const quoted: CartEvent = {
  type: 'shippingRatesReceived',
  options: [makeOption(), makeOption({ type: 'guaranteed', label: 'By Mon', cost: 14_900 })],
}

const anyId = fc.constantFrom('450000001', '450000002', '450000003')
const anyAddition = fc
  .record({
    id: anyId,
    price: fc.integer({ min: 0, max: 900_000 }),
    qty: fc.integer({ min: -2, max: 1_200 }),
  })
  .map(
    ({ id, price, qty }): CartEvent =>
      added(
        makeItem({
          id,
          price,
          additionalServices: id === '450000001' ? [LIFTGATE_DELIVERY, INSIDE_DELIVERY] : [],
        }),
        qty,
      ),
  )
const anyCouponAnswer = fc.record({ id: anyId, amount: fc.integer({ min: 0, max: 2_000_000 }) }).map(
  ({ id, amount }): CartEvent => ({
    type: 'couponApplied',
    code: 'X',
    discountedProducts: [
      { productNumber: id, discountAmount: toCents(amount), fullPrice: toCents(0), resetPrice: toCents(0) },
    ],
  }),
)
const anyEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  anyAddition,
  anyCouponAnswer,
  fc
    .record({ id: anyId, qty: fc.integer({ min: -1, max: 1_200 }) })
    .map((change): CartEvent => ({ type: 'quantityChanged', ...change })),
  fc.constantFrom(...ADDITIONAL_SERVICES).map((service): CartEvent => ({ type: 'serviceToggled', service })),
  fc.constantFrom<CartEvent>(
    quoted,
    { type: 'shippingChosen', option: 'standard' },
    { type: 'shippingChosen', option: 'guaranteed' },
    { type: 'itemRemoved', id: '450000001' },
    { type: 'servicesDeselected' },
    { type: 'cleared' },
    { type: 'couponEntered', code: 'X' },
  ),
)

test('after any events the invariants hold, no total is negative and the services fit', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 25 }), (events) => {
      const cart = play(...events)
      const totals = cartTotals(cart)
      const present = ids(cart)

      expect(keepInvariants(cart)).toBe(cart)
      expect(
        Math.min(totals.fullPrice, totals.discount, totals.subTotal, totals.shippingCost, totals.total),
      ).toBeGreaterThanOrEqual(0)
      expect(totals.total).toBe(totals.subTotal + totals.shippingCost + totals.taxAmount)
      expect(present.includes(LIFTGATE_DELIVERY) && present.includes(INSIDE_DELIVERY)).toBe(false)
      expect(new Set(present).size).toBe(present.length)
      expect(cart.items.every((item) => item.qty >= 1 && item.qty <= 999)).toBe(true)
      expect(present).not.toEqual([PRIORITY_DELIVERY])
    }),
    { numRuns: 300 },
  )
})
