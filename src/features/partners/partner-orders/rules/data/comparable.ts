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
  'mobile home furnace': { types: ['gas-furnace'], size: 'furnace' },
  'electric furnace': { types: ['electric-furnace'], size: null },
  boiler: { types: ['boiler'], size: null },
  'wall furnace': { types: ['wall-furnace'], size: null },
  ptac: { types: ['ptac'], size: 'cooling' },
  'gas water heater': { types: ['tank-water-heater'], size: null },
  'electric water heater': { types: ['tank-water-heater'], size: null },
  'heat pump water heater': { types: ['tank-water-heater'], size: null },
  'electric tankless water heater': { types: ['tankless-water-heater'], size: null },
  'tankless water heater': { types: ['tankless-water-heater'], size: null },
}
