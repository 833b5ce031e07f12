import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walletAddress } from './wallet-address.ts'

const home = {
  firstName: 'Mary Jane',
  lastName: 'Smith',
  address: '1450 N Dearborn St',
  address2: 'Apt 3',
  city: 'Chicago',
  state: 'IL',
  country: 'US',
  zipcode: '60610',
}

test('[E-WALLETADDR] one home in the shapes of Amazon, Apple and Google Pay becomes one address', () => {
  const oneName = { ...home, firstName: 'Mary', lastName: 'Jane Smith' }
  const google = {
    address1: home.address,
    address2: 'Apt 3',
    address3: '',
    locality: 'Chicago',
    administrativeArea: 'IL',
    postalCode: '60610',
    countryCode: 'US',
    sortingCode: '',
  }
  expect(
    walletAddress({
      name: 'Mary Jane Smith',
      addressLine1: home.address,
      addressLine2: 'Apt 3',
      addressLine3: null,
      city: 'Chicago',
      stateOrRegion: 'IL',
      postalCode: '60610',
      countryCode: 'US',
    }),
  ).toEqual(oneName)
  expect(
    walletAddress({
      givenName: 'Mary Jane',
      familyName: 'Smith',
      addressLines: [home.address, 'Apt 3'],
      locality: 'Chicago',
      administrativeArea: 'IL',
      postalCode: '60610',
      countryCode: 'us',
    }),
  ).toEqual(home)
  expect(walletAddress({ name: 'Mary Jane Smith', ...google })).toEqual(oneName)
})

test.each([
  ['a state by its name', { stateOrRegion: 'district of  Columbia' }, { state: 'DC' }],
  ['a state with dots', { administrativeArea: 'N.Y.' }, { state: 'NY' }],
  [
    'a province by its name, and a postal code without its space',
    { administrativeArea: 'Ontario', postalCode: 'k1a0b1', countryCode: 'CA' },
    { state: 'ON', zipcode: 'K1A 0B1', country: 'CA' },
  ],
  ['small letters', { administrativeArea: 'il' }, { state: 'IL' }],
  ['a state that we do not know', { stateOrRegion: 'Guam Territory' }, { state: 'Guam Territory' }],
  ['nine digits', { postalCode: '606101234' }, { zipcode: '60610-1234' }],
  [
    'a part of a postal code, as Apple gives it before the buyer agrees',
    { postalCode: 'K1A' },
    { zipcode: 'K1A' },
  ],
  [
    'three lines',
    { addressLine1: 'Unit 4', addressLine2: 'Building B', addressLine3: '12 Mill Rd' },
    { address: 'Unit 4', address2: 'Building B, 12 Mill Rd' },
  ],
  [
    'a first line that is empty',
    { addressLine1: '', addressLine2: '12 Mill Rd' },
    { address: '12 Mill Rd', address2: '' },
  ],
  ['one name', { name: 'Cher' }, { firstName: 'Cher', lastName: '' }],
  ['a line break in a name', { name: 'Ann\r\nLee' }, { firstName: 'Ann', lastName: 'Lee' }],
  [
    'nothing at all',
    {},
    {
      firstName: '',
      lastName: '',
      address: '',
      address2: '',
      city: '',
      state: '',
      country: 'US',
      zipcode: '',
    },
  ],
])('[E-WALLETADDR] %s', (_, data, expected) => {
  expect(walletAddress(data)).toMatchObject(expected)
})

test('[E-WALLETADDR] every part is one line of text, and a second conversion changes nothing', () => {
  const text = fc.option(fc.string({ unit: 'binary' }), { nil: undefined })
  const data = fc.record({
    givenName: text,
    familyName: text,
    addressLines: fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
    locality: text,
    administrativeArea: text,
    postalCode: text,
    countryCode: text,
  })
  fc.assert(
    fc.property(data, (given) => {
      const once = walletAddress(given)
      for (const part of Object.values(once)) expect(part).toMatch(/^[^\p{Cc}]*$/u)
      const lines = [once.address, once.address2]
      const again = {
        givenName: once.firstName,
        familyName: once.lastName,
        addressLines: lines,
        locality: once.city,
        administrativeArea: once.state,
        postalCode: once.zipcode,
        countryCode: once.country,
      }
      expect(walletAddress(again)).toEqual(once)
    }),
  )
})
