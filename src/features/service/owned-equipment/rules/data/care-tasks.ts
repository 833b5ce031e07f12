import {
  hasOutdoorUnit,
  isDuctedSet,
  isDuctlessSet,
  isHead,
  isRoomUnit,
  isTank,
  isTankless,
  mayBurn,
  withTrait,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasSomeTrait, hasTrait } from '#features/catalog/catalog/rules/product-types.ts'

/** Work that keeps equipment efficient. */
export interface CareTask {
  what: string
  /** months from one time to the next */
  months: number
  by: 'owner' | 'technician'
  isFor: (type: string) => boolean
  /** the season before which yearly work is done; undefined: any */
  season?: 'spring' | 'fall'
}

const hasDucts = (type: string): boolean => hasTrait(type, 'moves-air') || isDuctedSet(type)
const hasBurner = (type: string): boolean => mayBurn(type) && !hasSomeTrait(type, 'cools', 'heats-tap-water')
const hasHead = (type: string): boolean => isHead(type) || isDuctlessSet(type)

/**
 * What an owner does, and what a technician does. ENERGY STAR, "Maintenance Checklist" and "Maintain your
 * heating and cooling system" (a filter each month, a check before each season); U.S. Department of Energy,
 * Energy Saver, "Maintaining your air conditioner", "Storage water heaters", "Tankless water heaters" and
 * "Dehumidifiers". As known 2026-11. A maker's manual goes before it.
 */
export const CARE_TASKS: readonly CareTask[] = [
  { what: 'Look at the air filter. Replace it when it is gray.', months: 1, by: 'owner', isFor: hasDucts },
  {
    what: 'Have the burner, heat exchanger, and vent checked before winter.',
    months: 12,
    by: 'technician',
    isFor: hasBurner,
    season: 'fall',
  },
  {
    what: 'Have charge, coil, and drain checked before summer.',
    months: 12,
    by: 'technician',
    isFor: hasOutdoorUnit,
    season: 'spring',
  },
  {
    what: 'Clear leaves and grass from around the outdoor unit.',
    months: 3,
    by: 'owner',
    isFor: hasOutdoorUnit,
  },
  { what: 'Rinse the filter screens of the indoor units.', months: 1, by: 'owner', isFor: hasHead },
  {
    what: 'Rinse the filter.',
    months: 1,
    by: 'owner',
    isFor: (type) => isRoomUnit(type) || hasTrait(type, 'removes-moisture'),
  },
  {
    what: 'Drain a quart from the tank, and test the relief valve.',
    months: 12,
    by: 'owner',
    isFor: isTank,
  },
  {
    what: 'Flush scale from the heat exchanger.',
    months: 12,
    by: 'technician',
    isFor: isTankless,
  },
  {
    what: 'Replace the pad before winter.',
    months: 12,
    by: 'owner',
    isFor: withTrait('adds-moisture'),
    season: 'fall',
  },
  { what: 'Replace the lamp.', months: 12, by: 'owner', isFor: withTrait('has-lamp') },
  {
    what: 'Clean or replace the filters, and clean the core.',
    months: 6,
    by: 'owner',
    isFor: withTrait('brings-fresh-air'),
  },
  { what: 'Replace the filter.', months: 3, by: 'owner', isFor: withTrait('filters-air') },
  {
    what: 'Pour a cup of vinegar through the pump.',
    months: 6,
    by: 'owner',
    isFor: withTrait('lifts-water'),
  },
]
