/** The least AFUE of furnaces, in percent, alone, in a set or in a package unit (10 CFR 430.32(e)(1)). */
export const FURNACE_AFUE = { gas: 80, packaged: 81, oil: 83, electric: 78 } as const

/** The least AFUE of hot water boilers by fuel (10 CFR 430.32(e)(2)). */
export const BOILER_AFUE = { gas: 84, oil: 86 } as const

/** The least AFUE of gas wall furnaces without a fan, by input up to BTU/h (10 CFR 430.32(i)). */
export const WALL_FURNACE_AFUE: readonly (readonly [upToBtu: number, afue: number])[] = [
  [27_000, 65],
  [46_000, 66],
  [Number.POSITIVE_INFINITY, 67],
]

export type WaterHeaterKind = 'gas-tank' | 'electric-tank' | 'gas-tankless' | 'electric-tankless'
export type DrawPattern = 'very-small' | 'low' | 'medium' | 'high'

/**
 * Draw patterns by what a heater gives: gallons in the first hour (tanks) or gallons a minute (tankless), below
 * the bound (10 CFR 430 subpart B appendix E).
 */
export const DRAW_PATTERNS: readonly {
  pattern: DrawPattern
  firstHourBelow: number
  gpmBelow: number
}[] = [
  { pattern: 'very-small', firstHourBelow: 18, gpmBelow: 1.7 },
  { pattern: 'low', firstHourBelow: 51, gpmBelow: 2.8 },
  { pattern: 'medium', firstHourBelow: 75, gpmBelow: 4 },
  { pattern: 'high', firstHourBelow: Number.POSITIVE_INFINITY, gpmBelow: Number.POSITIVE_INFINITY },
]

/** Least UEF = base − each × gallons, by kind, volume and draw pattern (10 CFR 430.32(d)). */
export interface UefMinimum {
  kind: WaterHeaterKind
  /** gallons: more than `above`, up to `upTo` */
  above: number
  upTo: number
  minimum: Readonly<Record<DrawPattern, readonly [base: number, each: number]>>
}

export const UEF_MINIMUMS: readonly UefMinimum[] = [
  {
    kind: 'gas-tank',
    above: 19.99,
    upTo: 55,
    minimum: {
      'very-small': [0.3456, 0.002],
      low: [0.5982, 0.0019],
      medium: [0.6483, 0.0017],
      high: [0.692, 0.0013],
    },
  },
  {
    kind: 'gas-tank',
    above: 55,
    upTo: 100,
    minimum: {
      'very-small': [0.647, 0.0006],
      low: [0.7689, 0.0005],
      medium: [0.7897, 0.0004],
      high: [0.8072, 0.0003],
    },
  },
  {
    kind: 'electric-tank',
    above: 19.99,
    upTo: 55,
    minimum: {
      'very-small': [0.8808, 0.0008],
      low: [0.9254, 0.0003],
      medium: [0.9307, 0.0002],
      high: [0.9349, 0.0001],
    },
  },
  {
    kind: 'electric-tank',
    above: 55,
    upTo: 120,
    minimum: {
      'very-small': [1.9236, 0.0011],
      low: [2.044, 0.0011],
      medium: [2.1171, 0.0011],
      high: [2.2418, 0.0011],
    },
  },
  {
    kind: 'gas-tankless',
    above: -1,
    upTo: 2,
    minimum: { 'very-small': [0.8, 0], low: [0.81, 0], medium: [0.81, 0], high: [0.81, 0] },
  },
  {
    kind: 'electric-tankless',
    above: -1,
    upTo: 2,
    minimum: { 'very-small': [0.91, 0], low: [0.91, 0], medium: [0.91, 0], high: [0.92, 0] },
  },
]

/**
 * Least CEER of room air conditioners with louvered sides that only cool, by cooling below BTU/h
 * (10 CFR 430.32(b)): for units made from 2014-06-01, and for units made from 2026-05-26.
 */
export const ROOM_AC_CEER: readonly { belowBtu: number; from2014: number; from2026: number }[] = [
  { belowBtu: 6_000, from2014: 11, from2026: 13.1 },
  { belowBtu: 8_000, from2014: 11, from2026: 13.7 },
  { belowBtu: 14_000, from2014: 10.9, from2026: 16 },
  { belowBtu: 20_000, from2014: 10.7, from2026: 16 },
  { belowBtu: 28_000, from2014: 9.4, from2026: 13.8 },
  { belowBtu: Number.POSITIVE_INFINITY, from2014: 9, from2026: 13.2 },
]

/**
 * Least EER of through-wall units in the standard size of wall opening (10 CFR 431.97, table 7): base − each ×
 * capacity in 1,000 BTU/h, which counts as 7,000 below and 15,000 above.
 */
export const PTAC_EER = { base: 14, each: 0.3 } as const
/** Least COP of those that are heat pumps, the same way. */
export const PTHP_COP = { base: 3.7, each: 0.052 } as const
export const PTAC_BTUH = { least: 7_000, most: 15_000 } as const

/** Least CEER of portable air conditioners (10 CFR 430.32(cc)): factor × SACC ÷ (divisor × SACC^exponent). */
export const PORTABLE_CEER = { factor: 1.04, divisor: 3.7117, exponent: 0.6384 } as const

/** Least IEF of portable dehumidifiers by pints a day up to the bound (10 CFR 430.32(v)(2)). */
export const PORTABLE_IEF: readonly (readonly [upToPints: number, ief: number])[] = [
  [25, 1.3],
  [50, 1.6],
  [Number.POSITIVE_INFINITY, 2.8],
]
/** The same of whole-house ones by the volume of the case in cubic feet. */
export const WHOLE_HOUSE_IEF: readonly (readonly [upToCubicFeet: number, ief: number])[] = [
  [8, 1.77],
  [Number.POSITIVE_INFINITY, 2.41],
]

/**
 * Most watts for 1,000 CFM of a furnace's blower = each × CFM at most + base (10 CFR 430.32(y)), by kind of
 * furnace.
 */
export const FURNACE_FAN = {
  gas: { each: 0.044, base: 182 },
  'gas-condensing': { each: 0.044, base: 195 },
  'gas-mobile-home': { each: 0.071, base: 222 },
  'gas-mobile-home-condensing': { each: 0.071, base: 240 },
  weatherized: { each: 0.044, base: 199 },
  oil: { each: 0.071, base: 382 },
  electric: { each: 0.044, base: 165 },
  'electric-mobile-home': { each: 0.044, base: 101 },
} as const

/**
 * Least UEF = base − each × gallons of tank water heaters made since 2029-05-06 (10 CFR 430.32(d), rule of
 * 2024-05-06): electric ones of more than 35 gallons must be heat pumps.
 */
export const UEF_2029: readonly UefMinimum[] = [
  {
    kind: 'gas-tank',
    above: 19.99,
    upTo: 55,
    minimum: {
      'very-small': [0.3925, 0.002],
      low: [0.6451, 0.0019],
      medium: [0.7046, 0.0017],
      high: [0.7424, 0.0013],
    },
  },
  {
    kind: 'electric-tank',
    above: 35,
    upTo: 55,
    minimum: { 'very-small': [2.3, 0], low: [2.3, 0], medium: [2.3, 0], high: [2.3, 0] },
  },
  {
    kind: 'electric-tank',
    above: 55,
    upTo: 120,
    minimum: { 'very-small': [2.5, 0], low: [2.5, 0], medium: [2.5, 0], high: [2.5, 0] },
  },
]
