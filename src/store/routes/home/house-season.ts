import type { READING_CLASSES } from '#drawings/engine/tones.ts'
/**
 * Outdoor design temperatures of a place, °F. 99% of the hours of a year are warmer than `heatingF`,
 * and 1% are warmer than `coolingF`.
 */
export interface DesignTemperatures {
  heatingF: number
  coolingF: number
}

export type HouseSeason = 'heat' | 'cool'

/** °F. Where the coldest days stay above this, the cooling season is longer than the heating season. */
const MILD_WINTER_F = 38
/** °F. Where the hottest days stay below this, the cooling season is short. */
const MILD_SUMMER_F = 80

/** First and last month in which homes cool, counted from January, 0. */
const COOLING_MONTHS: Record<'usual' | 'mildWinter' | 'mildSummer', readonly [first: number, last: number]> =
  {
    usual: [4, 8],
    mildWinter: [3, 9],
    mildSummer: [6, 7],
  }

/** Whether homes heat or cool in a month (0 is January) at a place in the northern hemisphere. */
export function houseSeasonOf(month: number, { heatingF, coolingF }: DesignTemperatures): HouseSeason {
  const [first, last] =
    COOLING_MONTHS[
      heatingF >= MILD_WINTER_F ? 'mildWinter' : coolingF < MILD_SUMMER_F ? 'mildSummer' : 'usual'
    ]
  return month >= first && month <= last ? 'cool' : 'heat'
}

/** "−4 °F", to the nearest degree. */
export function degrees(fahrenheit: number): string {
  const whole = Math.round(fahrenheit)
  return `${whole < 0 ? '−' : ''}${Math.abs(whole)} °F`
}

/** Room temperatures that sizing assumes, °F. */
const INDOORS_F: Readonly<Record<HouseSeason, number>> = { heat: 70, cool: 75 }

/** The words on the drawing of the house: outdoor temperature, its label, indoor temperature. */
export function readingsOf(
  season: HouseSeason,
  { heatingF, coolingF }: DesignTemperatures,
): Record<keyof typeof READING_CLASSES, string> {
  return season === 'heat'
    ? { outdoor: degrees(heatingF), outdoorLabel: 'OUTSIDE, 99% DESIGN', indoor: degrees(INDOORS_F.heat) }
    : { outdoor: degrees(coolingF), outdoorLabel: 'OUTSIDE, 1% DESIGN', indoor: degrees(INDOORS_F.cool) }
}
