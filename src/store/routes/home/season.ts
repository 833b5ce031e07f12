import type { READING_CLASSES } from '#drawings/house/readings.ts'
/**
 * Outdoor design temperatures of a place, °F: what 99 % of hours are warmer than, and what 1 % are warmer
 * than.
 */
export interface DesignTemperatures {
  heatingF: number
  coolingF: number
}

export type HouseSeason = 'heat' | 'cool'

/** Where even the coldest days stay above this, in °F, cooling is the longer season. */
const MILD_WINTER_F = 38
/** Where the hottest days stay below this, in °F, there is hardly a cooling season. */
const MILD_SUMMER_F = 80

// Months from January, 0.
const months: Record<'usual' | 'mildWinter' | 'mildSummer', readonly [first: number, last: number]> = {
  usual: [4, 8],
  mildWinter: [3, 9],
  mildSummer: [6, 7],
}

/** Which way the air of a house is conditioned in a month (0 is January) at a place of the northern half. */
export function seasonOf(month: number, { heatingF, coolingF }: DesignTemperatures): HouseSeason {
  const [first, last] =
    months[heatingF >= MILD_WINTER_F ? 'mildWinter' : coolingF < MILD_SUMMER_F ? 'mildSummer' : 'usual']
  return month >= first && month <= last ? 'cool' : 'heat'
}

/** "−4 °F", to the nearest degree. */
export function degrees(fahrenheit: number): string {
  const whole = Math.round(fahrenheit)
  return `${whole < 0 ? '−' : ''}${Math.abs(whole)} °F`
}

/** Room temperatures that sizing assumes, °F. */
const INDOORS_F: Readonly<Record<HouseSeason, number>> = { heat: 70, cool: 75 }

/** What the drawing of the house says: the outdoor reading, its name, the rooms. */
export function readingsOf(
  season: HouseSeason,
  { heatingF, coolingF }: DesignTemperatures,
): Record<keyof typeof READING_CLASSES, string> {
  return season === 'heat'
    ? { outdoor: degrees(heatingF), outdoorLabel: 'OUTSIDE, 99 % DESIGN', indoor: degrees(INDOORS_F.heat) }
    : { outdoor: degrees(coolingF), outdoorLabel: 'OUTSIDE, 1 % DESIGN', indoor: degrees(INDOORS_F.cool) }
}
