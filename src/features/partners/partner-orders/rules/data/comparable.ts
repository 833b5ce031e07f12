import {
  isBareCoil,
  isDuctedIndoorHalf,
  isDuctedOutdoorHalf,
  isDuctlessOutdoorHalf,
  isGasFurnace,
  isSingleZoneSet,
  isTank,
  isTankless,
  withTrait,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait, hasTraits } from '#features/catalog/catalog/rules/product-types.ts'

const isHeatPump = (type: string): boolean =>
  isDuctedOutdoorHalf(type) && hasTrait(type, 'heats-by-compressor')
const isAirConditioner = (type: string): boolean => isDuctedOutdoorHalf(type) && !isHeatPump(type)
const isAirHandler = (type: string): boolean => isDuctedIndoorHalf(type) && !isBareCoil(type)
const isPackageUnit = (type: string): boolean =>
  hasTrait(type, 'is-packaged') && !hasTrait(type, 'includes-base')
const isElectricFurnace = (type: string): boolean => hasTraits(type, 'has-furnace', 'heats-by-elements')

/** What other makers' goods are called in the table of brands, and which of our goods compare. */
export const COMPARABLE: Readonly<
  Record<string, { isOne: (type: string) => boolean; size: 'cooling' | 'furnace' | null }>
> = {
  'air conditioner': { isOne: isAirConditioner, size: 'cooling' },
  'heat pump': { isOne: isHeatPump, size: 'cooling' },
  'gas furnace': { isOne: isGasFurnace, size: 'furnace' },
  furnace: { isOne: isGasFurnace, size: 'furnace' },
  'air handler': { isOne: isAirHandler, size: 'cooling' },
  coil: { isOne: isBareCoil, size: 'cooling' },
  'package unit': { isOne: isPackageUnit, size: 'cooling' },
  'mini split': { isOne: isSingleZoneSet, size: 'cooling' },
  'multi zone mini split': { isOne: isDuctlessOutdoorHalf, size: 'cooling' },
  thermostat: { isOne: withTrait('controls-system'), size: null },
  humidifier: { isOne: withTrait('adds-moisture'), size: null },
  'mobile home furnace': { isOne: isGasFurnace, size: 'furnace' },
  'electric furnace': { isOne: isElectricFurnace, size: null },
  boiler: { isOne: withTrait('heats-radiators'), size: null },
  'wall furnace': { isOne: withTrait('heats-from-wall'), size: null },
  ptac: { isOne: withTrait('sits-in-sleeve'), size: 'cooling' },
  'gas water heater': { isOne: isTank, size: null },
  'electric water heater': { isOne: isTank, size: null },
  'heat pump water heater': { isOne: isTank, size: null },
  'electric tankless water heater': { isOne: isTankless, size: null },
  'tankless water heater': { isOne: isTankless, size: null },
}
