import { expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { makeItem } from '#tests/fixtures/cart/cart.ts'
import { reduceCart } from './cart.ts'
import type { CartEvent } from './events.ts'
import { cartTotals } from './totals.ts'
import { type Cart, EMPTY_CART } from './types.ts'

const breaks = [
  { from: 1, price: toCents(100_00) },
  { from: 10, price: toCents(90_00) },
]
const filter = makeItem({ price: 100_00, breaks })
const play = (...events: CartEvent[]): Cart => events.reduce(reduceCart, EMPTY_CART)
const add = (item = filter, qty = 1): CartEvent => ({ type: 'itemAdded', item, qty })
const count = (qty: number): CartEvent => ({ type: 'quantityChanged', id: filter.id, qty })

test('[30] a quantity in the cart has its price, up and down again', () => {
  expect(play(add(), count(10)).items[0]).toMatchObject({ qty: 10, price: 90_00 })
  expect(cartTotals(play(add(), count(10))).subTotal).toBe(900_00)
  expect(play(add(), count(10), count(9)).items[0]).toMatchObject({ price: 100_00 })
  // Added twice, the units together count.
  expect(play(add(filter, 6), add(filter, 4)).items[0]).toMatchObject({ qty: 10, price: 90_00 })
})

test('[30] a price of a quote or of a price request holds for every quantity', () => {
  for (const agreed of [{ quoteID: 'QL000001' }, { repricing: { price: toCents(100_00), reason: '' } }])
    expect(play(add({ ...filter, ...agreed }), count(10)).items[0]).toMatchObject({ price: 100_00 })
})

test('[30] a check brings the breaks of now, and tells of a changed price', () => {
  const checked: CartEvent = {
    type: 'cartChecked',
    products: [
      {
        id: filter.id,
        price: toCents(95_00),
        breaks: [
          { from: 1, price: toCents(95_00) },
          { from: 5, price: toCents(85_00) },
        ],
        traits: filter.traits,
        availability: filter.availability,
        quantityAvailable: 1,
      },
    ],
  }
  const cart = play(add(), checked)
  expect(cart.alerts.cartAlertsData).toMatchObject([{ id: filter.id, kind: 'price_changed' }])
  expect(reduceCart(cart, count(5)).items[0]).toMatchObject({ price: 85_00 })
})
