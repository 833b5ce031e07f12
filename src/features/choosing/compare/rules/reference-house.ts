import {
  ELECTRICITY_DEFAULT_USD,
  FUELS as FACTS,
  type Fuel,
  type FuelName,
  type FuelPrices,
  priceOf,
} from '#features/choosing/operating-cost/rules/fuels.ts'

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

export interface PricedFuel extends Fuel {
  name: string
  /** US dollars a unit */
  price: number
}

export type PricedFuels = Readonly<Record<'electricity' | 'gas' | 'propane' | 'oil', PricedFuel>>

/** Prices where no place is known: K-DEFAULTS for electricity, else averages of US homes (EIA). */
export const FUELS = {
  electricity: { ...FACTS.Electric, name: 'electricity', price: ELECTRICITY_DEFAULT_USD },
  gas: { ...FACTS['Natural Gas'], name: 'natural gas', price: 1.477 },
  propane: { ...FACTS['Liquid Propane'], name: 'propane', price: 2.674 },
  oil: { ...FACTS.Oil, name: 'heating oil', price: 3.76 },
} as const satisfies PricedFuels

/** The fuels by their names in the tables of prices. */
export const NAMES = {
  electricity: 'Electric',
  gas: 'Natural Gas',
  propane: 'Liquid Propane',
  oil: 'Oil',
} as const satisfies Record<keyof PricedFuels, FuelName>

/** The same fuels at the prices of a place. */
export const fuelsAt = (prices: FuelPrices): PricedFuels =>
  Object.fromEntries(
    (Object.keys(NAMES) as (keyof PricedFuels)[]).map((fuel) => [
      fuel,
      { ...FUELS[fuel], price: priceOf(prices[NAMES[fuel]]) },
    ]),
  ) as Record<keyof PricedFuels, PricedFuel>
