import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOrder } from '#features/selling/pricing/rules/price-order.ts'
import { toCents } from '#lib/money.ts'
import { DEFAULT_LOCATION } from '../location.ts'
import { combinedRate, type LocalRate, salesTaxAt, type TaxBasis, taxWords } from './sales-tax.ts'
import { isTaxBasis } from './tax-basis.ts'

const parts = (state: number, county: number, city: number, special: number) => ({
  state,
  county,
  city,
  special,
})
const rate = (validFrom: string, city: number): LocalRate => ({
  validFrom,
  place: 'Seattle',
  parts: parts(0.065, 0, city, 0),
})
const WASHINGTON = { rate: 0.0947, freightTaxable: true }

test.each([
  ['before the first local rate', '2025-12-31', 0.0947, 'average'],
  ['on its first day', '2026-01-01', 0.1055, 'local'],
  ['between two', '2026-12-31', 0.1055, 'local'],
  ['when the next has begun', '2027-01-01', 0.1065, 'local'],
])('the local rate that began last applies: %s', (_, day, expected, kind) => {
  const local = [rate('2027-01-01', 0.0415), rate('2026-01-01', 0.0405)]
  const tax = salesTaxAt({ state: 'WA', average: WASHINGTON, local }, day)

  expect([tax.rate, tax.freightTaxable, tax.basis.kind]).toEqual([expected, true, kind])
})

test('without a row of the state and the zip the tax is unknown', () => {
  expect(salesTaxAt({ state: 'GU', average: undefined, local: [] }, '2026-11-22')).toEqual({
    rate: 0,
    freightTaxable: false,
    basis: { kind: 'unknown' },
  })
})

const basisOf = (place: string, state: string, ...rates: Parameters<typeof parts>): TaxBasis => ({
  kind: 'local',
  place,
  state,
  parts: parts(...rates),
})

test.each<[string, number, TaxBasis | null, string, string]>([
  [
    'a city',
    0.1025,
    DEFAULT_LOCATION.taxBasis,
    'Sales tax 10.25% in Chicago',
    'Illinois 6.25%, county 1.75%, city 1.25%, special districts 1%',
  ],
  [
    'parts of four decimals',
    0.09025,
    basisOf('Minneapolis', 'MN', 0.06875, 0.0015, 0.005, 0.015),
    'Sales tax 9.025% in Minneapolis',
    'Minnesota 6.875%, county 0.15%, city 0.5%, special districts 1.5%',
  ],
  [
    'a local part whose places are not told apart',
    0.1025,
    basisOf('ZIP code 60614', 'IL', 0.0625, 0, 0, 0.04),
    'Sales tax 10.25% in ZIP code 60614',
    'Illinois 6.25%, local 4%',
  ],
  ['a state with one rate', 0.07, basisOf('Indiana', 'IN', 0.07, 0, 0, 0), 'Sales tax 7% in Indiana', ''],
  ['a state without tax', 0, basisOf('Oregon', 'OR', 0, 0, 0, 0), 'No sales tax in Oregon', ''],
  [
    'an average',
    0.0786,
    { kind: 'average', state: 'CO' },
    'Estimated tax 7.86%',
    'The average rate in Colorado, as we do not know the rate of your town. We charge this amount.',
  ],
  [
    'a territory',
    0,
    { kind: 'unknown' },
    'Tax quoted by phone',
    'We don’t know the tax rate for this place. We tell you the tax with the price of the delivery.',
  ],
  ['an order of an earlier release', 0.1025, null, 'Tax 10.25%', ''],
])('the words of the tax of %s', (_, percent, basis, label, note) => {
  expect(taxWords(percent, basis)).toEqual({ label, note })
})

test.each([
  [DEFAULT_LOCATION.taxBasis, true],
  [{ kind: 'average', state: 'CO' }, true],
  [{ kind: 'unknown' }, true],
  [{ kind: 'average' }, false],
  [{ kind: 'local', place: 'Chicago', state: 'IL', parts: { state: 0.06 } }, false],
  [{ kind: 'free' }, false],
  [null, false],
  ['local', false],
])('a cookie may hold a basis: %j %s', (value, expected) => {
  expect(isTaxBasis(value)).toBe(expected)
})

test('the tax is the taxed amount times the rate of all parts, rounded once', () => {
  const part = fc.integer({ min: 0, max: 30_000 }).map((millionths) => millionths / 1_000_000)
  fc.assert(
    fc.property(
      fc.tuple(part, part, part, part),
      fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.boolean(),
      (rates, prices, shipping, freightTaxable) => {
        const all = parts(...rates)
        const taxRate = combinedRate(all)
        const lines = prices.map((price, index) => ({
          id: String(index),
          price: toCents(price),
          qty: 1,
          isService: false,
        }))
        const { tax } = priceOrder({ lines, shippingCost: toCents(shipping), taxRate, freightTaxable })
        const base = prices.reduce((sum, price) => sum + price, freightTaxable ? shipping : 0)
        const millionths = rates.reduce((sum, each) => sum + Math.round(each * 1_000_000), 0)
        return tax === Math.floor((base * millionths + 500_000) / 1_000_000)
      },
    ),
  )
})
