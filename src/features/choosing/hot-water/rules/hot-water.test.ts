import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ampsOf, FIXTURE_NAMES, gpmAt, hotWaterNeed, type InUse } from './hot-water.ts'
import { faultsOf, readInputs } from './inputs.ts'

const NONE = Object.fromEntries(FIXTURE_NAMES.map((name) => [name, 0])) as InUse
const uses = (some: Partial<InUse>): InUse => ({ ...NONE, ...some })

describe('[R-TANKLESS] published examples', () => {
  test('a shower of 2 gpm at 105 °F takes 1.57 gpm of hot water, from 50 to 120 °F', () => {
    expect(hotWaterNeed(uses({ shower: 1 }), 50, 120).gpm).toBeCloseTo(1.57, 2)
  })

  test.each([
    ['4.5 gpm from 52 to 120 °F take 153,000 BTU/h', 4.5, 68, 153_122],
    ['5 gpm at a rise of 75 °F take 187,500 BTU/h', 5, 75, 187_500],
  ])('%s', (_, gpm, rise, btu) => {
    expect(gpmAt(btu, rise)).toBeCloseTo(gpm, 1)
  })

  test('44.88 kW draw 187 amps at 240 volts', () => {
    expect(ampsOf(44.88)).toBeCloseTo(187, 0)
  })
})

test('[R-TANKLESS] colder water and more fixtures never need less heat; nothing is NaN', () => {
  const counts = fc.tuple(...FIXTURE_NAMES.map(() => fc.integer({ min: 0, max: 9 })))
  fc.assert(
    fc.property(
      counts,
      fc.integer({ min: 33, max: 90 }),
      fc.integer({ min: 105, max: 140 }),
      (n, inlet, set) => {
        const inUse = Object.fromEntries(FIXTURE_NAMES.map((name, index) => [name, n[index]])) as InUse
        const need = hotWaterNeed(inUse, inlet, set)
        const colder = hotWaterNeed(inUse, inlet - 1, set)
        const more = hotWaterNeed({ ...inUse, shower: inUse.shower + 1 }, inlet, set)
        expect(Number.isFinite(need.btu) && need.btu >= 0).toBe(true)
        expect(colder.btu).toBeGreaterThanOrEqual(need.btu)
        expect(more.gpm).toBeGreaterThan(need.gpm)
      },
    ),
  )
})

test('[B] water that arrives warmer than the setpoint needs no heat', () => {
  const inUse = Object.fromEntries(FIXTURE_NAMES.map((name) => [name, 1])) as InUse
  for (const [inlet, set] of [
    [120, 105],
    [105, 105],
    [110, 120],
  ] as const) {
    const { btu, kW, riseF, gpm } = hotWaterNeed(inUse, inlet, set)
    for (const figure of [btu, kW, riseF, gpm]) expect(figure >= 0 && Number.isFinite(figure)).toBe(true)
  }
  expect(hotWaterNeed(inUse, 120, 105).btu).toBe(0)
})

test.each([
  ['', ['zipCode']],
  ['zipCode=5540&shower=1', ['zipCode']],
  ['zipCode=55401&shower=1', []],
  ['zipCode=55401', ['inUse']],
  ['zipCode=55401&shower=-1', ['count']],
  ['zipCode=55401&shower=99', ['count']],
  ['zipCode=55401&shower=1&bathtub=1.5', ['count']],
  ['zipCode=55401&shower=1&setpoint=200', ['setpoint']],
  ['zipCode=55401&shower=1&setpoint=hot', ['setpoint']],
])('[R-TANKLESS] the answers "%s" lack %j', (query, faults) => {
  expect(faultsOf(readInputs(new URLSearchParams(query)))).toEqual(faults)
})
