import { expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { fuelUnits } from '#features/choosing/operating-cost/rules/fuels.ts'
import { coolingKwh, seasonalCop } from '#features/choosing/operating-cost/rules/yearly-energy.ts'
import { FUELS, REFERENCE_HOUSE } from './reference-house.ts'
import { runningCost } from './running-cost.ts'

const { heat, cooling, coldDayF } = REFERENCE_HOUSE

// Calculated apart from this code, by our degree-day method for the same house (docs/data-sources.md).
test.each([
  ['gas at 80%', fuelUnits(heat, FUELS.gas, 0.8), 889.3],
  ['gas at 95%', fuelUnits(heat, FUELS.gas, 0.95), 748.9],
  ['propane at 95%', fuelUnits(heat, FUELS.propane, 0.95), 818.9],
  ['electric resistance', fuelUnits(heat, FUELS.electricity, 1), 20_851],
  ['a heat pump of HSPF2 8.1', fuelUnits(heat, FUELS.electricity, seasonalCop(8.1, coldDayF)), 8_920],
  ['a heat pump of HSPF2 10', fuelUnits(heat, FUELS.electricity, seasonalCop(10, coldDayF)), 7_226],
  ['cooling at SEER2 14.3', coolingKwh(cooling, 14.3), 842],
  ['cooling at SEER2 18', coolingKwh(cooling, 18), 669],
])('[R-COMPARE] the energy of a year of %s', (_, units, expected) => {
  expect(Math.abs(units - expected) / expected).toBeLessThan(0.002)
})

test('[R-COMPARE] a furnace heats, an air conditioner cools, a heat pump does both', () => {
  const furnace = runningCost({
    type: 'gas-furnace',
    attributes: { [ATTR.afue]: 96, [ATTR.fuel]: 'Natural gas' },
  })
  const conditioner = runningCost({
    type: 'air-conditioner',
    attributes: { [ATTR.seer2]: 14.3, [ATTR.fuel]: 'Electric' },
  })
  const pump = runningCost({
    type: 'heat-pump',
    attributes: { [ATTR.seer2]: 18, [ATTR.hspf2]: 10, [ATTR.fuel]: 'Electric' },
  })

  expect(furnace).toEqual({ heating: 109_458, cooling: null })
  expect(conditioner).toEqual({ heating: null, cooling: 11_794 })
  expect(pump.heating).toBeGreaterThan(90_000)
  expect(pump.cooling).toBe(9_370)
})

test.each([
  ['a thermostat', { type: 'thermostat', attributes: {} }],
  [
    'a window unit, which cools one room',
    { type: 'window-air-conditioner', attributes: { [ATTR.ceer]: 12 } },
  ],
  ['a furnace without a rating', { type: 'gas-furnace', attributes: {} }],
  ['a rating of zero', { type: 'gas-furnace', attributes: { [ATTR.afue]: 0, [ATTR.fuel]: 'Natural gas' } }],
])('[R-COMPARE] %s has no running cost', (_, facts) => {
  expect(runningCost(facts)).toEqual({ heating: null, cooling: null })
})
