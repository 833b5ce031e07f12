import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { toCents } from '#lib/money.ts'
import { readAreas, readPrograms } from '../server/programs.ts'
import { MAX_REBATE_RECORDS, type RebateMap, withRecords } from '../ui/saved-rebates.ts'
import { type Candidate, judge } from './eligible.ts'
import { FEDERAL_CREDITS, federalCreditsOn, type Program } from './programs.ts'
import { areasAt, type Place, type Reach, type ReachedPlace, reachedPlace, serviceOf } from './reach.ts'
import { rebateOf } from './total.ts'

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
  wholeHome: false,
  requirements: {
    energyStar: false,
    coldClimate: false,
    replacement: false,
    programContractor: false,
    newHome: false,
    membersOf: null,
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

const at = (reach: Reach): ReachedPlace => ({
  areas: new Map([['1', reach]]),
  territories: new Set(['1']),
  disputed: new Set(),
  served: new Map(),
})
const HERE = at('inside')
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
  [
    'for the installed job, so perhaps more than the price of the goods',
    { amount: 9_000 },
    product(),
    9_000_00,
  ],
  [
    'never more than the price of what needs no installation',
    { amount: 300, equipment: ['smart-thermostat'] },
    product({ wifi: 'Built in' }, { type: 'thermostat', price: toCents(120_00) }),
    120_00,
  ],
  ['nothing for other equipment', { equipment: ['heat-pump-water-heater'] }, product(), undefined],
  [
    'nothing to an air-source unit for ground source',
    { equipment: ['ground-source-heat-pump'] },
    product(),
    undefined,
  ],
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
])('[C-REBATES] a program pays %s', (_, changes, candidate, cents) => {
  expect(judge(program(changes), candidate, HERE, DAY)?.amount).toBe(cents)
})

