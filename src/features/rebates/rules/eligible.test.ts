import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTR, type AttributeKey } from '#features/catalog/rules/attributes.ts'
import { toCents } from '#kit/money.ts'
import { readAreas, readPrograms } from '../server/programs.ts'
import { areasAt, type Candidate, judge, type Place, type Reach, rebateOf } from './eligible.ts'
import { federalCreditsOn } from './federal.ts'
import type { Program } from './programs.ts'
import { MAX_REBATE_RECORDS, type RebateMap, withRecords } from './rebate-cache.ts'

const program = (changes: Partial<Program> = {}): Program => ({
  id: 'IL-1',
  name: 'Heating and cooling',
  url: 'https://example.com/',
  authority: 'Prairie Electric',
  level: 'electric-utility',
  equipment: ['ducted-heat-pump'],
  basis: 'dollars',
  amount: 600,
  cap: null,
  payment: 'mail',
  incomeTested: false,
  smallerAmountsExist: false,
  requirements: {
    energyStar: false,
    coldClimate: false,
    replacement: false,
    programContractor: false,
    newHome: false,
  },
  leastRatings: { seer2: null, hspf2: null, eer2: null },
  areas: ['1'],
  firstDay: null,
  lastDay: null,
  ...changes,
})

const product = (
  attributes: Partial<Record<AttributeKey, string | number | boolean>> = {},
  changes: Partial<Candidate> = {},
): Candidate => ({
  type: 'heat-pump-system',
  price: toCents(500_000),
  attributes: Object.fromEntries(
    Object.entries({ seer2: 17, hspf2: 8.5, tons: 3, coolingBtu: 36_000, ...attributes }).map(
      ([key, value]) => [String(ATTR[key as AttributeKey]), value],
    ),
  ),
  ...changes,
})

const HERE: ReadonlyMap<string, Reach> = new Map([['1', 'inside']])
const DAY = '2026-11-21'

test.each<[string, Partial<Program>, Candidate, number | undefined]>([
  ['dollars', { amount: 600 }, product(), 600_00],
  ['dollars a ton', { basis: 'dollars-per-ton', amount: 350 }, product(), 1_050_00],
  [
    'dollars for 10,000 BTU/h',
    { basis: 'dollars-per-10000-btu', amount: 1000 },
    product({ heatPumpHeatingBtu: 36_000 }),
    3_600_00,
  ],
  [
    'a share of the price, capped',
    { basis: 'share-of-price', amount: 0.3, cap: toCents(1_000_00) },
    product(),
    1_000_00,
  ],
  ['never more than the price', { amount: 9_000 }, product(), 5_000_00],
  ['nothing for other equipment', { equipment: ['heat-pump-water-heater'] }, product(), undefined],
  ['nothing before it begins', { firstDay: '2027-01-01' }, product(), undefined],
  ['nothing after it ended', { lastDay: '2025-12-31' }, product(), undefined],
  ['on its last day', { lastDay: DAY }, product(), 600_00],
  ['nothing elsewhere', { areas: ['2'] }, product(), undefined],
  [
    'nothing below the rating it asks for',
    { leastRatings: { seer2: 18, hspf2: null, eer2: null } },
    product(),
    undefined,
  ],
  [
    'nothing for what is not made for the cold',
    { requirements: { ...program().requirements, coldClimate: true } },
    product({ coldClimate: false }),
    undefined,
  ],
  ['nothing for an indoor unit alone', {}, product({}, { type: 'mini-split-indoor' }), undefined],
])('[C-REBATES] a programme pays %s', (_, changes, candidate, cents) => {
  expect(judge(program(changes), candidate, HERE, DAY)?.amount).toBe(cents)
})

test.each<[string, Partial<Program>, ReadonlyMap<string, Reach>, boolean]>([
  ['plain', {}, HERE, true],
  ['depending on income', { incomeTested: true }, HERE, false],
  ['only perhaps serving the address', {}, new Map([['1', 'maybe']]), false],
  [
    'asking for a list we do not keep',
    { requirements: { ...program().requirements, energyStar: true } },
    HERE,
    false,
  ],
  [
    'asking for a rating nobody published',
    { leastRatings: { seer2: null, hspf2: null, eer2: 11 } },
    HERE,
    false,
  ],
  [
    'asking for its own contractor',
    { requirements: { ...program().requirements, programContractor: true } },
    HERE,
    true,
  ],
])(
  '[C-REBATES] an offer %s counts in the total only when it is neither income tested nor in doubt',
  (_, changes, reached, counted) => {
    expect(judge(program(changes), product(), reached, DAY)?.counted).toBe(counted)
  },
)

