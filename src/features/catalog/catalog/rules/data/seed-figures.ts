import type { AttributeKey } from '../attribute-ids.ts'

/**
 * The figures that shoppers choose a product by, the first one first. The types stand in the order in which
 * they are suggested for the same figure.
 */
export const SAID_FIGURES_ROWS: Readonly<Record<string, readonly AttributeKey[]>> = {
  'gas-furnace': ['inputBtu', 'afue'],
  'heat-pump': ['tons', 'refrigerant'],
  'air-conditioner': ['tons', 'refrigerant'],
  'mini-split-system': ['coolingBtu', 'refrigerant'],
  'tank-water-heater': ['gallons'],
  'air-filter': ['filterSize', 'merv'],
  'package-unit': ['tons'],
  'heat-pump-system': ['systemTons', 'refrigerant'],
  'ducted-system': ['systemTons'],
  'cooling-system': ['systemTons'],
  'multi-zone-system': ['coolingBtu'],
  'window-air-conditioner': ['coolingBtu'],
  'portable-air-conditioner': ['coolingBtu'],
  ptac: ['coolingBtu'],
  'unit-heater': ['inputBtu'],
  boiler: ['inputBtu'],
  'wall-furnace': ['inputBtu'],
  'oil-furnace': ['inputBtu'],
  'electric-furnace': ['electricHeatKw'],
  'heat-kit': ['electricHeatKw'],
  'tankless-water-heater': ['gpm'],
  'air-handler': ['systemTons'],
  coil: ['systemTons'],
  'mini-split-outdoor': ['coolingBtu'],
  'mini-split-indoor': ['coolingBtu'],
  dehumidifier: ['pintsPerDay'],
  ventilator: ['airflow'],
  'line-set': ['length'],
  duct: ['diameter'],
  disconnect: ['amps'],
  refrigerant: ['refrigerant'],
}
