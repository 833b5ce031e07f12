/**
 * Types of products that need further parts. This file is apart from the rules, so that a page can use the
 * types without loading the rules.
 */
const EQUIPMENT_TYPES = [
  'air-conditioner',
  'heat-pump',
  'cooling-system',
  'heat-pump-system',
  'ducted-system',
  'gas-furnace',
  'oil-furnace',
  'electric-furnace',
  'wall-furnace',
  'air-handler',
  'coil',
  'heat-kit',
  'mini-split-outdoor',
  'mini-split-indoor',
  'mini-split-system',
  'multi-zone-system',
  'package-unit',
  'package-bundle',
  'ptac',
  'window-air-conditioner',
  'boiler',
  'unit-heater',
  'tankless-water-heater',
  'tank-water-heater',
  'humidifier',
  'dehumidifier',
  'uv-lamp',
] as const

export type EquipmentType = (typeof EQUIPMENT_TYPES)[number]

/** True for a product whose add-to-cart dialog keeps room for the parts it needs. */
export const needsParts = (type: string): type is EquipmentType =>
  (EQUIPMENT_TYPES as readonly string[]).includes(type)
