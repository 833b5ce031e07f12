import type { ProductType } from '#features/catalog/catalog/rules/product-types.ts'

/**
 * The installation services of a product type, by their numbers in the installers' list.
 */
const INSTALLATION: Partial<Record<ProductType, readonly string[]>> = {
  'gas-furnace': ['7101'],
  'oil-furnace': ['7101'],
  'electric-furnace': ['7101'],
  'wall-furnace': ['7102'],
  'unit-heater': ['7102'],
  boiler: ['7103'],
  'air-conditioner': ['7201'],
  'heat-pump': ['7201', '7202'],
  'air-handler': ['7202'],
  coil: ['7203'],
  'package-unit': ['7301'],
  'package-bundle': ['7301'],
  'ducted-system': ['7401'],
  'cooling-system': ['7203'],
  'heat-pump-system': ['7402'],
  'mini-split-system': ['7501'],
  'multi-zone-system': ['7502'],
  'mini-split-outdoor': ['7501'],
  'mini-split-indoor': ['7501'],
  'tank-water-heater': ['7601'],
  'tankless-water-heater': ['7602'],
  thermostat: ['7701'],
  humidifier: ['7702'],
  dehumidifier: ['7702'],
  ventilator: ['7702'],
}

export const installationServices = (type: ProductType): string[] => [...(INSTALLATION[type] ?? [])]