test('[C-REBATES] the total is the best offer of each level of authority, at most the price', () => {
  const offers = [
    program({ id: 'a', amount: 600 }),
    program({ id: 'b', amount: 900, authority: 'Other Electric' }),
    program({ id: 'c', amount: 400, level: 'state', authority: 'Illinois' }),
    program({ id: 'd', amount: 4_000, incomeTested: true }),
  ].flatMap((each) => judge(each, product(), HERE, DAY) ?? [])

  const found = rebateOf(offers, product().price)

  expect([found.total, found.best.map(({ program: { id } }) => id)]).toEqual([1_300_00, ['b', 'c']])
  expect(rebateOf(offers, toCents(500_00)).total).toBe(500_00)
})

describe('the tables of programmes', () => {
  const programs = readPrograms()
  const areas = readAreas()
  const chicago: Place = { zip: '60614', state: 'IL', countyFips: '17031', city: 'Chicago' }

  test('[C-REBATES] every programme has a payer, an https or http address, an amount and known areas', () => {
    const known = new Set(areas.map(({ id }) => id))
    const broken = programs.filter(
      (each) =>
        !each.authority ||
        !/^https?:\/\//.test(each.url) ||
        !(each.amount > 0) ||
        each.equipment.length === 0 ||
        each.areas.some((area) => !known.has(area)),
    )
    expect(programs.length).toBe(1689)
    expect(new Set(programs.map(({ id }) => id)).size).toBe(programs.length)
    expect(broken).toEqual([])
  })

  test.each([
    ['60614', 'IL', 'ComEd', ['Commonwealth Edison']],
    ['55401', 'MN', 'the utility that mostly serves it; the other is a maybe', ['Xcel Energy']],
  ])('[C-REBATES] zip %s in %s: %s', (zip, state, _, expected) => {
    const reached = areasAt(areas, { ...chicago, zip, state, countyFips: '', city: '' })
    const payers = programs
      .filter(
        (each) =>
          each.level === 'electric-utility' && each.areas.some((area) => reached.get(area) === 'inside'),
      )
      .map(({ authority }) => authority)
    expect([...new Set(payers)]).toEqual(expected)
  })

  test('[C-REBATES] no product at any zip gets back more than it costs, and nothing that ended', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 501, max: 99_950 }),
        fc.constantFrom(
          'heat-pump',
          'mini-split-system',
          'air-conditioner',
          'tank-water-heater',
          'thermostat',
        ),
        fc.integer({ min: 1_00, max: 9_000_00 }),
        (zip, type, price) => {
          const candidate = product({ fuel: 'Electric', wifi: 'Built in' }, { type, price: toCents(price) })
          const reached = areasAt(areas, {
            zip: String(zip).padStart(5, '0'),
            state: 'CO',
            countyFips: '08013',
            city: 'Boulder',
          })
          const offers = programs.flatMap((each) => judge(each, candidate, reached, '2027-02-01') ?? [])
          return (
            rebateOf(offers, candidate.price).total <= price &&
            offers.every(({ program: { lastDay } }) => lastDay === null || lastDay >= '2027-02-01')
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('[C-REBATES] the federal credits ended for equipment installed after 2025-12-31', () => {
  expect(federalCreditsOn('2025-12-31').open.map(({ section }) => section)).toEqual(['25C', '25D'])
  expect(federalCreditsOn('2026-01-01')).toMatchObject({
    open: [],
    ended: [{ section: '25C' }, { section: '25D' }],
  })
})

test('[S-REBATES, K-LIMITS, E-REBATES] the map holds at most 48 records and evicts the oldest', () => {
  const records = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => [`p${from + index}`, from + index] as const)
  const full = withRecords<number>(
    withRecords<number>(new Map(), '60614', records(0, 24)),
    '90001',
    records(24, 48),
  )
  const more = withRecords(full, '60614', records(48, 50))
  const count = (map: RebateMap<number>) =>
    [...map.values()].reduce((sum, products) => sum + products.size, 0)

  expect([MAX_REBATE_RECORDS, count(full), count(more)]).toEqual([48, 48, 48])
  expect([
    more.get('60614')?.has('p0'),
    more.get('60614')?.has('p1'),
    more.get('60614')?.get('p2'),
    more.get('60614')?.get('p49'),
    more.get('90001')?.get('p24'),
  ]).toEqual([false, false, 2, 49, 24])
})

test('[S-REBATES] whatever comes, no more than 48 stay, and the newest are among them', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('60614', '90001', '02139'),
          fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 60 }),
        ),
        { maxLength: 8 },
      ),
      (answers) => {
        let map: RebateMap<number> = new Map()
        for (const [zip, ids] of answers) {
          map = withRecords(
            map,
            zip,
            ids.map((id) => [String(id), id] as const),
          )
          if (!ids.slice(-MAX_REBATE_RECORDS).every((id) => map.get(zip)?.get(String(id)) === id))
            return false
        }
        return [...map.values()].reduce((sum, products) => sum + products.size, 0) <= MAX_REBATE_RECORDS
      },
    ),
  )
})
