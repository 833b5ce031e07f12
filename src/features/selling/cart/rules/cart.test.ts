import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADDITIONAL_SERVICES, toggleService } from '#features/catalog/catalog/rules/additional-services.ts'
import {
  FLAT_RATE_RETURN,
  INSIDE_DELIVERY,
  LIFTGATE_DELIVERY,
  PRIORITY_DELIVERY,
} from '#features/catalog/catalog/rules/service-ids.ts'
import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import { toCents } from '#lib/money.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import { CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import { readSavedCart } from '../contract/stored-cart.ts'
import { reduceCart, toStored } from './cart.ts'
import { keepInvariants } from './cart-invariants.ts'
import type { CartEvent } from './events.ts'
import { cartQty, cartTotals } from './totals.ts'
import { type Cart, EMPTY_CART, MAX_LINES } from './types.ts'

const furnace = makeItem()
const thermostat = makeItem({
  id: '450000002',
  name: 'Thermostat',
  price: 18_900,
  additionalServices: [FLAT_RATE_RETURN],
  kBType: 'thermostat',
  shipsFree: false,
})
const [liftgate, inside, flatReturn] = ADDITIONAL_SERVICES as [
  (typeof ADDITIONAL_SERVICES)[0],
  (typeof ADDITIONAL_SERVICES)[0],
  (typeof ADDITIONAL_SERVICES)[0],
]
const standard = makeOption()
const guaranteed = makeOption({ type: 'guaranteed', label: 'By Mon', cost: 14_900 })

const play = (...events: CartEvent[]): Cart => events.reduce(reduceCart, EMPTY_CART)
const ids = (cart: Cart): string[] => cart.items.map((item) => item.id)
const added = (item = furnace, qty = 1): CartEvent => ({ type: 'itemAdded', item, qty })
const quoted: CartEvent = { type: 'shippingRatesReceived', options: [standard, guaranteed] }

test('[S-CART-01] adding a product that is already in the cart adds up its quantity', () => {
  const cart = play(added(furnace, 2), added({ ...furnace, price: toCents(130_000) }, 3))

  expect(cart.items).toEqual([{ ...furnace, price: 130_000, qty: 5 }])
  expect(cart.lastItemAdded).toEqual({ id: furnace.id, qty: 3, at: 2 })
})

