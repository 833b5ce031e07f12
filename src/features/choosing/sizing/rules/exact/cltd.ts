import type { WallGroup } from './data/constructions.ts'

/** How far the temperature falls at night in summer: low under 16 °F, high over 25 °F. */
export type DailyRange = 'low' | 'medium' | 'high'

export const dailyRangeOf = (fahrenheit: number): DailyRange =>
  fahrenheit < 16 ? 'low' : fahrenheit > 25 ? 'high' : 'medium'

/** °F that a class of daily range adds to a cooling load temperature difference (CLTD). */
const RANGE_ADDS: Readonly<Record<DailyRange, number>> = { low: 4, medium: 0, high: -5 }

/** CLTD of dark walls at 95 °F outside, 75 °F inside; Manual J 8, figure A12-8. */
const WALL_BASE: Readonly<Record<WallGroup, number>> = {
  A: 38,
  B: 34.95,
  C: 31.9,
  D: 29.45,
  E: 27,
  F: 24.5,
  G: 22,
  H: 21.25,
  I: 20.5,
  J: 19.65,
  K: 18.8,
}
/** Walls of a medium color take up less sun than dark ones. Manual J 8, appendix 12. */
const MEDIUM_COLOR = 0.83
/** The difference that the base values are made for, °F. */
const BASE_DIFFERENCE = 20

const STEPS = [10, 15, 20, 25, 30, 35]

/**
 * The difference between outdoors and the room as Form J1 looks it up: up to the next step of its tables.
 * Smaller differences than 10 and greater than 35 are taken as they are.
 */
export const tableDifference = (coolDifference: number): number =>
  coolDifference < STEPS[0]!
    ? coolDifference
    : (STEPS.find((step) => coolDifference <= step) ?? coolDifference)

/** CLTD of a wall in the sun, °F. @param difference outdoors less room */
export const wallCltd = (group: WallGroup, difference: number, range: DailyRange): number =>
  Math.max(0, WALL_BASE[group] * MEDIUM_COLOR + (difference - BASE_DIFFERENCE) + RANGE_ADDS[range])

/** CLTD of a door, °F; Manual J 8: 11 °F over the difference at a medium range. */
export const doorCltd = (difference: number, range: DailyRange): number =>
  Math.max(0, difference + { low: 15, medium: 11, high: 6 }[range])

/** °F over the difference in an attic with vents at a medium range, by its roof. */
const ATTIC_ADDS = { dark: 35, light: 25, reflective: 15 } as const
export type Roof = keyof typeof ATTIC_ADDS

/** CLTD of a ceiling under an attic with vents, °F. */
export const atticCltd = (roof: Roof, difference: number, range: DailyRange): number =>
  Math.max(0, difference + ATTIC_ADDS[roof] + RANGE_ADDS[range])
