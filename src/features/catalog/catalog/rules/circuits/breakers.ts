/**
 * Standard ratings of breakers and fuses up to 200 A. A breaker of another size is not made.
 * Source: NEC 2023, 240.6(A); memory, 2026-11.
 */
const STANDARD_BREAKERS = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200,
] as const

export const isStandardBreaker = (amps: number): boolean =>
  (STANDARD_BREAKERS as readonly number[]).includes(amps)

/** The largest standard breaker that is not larger than a maker's limit; undefined below 15 A. */
export const largestBreaker = (limit: number): number | undefined =>
  STANDARD_BREAKERS.findLast((size) => size <= limit)

/** The next standard breaker from an ampacity on; undefined above 200 A. */
export const nextBreaker = (amps: number): number | undefined =>
  STANDARD_BREAKERS.find((size) => size >= amps)
