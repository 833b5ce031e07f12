/** E-OPCOST: the fuels of the comparison, in the specification's words and order. */
export const FUEL_NAMES = [
  'Natural Gas',
  'Electric',
  'Liquid Propane',
  'Oil',
  'Pellets',
  'Coal',
  'Kerosene',
  'Wood',
] as const
export type FuelName = (typeof FUEL_NAMES)[number]

export interface Fuel {
  /** what the price is for */
  unit: string
  /** heat content of a unit, BTU; EIA, "Units and calculators explained" */
  btuPerUnit: number
  /**
   * pounds of carbon dioxide from a unit; EIA, "Carbon dioxide emissions coefficients" and, for electricity,
   * the US average of 2023. Null for wood and pellets: regrowing wood takes it up again.
   */
  co2Lb: number | null
}

/** The heat of a kilowatt-hour. */
export const BTU_PER_KWH = 3_412

export const FUELS: Readonly<Record<FuelName, Fuel>> = {
  'Natural Gas': { unit: 'therm', btuPerUnit: 100_000, co2Lb: 11.7 },
  Electric: { unit: 'kWh', btuPerUnit: BTU_PER_KWH, co2Lb: 0.81 },
  'Liquid Propane': { unit: 'gallon', btuPerUnit: 91_452, co2Lb: 12.7 },
  Oil: { unit: 'gallon', btuPerUnit: 138_500, co2Lb: 22.5 },
  Pellets: { unit: 'ton', btuPerUnit: 16_500_000, co2Lb: null },
  Coal: { unit: 'ton', btuPerUnit: 24_916_000, co2Lb: 5_700 },
  Kerosene: { unit: 'gallon', btuPerUnit: 135_000, co2Lb: 21.8 },
  Wood: { unit: 'cord', btuPerUnit: 20_000_000, co2Lb: null },
}

/** Fuel for an amount of heat (BTU), in the fuel's units. `efficiency` is the share that heats the home. */
export const fuelUnits = (
  heat: number,
  { btuPerUnit }: Pick<Fuel, 'btuPerUnit'>,
  efficiency: number,
): number => heat / (btuPerUnit * efficiency)

/** K-DEFAULTS: dollars for a kilowatt-hour where no place is known. */
export const ELECTRICITY_DEFAULT_USD = 0.14

/** The price of a unit of fuel. */
export interface FuelPrice {
  /** US dollars for a unit: the average of homes in the state, or of the country where the state has none */
  regional: number
  /** what the shopper pays, when they said so */
  actual: number | null
  source: string
  /** the last day of the period that the price is for */
  asOf: string
}

export type FuelPrices = Readonly<Record<FuelName, FuelPrice>>

/** The price that counts: the shopper's own before the average. */
export const priceOf = ({ actual, regional }: FuelPrice): number => actual ?? regional
