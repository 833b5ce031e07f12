import { BTU_PER_TON, type Quantity } from './quantities.ts'

/** One of the quantities is between `min` and `max`, inclusive; `target` is the shopper's number. */
export interface Window {
  quantities: readonly Quantity[]
  min: number
  max: number
  target: number
}

const around = (quantities: readonly Quantity[], target: number, slack: number): Window => ({
  quantities,
  target,
  min: round(target - slack),
  max: round(target + slack),
})
const round = (value: number): number => Number(value.toFixed(4))

// Half a step to the next half-ton size: a "3 ton" unit is sold between 33,000 and 39,000 BTU/h.
const tons = (value: number): Window => around(['tonsBtu'], value * BTU_PER_TON, 2_999)

// The rated output differs from the size that a unit is sold by. A 96% furnace of 80,000 input gives 76,800;
// a condenser sold as 36,000 gives 35,400.
function btu(value: number): Window {
  return around(['coolingBtu', 'heatingBtu', 'inputBtu'], value, value * 0.05)
}

// "96" covers 96.7, "16 SEER2" covers 16.9: shoppers drop the decimal and never round up.
const rating = (quantity: Quantity, value: number): Window => ({
  quantities: [quantity],
  target: value,
  min: round(value - (Number.isInteger(value) ? 0.5 : 0.05)),
  max: round(value + (Number.isInteger(value) ? 0.99 : 0.05)),
})

// "95%" names the class of condensing furnaces from 95 to 96.9, as utilities' rebates do (ENERGY STAR: at
// least 95 AFUE in the North).
const afue = (value: number): Window =>
  value === 95 ? { ...rating('afue', value), max: 96.99 } : rating('afue', value)

// A SEER number is about 5% higher than the SEER2 of the same machine (DOE 2023 metric change), so 16 SEER
// also means 15.2 SEER2.
const seer = (value: number): Window => ({
  quantities: ['seer2'],
  target: round(value * 0.95),
  min: round(value * 0.95 - 0.3),
  max: round(value + 0.99),
})
const hspf = (value: number): Window => ({
  quantities: ['hspf2'],
  target: round(value * 0.85),
  min: round(value * 0.85 - 0.2),
  max: round(value + 0.49),
})

/** A machine for a larger room costs more and runs badly in a small one. */
const MOST_COVERED = 1.5

export interface Unit {
  names: readonly string[]
  measure: (value: number) => Window
  /** values for which the number can mean this unit */
  from: number
  to: number
}

export const UNITS: readonly Unit[] = [
  { names: ['ton', 'tonnage', 'tonelada'], measure: tons, from: 0.5, to: 25 },
  {
    names: ['ton airflow'],
    measure: (value) => ({ ...tons(value), quantities: ['blowerBtu'] }),
    from: 1,
    to: 6,
  },
  {
    // What heats down to 22 below also heats at 20 below.
    names: ['below zero'],
    measure: (value) => ({ quantities: ['coldestF'], target: -value, min: -Infinity, max: -value }),
    from: 1,
    to: 60,
  },
  {
    names: ['btu', 'btuh', 'btus', 'btu h', 'btu hr', 'btu per hour'],
    measure: btu,
    from: 2_000,
    to: 500_000,
  },
  {
    names: ['kbtu', 'mbh', 'mbtu', 'k btu', 'k', 'thousand btu'],
    measure: (value) => btu(value * 1000),
    from: 4,
    to: 500,
  },
  {
    names: ['afue', 'percent', 'percent afue', 'afue percent', 'percent efficient', 'percent efficiency'],
    measure: afue,
    from: 70,
    to: 100,
  },
  { names: ['seer2', 'seer 2'], measure: (value) => rating('seer2', value), from: 8, to: 45 },
  { names: ['seer'], measure: seer, from: 8, to: 45 },
  { names: ['hspf2', 'hspf 2'], measure: (value) => rating('hspf2', value), from: 5, to: 16 },
  { names: ['hspf'], measure: hspf, from: 5, to: 18 },
  { names: ['eer2', 'eer 2', 'eer', 'ceer'], measure: (value) => rating('eer2', value), from: 6, to: 30 },
  { names: ['uef'], measure: (value) => around(['uef'], value, 0.02), from: 0.4, to: 5 },
  { names: ['cfm'], measure: (value) => around(['cfm'], value, value * 0.1), from: 20, to: 5_000 },
  {
    names: ['gallon', 'gal', 'galon', 'galone', 'g'],
    measure: (value) => around(['gallons'], value, Math.max(1, value * 0.04)),
    from: 2,
    to: 150,
  },
  {
    names: ['gpd', 'gallon per day', 'gallon a day'],
    measure: (value) => around(['gallonsPerDay'], value, 1),
    from: 2,
    to: 100,
  },
  { names: ['merv'], measure: (value) => around(['merv'], value, 0.4), from: 1, to: 20 },
  {
    names: ['kw', 'kilowatt'],
    measure: (value) => around(['kilowatts'], value, Math.max(0.5, value * 0.05)),
    from: 1,
    to: 60,
  },
  {
    names: ['gpm', 'gallon per minute', 'gallon a minute'],
    measure: (value) => around(['gpm'], value, 0.3),
    from: 1,
    to: 20,
  },
  { names: ['pint', 'ppd'], measure: (value) => around(['pints'], value, 3), from: 15, to: 300 },
  {
    names: ['ft', 'foot', 'feet', 'pie'],
    measure: (value) => around(['feet', 'liftFeet'], value, 0.4),
    from: 3,
    to: 500,
  },
  {
    names: [
      'sq ft',
      'sqft',
      'sf',
      'square foot',
      'square feet',
      'sq foot',
      'sq feet',
      'square ft',
      'pie cuadrado',
    ],
    measure: (value) => ({
      quantities: ['squareFeet'],
      target: value,
      min: value,
      max: value * MOST_COVERED,
    }),
    from: 50,
    to: 20_000,
  },
  {
    names: ['usd', 'dollar', 'buck', 'dolar', 'dolare'],
    measure: (value) => around(['price'], value, value * 0.2),
    from: 1,
    to: 100_000,
  },
  { names: ['db', 'dba', 'decibel'], measure: (value) => around(['sound'], value, 1), from: 15, to: 100 },
  {
    // A supply of 115 V is also called 110 and 120, one of 208/230 V also 220 and 240.
    names: ['volt', 'voltio', 'vac', 'v'],
    measure: (value) => around(['volts'], value, value * 0.15),
    from: 100,
    to: 480,
  },
  {
    names: ['amp', 'ampere', 'amperio', 'a', 'amp breaker', 'amp circuit'],
    measure: (value) => around(['amps', 'breakerAmps'], value, 0.5),
    from: 5,
    to: 400,
  },
  {
    names: ['grand'],
    measure: (value) => around(['price'], value * 1000, value * 200),
    from: 0.5,
    to: 100,
  },
  {
    names: ['inch wide', 'inch cabinet', 'wide'],
    measure: (value) => around(['widthInches'], value, 0.3),
    from: 8,
    to: 60,
  },
  {
    names: ['inch tall', 'inch high', 'tall'],
    measure: (value) => around(['heightInches'], value, 0.5),
    from: 4,
    to: 120,
  },
  { names: ['inch deep'], measure: (value) => around(['depthInches'], value, 0.3), from: 4, to: 60 },
  {
    names: ['lb', 'lbs', 'pound', 'libra'],
    measure: (value) => around(['loadPounds', 'pounds'], value, value * 0.02),
    from: 1,
    to: 5_000,
  },
]
