import { expect, test } from 'vitest'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import { walletBilling } from './wallet-form.ts'

const grace = {
  firstName: 'Grace',
  lastName: 'Walker',
  address: '1600 W Belmont Ave',
  address2: 'Apt 3',
  city: 'Chicago',
  state: 'IL',
  zipcode: '60657',
  country: 'US',
}

test('[E-WALLETADDR] the bill goes to the address of the wallet', () => {
  expect(walletBilling(makeForm(), grace)).toEqual({
    billing: { ...grace, company: '' },
    billingAndShippingAddressAreTheSame: false,
  })
})

test('[E-WALLETADDR] a wallet’s address equal to the shipping address sets the flag', () => {
  const form = makeForm()
  const { company: _, ...delivery } = form.shipping

  expect(walletBilling(form, { ...delivery, country: 'US' })).toEqual({
    billing: form.billing,
    billingAndShippingAddressAreTheSame: true,
  })
})

test.each([
  ['none', undefined],
  ['one without a street', { ...grace, address: '', address2: '' }],
  ['one without a last name', { ...grace, lastName: '' }],
  ['one of a country we do not bill', { ...grace, zipcode: 'SW1A 1AA', country: 'GB' }],
  ['one of such a country whose code looks like ours', { ...grace, zipcode: '28013', country: 'ES' }],
])('[E-WALLETADDR] with %s the billing address is the shipping address', (_, address) => {
  const form = makeForm({ billingAndShippingAddressAreTheSame: false })

  expect(walletBilling(form, address)).toEqual({
    billing: form.billing,
    billingAndShippingAddressAreTheSame: true,
  })
})
