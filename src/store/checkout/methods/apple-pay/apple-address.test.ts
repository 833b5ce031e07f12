import { expect, test } from 'vitest'
import { appleAddress } from './apple-pay.tsx'

test('[E-WALLETADDR] a contact of Apple Pay becomes an address', () => {
  const contact = {
    givenName: 'Mary Jane',
    familyName: 'Smith',
    addressLines: ['1450 N Dearborn St', 'Apt 3'],
    locality: 'Chicago',
    administrativeArea: 'Illinois',
    postalCode: '60610',
    countryCode: 'us',
  }
  expect(appleAddress(contact)).toEqual({
    firstName: 'Mary Jane',
    lastName: 'Smith',
    address: '1450 N Dearborn St',
    address2: 'Apt 3',
    city: 'Chicago',
    state: 'IL',
    country: 'US',
    zipcode: '60610',
  })
})

test('[E-WALLETADDR] a contact without lines of a street becomes an address without a street', () => {
  expect(appleAddress({ postalCode: 'K1A' })).toMatchObject({ address: '', address2: '', zipcode: 'K1A' })
})
