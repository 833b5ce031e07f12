/**
 * One house for all visitors, so that products can be compared before a visitor describes their own: 2,000 sq
 * ft with a basement in Chicago's climate, 70 °F in winter and 75 °F in summer. Its yearly heat and cooling
 * come from our own load and degree-day calculation (source and status in docs/data-sources.md).
 */
export const REFERENCE_HOUSE = {
  squareFeet: 2000,
  place: 'Chicago',
  /** BTU a year */
  heat: 71_144_000,
  cooling: 12_047_000,
  /** outdoor temperature exceeded 99% of the year, °F */
  coldDayF: 3,
} as const

export interface Fuel {
  name: string
  btuPerUnit: number
  /** US dollars a unit */
  price: number
  unit: string
}

/** K-DEFAULTS for electricity; the others are United States averages for homes (EIA). */
export const FUELS = {
  electricity: { name: 'electricity', btuPerUnit: 3_412, price: 0.14, unit: 'kWh' },
  gas: { name: 'natural gas', btuPerUnit: 100_000, price: 1.477, unit: 'therm' },
  propane: { name: 'propane', btuPerUnit: 91_452, price: 2.674, unit: 'gallon' },
  oil: { name: 'heating oil', btuPerUnit: 138_500, price: 3.76, unit: 'gallon' },
} as const satisfies Record<string, Fuel>

export const COMPARED_YEARS = 5
