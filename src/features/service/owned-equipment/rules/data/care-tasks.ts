import type { ProductType } from '#features/catalog/catalog/rules/product-types.ts'

/** Work that keeps equipment efficient. */
export interface CareTask {
  what: string
  /** months from one time to the next */
  months: number
  by: 'owner' | 'technician'
  types: readonly ProductType[]
  /** the season before which yearly work is done; undefined: any */
  season?: 'spring' | 'fall'
}

const FORCED_AIR: readonly ProductType[] = [
  'gas-furnace',
  'oil-furnace',
  'electric-furnace',
  'air-handler',
  'package-unit',
  'package-bundle',
  'ducted-system',
  'cooling-system',
  'heat-pump-system',
]
const BURNERS: readonly ProductType[] = [
  'gas-furnace',
  'oil-furnace',
  'wall-furnace',
  'boiler',
  'unit-heater',
]
const OUTDOOR: readonly ProductType[] = [
  'air-conditioner',
  'heat-pump',
  'package-unit',
  'package-bundle',
  'ducted-system',
  'cooling-system',
  'heat-pump-system',
  'mini-split-outdoor',
  'mini-split-system',
  'multi-zone-system',
]
const DUCTLESS: readonly ProductType[] = ['mini-split-indoor', 'mini-split-system', 'multi-zone-system']
const ROOM: readonly ProductType[] = ['ptac', 'window-air-conditioner', 'portable-air-conditioner']

/**
 * What an owner does, and what a technician does. ENERGY STAR, "Maintenance Checklist" and "Maintain your
 * heating and cooling system" (a filter each month, a check before each season); U.S. Department of Energy,
 * Energy Saver, "Maintaining your air conditioner", "Storage water heaters", "Tankless water heaters" and
 * "Dehumidifiers". As known 2026-11. A maker's manual goes before it.
 */
export const CARE_TASKS: readonly CareTask[] = [
  { what: 'Look at the air filter. Replace it when it is gray.', months: 1, by: 'owner', types: FORCED_AIR },
  {
    what: 'Have the burner, heat exchanger, and vent checked before winter.',
    months: 12,
    by: 'technician',
    types: BURNERS,
    season: 'fall',
  },
  {
    what: 'Have charge, coil, and drain checked before summer.',
    months: 12,
    by: 'technician',
    types: OUTDOOR,
    season: 'spring',
  },
  { what: 'Clear leaves and grass from around the outdoor unit.', months: 3, by: 'owner', types: OUTDOOR },
  { what: 'Rinse the filter screens of the indoor units.', months: 1, by: 'owner', types: DUCTLESS },
  { what: 'Rinse the filter.', months: 1, by: 'owner', types: [...ROOM, 'dehumidifier'] },
  {
    what: 'Drain a quart from the tank, and test the relief valve.',
    months: 12,
    by: 'owner',
    types: ['tank-water-heater'],
  },
  {
    what: 'Flush scale from the heat exchanger.',
    months: 12,
    by: 'technician',
    types: ['tankless-water-heater'],
  },
  {
    what: 'Replace the pad before winter.',
    months: 12,
    by: 'owner',
    types: ['humidifier'],
    season: 'fall',
  },
  { what: 'Replace the lamp.', months: 12, by: 'owner', types: ['uv-lamp'] },
  {
    what: 'Clean or replace the filters, and clean the core.',
    months: 6,
    by: 'owner',
    types: ['ventilator'],
  },
  { what: 'Replace the filter.', months: 3, by: 'owner', types: ['air-filter', 'filter-cabinet'] },
  { what: 'Pour a cup of vinegar through the pump.', months: 6, by: 'owner', types: ['condensate-pump'] },
]
