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

/** Which of our types compare with other makers' goods, as the table of brands calls them. */
export const COMPARABLE: Readonly<Record<string, (type: string) => boolean>> = {
  'air conditioner': isAirConditioner,
  'heat pump': isHeatPump,
  'gas furnace': isGasFurnace,
  furnace: isGasFurnace,
  'air handler': isAirHandler,
  coil: isBareCoil,
  'package unit': isPackageUnit,
  'mini split': isSingleZoneSet,
  'multi zone mini split': isDuctlessOutdoorHalf,
  thermostat: withTrait('controls-system'),
  humidifier: withTrait('adds-moisture'),
  'mobile home furnace': isGasFurnace,
  'electric furnace': isElectricFurnace,
  boiler: withTrait('heats-radiators'),
  'wall furnace': withTrait('heats-from-wall'),
  ptac: withTrait('sits-in-sleeve'),
  'gas water heater': isTank,
  'electric water heater': isTank,
  'heat pump water heater': isTank,
  'electric tankless water heater': isTankless,
  'tankless water heater': isTankless,
}
