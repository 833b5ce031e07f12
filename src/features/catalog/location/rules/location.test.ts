import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWireLocation, readLocationCookie, toWireLocation } from '../contract.ts'
import { canadianLocation } from './canada.ts'
import { DEFAULT_LOCATION, LOCATION_COOKIE, placeLabel } from './location.ts'
import { findRural, parsePlace } from './places.ts'
import { isTypedZip, isZip, normalZip, parseZip } from './zip.ts'

test.each([
  ['60614', '60614'],
  [' 60614 ', '60614'],
  ['60614-1234', '60614-1234'],
  ['606141234', '60614-1234'],
  ['1234', '01234'],
  ['501', '00501'],
  ['k1a0b1', 'K1A 0B1'],
  ['K1A-0B1', 'K1A 0B1'],
  ['m5v 2t6', 'M5V 2T6'],
])('[V-ZIP] %j is written %s', (text, expected) => {
  expect(normalZip(text)).toBe(expected)
})

test.each([
  '',
  '   ',
  '606145',
  '6061a',
  '60614-12',
  '60614-12345',
  'D1A 0B1',
  'K1O 0B1',
  'K1A 0B',
  '-6061',
  '6e4',
  '６０６１４',
])('[V-ZIP] %j is not a zip', (text) => {
  expect(isZip(text)).toBe(false)
})

test('[V-ZIP] a normal zip stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const once = normalZip(text)

      expect(once === undefined ? parseZip(text).kind : normalZip(once)).toBe(once ?? 'invalid')
    }),
  )
})

test('[E-LOCATION] [K-DEFAULTS] the default place', () => {
  expect(toWireLocation(DEFAULT_LOCATION)).toEqual({
    zipcode: '60614',
    city: 'Chicago',
    state: 'IL',
    states: ['IL'],
    country: 'US',
    location: 'Chicago, IL 60614',
    tax_rate: 0.1025,
    freight_taxable: true,
    tax_basis: {
      kind: 'local',
      place: 'Chicago',
      state: 'IL',
      parts: { state: 0.0625, county: 0.0175, city: 0.0125, special: 0.01 },
    },
    transit_days: 1,
  })
})

test('[K-COOKIES] the location cookie lasts until 2038; without a location the default holds', () => {
  const boston = {
    ...DEFAULT_LOCATION,
    zipcode: '02118',
    city: 'Boston',
    state: 'MA',
    label: 'Boston, MA 02118',
    transitDays: 3,
  }

  expect([LOCATION_COOKIE.name, LOCATION_COOKIE.expires.toISOString()]).toEqual([
    'alpine.location',
    '2038-01-19T03:14:07.000Z',
  ])
  expect(readLocationCookie(JSON.stringify(toWireLocation(boston)))).toEqual(boston)
  expect(fromWireLocation(toWireLocation(boston))).toEqual(boston)
  expect(readLocationCookie('{"zipcode":1}')).toEqual(DEFAULT_LOCATION)
  expect(readLocationCookie('}')).toEqual(DEFAULT_LOCATION)
  expect(readLocationCookie(undefined)).toEqual(DEFAULT_LOCATION)
})

test('a Canadian place has its province, no tax of ours and no delivery without a call', () => {
  expect(canadianLocation('M5V 2T6')).toEqual({
    zipcode: 'M5V 2T6',
    city: '',
    state: 'ON',
    states: ['ON'],
    country: 'CA',
    label: 'Ontario M5V 2T6',
    taxRate: 0,
    freightTaxable: false,
    taxBasis: { kind: 'unknown' },
    transitDays: null,
  })
  expect(placeLabel({ city: 'Boston', state: 'MA', zipcode: '02118' })).toBe('Boston, MA 02118')
})

test.each([
  [
    'US\t60614\tChicago\tIllinois\tIL\tCook\t031\t\t\t41.9229\t-87.6483\t4',
    {
      zip: '60614',
      city: 'Chicago',
      state: 'IL',
      county: 'Cook',
      countyFips: '17031',
      lat: 41.9229,
      lng: -87.6483,
    },
  ],
  [
    'US\t09007\tAPO AE\t\t\t\t\t\t\t49.4077\t8.6908\t',
    { zip: '09007', city: 'APO', state: 'AE', county: '', countyFips: '', lat: 49.4077, lng: 8.6908 },
  ],
  [
    'US\t96201\tAPO AA\t\t\t\t\t\t\t34.7167\t128.5833\t',
    { zip: '96201', city: 'APO', state: 'AP', county: '', countyFips: '', lat: 34.7167, lng: 128.5833 },
  ],
  [
    'US\t96365\tAPO STA\t\t\t\t\t\t\t26.3652\t127.7586\t',
    { zip: '96365', city: 'APO', state: 'AP', county: '', countyFips: '', lat: 26.3652, lng: 127.7586 },
  ],
  ['', undefined],
  ['US\t6061\tChicago\tIllinois\tIL\tCook\t031\t\t\t41.9\t-87.6\t4', undefined],
])('a line of the postal file: %j', (line, expected) => {
  expect(parsePlace(line)).toEqual(expected)
})

test('a place more than 60 miles from a city of four zips is rural', () => {
  const at = (zip: string, city: string, lat: number, lng: number) => ({
    zip,
    city,
    state: 'MT',
    county: '',
    countyFips: '',
    lat,
    lng,
  })
  const city = ['1', '2', '3', '4'].map((digit) => at(`5910${digit}`, 'Billings', 45.78, -108.5))

  expect(
    findRural([
      ...city,
      at('59001', 'Near', 46.2, -108.5),
      at('59301', 'Far', 46.8, -108.5),
      at('59302', 'FarEast', 45.78, -107.0),
    ]),
  ).toEqual(new Set(['59301', '59302']))
})

test.each([
  ['9021', false],
  ['1', false],
  ['09021', true],
  ['90210-1234', true],
  ['k1a0b1', true],
  ['', false],
])('[V-ZIP] %j typed into a field is accepted: %s; a stored value is still padded', (text, expected) => {
  expect(isTypedZip(text)).toBe(expected)
  if (/^\d+$/.test(text)) expect(isZip(text)).toBe(true)
})
