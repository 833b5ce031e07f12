import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { makeItem } from '#tests/fixtures/cart/cart.ts'
import { CART_NAME, cartLink, missingFrom, readCartLink } from './cart-link.ts'
import { MAX_LINES } from './types.ts'

const products = fc.uniqueArray(
  fc.record({ id: fc.stringMatching(/^\d{9}$/), qty: fc.integer({ min: 1, max: MAX_QUANTITY }) }),
  { selector: ({ id }) => id, minLength: 1, maxLength: MAX_LINES },
)

test('[C-SEND] a cart link reads back as the products it was made of', () => {
  fc.assert(
    fc.property(
      products,
      (list) => void expect(readCartLink(new URL(cartLink(list), 'http://store').search)).toEqual(list),
    ),
  )
})

test.each([
  ['nothing', ''],
  ['no products', '?items='],
  ['quantity 0', '?items=450000001x0'],
  ['quantity 1000', '?items=450000001x1000'],
  ['half a furnace', '?items=450000001x1.5'],
  ['a product twice', '?items=450000001x1,450000001x2'],
  ['a short id', '?items=45000001x1'],
  ['a price', '?items=450000001x1@0.01'],
  ['a script', '?items=<script>'],
  ['a link that was cut off', '?items=450000001x1,4500'],
  ['201 products', `?items=${Array.from({ length: 201 }, (_, index) => `${450_000_000 + index}x1`).join()}`],
])('[C-SEND] %s is not a cart link', (_, search) => {
  expect(readCartLink(search)).toBeUndefined()
})

test('reads or refuses any text in the address without throwing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCartLink(`?items=${text}`)))
})

test('a link adds only what the cart lacks, so that opening it twice changes nothing', () => {
  const items = [makeItem({ qty: 2 })]

  expect(
    missingFrom(items, [
      { id: '450000001', qty: 3 },
      { id: '450000002', qty: 1 },
    ]),
  ).toEqual([
    { id: '450000001', qty: 1 },
    { id: '450000002', qty: 1 },
  ])
  expect(missingFrom(items, [{ id: '450000001', qty: 1 }])).toEqual([])
})

test.each(['Upstairs heat pump', 'J. Smith', "Ann's cart, 2 of 3", 'Küche & Bad (Nr. 4)', '暖房'])(
  'a cart may be called %s',
  (name) => {
    expect(CART_NAME.test(name)).toBe(true)
  },
)

test.each([
  '',
  ' ',
  'evil.example',
  'http://evil.example',
  'a@b.example',
  'a\nBcc: x',
  '<b>',
  '{{7*7}}',
  'x'.repeat(61),
])('a cart may not be called %j', (name) => {
  expect(CART_NAME.test(name)).toBe(false)
})
