import { describe, expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { alternativeFilters } from './alternatives.ts'
import { factsOf } from './facts.ts'
import { drawPattern, leastUef } from './heaters.ts'
import { outcomeOf } from './judgment.ts'
import type { RulePlace } from './nox.ts'
import { judgeProduct } from './rules.ts'

const TODAY = '2026-11-22'
const at = (zip: string, state: string, countyFips: string): RulePlace => ({ zip, state, countyFips })
const PLACES = {
  chicago: at('60614', 'IL', '17031'),
  saltLake: at('84101', 'UT', '49035'),
  anaheim: at('92801', 'CA', '06059'),
  fresno: at('93721', 'CA', '06019'),
  oakland: at('94601', 'CA', '06001'),
  sacramento: at('95814', 'CA', '06067'),
  sanDiego: at('92101', 'CA', '06073'),
  ventura: at('93001', 'CA', '06111'),
  santaBarbara: at('93101', 'CA', '06083'),
  davis: at('95616', 'CA', '06113'),
  logan: at('84321', 'UT', '49005'),
  cedarCity: at('84720', 'UT', '49021'),
  mojave: at('93501', 'CA', '06029'),
  redding: at('96001', 'CA', '06089'),
  houston: at('77002', 'TX', '48201'),
}
type PlaceName = keyof typeof PLACES
const NAMES = Object.keys(PLACES) as PlaceName[]

const heater = (type: string, fuel: string, inputBtu: number, emission?: string) =>
  factsOf(type, {
    [ATTR.fuel]: fuel,
    [ATTR.inputBtu]: inputBtu,
    [ATTR.uef]: 0.95,
    [ATTR.afue]: 95,
    [ATTR.gallons]: 40,
    [ATTR.firstHour]: 68,
    [ATTR.gpm]: 7,
    ...(emission === undefined ? {} : { [ATTR.emissionStandard]: emission }),
  })
const verdictsAt = (facts: ReturnType<typeof factsOf>, name: PlaceName, on = TODAY) =>
  judgeProduct(facts, PLACES[name], on)
const outcomesOf = (facts: ReturnType<typeof factsOf>, on = TODAY) =>
  Object.fromEntries(NAMES.map((name) => [name, outcomeOf(verdictsAt(facts, name, on))]))

const EVERYWHERE = Object.fromEntries(NAMES.map((name) => [name, 'allowed']))
const LIMITED = [
  'saltLake',
  'anaheim',
  'fresno',
  'oakland',
  'sacramento',
  'sanDiego',
  'santaBarbara',
] as const
const warnedIn = (names: readonly PlaceName[]) => Object.fromEntries(names.map((name) => [name, 'warning']))
const blockedIn = (names: readonly PlaceName[]) => Object.fromEntries(names.map((name) => [name, 'blocked']))

const LOW_NOX = { [ATTR.emissionStandard]: 'Low NOx' }
const ULTRA_LOW_NOX = { [ATTR.emissionStandard]: 'Ultra Low NOx' }

describe('[V-NOX] natural gas water heaters and boilers', () => {
  test.each([
    [
      'a tank of 40 ng/J',
      heater('tank-water-heater', 'Natural gas', 40_000, 'Low NOx'),
      { ...blockedIn([...LIMITED, 'ventura']), ...warnedIn(['davis', 'logan']) },
    ],
    [
      'a tank above 40 ng/J',
      heater('tank-water-heater', 'Natural gas', 40_000, 'None'),
      {
        ...blockedIn([...LIMITED, 'ventura', 'davis', 'mojave', 'redding', 'houston']),
        ...warnedIn(['logan']),
      },
    ],
    [
      'a tank of 10 ng/J: in the Bay Area the limit of 2027 is near',
      heater('tank-water-heater', 'Natural gas', 40_000, 'Ultra Low NOx'),
      { oakland: 'warning' },
    ],
    [
      'a tank of unknown NOx class',
      heater('tank-water-heater', 'Natural gas', 40_000),
      warnedIn(NAMES.filter((name) => name !== 'chicago' && name !== 'cedarCity')),
    ],
    ['a propane tank', heater('tank-water-heater', 'Propane', 40_000, 'Low NOx'), {}],
    ['an electric tank', heater('tank-water-heater', 'Electric', 0), {}],
    [
      'a large tankless one of 40 ng/J',
      heater('tankless-water-heater', 'Natural gas', 180_000, 'Low NOx'),
      { ...blockedIn(LIMITED), ...warnedIn(['ventura', 'davis', 'logan']) },
    ],
    [
      'a large tankless one of 14 ng/J: South Coast asks new buildings for more',
      heater('tankless-water-heater', 'Natural gas', 180_000, 'Ultra Low NOx'),
      { anaheim: 'warning' },
    ],
    [
      'a boiler of 40 ng/J: Utah’s law is about water heaters',
      heater('boiler', 'Natural gas', 110_000, 'Low NOx'),
      { ...blockedIn(LIMITED.slice(1)), ...warnedIn(['ventura', 'davis']) },
    ],
    ['a propane boiler', heater('boiler', 'Propane', 110_000, 'None'), {}],
  ])('%s', (_, facts, differences) => {
    expect(outcomesOf(facts)).toEqual({ ...EVERYWHERE, ...differences })
  })

  test('Utah: 10 ng/J up to 75,000 BTU/h, 14 above, with reason and source', () => {
    const small = verdictsAt(heater('tank-water-heater', 'Natural gas', 75_000, 'Low NOx'), 'saltLake')
    const large = verdictsAt(heater('tank-water-heater', 'Natural gas', 76_000, 'Low NOx'), 'saltLake')

    expect(small.find(({ outcome }) => outcome === 'blocked')).toMatchObject({
      rule: 'utah-water-heaters',
      why:
        'This part of Utah requires Ultra Low NOx natural gas water heaters of this size, 10 ng/J or ' +
        'less. This model: Low NOx.',
      source: expect.stringContaining('Utah Code 15A-6-102'),
      effectiveFrom: '2018-07-01',
      status: 'verified',
      read: '2026-11-22',
    })
    expect(large.find(({ outcome }) => outcome === 'blocked')?.why).toContain('14 ng/J or less')
  })

  test.each([
    ['a gas furnace of 80% and 40 ng/J', 'gas-furnace', { [ATTR.afue]: 80, ...LOW_NOX }, 'blocked'],
    [
      'one of 96%: it may have an ENERGY STAR certificate',
      'gas-furnace',
      { [ATTR.afue]: 96, ...LOW_NOX },
      'warning',
    ],
    ['one of 14 ng/J', 'gas-furnace', { [ATTR.afue]: 80, ...ULTRA_LOW_NOX }, 'allowed'],
    ['a tank of 40 ng/J', 'tank-water-heater', { [ATTR.uef]: 0.66, ...LOW_NOX }, 'blocked'],
    ['a tank of 10 ng/J', 'tank-water-heater', { [ATTR.uef]: 0.66, ...ULTRA_LOW_NOX }, 'allowed'],
    ['a boiler', 'boiler', { [ATTR.afue]: 95, ...LOW_NOX }, 'allowed'],
  ])('Colorado since 2026: %s', (_, type, attributes, outcome) => {
    const facts = factsOf(type, {
      [ATTR.fuel]: 'Natural gas',
      [ATTR.inputBtu]: 40_000,
      [ATTR.gallons]: 40,
      [ATTR.firstHour]: 68,
      [ATTR.airflow]: 1_200,
      [ATTR.fer]: 200,
      ...attributes,
    })
    const denver = at('80202', 'CO', '08031')

    expect(outcomeOf(judgeProduct(facts, denver, TODAY))).toBe(outcome)
    expect(outcomeOf(judgeProduct(facts, denver, '2025-06-30'))).toBe('allowed')
  })

  test('the Bay Area forbids small gas heaters from 2027 on; we warn half a year before', () => {
    const ultra = heater('tank-water-heater', 'Natural gas', 40_000, 'Ultra Low NOx')

    expect(['2026-06-30', '2026-07-05', '2027-01-01'].map((on) => outcomesOf(ultra, on).oakland)).toEqual([
      'allowed',
      'warning',
      'blocked',
    ])
  })

  test('warns of a heater of unknown fuel', () => {
    const unknown = factsOf('tank-water-heater', { [ATTR.uef]: 0.9, [ATTR.gallons]: 40 })

    expect(verdictsAt(unknown, 'saltLake').find(({ rule }) => rule === 'utah-water-heaters')?.outcome).toBe(
      'warning',
    )
  })

  test.each([
    ['sanDiego', { 1359: ['Ultra Low NOx'] }],
    ['saltLake', { 1359: ['Ultra Low NOx'] }],
    ['chicago', undefined],
  ] as const)('the list of what may be sold in %s', (name, filters) => {
    const tank = heater('tank-water-heater', 'Natural gas', 40_000, 'Low NOx')

    expect(alternativeFilters(verdictsAt(tank, name), PLACES[name])).toEqual(filters)
  })

  test('where no gas heater may be sold, the list shows electric ones', () => {
    const tank = heater('tank-water-heater', 'Natural gas', 40_000, 'Low NOx')

    expect(alternativeFilters(verdictsAt(tank, 'oakland', '2027-01-01'), PLACES.oakland)).toEqual({
      2070: ['Electric'],
    })
  })
})

describe('federal minimums of water heaters and boilers', () => {
  const tank = (fuel: string, gallons: number, firstHour: number, uef: number) =>
    factsOf('tank-water-heater', {
      [ATTR.fuel]: fuel,
      [ATTR.gallons]: gallons,
      [ATTR.firstHour]: firstHour,
      [ATTR.uef]: uef,
      [ATTR.inputBtu]: 40_000,
      [ATTR.emissionStandard]: 'Ultra Low NOx',
    })

  test.each([
    ['gas, 50 gallons, 80 in the first hour', tank('Natural gas', 50, 80, 0.63), 'high', 0.63, 'allowed'],
    ['the same at 0.62', tank('Natural gas', 50, 80, 0.62), 'high', 0.63, 'blocked'],
    ['gas, 40 gallons, 68 in the first hour', tank('Natural gas', 40, 68, 0.58), 'medium', 0.58, 'allowed'],
    ['gas, 60 gallons, 90 in the first hour', tank('Natural gas', 60, 90, 0.7), 'high', 0.79, 'blocked'],
    ['electric, 50 gallons', tank('Electric', 50, 62, 0.92), 'medium', 0.92, 'allowed'],
    [
      'electric, 65 gallons: only heat pumps reach it',
      tank('Electric', 65, 79, 0.95),
      'high',
      2.17,
      'blocked',
    ],
    ['electric, 80 gallons, heat pump', tank('Electric', 80, 92, 3.7), 'high', 2.15, 'allowed'],
  ])('%s', (_, facts, pattern, least, outcome) => {
    expect([drawPattern(facts), leastUef(facts)]).toEqual([pattern, least])
    expect(outcomeOf(verdictsAt(facts, 'chicago'))).toBe(outcome)
  })

  test.each([
    ['no UEF', factsOf('tank-water-heater', { [ATTR.fuel]: 'Electric', [ATTR.gallons]: 50 })],
    [
      'no first hour rating',
      factsOf('tank-water-heater', { [ATTR.fuel]: 'Electric', [ATTR.gallons]: 50, [ATTR.uef]: 0.93 }),
    ],
    ['no AFUE of a boiler', factsOf('boiler', { [ATTR.fuel]: 'Natural gas' })],
    ['no AFUE of a furnace', factsOf('gas-furnace', { [ATTR.fuel]: 'Natural gas' })],
    ['no refrigerant', factsOf('heat-pump', { [ATTR.seer2]: 15, [ATTR.hspf2]: 8 })],
    ['no SEER2', factsOf('air-conditioner', { [ATTR.refrigerant]: 'R-32' })],
    ['no CEER', factsOf('window-air-conditioner', { [ATTR.refrigerant]: 'R-32' })],
  ])('%s: a warning, never silence', (_, facts) => {
    expect(outcomeOf(verdictsAt(facts, 'chicago'))).toBe('warning')
  })

  test('a boiler below 84% AFUE', () => {
    const boiler = factsOf('boiler', { [ATTR.fuel]: 'Natural gas', [ATTR.afue]: 82 })

    expect(verdictsAt(boiler, 'chicago')).toMatchObject([
      {
        outcome: 'blocked',
        why: '82% AFUE is below the 84% federal minimum for this kind of boiler.',
      },
    ])
  })
})
