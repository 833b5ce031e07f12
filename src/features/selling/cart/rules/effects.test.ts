import { expect, test } from 'vitest'
import { ADDITIONAL_SERVICES } from '#features/catalog/catalog/rules/additional-services.ts'
import { toCents } from '#lib/money.ts'
import { makeItem, makeOption } from '#tests/fixtures/cart/cart.ts'
import { CHICAGO_TAX } from '#tests/fixtures/shop/taxes.ts'
import { reduceCart, toStored } from './cart.ts'
import { cartEffects } from './effects.ts'
import type { CartEvent } from './events.ts'
import { CART_COUNT_COOKIE, CART_STORAGE_KEY } from './saved-entries.ts'
import { type Cart, EMPTY_CART } from './types.ts'

const furnace = makeItem()
const play = (...events: CartEvent[]): Cart => events.reduce(reduceCart, EMPTY_CART)
const added: CartEvent = { type: 'itemAdded', item: furnace, qty: 2 }
const effectsOf = (before: Cart, event: CartEvent) => cartEffects(before, event, reduceCart(before, event))
const kinds = (before: Cart, event: CartEvent) => effectsOf(before, event).map((effect) => effect.kind)
const tax: CartEvent = { type: 'taxReceived', tax: toCents(100), ...CHICAGO_TAX }
const options: CartEvent = {
  type: 'shippingRatesReceived',
  options: [makeOption(), makeOption({ type: 'guaranteed', cost: 14_900 })],
}

test('[S-CART-07] [C-ANALYTICS] adding saves cart and count and requests delivery and tax', () => {
  expect(effectsOf(EMPTY_CART, added)).toEqual([
    { kind: 'saveCart' },
    { kind: 'writeCount', qty: 2 },
    { kind: 'requestShipping' },
    { kind: 'requestTax' },
    { kind: 'requestRules' },
    {
      kind: 'track',
      event: 'add_to_cart',
      item: {
        name: furnace.name,
        id: furnace.id,
        price: furnace.price,
        brand: 'Northvale',
        category: 'Gas Furnaces',
        quantity: 2,
        currency: 'USD',
      },
    },
  ])
})

test('[C-ANALYTICS] a lower quantity is tracked as a removal', () => {
  const effects = effectsOf(play(added), { type: 'quantityChanged', id: furnace.id, qty: 1 })

  expect(effects.at(-1)).toMatchObject({ kind: 'track', event: 'remove_from_cart', item: { quantity: 1 } })
})

test.each<[string, Cart, CartEvent, string[]]>([
  ['a tax answer', play(added), tax, []],
  ['the same options again', play(added, options), options, []],
  ['an event that changes nothing', play(added), { type: 'quantityChanged', id: furnace.id, qty: 2 }, []],
  [
    'a service',
    play(added),
    { type: 'serviceToggled', service: ADDITIONAL_SERVICES[0]! },
    ['saveCart', 'writeCount', 'requestTax'],
  ],
  ['first options', play(added), options, ['requestTax']],
  [
    'a guaranteed choice',
    play(added, options),
    { type: 'shippingChosen', option: 'guaranteed' },
    ['saveCart', 'writeCount', 'requestTax'],
  ],
  [
    'another place',
    play(added),
    { type: 'destinationChanged' },
    ['requestShipping', 'requestTax', 'requestRules'],
  ],
  ['another place with an empty cart', EMPTY_CART, { type: 'destinationChanged' }, []],
  [
    'a saved cart',
    EMPTY_CART,
    { type: 'savedCartLoaded', saved: toStored(play(added)) },
    ['writeCount', 'requestShipping', 'requestTax'],
  ],
  ['a coupon', play(added), { type: 'couponEntered', code: 'X' }, ['saveCart', 'applyCoupon']],
])('[S-CART-07] effects of %s', (_, before, event, expected) => {
  expect(kinds(before, event)).toEqual(expected)
})

test('[S-CART-11] a changed cart requests its coupon again; the answer does not', () => {
  const answer: CartEvent = {
    type: 'couponApplied',
    code: 'X',
    discountedProducts: [
      {
        productNumber: furnace.id,
        discountAmount: toCents(500),
        fullPrice: toCents(0),
        resetPrice: toCents(0),
      },
    ],
  }
  const applying = play(added, { type: 'couponEntered', code: 'X' })

  expect(kinds(applying, answer)).toEqual(['saveCart', 'writeCount', 'requestTax'])
  expect(kinds(reduceCart(applying, answer), { type: 'quantityChanged', id: furnace.id, qty: 5 })).toContain(
    'applyCoupon',
  )
})

test('[S-CART-13] clearing removes everything that belonged to the cart', () => {
  expect(effectsOf(play(added), { type: 'cleared' })).toEqual([
    { kind: 'saveCart' },
    { kind: 'writeCount', qty: 0 },
    {
      kind: 'forget',
      entries: [
        'checkout',
        'installationQuoteSelections',
        'repricing',
        'coupon',
        'customer',
        'quoteCheckout',
      ],
    },
  ])
})

test('[S-CART-14] removing the last item removes the stored customer', () => {
  expect(effectsOf(play(added), { type: 'itemRemoved', id: furnace.id })).toContainEqual({
    kind: 'forget',
    entries: ['customer'],
  })
})

test('[K-COOKIES] [S-STORAGE] names and lifetimes of what the cart stores', () => {
  expect([CART_STORAGE_KEY, CART_COUNT_COOKIE.name, CART_COUNT_COOKIE.expires.getUTCFullYear()]).toEqual([
    'alpine.cart',
    'alpine.cartCount',
    2038,
  ])
})
