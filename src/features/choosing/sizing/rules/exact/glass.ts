import type { DailyRange } from './cltd.ts'
import {
  FACINGS,
  type Facing,
  HOUR_ADJUSTMENT,
  HOURLY_CLF,
  HOURLY_LEVEL_CLF,
  LATITUDES,
  LEVEL_CLF,
  MEAN_CLF,
  PEAK_SOLAR,
} from './data/solar.ts'

/** A window's glass, and the blinds or screens before it. */
export interface Glazing {
  u: number
  shgc: number
  /** share of the sun that passes the blinds; 1 without */
  insideShade: number
  /** share of all heat that an insect screen lets pass; 1 without */
  screen: number
}

/** SHGC of the single clear pane that the solar factors are made for. */
const CLEAR_PANE = 0.87

/** Cooling multiplier of glass. @param sun peak solar factor × cooling load factor */
export const glassMultiplier = (
  { u, shgc, insideShade, screen }: Glazing,
  sun: number,
  difference: number,
): number => (sun * (shgc / CLEAR_PANE) * insideShade + u * difference) * screen

/** A sun screen outside: the part of the sun beyond that of a north window passes by its coefficient. */
export const sunScreened = (direct: number, north: number, coefficient: number): number =>
  (direct - north) * coefficient + north

/** The curb and shaft around a skylight: U and area as a share of the skylight's. */
interface Surround {
  u: number
  share: number
}

/** U is rounded to two decimals before it is added up, as on the form. */
export const skylightU = (u: number, surrounds: readonly Surround[]): number =>
  surrounds.reduce((sum, each) => sum + (Math.round(each.u * 100) / 100) * each.share, u)

/** Roofs are hotter than walls: °F that a skylight gets in addition. */
const SKYLIGHT_F = 15

/** Glass in a roof, without blinds. Its U includes curb and shaft. */
export interface Skylight {
  facing: Facing
  area: number
  u: number
  shgc: number
  /** degrees from the horizontal */
  tilt: number
}

/**
 * Cooling multiplier of a skylight.
 * @param sun peak solar factor × cooling load factor of level glass, and of a window on the same side
 */
export function skylightMultiplier(
  { u, shgc, tilt }: Omit<Skylight, 'area' | 'facing'>,
  sun: { level: number; upright: number },
  difference: number,
): number {
  const angle = (tilt * Math.PI) / 180
  const both = Math.cos(angle) * sun.level + Math.sin(angle) * sun.upright
  return both * (shgc / CLEAR_PANE) + u * (difference + SKYLIGHT_F)
}

/** Cooling multiplier of a skylight on average over the day. */
export const meanSkylight = (skylight: Skylight, { latitude, difference }: Sky): number =>
  skylightMultiplier(
    skylight,
    {
      level: peakSolar('level', latitude) * LEVEL_CLF,
      upright: peakSolar(skylight.facing, latitude) * MEAN_CLF.bare[skylight.facing],
    },
    difference,
  )

/** Peak solar factor at a latitude; the nearest value outside the table. */
function peakSolar(facing: Facing | 'level', latitude: number): number {
  const row = PEAK_SOLAR[facing]
  const next = LATITUDES.findIndex((each) => latitude <= each)
  if (next === 0) return row[0]!
  if (next === -1) return row.at(-1)!
  const [low, high] = [LATITUDES[next - 1]!, LATITUDES[next]!]
  return row[next - 1]! + ((row[next]! - row[next - 1]!) * (latitude - low)) / (high - low)
}

/** Glass that faces one way. */
export interface Pane extends Glazing {
  facing: Facing
  area: number
  /** an overhang shades all of it in summer: it gets the sun of a north window */
  isShaded: boolean
  /** share of the sun that a screen outside lets pass; 1 without */
  sunScreen: number
}

export interface Sky {
  latitude: number
  difference: number
  range: DailyRange
}

const factorsOf = ({ insideShade }: Glazing) => (insideShade < 1 ? 'shaded' : 'bare')
const sunnySide = ({ facing, isShaded }: Pane): Facing => (isShaded ? 'N' : facing)

/** Cooling multiplier of a window on average over the day. */
export function paneMultiplier(pane: Pane, sky: Sky): number {
  const factors = MEAN_CLF[factorsOf(pane)]
  const through = (side: Facing) =>
    glassMultiplier(pane, peakSolar(side, sky.latitude) * factors[side], sky.difference)
  return sunScreened(through(sunnySide(pane)), through('N'), pane.sunScreen)
}

/** BTU/h through a window at each hour from 8:00 to 19:00. */
function hourlyWindow(pane: Pane, sky: Sky): number[] {
  const factors = HOURLY_CLF[factorsOf(pane)]
  const through = (side: Facing, hour: number) =>
    glassMultiplier(
      pane,
      peakSolar(side, sky.latitude) * factors[side][hour]!,
      sky.difference + HOUR_ADJUSTMENT[sky.range][hour]!,
    )
  return factors.N.map(
    (_, hour) => pane.area * sunScreened(through(sunnySide(pane), hour), through('N', hour), pane.sunScreen),
  )
}

/** BTU/h through a skylight at each hour from 8:00 to 19:00. */
const hourlySkylight = (skylight: Skylight, { latitude, difference, range }: Sky): number[] =>
  HOURLY_LEVEL_CLF.map((factor, hour) => {
    const sun = {
      level: peakSolar('level', latitude) * factor,
      upright: peakSolar(skylight.facing, latitude) * HOURLY_CLF.bare[skylight.facing][hour]!,
    }
    return skylight.area * skylightMultiplier(skylight, sun, difference + HOUR_ADJUSTMENT[range][hour]!)
  })

/** Peaks up to 30 % over the day's mean are covered by the average. */
const COVERED = 1.3

/** The part of the hourly peak that the average does not cover (Manual J 8, appendix 11). */
export function excursionOf(hourly: readonly number[]): number {
  const mean = hourly.reduce((sum, load) => sum + load, 0) / hourly.length
  return Math.max(0, Math.max(...hourly) - COVERED * mean)
}

/** All glass of a room or of a home. */
export interface Glass {
  panes: readonly Pane[]
  skylights: readonly Skylight[]
}

/** BTU/h by hour of each side that has glass. The roof counts as a side. */
const hourlySides = ({ panes, skylights }: Glass, sky: Sky): number[][] =>
  [
    ...FACINGS.map((facing) => panes.filter((pane) => pane.facing === facing && pane.area > 0)).map((side) =>
      side.map((pane) => hourlyWindow(pane, sky)),
    ),
    skylights.map((skylight) => hourlySkylight(skylight, sky)),
  ]
    .filter((side) => side.length > 0)
    .map(addUp)

/** BTU/h through all glass in its hottest hour: what a room with its own unit or zone must carry. */
export const hottestHour = (glass: Glass, sky: Sky): number => Math.max(0, ...addUp(hourlySides(glass, sky)))

/**
 * What the sun's peak adds to the average load of all glass. Glass on one side lowers the excursion of
 * another side by the published rule, so that more glass could need less cooling. We take the sides that
 * together peak most. Where those are all sides, it is the published rule.
 */
export function peakSun(glass: Glass, sky: Sky): number {
  const sides = hourlySides(glass, sky)
  let most = 0
  for (let chosen = 1; chosen < 1 << sides.length; chosen++)
    most = Math.max(most, excursionOf(addUp(sides.filter((_, index) => chosen & (1 << index)))))
  return most
}

const addUp = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, hour) => rows.reduce((sum, row) => sum + row[hour]!, 0))
