import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_LOCATION } from '#features/catalog/location/rules/location.ts'
import { readCookie, visitorFrom } from './visitor.ts'

const denver = {
  zipcode: '80202',
  city: 'Denver',
  state: 'CO',
  country: 'US',
  location: 'Denver, CO 80202',
  tax_rate: 0.0786,
  freight_taxable: true,
  tax_basis: { kind: 'average', state: 'CO' },
  transit_days: 4,
}
const cookie = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`

test('[E-LOCATION] [C-LOC-ZIP] the place is read from the cookie that the location call sets', () => {
  expect(visitorFrom(cookie('alpine.location', JSON.stringify(denver))).location).toEqual({
    zipcode: '80202',
    city: 'Denver',
    state: 'CO',
    states: ['CO'],
    country: 'US',
    label: 'Denver, CO 80202',
    taxRate: 0.0786,
    freightTaxable: true,
    taxBasis: { kind: 'average', state: 'CO' },
    transitDays: 4,
  })
})

test('a cookie of an earlier release names no basis: its rate counts as an average', () => {
  const { tax_basis: _, ...earlier } = denver

  expect(visitorFrom(cookie('alpine.location', JSON.stringify(earlier))).location.taxBasis).toEqual({
    kind: 'average',
    state: 'CO',
  })
})

test('a visitor without a place differs from one who chose the default place', () => {
  expect(visitorFrom('').knowsPlace).toBe(false)
  expect(visitorFrom(cookie('alpine.location', 'x')).knowsPlace).toBe(false)
  expect(
    visitorFrom(cookie('alpine.location', JSON.stringify({ ...denver, zipcode: '60614' }))),
  ).toMatchObject({
    knowsPlace: true,
    location: { zipcode: '60614' },
  })
})

test('[S-CART-07] the cart count is read from its cookie', () => {
  expect(visitorFrom('a=1; alpine.cartCount=3; b=2').cartCount).toBe(3)
})

test.each([
  ['alpine.cartCount=-4', 0],
  ['alpine.cartCount=many', 0],
  ['alpine.cartCount=1e9', 1],
  ['alpine.cartCount=5000', 999],
  ['', 0],
])('a cart count of %s counts as %d', (cookies, count) => {
  expect(visitorFrom(cookies).cartCount).toBe(count)
})

test('[E-LOCATION] with any other text in the cookie the visitor is in the default place', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      expect(visitorFrom(cookie('alpine.location', value)).location).toEqual(DEFAULT_LOCATION)
    }),
  )
})

test('a cookie with a broken encoding counts as missing', () => {
  expect(readCookie('x=%E0%A4%A', 'x')).toBeUndefined()
})

const seattle = cookie('alpine.location', JSON.stringify({ ...denver, zipcode: '98101' }))
const utilities = (value: unknown) => `${seattle}; ${cookie('alpine.utilities', JSON.stringify(value))}`

test.each([
  ['of the zip', { zip: '98101', electricity: 'Seattle City Light', gas: null }, 'Seattle City Light', null],
  ['of another zip', { zip: '60614', electricity: 'ComEd', gas: 'Peoples Gas' }, null, null],
  ['that are no names', { zip: '98101', electricity: 7, gas: '' }, null, null],
  ['of nothing', null, null, null],
])('[C-REBATES] the cookie holds the utilities %s', (_, saved, electricity, gas) => {
  expect(visitorFrom(utilities(saved)).utilities).toEqual({ electricity, gas })
})
