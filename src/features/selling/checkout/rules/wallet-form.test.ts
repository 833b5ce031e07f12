import { expect, test } from 'vitest'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import { missingShipping } from './check-address.ts'
import { defaultCheckout } from './checkout-state.ts'
import { walletForm } from './wallet-form.ts'

const home = {
  firstName: 'Mary',
  lastName: 'Smith',
  address: '1450 N Dearborn St',
  address2: 'Apt 3',
  city: 'Chicago',
  state: 'IL',
  country: 'US',
  zipcode: '60610',
}
const office = { ...home, address: '1 S Wacker Dr', address2: '' }
const choice = {
  buyer: { email: 'mary@example.com', phone: '+1 (312) 555-0188' },
  shippingAddress: home,
  billingAddress: home,
}

test('[E-WALLETADDR] an empty form is filled from the wallet, and nothing is missing', () => {
  const filled = { ...defaultCheckout, ...walletForm(defaultCheckout, choice) }

  expect(filled).toMatchObject({
    email: 'mary@example.com',
    phoneNumber: '3125550188',
    shipping: home,
    billingAndShippingAddressAreTheSame: true,
  })
  expect(missingShipping(filled)).toEqual([])
})

test('[E-WALLETADDR] another billing address comes along', () => {
  expect(walletForm(defaultCheckout, { ...choice, billingAddress: office })).toMatchObject({
    billingAndShippingAddressAreTheSame: false,
    billing: office,
  })
})

test('[E-WALLETADDR] a delivery that was typed out stays, and so do mail and phone', () => {
  expect(walletForm(makeForm(), { ...choice, billingAddress: office })).toEqual({})
  expect(walletForm(makeForm({ phoneNumber: '' }), choice)).toEqual({ phoneNumber: '3125550188' })
})

test('[E-WALLETADDR] a wallet without an address fills in its other fields', () => {
  expect(walletForm(defaultCheckout, { ...choice, shippingAddress: null, billingAddress: home })).toEqual({
    email: 'mary@example.com',
    phoneNumber: '3125550188',
  })
})
