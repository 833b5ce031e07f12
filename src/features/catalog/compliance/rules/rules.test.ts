import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { alternativeFilters } from './alternatives.ts'
import { AIR_DISTRICTS, type AirDistrict } from './data/air-districts.ts'
import { factsOf } from './facts.ts'
import { outcomeOf } from './judgment.ts'
import { emissionStandardAt, type RulePlace } from './nox.ts'
import { emissionValues } from './place-filters.ts'
import { regionName, regionOf } from './region.ts'
import { judgeProduct, LAWS } from './rules.ts'

const place = (zip: string, state: string, countyFips = '00000'): RulePlace => ({ zip, state, countyFips })
const CHICAGO = place('60614', 'IL', '17031')
const ATLANTA = place('30301', 'GA', '13121')
const PHOENIX = place('85001', 'AZ', '04013')
const LOS_ANGELES = place('90001', 'CA', '06037')
const LANCASTER = place('93534', 'CA', '06037')
const FRESNO = place('93701', 'CA', '06019')
const SAN_FRANCISCO = place('94103', 'CA', '06075')
const SAN_DIEGO = place('92101', 'CA', '06073')
const TODAY = '2026-11-21'

const FAN = { [ATTR.airflow]: 1_200, [ATTR.fer]: 200 }
const furnace = (emission?: string, more: Record<string, string | number | boolean> = {}) =>
  factsOf('gas-furnace', {
    [ATTR.afue]: 80,
    [ATTR.fuel]: 'Natural gas',
    ...FAN,
    ...(emission ? { [ATTR.emissionStandard]: emission } : {}),
    ...more,
  })
const airConditioner = (seer2: number, eer2: number, coolingBtu = 35_400) =>
  factsOf('air-conditioner', {
    [ATTR.seer2]: seer2,
    [ATTR.eer2]: eer2,
    [ATTR.coolingBtu]: coolingBtu,
    [ATTR.refrigerant]: 'R-454B',
    [ATTR.fuel]: 'Electric',
  })
const verdictOn = (facts: ReturnType<typeof factsOf>, at: RulePlace, rule: string, on = TODAY) =>
  judgeProduct(facts, at, on).find((verdict) => verdict.rule === rule)

describe('regions', () => {
  test.each([
    ['IL', 'N'],
    ['AK', 'N'],
    ['GA', 'S'],
    ['HI', 'S'],
    ['DC', 'S'],
    ['PR', 'S'],
    ['CA', 'SW'],
    ['NM', 'SW'],
    ['CO', 'N'],
  ])('[V-REGION] %s lies in %s', (state, code) => {
    expect(regionOf(state)).toBe(code)
  })

  test.each([
    ['N', 'North'],
    ['S', 'Southeast'],
    ['SW', 'Southwest'],
    ['anything else', 'Southwest'],
  ])('[V-REGION] %s is said as %s', (code, name) => {
    expect(regionName(code)).toBe(name)
  })
})

describe('federal minimums of air conditioners and heat pumps since 2023', () => {
  test.each([
    ['13.4 SEER2 in the North', airConditioner(13.4, 10.8), CHICAGO, 'allowed'],
    ['13.4 SEER2 in the Southeast', airConditioner(13.4, 10.8), ATLANTA, 'blocked'],
    ['13.4 SEER2 in the Southwest', airConditioner(13.4, 10.8), PHOENIX, 'blocked'],
    ['13.8 SEER2 of four tons in the Southeast', airConditioner(13.8, 10.8, 47_200), ATLANTA, 'allowed'],
    ['13.8 SEER2 of three tons in the Southeast', airConditioner(13.8, 11.7), ATLANTA, 'blocked'],
    ['14.3 SEER2 with 11.7 EER2 in the Southwest', airConditioner(14.3, 11.7), PHOENIX, 'allowed'],
    ['14.3 SEER2 with 11.6 EER2 in the Southwest', airConditioner(14.3, 11.6), PHOENIX, 'blocked'],
    ['15.2 SEER2 with 9.8 EER2 in the Southwest', airConditioner(15.2, 9.8), PHOENIX, 'allowed'],
    ['15.2 SEER2 with 9.7 EER2 in the Southwest', airConditioner(15.2, 9.7), PHOENIX, 'blocked'],
    [
      'a heat pump of 14.3 and 7.5 anywhere',
      factsOf('heat-pump', { [ATTR.seer2]: 14.3, [ATTR.hspf2]: 7.5 }),
      PHOENIX,
      'allowed',
    ],
    [
      'a heat pump of 14.3 and 7.4',
      factsOf('heat-pump', { [ATTR.seer2]: 14.3, [ATTR.hspf2]: 7.4 }),
      CHICAGO,
      'blocked',
    ],
    [
      'a package heat pump of 13.4 and 6.7',
      factsOf('package-unit', { [ATTR.seer2]: 13.4, [ATTR.hspf2]: 6.7 }),
      CHICAGO,
      'allowed',
    ],
    [
      'a package air conditioner of 13.4 and 10.6 in the Southwest',
      factsOf('package-unit', { [ATTR.seer2]: 13.4, [ATTR.eer2]: 10.6 }),
      PHOENIX,
      'allowed',
    ],
    [
      'a package air conditioner of 13.4 and 10.5 in the Southwest',
      factsOf('package-unit', { [ATTR.seer2]: 13.4, [ATTR.eer2]: 10.5 }),
      PHOENIX,
      'blocked',
    ],
    [
      'no EER2 figure in the Southwest',
      factsOf('air-conditioner', { [ATTR.seer2]: 14.3 }),
      PHOENIX,
      'warning',
    ],
  ])('[V-REGION] %s: %4$s', (_, facts, at, outcome) => {
    expect(verdictOn(facts, at, 'doe-2023-efficiency')?.outcome).toBe(outcome)
  })

  test('[V-REGION] the reason names both figures and the region; the rule its source and first day', () => {
    expect(verdictOn(airConditioner(13.4, 10.8), ATLANTA, 'doe-2023-efficiency')).toEqual({
      rule: 'doe-2023-efficiency',
      title: 'Federal efficiency minimum',
      outcome: 'blocked',
      why:
        '13.4 SEER2 is below the 14.3 SEER2 federal minimum for a split air conditioner ' +
        'under 45,000 BTU/h installed in the Southeast.',
      source: '10 CFR 430.32(c)',
      effectiveFrom: '2023-01-01',
      effectiveTo: null,
      status: 'verified',
      read: '2026-11-21',
    })
    expect(
      verdictOn(airConditioner(13.4, 10.8), ATLANTA, 'doe-2023-efficiency', '2022-06-01'),
    ).toBeUndefined()
  })
})

