import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walletAddress } from './wallet-address.ts'

test.each([
  ['a state by its name', { state: 'district of  Columbia' }, { state: 'DC' }],
  ['a state with dots', { state: 'N.Y.' }, { state: 'NY' }],
  [
    'a province by its name, and a postal code without its space',
    { state: 'Ontario', zipcode: 'k1a0b1', country: 'ca' },
    { state: 'ON', zipcode: 'K1A 0B1', country: 'CA' },
  ],
  ['small letters', { state: 'il' }, { state: 'IL' }],
  ['a state that we do not know', { state: 'Guam Territory' }, { state: 'Guam Territory' }],
  ['nine digits', { zipcode: '606101234' }, { zipcode: '60610-1234' }],
  [
    'a part of a postal code, as a wallet gives it before the buyer agrees',
    { zipcode: 'K1A' },
    { zipcode: 'K1A' },
  ],
  [
    'three lines',
    { lines: ['Unit 4', 'Building B', '12 Mill Rd'] },
    { address: 'Unit 4', address2: 'Building B, 12 Mill Rd' },
  ],
  [
    'a first line that is empty',
    { lines: ['', '12 Mill Rd', null] },
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
])('[E-WALLETADDR] %s', (_, parts, expected) => {
  expect(walletAddress({ lines: [], ...parts })).toMatchObject(expected)
})

test('[E-WALLETADDR] every part is one line of text, and a second conversion changes nothing', () => {
  const text = fc.option(fc.string({ unit: 'binary' }), { nil: undefined })
  const parts = fc.record({
    firstName: text,
    lastName: text,
    lines: fc.array(text, { maxLength: 4 }),
    city: text,
    state: text,
    zipcode: text,
    country: text,
  })
  fc.assert(
    fc.property(parts, (given) => {
      const once = walletAddress(given)
      for (const part of Object.values(once)) expect(part).toMatch(/^[^\p{Cc}]*$/u)
      const { address, address2, ...rest } = once
      expect(walletAddress({ ...rest, lines: [address, address2] })).toEqual(once)
    }),
  )
})
