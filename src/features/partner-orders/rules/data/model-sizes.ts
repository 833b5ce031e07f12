/**
 * How makers write the size of a unit into its model number: the cooling of a unit, or the input of a furnace,
 * in thousands of BTU/h. Practice of the makers of central equipment, written from memory on 2026-11-22. A
 * wrong size only changes which goods are offered for comparison.
 */
export const COOLING_CODES = [9, 12, 18, 24, 30, 36, 42, 48, 60] as const
export const FURNACE_CODES = [40, 45, 50, 60, 70, 75, 80, 90, 100, 110, 115, 120, 125, 135, 140] as const

/** What other makers' goods are called in the table of brands, and which of our product types compare. */
export const COMPARABLE: Readonly<
  Record<string, { types: readonly string[]; size: 'cooling' | 'furnace' | null }>
> = {
  'air conditioner': { types: ['air-conditioner'], size: 'cooling' },
  'heat pump': { types: ['heat-pump'], size: 'cooling' },
  'gas furnace': { types: ['gas-furnace'], size: 'furnace' },
  furnace: { types: ['gas-furnace'], size: 'furnace' },
  'air handler': { types: ['air-handler'], size: 'cooling' },
  coil: { types: ['coil'], size: 'cooling' },
  'package unit': { types: ['package-unit'], size: 'cooling' },
  'mini split': { types: ['mini-split-system'], size: 'cooling' },
  'multi zone mini split': { types: ['mini-split-outdoor'], size: 'cooling' },
  thermostat: { types: ['thermostat'], size: null },
  humidifier: { types: ['humidifier'], size: null },
  'gas water heater': { types: ['tank-water-heater'], size: null },
  'tankless water heater': { types: ['tankless-water-heater'], size: null },
}