describe('nitrogen oxides', () => {
  test.each([
    ['Chicago', CHICAGO, 'None', []],
    ['San Diego', SAN_DIEGO, 'Low NOx', ['Low NOx', 'Ultra Low NOx']],
    ['Los Angeles', LOS_ANGELES, 'Ultra Low NOx', ['Ultra Low NOx']],
    ['Lancaster, in the desert of Los Angeles County', LANCASTER, 'Low NOx', ['Low NOx', 'Ultra Low NOx']],
    ['Fresno', FRESNO, 'Ultra Low NOx', ['Ultra Low NOx']],
    ['San Francisco', SAN_FRANCISCO, 'Ultra Low NOx', ['Ultra Low NOx']],
  ])('[V-NOX] %s', (_, at, standard, accepted) => {
    expect(emissionStandardAt(at)).toBe(standard)
    expect(emissionValues(emissionStandardAt(at))).toEqual(accepted)
  })

  test.each([
    ['None', CHICAGO, 'allowed'],
    ['None', SAN_DIEGO, 'blocked'],
    ['Low NOx', SAN_DIEGO, 'allowed'],
    ['Low NOx', LOS_ANGELES, 'blocked'],
    ['Low NOx', LANCASTER, 'allowed'],
    ['Low NOx', FRESNO, 'blocked'],
    ['Low NOx', SAN_FRANCISCO, 'blocked'],
    ['Ultra Low NOx', SAN_FRANCISCO, 'allowed'],
    [undefined, SAN_FRANCISCO, 'warning'],
  ])('[V-NOX] a gas furnace of class %s at %o: %s', (emission, at, outcome) => {
    expect(outcomeOf(judgeProduct(furnace(emission), at, TODAY))).toBe(outcome)
  })

  test('[V-NOX] an electric furnace has no burner', () => {
    const electric = factsOf('electric-furnace', { [ATTR.afue]: 100, [ATTR.fuel]: 'Electric', ...FAN })

    expect(outcomeOf(judgeProduct(electric, LOS_ANGELES, TODAY))).toBe('allowed')
    expect(judgeProduct(electric, LOS_ANGELES, TODAY).map(({ rule }) => rule)).toEqual([
      'doe-furnace-minimum',
      'doe-furnace-fan',
    ])
  })

  test('[V-NOX] South Coast: mobile homes at 40 ng/J until October 2025; Bay Area: since 2024', () => {
    const mobile = furnace('Low NOx', { [ATTR.mobileHome]: true })

    expect(outcomeOf(judgeProduct(mobile, LOS_ANGELES, '2025-09-30'))).toBe('warning')
    expect(outcomeOf(judgeProduct(mobile, LOS_ANGELES, '2025-10-01'))).toBe('blocked')
    expect(outcomeOf(judgeProduct(furnace('Low NOx'), SAN_FRANCISCO, '2023-01-31'))).toBe('allowed')
    expect(outcomeOf(judgeProduct(furnace('Low NOx'), SAN_FRANCISCO, '2024-01-01'))).toBe('blocked')
  })

  test('[V-NOX] no zip belongs to two districts, and none is left out twice', () => {
    const districts: readonly AirDistrict[] = AIR_DISTRICTS
    const counties = districts.flatMap((district) => district.counties)
    const outside = districts.flatMap((district) => district.outside)
    const zips = districts.flatMap((district) => district.zips)

    for (const list of [counties, outside, zips]) expect(new Set(list).size).toBe(list.length)
    expect([...outside, ...zips].filter((zip) => !/^9\d{4}$/.test(zip))).toEqual([])
  })
})

