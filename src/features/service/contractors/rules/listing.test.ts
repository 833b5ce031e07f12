import { describe, expect, test } from 'vitest'
import { checkFeedback, NO_VALUES } from './feedback.ts'
import {
  changedByCompany,
  fiveDigits,
  type ListingDraft,
  listingProblems,
  waitsForCheck,
  zipsIn,
} from './listing.ts'
import { boxAround, byRating, milesToServed } from './serving.ts'

const TODAY = '2026-11-23'
const draft: ListingDraft = {
  licenseNumber: 'L-1',
  licenseIssuer: 'City of Chicago',
  licenseEndsOn: '2027-06-30',
  licenseCheckedOn: '2026-11-20',
  epaNumber: 'E-1',
  epaType: 'universal',
  epaCheckedOn: '2026-11-20',
  baseZip: '60614',
  radiusMiles: 25,
  extraZips: ['60035'],
  prices: [{ job: 'furnace', low: 1_900, high: 3_200 }],
  isShown: true,
}
const wrongOf = (change: Partial<ListingDraft>) =>
  listingProblems({ ...draft, ...change }, TODAY).map(({ path }) => path)

describe('[E-CONTRACTOR] a listing that its company changes', () => {
  const { licenseCheckedOn: _, epaCheckedOn: __, isShown: ___, ...typed } = draft

  test('stays shown while license and certificate stay', () => {
    const changed = changedByCompany(draft, { ...typed, radiusMiles: 40, prices: [], extraZips: [] })
    expect(changed).toEqual({ ...draft, radiusMiles: 40, prices: [], extraZips: [] })
    expect(waitsForCheck(changed)).toBe(false)
  })

  test.each([
    ['licenseNumber', 'L-2'],
    ['licenseIssuer', 'State of Illinois'],
    ['licenseEndsOn', '2030-01-01'],
    ['epaNumber', 'E-2'],
    ['epaType', 'type-1'],
  ] as const)('is hidden and waits for a check when %s changes', (path, value) => {
    const changed = changedByCompany(draft, { ...typed, [path]: value })
    expect(changed).toMatchObject({ [path]: value, isShown: false })
    expect(path.startsWith('epa') ? changed.epaCheckedOn : changed.licenseCheckedOn).toBe('')
    expect(waitsForCheck(changed)).toBe(true)
  })

  test('is not shown by the company', () => {
    expect(changedByCompany({ ...draft, isShown: false }, typed).isShown).toBe(false)
  })
})

describe('[E-CONTRACTOR] a listing', () => {
  test.each<[string, Partial<ListingDraft>, string[]]>([
    ['that is complete', {}, []],
    ['without a license, shown', { licenseNumber: '' }, ['licenseNumber']],
    ['without a certificate, shown', { epaNumber: '', epaType: '' }, ['epaNumber', 'epaType']],
    ['without a license, not shown', { licenseNumber: '', isShown: false }, []],
    ['whose license ended yesterday', { licenseEndsOn: '2026-11-22' }, ['licenseEndsOn']],
    ['whose license ends today', { licenseEndsOn: TODAY }, []],
    ['checked tomorrow', { licenseCheckedOn: '2026-11-24' }, ['licenseCheckedOn']],
    ['with February 30', { licenseEndsOn: '2027-02-30' }, ['licenseEndsOn']],
    ['with a Canadian base', { baseZip: 'K1A 0B1' }, ['baseZip']],
    ['with a base of four digits', { baseZip: '6061' }, ['baseZip']],
    ['with 101 miles', { radiusMiles: 101 }, ['radiusMiles']],
    ['with half a mile', { radiusMiles: 0.5 }, ['radiusMiles']],
    ['with a ZIP code in words', { extraZips: ['Evanston'] }, ['extraZips']],
    ['with prices the wrong way round', { prices: [{ job: 'boiler', low: 9, high: 8 }] }, ['price-boiler']],
    ['with a price of 0', { prices: [{ job: 'boiler', low: 0, high: 8 }] }, ['price-boiler']],
  ])('%s', (_, change, wrong) => {
    expect(wrongOf(change)).toEqual(wrong)
  })

  test('ZIP codes in a text count once each', () => {
    expect(zipsIn(' 60035, 60045;60035\n60062 ')).toEqual(['60035', '60045', '60062'])
    expect([fiveDigits('60614-1234'), fiveDigits('606'), fiveDigits('x')]).toEqual([
      '60614',
      undefined,
      undefined,
    ])
  })
})

describe('[R-PROINST] who serves a ZIP code', () => {
  const chicago = { lat: 41.9229, lng: -87.6483, zip: '60614' }
  const evanston = { lat: 42.0546, lng: -87.694 }

  test('the distance decides, or the ZIP code itself', () => {
    const miles = milesToServed({ ...evanston, radiusMiles: 10, extraZips: [] }, chicago)
    expect(miles).toBeCloseTo(9.4, 1)
    expect(milesToServed({ ...evanston, radiusMiles: 9, extraZips: [] }, chicago)).toBeUndefined()
    expect(milesToServed({ ...evanston, radiusMiles: 0, extraZips: ['60614'] }, chicago)).toBe(miles)
  })

  test('the box holds everything within 100 miles, also in Alaska', () => {
    for (const [lat, lng] of [
      [25.8, -80.2],
      [41.9, -87.6],
      [71.3, -156.8],
    ] as const) {
      const box = boxAround({ lat, lng })
      const aside = 99 / (69.1 * Math.cos((lat * Math.PI) / 180))
      expect(box.north - lat).toBeGreaterThan(99 / 69)
      expect(box.east - lng).toBeGreaterThan(aside)
    }
  })

  test('the better rated stand first; one five does not beat twenty times 4.8', () => {
    const installer = (name: string, stars: number | null, count: number, miles: number) => ({
      name,
      miles,
      rating: { stars, count },
    })
    const sorted = [
      installer('new and far', null, 0, 20),
      installer('one five', 5, 1, 1),
      installer('poor', 2, 9, 1),
      installer('many', 4.8, 20, 30),
      installer('new and near', null, 0, 2),
    ].sort(byRating)

    expect(sorted.map(({ name }) => name)).toEqual([
      'many',
      'one five',
      'new and near',
      'new and far',
      'poor',
    ])
  })
})

test('[R-PROFEED] feedback needs stars, words, a name, a mailbox and consent', () => {
  const full = {
    ...NO_VALUES,
    rating: 4,
    body: 'They came on time and left no dust.',
    author: 'Ada L.',
    email: 'ada@example.com',
    consent: true,
  }

  expect(checkFeedback(full)).toEqual({})
  expect(Object.keys(checkFeedback(NO_VALUES))).toEqual(['rating', 'body', 'author', 'email', 'consent'])
  for (const rating of [-1, 0, 6, 2.5, Number.NaN])
    expect(Object.keys(checkFeedback({ ...full, rating }))).toEqual(['rating'])
  expect(Object.keys(checkFeedback({ ...full, body: 'Too short' }))).toEqual(['body'])
  expect(Object.keys(checkFeedback({ ...full, body: 'x'.repeat(2_001) }))).toEqual(['body'])
})
