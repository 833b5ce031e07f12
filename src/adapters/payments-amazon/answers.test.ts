import { expect, test } from 'vitest'
import { addressOf } from './answers.ts'

test('[E-WALLETADDR] an address of Amazon Pay becomes ours', () => {
  const given = {
    name: 'Mary Jane Smith',
    addressLine1: '1450 N Dearborn St',
    addressLine2: 'Apt 3',
    addressLine3: null,
    city: 'Chicago',
    stateOrRegion: 'IL',
    postalCode: '60610',
    countryCode: 'US',
    phoneNumber: null,
  }
  expect(addressOf(given)).toEqual({
    firstName: 'Mary',
    lastName: 'Jane Smith',
    address: '1450 N Dearborn St',
    address2: 'Apt 3',
    city: 'Chicago',
    state: 'IL',
    country: 'US',
    zipcode: '60610',
  })
  expect(addressOf(null)).toBeNull()
})
