import { expect, test } from 'vitest'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import { walletBilling } from './wallet-billing.ts'

const apple = {
  givenName: 'Grace',
  familyName: 'Walker',
  addressLines: ['1600 W Belmont Ave', 'Apt 3'],
  locality: 'Chicago',
  administrativeArea: 'Illinois',
  postalCode: '60657',
  countryCode: 'us',
}
const google = {
  name: 'Grace Walker',
  address1: '1600 W Belmont Ave',
  address2: 'Apt 3',
  locality: 'Chicago',
  administrativeArea: 'IL',
  postalCode: '60657',
  countryCode: 'US',
}
const grace = {
  firstName: 'Grace',
  lastName: 'Walker',
  company: '',
  address: '1600 W Belmont Ave',
  address2: 'Apt 3',
  city: 'Chicago',
  state: 'IL',
  zipcode: '60657',
  country: 'US',
}

test.each([
  ['Apple Pay', apple],
  ['Google Pay', google],
])('[E-WALLETADDR] the bill goes to the address of %s', (_, data) => {
  expect(walletBilling(makeForm(), data)).toEqual({
    billing: grace,
    billingAndShippingAddressAreTheSame: false,
  })
})

test('[E-WALLETADDR] a wallet’s address that is the delivery’s says so', () => {
  const form = makeForm()
  const { firstName, lastName, address, city, state, zipcode } = form.shipping

  expect(
    walletBilling(form, {
      name: `${firstName} ${lastName}`,
      address1: address,
      locality: city,
      administrativeArea: state,
      postalCode: zipcode,
      countryCode: 'US',
    }),
  ).toEqual({
    billing: form.billing,
    billingAndShippingAddressAreTheSame: true,
  })
})

test.each([
  ['none', undefined],
  ['one without a street', { ...google, address1: '', address2: '' }],
  ['one without a last name', { ...google, name: 'Grace' }],
  ['one of a country we do not bill', { ...google, postalCode: 'SW1A 1AA', countryCode: 'GB' }],
  ['one of such a country whose code looks like ours', { ...google, postalCode: '28013', countryCode: 'ES' }],
])('[E-WALLETADDR] with %s the bill goes where the goods go', (_, data) => {
  const form = makeForm({ billingAndShippingAddressAreTheSame: false })

  expect(walletBilling(form, data)).toEqual({
    billing: form.billing,
    billingAndShippingAddressAreTheSame: true,
  })
})