describe('rules with a date', () => {
  test.each([
    ['2026-06-30', undefined],
    ['2026-07-05', 'warning'],
    ['2026-12-31', 'warning'],
    ['2027-01-01', 'blocked'],
  ])('a gas tank in the Bay Area on %s: %s', (on, outcome) => {
    const tank = factsOf('tank-water-heater', { [ATTR.fuel]: 'Natural gas', [ATTR.inputBtu]: 40_000 })

    expect(verdictOn(tank, SAN_FRANCISCO, 'zero-nox-water-heaters-bay-area', on)?.outcome).toBe(outcome)
    expect(verdictOn(tank, LOS_ANGELES, 'zero-nox-water-heaters-bay-area', on)).toBeUndefined()
  })

  test.each([
    ['R-454B', 'allowed'],
    ['R-32', 'allowed'],
    ['R-410A', 'warning'],
  ])('equipment with %s since 2025: %s', (refrigerant, outcome) => {
    const facts = factsOf('heat-pump', {
      [ATTR.seer2]: 15.2,
      [ATTR.hspf2]: 7.8,
      [ATTR.refrigerant]: refrigerant,
    })

    expect(verdictOn(facts, CHICAGO, 'refrigerant-2025')?.outcome).toBe(outcome)
    expect(verdictOn(facts, CHICAGO, 'refrigerant-2025', '2024-12-31')).toBeUndefined()
  })

  test('allows 80% gas furnaces today, and warns of them from December 2028', () => {
    expect(outcomeOf(judgeProduct(furnace('Low NOx'), CHICAGO, '2028-12-17'))).toBe('allowed')
    expect(verdictOn(furnace('Low NOx'), CHICAGO, 'doe-furnace-2028', '2028-12-18')?.outcome).toBe('warning')
  })

  test('what the maker does not offer in California stays out of it', () => {
    expect(
      outcomeOf(judgeProduct(factsOf('unit-heater', { [ATTR.california]: false }), SAN_DIEGO, TODAY)),
    ).toBe('blocked')
    expect(
      outcomeOf(judgeProduct(factsOf('unit-heater', { [ATTR.california]: false }), CHICAGO, TODAY)),
    ).toBe('allowed')
  })

  test('every rule says where it comes from; ids are unique', () => {
    expect(new Set(LAWS.map(({ id }) => id)).size).toBe(LAWS.length)
    expect(LAWS.filter(({ source, title }) => source === '' || title === '')).toEqual([])
    const checked = LAWS.filter(({ status }) => status === 'verified' || status === 'secondary')
    expect(checked.filter(({ read }) => !/^2026-\d\d-\d\d$/.test(read ?? ''))).toEqual([])
  })
})

describe('the link to allowed products', () => {
  test('filters only by the rules that the product breaks', () => {
    const broken = (facts: ReturnType<typeof factsOf>, at: RulePlace) =>
      alternativeFilters(judgeProduct(facts, at, TODAY), at)

    expect(broken(furnace('Low NOx'), SAN_FRANCISCO)).toEqual({ 1359: ['Ultra Low NOx'] })
    expect(broken(airConditioner(13.4, 10.8), ATLANTA)).toEqual({ 1320: ['S'] })
    expect(broken(airConditioner(13.4, 10.8), CHICAGO)).toBeUndefined()
  })
})

test('[V-REGION, V-NOX] for any product data every rule gives a reason or no verdict', () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.array(fc.string()))
  const attributes = fc.dictionary(fc.constantFrom(...Object.values(ATTR).map(String)), value)
  const places = fc.constantFrom(CHICAGO, ATLANTA, PHOENIX, LOS_ANGELES, SAN_DIEGO, place('', '', ''))
  fc.assert(
    fc.property(
      fc.constantFrom('gas-furnace', 'air-conditioner', 'package-unit', 'tank-water-heater', 'x'),
      attributes,
      places,
      fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2040-01-01') }),
      (type, said, at, on) => {
        const verdicts = judgeProduct(factsOf(type, said), at, on.toISOString().slice(0, 10))

        expect(verdicts.every(({ why, source }) => why.length > 10 && source.length > 5)).toBe(true)
        expect(outcomeOf(verdicts)).toBe(
          verdicts.some(({ outcome }) => outcome === 'blocked')
            ? 'blocked'
            : verdicts.some(({ outcome }) => outcome === 'warning')
              ? 'warning'
              : 'allowed',
        )
      },
    ),
  )
})
