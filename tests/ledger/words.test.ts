import { expect, test } from 'vitest'
import { wordsInCode } from '../../scripts/structure/words.mjs'

const VALUES = 'src/features/catalog/catalog/rules/product-types.ts'
const wordsIn = (source: string, file = 'src/portal/page.tsx') =>
  wordsInCode(
    new Map([
      [VALUES, "export const TYPES = ['Gas furnace']"],
      [file, source],
    ]),
  ).map((place) => place.replace(/^\S+ /, ''))

test.each([
  ['the text of an element', '<p>Add to cart</p>', ['Add to cart']],
  ['one word of it', '<b>Remove</b>', ['Remove']],
  ['a word by a condition', "<b>{open ? 'less' : 'more'}</b>", ['less', 'more']],
  ['text around data', '<p>of your {load} BTU/h</p>', ['of your', 'BTU/h']],
  ['an attribute that people read', '<button aria-label="Close" />', ['Close']],
  ['a property that people read', "const row = { label: 'Orders' }", ['Orders']],
  ['a sentence', "const said = 'We kept your cart'", ['We kept your cart']],
  ['a part of a sentence', "const said = 'out of stock'", ['out of stock']],
  ['a template', 'const said = `Arrives ${day} in ${place}`', ['Arrives ¤ in ¤']],
  ['a refusal', "throw new ApiError(404, 'gone', 'This order is gone.')", ['This order is gone.']],
  ['a catalog', "const said = defineTexts({ add: 'Add to cart' })", []],
  ['a name of a class', '<p className="price of-cart">{price}</p>', []],
  ['an error for programmers', "throw new Error('the list is not sorted')", []],
  ['a line of the log', "log.warn({ err }, 'the port is not free')", []],
  ['a query', "const query = 'select id from product'", []],
  ['a selector', "const first = 'a, button, input'", []],
  ['a type', "type Said = 'out of stock'", []],
  ['a comparison', "const is = state === 'out of stock'", []],
  ['a value of the catalog', "const types = ['Gas furnace']", []],
])('[28] of the words in code the check finds %s as it should', (_, source, found) => {
  expect(wordsIn(source)).toEqual(found)
})

test('[28] the documentation of a route is no text, and what its fields refuse with is', () => {
  const source = "const list = route('/orders', 'A list of orders').input(text.min(1, 'Enter a name.'))"
  expect(wordsIn(source, 'src/features/selling/orders/contract.ts')).toEqual(['Enter a name.'])
})
