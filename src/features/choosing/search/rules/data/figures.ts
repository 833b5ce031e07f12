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
