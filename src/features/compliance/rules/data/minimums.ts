/** The least AFUE of furnaces, in percent, by product type (10 CFR 430.32(e)(1)). */
export const FURNACE_AFUE: Readonly<Record<string, number>> = {
  'gas-furnace': 80,
  'ducted-system': 80,
  'package-unit': 81,
  'package-bundle': 81,
  'oil-furnace': 83,
  'electric-furnace': 78,
}

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
