import { expect, test } from 'vitest'
import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { MATCHING_RULES, type MatchingRuleId } from './data/matching-rules.ts'
import { largestHead, type MatchUnit, type Proposal, refusalsOf } from './matching.ts'

type Facts = Partial<Record<AttributeKey, string | number | boolean | string[]>>

const unit = (type: string, facts: Facts, more: Partial<MatchUnit> = {}): MatchUnit => ({
  id: '450000001',
  type,
  brand: 'Northvale',
  attributes: Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [String(ATTR[key as AttributeKey]), value]),
  ),
  dimensions: null,
  weight: 100,
  quantity: 1,
  ...more,
})
const outdoor = (facts: Facts = {}) => unit('air-conditioner', { tons: 3, refrigerant: 'R-454B', ...facts })
const furnace = (facts: Facts = {}) => unit('gas-furnace', { width: 17.5, maxAcTons: 4, ...facts })
const coil = (facts: Facts = {}) =>
  unit('coil', { systemTons: 3, width: 17.5, refrigerant: ['R-32', 'R-454B'], leakSensor: true, ...facts })
const ducted = (...units: MatchUnit[]): Proposal => ({ type: 'ducted-system', isRated: true, units })

const multi = (facts: Facts, heads: readonly number[], brand = 'Northvale'): Proposal => ({
  type: 'multi-zone-system',
  isRated: true,
  units: [
    unit('mini-split-outdoor', { ports: 3, coolingBtu: 24_000, refrigerant: 'R-32', ...facts }),
    ...heads.map((coolingBtu) => unit('mini-split-indoor', { coolingBtu, refrigerant: 'R-32' }, { brand })),
  ],
})

test.each<[string, Proposal, MatchingRuleId[]]>([
  ['units that match', ducted(outdoor(), furnace(), coil()), []],
  ['a coil half a ton larger', ducted(outdoor(), furnace(), coil({ systemTons: 3.5 })), []],
  ['a coil one size wider', ducted(outdoor(), furnace(), coil({ width: 21 })), []],
  ['units that were not rated', { ...ducted(outdoor(), furnace(), coil()), isRated: false }, ['rated']],
  ['no coil', ducted(outdoor(), furnace()), ['parts-known']],
  ['a coil too small', ducted(outdoor(), furnace(), coil({ systemTons: 2.5 })), ['coil-size']],
  ['a coil a ton larger', ducted(outdoor(), furnace(), coil({ systemTons: 4 })), ['coil-size']],
  ['a coil narrower than the furnace', ducted(outdoor(), furnace(), coil({ width: 14 })), ['coil-width']],
  ['a coil two sizes wider', ducted(outdoor(), furnace(), coil({ width: 24.5 })), ['coil-width']],
  ['a weak blower', ducted(outdoor(), furnace({ maxAcTons: 2.5 }), coil()), ['blower']],
  ['another refrigerant', ducted(outdoor({ refrigerant: 'R-410A' }), furnace(), coil()), ['refrigerant']],
  ['no leak sensor', ducted(outdoor(), furnace(), coil({ leakSensor: false })), ['leak-sensor']],
  ['three rooms', multi({}, [9_000, 9_000, 9_000]), []],
  ['one room', multi({}, [18_000]), ['zone-count']],
  ['four rooms on three ports', multi({}, [6_000, 6_000, 6_000, 6_000]), ['zone-count']],
  ['rooms of 42% of the outdoor unit', multi({ coolingBtu: 36_000 }, [6_000, 9_000]), ['zone-ratio']],
  ['rooms of 150%', multi({}, [12_000, 12_000, 12_000]), ['zone-ratio']],
  ['a room too large for its port', multi({}, [24_000, 6_000]), ['zone-largest']],
  ['two makers', multi({}, [9_000, 9_000], 'Corvane'), ['zone-brand']],
])('%s: %j', (_, proposal, rules) => {
  const refusals = refusalsOf(proposal)

  expect(refusals.map(({ rule }) => rule)).toEqual(rules)
  expect(refusals.every(({ because }) => because.length > 20)).toBe(true)
})

test('every rule has a source, a day and a check of its own', () => {
  const ids = MATCHING_RULES.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(
    MATCHING_RULES.every(({ source, read }) => source.length > 5 && /^\d{4}-\d\d-\d\d$/.test(read)),
  ).toBe(true)
})

test.each([
  [18_000, 18_000],
  [24_000, 18_000],
  [36_000, 24_000],
  [48_000, 36_000],
])('an outdoor unit of %d takes indoor units up to %d', (size, head) => {
  expect(largestHead(size)).toBe(head)
})
