import { expect, test } from 'vitest'
import { makeItem } from '#tests/fixtures/cart/cart.ts'
import { makeForm, makePricedCart } from '#tests/fixtures/cart/checkout.ts'
import { hasCertificate, isShippingDone } from './check-address.ts'

const plain = makePricedCart()
const refrigerant = makePricedCart({ items: [makeItem({ kBType: 'refrigerant' })] })
const numbered = makeForm({ epaCertificate: '608-123456' })

test.each([
  ['an address', plain, makeForm(), true],
  ['no street', plain, makeForm({ shipping: { ...makeForm().shipping, address: '' } }), false],
  ['refrigerant, and no certificate number', refrigerant, makeForm(), false],
  ['refrigerant, and a certificate number', refrigerant, numbered, true],
])('[C-CHECKOUT] %s', (_, cart, form, isDone) => {
  expect(isShippingDone(cart, form)).toBe(isDone)
})

test.each([
  ['', false],
  ['608', false],
  ['608-123456', true],
  [' ESCO 123.45/6 ', true],
  ['<b>1234</b>', false],
  ['6'.repeat(41), false],
])('the number %j is taken: %s', (epaCertificate, isTaken) => {
  expect(hasCertificate({ epaCertificate })).toBe(isTaken)
})