test('[S-CART-01] quantities do not depend on the order of the additions', () => {
  const additions = fc.array(
    fc.record({
      id: fc.constantFrom('450000001', '450000002', '450000003'),
      qty: fc.integer({ min: 1, max: 600 }),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(additions, fc.integer(), (list, seed) => {
      const shuffled = list
        .map((entry, index) => ({ entry, key: (seed ^ (index * 2_654_435_761)) >>> 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ entry }) => entry)
      const quantities = (order: typeof list) =>
        play(...order.map(({ id, qty }) => added(makeItem({ id }), qty))).items.map(({ id, qty }) => [
          id,
          qty,
        ])

      expect(quantities(shuffled)).toEqual(quantities(list))
    }),
  )
})

test.each([[0], [-3], [Number.NaN]])('[S-CART-02] quantity %s removes', (qty) => {
  expect(play(added(), { type: 'quantityChanged', id: furnace.id, qty }).items).toEqual([])
})

test.each([
  [2.9, 2],
  [1_000_000, 999],
])('a quantity of %s counts as %s', (qty, expected) => {
  expect(play(added(), { type: 'quantityChanged', id: furnace.id, qty }).items[0]?.qty).toBe(expected)
})

test('a product beyond 200 lines is not added, and a message says so', () => {
  const full = play(
    ...Array.from({ length: MAX_LINES }, (_, index) => added(makeItem({ id: String(450_000_100 + index) }))),
  )

  const cart = reduceCart(full, added(thermostat))

  expect(cart.items).toHaveLength(MAX_LINES)
  expect(cart.alerts.popupMessage).toBe('A cart holds at most 200 different products.')
})

test('[S-CART-03] removing a product drops the services that no other product in the cart offers', () => {
  const cart = play(
    added(),
    added(thermostat),
    { type: 'serviceToggled', service: liftgate },
    { type: 'serviceToggled', service: flatReturn },
    { type: 'itemRemoved', id: furnace.id },
  )

  expect(ids(cart)).toEqual([thermostat.id, FLAT_RATE_RETURN])
})

test('[S-CART-04] clearing leaves an empty cart', () => {
  expect(play(added(), quoted, { type: 'couponEntered', code: 'SPRING' }, { type: 'cleared' })).toEqual(
    EMPTY_CART,
  )
})

test('[S-CART-05] a saved cart replaces the cart and requests its coupon and delivery again', () => {
  const saved = toStored(
    play(added(thermostat, 2), { type: 'couponEntered', code: 'SPRING' }, quoted, {
      type: 'shippingChosen',
      option: 'guaranteed',
    }),
  )

  const cart = reduceCart(play(added()), { type: 'savedCartLoaded', saved })

  expect(ids(cart)).toEqual([thermostat.id, PRIORITY_DELIVERY])
  expect(cart.coupon).toEqual({ kind: 'applying', code: 'SPRING' })
  expect(cart.shipping.preferred).toEqual({ type: 'guaranteed', requestedShipDate: null })
})

test('[S-CART-06] pasting adds many products at once; [X-PASTE] a failure says so', () => {
  expect(
    play(added(), { type: 'productsPasted', items: [{ ...furnace, qty: 2 }, thermostat] }).items.map(
      ({ id, qty }) => [id, qty],
    ),
  ).toEqual([
    [furnace.id, 3],
    [thermostat.id, 1],
  ])
  expect(play({ type: 'pasteFailed' }).alerts.popupMessage).toBe(
    'There was an error pasting the products to the cart',
  )
})

test('[S-CART-08] a cart with only the special service is emptied', () => {
  const special = makeItem({
    id: PRIORITY_DELIVERY,
    isService: true,
    isAdditionalService: true,
    additionalServices: [],
  })

  expect(keepInvariants({ ...EMPTY_CART, items: [special] }).items).toEqual([])
  expect(
    play(
      added(),
      quoted,
      { type: 'shippingChosen', option: 'guaranteed' },
      { type: 'itemRemoved', id: furnace.id },
    ),
  ).toEqual({ ...EMPTY_CART, lastItemAdded: { id: furnace.id, qty: 1, at: 1 } })
})

test.each([
  ['liftgate', liftgate, inside],
  ['inside', inside, liftgate],
])('[S-CART-09] choosing %s replaces the other', (_, chosen, other) => {
  const cart = play(
    added(),
    { type: 'serviceToggled', service: other },
    { type: 'serviceToggled', service: chosen },
  )

  expect(ids(cart)).toEqual([furnace.id, chosen.id])
})

test('[S-SVC] other services toggle, and all can be deselected at once', () => {
  const both = play(
    added(),
    { type: 'serviceToggled', service: liftgate },
    { type: 'serviceToggled', service: flatReturn },
  )

  expect(ids(both)).toEqual([furnace.id, FLAT_RATE_RETURN, LIFTGATE_DELIVERY])
  expect(ids(reduceCart(both, { type: 'serviceToggled', service: flatReturn }))).toEqual([
    furnace.id,
    LIFTGATE_DELIVERY,
  ])
  expect(ids(reduceCart(both, { type: 'servicesDeselected' }))).toEqual([furnace.id])
})

test.each([
  [[], LIFTGATE_DELIVERY, [LIFTGATE_DELIVERY]],
  [[LIFTGATE_DELIVERY], LIFTGATE_DELIVERY, []],
  [[LIFTGATE_DELIVERY, FLAT_RATE_RETURN], INSIDE_DELIVERY, [FLAT_RATE_RETURN, INSIDE_DELIVERY]],
  [[INSIDE_DELIVERY], LIFTGATE_DELIVERY, [LIFTGATE_DELIVERY]],
])('[S-SVC] of %j pressing %s leaves %j', (before, pressed, after) => {
  expect(toggleService(before, pressed)).toEqual(after)
})

test('[E-SERVICES] [K-FEES] the add-on services and their fees', () => {
  expect(ADDITIONAL_SERVICES.map(({ id, name, price }) => [id, name, price])).toEqual([
    ['453054793', 'Liftgate Delivery', 25_00],
    ['453066844', 'Inside Delivery', 75_00],
    ['453065962', 'Flat Rate Return', 40_00],
  ])
})

test('[S-CART-10] a guaranteed option adds one priority-delivery line, replacing the earlier one', () => {
  const later = makeOption({ type: 'guaranteed', label: 'By Wed', cost: 9_900 })

  const cart = play(
    added(),
    quoted,
    { type: 'shippingChosen', option: 'guaranteed' },
    { type: 'shippingRatesReceived', options: [standard, later] },
  )

  expect(
    cart.items
      .slice(1)
      .map(({ id, name, description, price, qty }) => ({ id, name, description, price, qty })),
  ).toEqual([
    { id: PRIORITY_DELIVERY, name: 'Priority Delivery', description: 'By Wed', price: 9_900, qty: 1 },
  ])
})

test('[S-CART-10] another option removes the priority-delivery line', () => {
  expect(
    ids(
      play(
        added(),
        quoted,
        { type: 'shippingChosen', option: 'guaranteed' },
        { type: 'shippingChosen', option: 'standard' },
      ),
    ),
  ).toEqual([furnace.id])
})

test('an option that is not offered cannot be chosen', () => {
  const cart = play(added(), { type: 'shippingRatesReceived', options: [standard] })

  expect(reduceCart(cart, { type: 'shippingChosen', option: 'guaranteed' })).toBe(cart)
})

test('[S-CART-11] a coupon: applying, applied with discounted lines, removed again', () => {
  const discountedProducts = [
    {
      productNumber: furnace.id,
      discountAmount: toCents(12_770),
      fullPrice: toCents(127_700),
      resetPrice: toCents(127_700),
    },
  ]
  const applying = play(added(), { type: 'couponEntered', code: 'SPRING' })
  const applied = reduceCart(applying, { type: 'couponApplied', code: 'SPRING', discountedProducts })

  expect(applying.coupon).toEqual({ kind: 'applying', code: 'SPRING' })
  expect(applied.coupon).toEqual({ kind: 'applied', code: 'SPRING', discountedProducts })
  expect(cartTotals(applied)).toEqual({
    fullPrice: 127_700,
    discount: 12_770,
    subTotal: 114_930,
    shippingCost: 0,
    taxAmount: 0,
    total: 114_930,
  })
  expect(cartTotals(reduceCart(applied, { type: 'couponRemoved' })).subTotal).toBe(127_700)
})

test('[S-CART-11] [X-COUPON] a failed coupon says so and removes its discounts', () => {
  const discountedProducts = [
    {
      productNumber: furnace.id,
      discountAmount: toCents(12_770),
      fullPrice: toCents(127_700),
      resetPrice: toCents(127_700),
    },
  ]

  const cart = play(
    added(),
    { type: 'couponEntered', code: 'SPRING' },
    { type: 'couponApplied', code: 'SPRING', discountedProducts },
    { type: 'couponFailed', code: 'SPRING' },
  )

  expect(cart.coupon).toEqual({ kind: 'failed', code: 'SPRING', message: 'Invalid Discount Code' })
  expect(cartTotals(cart).discount).toBe(0)
})

test('ignores the answer for a coupon that was removed before it arrived', () => {
  const cart = play(added(), { type: 'couponEntered', code: 'SPRING' }, { type: 'couponRemoved' })

  expect(reduceCart(cart, { type: 'couponApplied', code: 'SPRING', discountedProducts: [] })).toBe(cart)
})

test('[S-CART-12] products first, by price from high to low, then services', () => {
  const cart = play(
    added(thermostat),
    { type: 'productsPasted', items: [makeItem({ id: '450000009', price: 500 })] },
    added(),
    { type: 'serviceToggled', service: flatReturn },
    { type: 'serviceToggled', service: inside },
  )

  expect(ids(cart)).toEqual([furnace.id, thermostat.id, '450000009', INSIDE_DELIVERY, FLAT_RATE_RETURN])
})

test('[S-CART-15] [X-EXPIRED] expired prices are updated and a message says so', () => {
  const cart = reduceCart(play(added(), added(thermostat)), {
    type: 'pricesExpired',
    prices: [
      { id: furnace.id, price: toCents(130_000) },
      { id: thermostat.id, price: thermostat.price },
    ],
  })

  expect(cart.items.map((item) => item.price)).toEqual([130_000, 18_900])
  expect(cart.alerts.popupMessage).toBe(
    'One or more items in the cart had an expired price. The product prices have been updated accordingly.',
  )
  expect(cart.alerts.cartAlertsData.map(({ id, kind }) => [id, kind])).toEqual([
    [furnace.id, 'price_changed'],
  ])
})

test('[30] a cart of an earlier release learns the traits of its goods by its first check', () => {
  const { traits: _, ...former } = makeItem({ kBType: 'refrigerant' })
  const saved = readSavedCart(JSON.stringify({ items: [former], couponCode: null, preferredShipping: null }))!
  const loaded = play({ type: 'savedCartLoaded', saved })
  expect(loaded.items).toMatchObject([{ id: former.id, traits: [] }])

  const { id, price, availability } = loaded.items[0]!
  const found = { id, price, availability, quantityAvailable: 1, traits: ['is-refrigerant'] }
  const checked = reduceCart(loaded, { type: 'cartChecked', products: [found] })
  expect(isOneOf(checked.items[0]!, ['is-refrigerant'])).toBe(true)
  // control: what the check finds again changes nothing
  expect(reduceCart(checked, { type: 'cartChecked', products: [found] }).items).toBe(checked.items)
})

test('a cart check reports what is short and leaves a quoted price unchanged', () => {
  const quotedItem = makeItem({ id: '450000003', quoteID: 'QL960417' })
  const few = { status: 'out_of_stock', left: null, restockOn: '2026-12-09' } as const
  const gone = { status: 'no_longer_sold', left: null, restockOn: null } as const
  const none = { traits: [] }

  const cart = reduceCart(play(added(furnace, 4), added(thermostat), added(quotedItem)), {
    type: 'cartChecked',
    products: [
      { id: furnace.id, price: furnace.price, ...none, availability: few, quantityAvailable: 2 },
      { id: thermostat.id, price: toCents(1), ...none, availability: gone, quantityAvailable: 0 },
      {
        id: quotedItem.id,
        price: toCents(1),
        ...none,
        availability: { status: 'in_stock', left: null, restockOn: null },
        quantityAvailable: 1,
      },
    ],
  })

  expect(cart.alerts).toEqual({
    popupMessage: null,
    cartAlertsData: [
      { id: furnace.id, kind: 'out_of_stock', message: 'Only 2 in stock.' },
      { id: thermostat.id, kind: 'no_longer_sold', message: 'No longer sold.' },
    ],
  })
  expect(cart.items.find((item) => item.id === quotedItem.id)?.price).toBe(quotedItem.price)
})

test('[X-CHECK] a cart check that fails says what to do', () => {
  expect(play({ type: 'cartCheckFailed' }).alerts.popupMessage).toBe(
    'There was a problem fetching your cart details. Please refresh to try again or contact us for ' +
      'assistance.',
  )
})

test.each([
  ['standard', { type: 'standard' as const, cost: 4_900 }, 127_700 + 4_900 + 13_000],
  [
    'guaranteed: the cost is its line, shipping is 0',
    { type: 'guaranteed' as const, cost: 4_900 },
    127_700 + 4_900 + 13_000,
  ],
])('[S-CART-16] [K-MONEY] total = subtotal + shipping + tax: %s', (_, option, total) => {
  const cart = play(
    added(),
    { type: 'shippingRatesReceived', options: [makeOption(option)] },
    { type: 'taxReceived', tax: toCents(13_000), ...CHICAGO_TAX },
  )

  expect(cartTotals(cart).total).toBe(total)
  expect(cartTotals(cart).shippingCost).toBe(option.type === 'guaranteed' ? 0 : 4_900)
})

test('[X-TAX] a tax failure stays; while a new tax is loading, the last one counts', () => {
  const tax = { tax: toCents(1_000), ...CHICAGO_TAX }

  expect(cartTotals(play(added(), { type: 'taxReceived', ...tax }, { type: 'taxRequested' })).taxAmount).toBe(
    1_000,
  )
  expect(play(added(), { type: 'taxFailed', message: 'No rate' }).tax).toEqual({
    kind: 'failed',
    error: 'No rate',
  })
})

test('the badge counts products, not services', () => {
  expect(
    cartQty(play(added(furnace, 2), added(thermostat), { type: 'serviceToggled', service: liftgate })),
  ).toBe(3)
})