test.each<[string, Partial<Program>, ReachedPlace, boolean]>([
  ['plain', {}, HERE, true],
  ['depending on income', { incomeTested: true }, HERE, false],
  ['only perhaps serving the address', {}, at('maybe'), false],
  ['of one of several utilities', {}, { ...HERE, disputed: new Set(['1']) }, false],
  ['of an assistance program', { payment: 'assistance' }, HERE, false],
  [
    'for the members of a tribe',
    { requirements: { ...program().requirements, membersOf: 'A tribe' } },
    HERE,
    false,
  ],
  ['of the whole price of a job', { basis: 'share-of-price', amount: 1 }, HERE, false],
  ['of a share of the installed cost', { basis: 'share-of-price', amount: 0.2 }, HERE, false],
  ['of the most of several amounts', { smallerAmountsExist: true }, HERE, false],
  ['for a whole home', { wholeHome: true }, HERE, false],
  ['for modeled savings', { payment: 'savings' }, HERE, false],
  [
    'asking for a list we do not keep',
    { requirements: { ...program().requirements, energyStar: true } },
    HERE,
    false,
  ],
  [
    'asking for a rating that the maker did not publish',
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

test('[C-REBATES] an outdoor unit alone never counts; a utility that serves the home is a condition', () => {
  const unit = judge(program(), product({}, { type: 'heat-pump' }), HERE, DAY)

  expect([unit?.counted, unit?.conditions]).toEqual([false, ['served', 'matched']])
  expect(judge(program(), product(), HERE, DAY)?.conditions).toEqual(['served'])
})

test('[C-REBATES] the total is the best offer of each level, and only these count', () => {
  const offers = [
    program({ id: 'a', amount: 600 }),
    program({ id: 'b', amount: 900, authority: 'Other Electric' }),
    program({ id: 'c', amount: 400, level: 'state', authority: 'Illinois' }),
    program({ id: 'd', amount: 4_000, incomeTested: true }),
  ].flatMap((each) => judge(each, product(), HERE, DAY) ?? [])

  const found = rebateOf(offers, product().price)

  expect([found.total, found.best.map(({ program: { id } }) => id)]).toEqual([1_300_00, ['b', 'c']])
  expect(found.offers.map(({ program: { id }, counted }) => [id, counted])).toEqual([
    ['b', true],
    ['c', true],
    ['d', false],
    ['a', false],
  ])
  expect(found.offers.at(-1)?.conditions).toContain('exclusive')
})

test('[A7] of several amounts without a rating the smallest counts; a stated rating earns its own', () => {
  const total = (...changes: Partial<Program>[]) =>
    rebateOf(
      changes.flatMap(
        (each, index) => judge(program({ id: `p${index}`, ...each }), product(), HERE, DAY) ?? [],
      ),
      product().price,
    )
  const rated = { amount: 900, leastRatings: { seer2: 15, hspf2: null, eer2: null } }

  expect(total({ amount: 4_000 }, { amount: 500 }).total).toBe(500_00)
  expect(total({ amount: 4_000 }, { amount: 500 }).offers[1]?.conditions).toContain('tier')
  expect(total(rated, { amount: 500 }).total).toBe(900_00)
})

test('[A7] what counts never adds up to the price of the goods', () => {
  const halves = [program({ id: 'a' }), program({ id: 'b', level: 'state', authority: 'Illinois' })].flatMap(
    (each) => judge(each, product({}, { price: toCents(1_000_00) }), HERE, DAY) ?? [],
  )
  const found = rebateOf(halves, toCents(1_000_00))

  expect([found.total, found.offers[1]?.counted, found.offers[1]?.conditions]).toEqual([
    600_00,
    false,
    expect.arrayContaining(['price']),
  ])
})

test('two utilities that cannot both serve a home are disputed; a fund of several utilities is not', () => {
  const areas = new Map<string, Reach>([
    ['1', 'inside'],
    ['2', 'inside'],
    ['3', 'inside'],
  ])
  const territories = new Set(['1', '2', '3'])
  const north = program({ authority: 'North Electric', areas: ['1'] })
  const south = program({ authority: 'South Electric', areas: ['2'] })
  const fund = program({ authority: 'Fund', areas: ['1', '2'], level: 'other' })
  const gas = program({ authority: 'Gas', areas: ['3'], level: 'gas-utility' })

  expect([...reachedPlace(areas, [north, south, gas], territories).disputed]).toEqual(['1', '2'])
  expect([...reachedPlace(areas, [north, fund, gas], territories).disputed]).toEqual([])
})

describe('the tables of programs', () => {
  const programs = readPrograms()
  const areas = readAreas()
  const chicago: Place = { zip: '60614', state: 'IL', countyFips: '17031', city: 'Chicago' }

  test('[C-REBATES] every program has a payer, an https or http address, an amount and known areas', () => {
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

  test.each([
    ['60614', 'IL', 'Commonwealth Edison', 'if-served'],
    ['01880', 'MA', 'Peabody Municipal Light Plant (PMLP)', 'one-of-several'],
  ])('[C-REBATES] zip %s in %s: %s pays %s', (zip, state, authority, expected) => {
    const found = areasAt(areas, { ...chicago, zip, state, countyFips: '', city: '' })
    const here = programs.filter((each) => each.areas.some((area) => found.has(area)))
    const territories = new Set(areas.filter(({ kind }) => kind === 'territory').map(({ id }) => id))
    const reached = reachedPlace(found, here, territories)
    const services = here
      .filter((each) => each.authority === authority)
      .map((each) => serviceOf(each, reached))

    expect([...new Set(services)]).toEqual([expected])
  })

  test('[C-REBATES] programs for a tribe or for ground source say so', () => {
    const words = (each: Program) => `${each.name} ${each.url}`
    const tribal = programs.filter((each) => /trib(e|al)\b/i.test(words(each)))
    const ground = programs.filter((each) => /geothermal|ground.(source|coupled)/i.test(words(each)))

    expect(tribal.filter(({ requirements }) => requirements.membersOf === null)).toEqual([])
    expect([...new Set(ground.flatMap(({ equipment }) => equipment))]).toEqual(['ground-source-heat-pump'])
  })
})

test('[C-REBATES] the federal credits ended for equipment installed after 2025-12-31', () => {
  expect(federalCreditsOn(FEDERAL_CREDITS, '2025-12-31').open.map(({ section }) => section)).toEqual([
    '25C',
    '25D',
  ])
  expect(federalCreditsOn(FEDERAL_CREDITS, '2026-01-01')).toMatchObject({
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

test('[S-REBATES] any sequence of answers leaves at most 48 records, the newest included', () => {
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
