import { grouped } from '#lib/numbers.ts'

/** How shoppers say a figure of a product, by the key of its attribute. */
export const SAID_FIGURES = {
  inputBtu: (value: number) => `${grouped(value)} BTU`,
  coolingBtu: (value: number) => `${grouped(value)} BTU`,
  tons: (value: number) => `${value} ton`,
  systemTons: (value: number) => `${value} ton`,
  gallons: (value: number) => `${value} gallon`,
  gpm: (value: number) => `${value} GPM`,
  merv: (value: number) => `MERV ${value}`,
  afue: (value: number) => `${value}% AFUE`,
  electricHeatKw: (value: number) => `${value} kW`,
  pintsPerDay: (value: number) => `${value} pint`,
  airflow: (value: number) => `${value} CFM`,
  diameter: (value: number) => `${value} inch`,
  length: (value: number) => `${value} ft`,
  amps: (value: number) => `${value} amp`,
  filterSize: (value: string) => value.replaceAll(' × ', 'x'),
  refrigerant: (value: string) => value,
} as const

export type SaidFigure = keyof typeof SAID_FIGURES

/**
 * The figures that shoppers choose a product by, the first one first. The types stand in the order in which
 * they are suggested for the same figure.
 */
export const FIGURES_OF_TYPE: Readonly<Record<string, readonly SaidFigure[]>> = {
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
