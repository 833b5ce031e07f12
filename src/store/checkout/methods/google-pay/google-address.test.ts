import { expect, test } from 'vitest'
import { googleAddress } from './google-pay.tsx'

test('[E-WALLETADDR] an address of Google Pay becomes ours', () => {
  const given = {
    name: 'Mary Jane Smith',
    address1: '1450 N Dearborn St',
    address2: 'Apt 3',
    address3: '',
    locality: 'Chicago',
    administrativeArea: 'IL',
    postalCode: '60610',
    countryCode: 'US',
    sortingCode: '',
  }
  expect(googleAddress(given)).toEqual({
    firstName: 'Mary',
    lastName: 'Jane Smith',
    address: '1450 N Dearborn St',
    address2: 'Apt 3',
    city: 'Chicago',
    state: 'IL',
    country: 'US',
    zipcode: '60610',
  })
})
