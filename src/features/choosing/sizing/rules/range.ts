import { type DuctPlace, usualDucts } from './ducts.ts'
import { type Construction, constructionOf } from './insulation.ts'
import { computeLoad, type DesignClimate, type Home } from './load.ts'

/** What makes an estimate uncertain. */
export type Doubt = 'insulation' | 'age-unknown' | 'air' | 'glass' | 'ducts' | 'weather' | 'moisture'

/** How much a doubt may lower and raise a load, BTU/h; both are positive or 0. */
interface Swing {
  down: number
  up: number
}

interface Reason {
  doubt: Doubt
  heating: Swing
  cooling: Swing
}

export interface LoadRange {
  low: number
  likely: number
  high: number
}

export interface Estimate {
  heating: LoadRange
  cooling: LoadRange
  /** the widest first */
  reasons: readonly Reason[]
}

/** How sure the shopper is of the insulation. */
export type InsulationGrade = 'stated' | 'by-year' | 'unknown'

/** Levels of insulation that the home may be worse and better than the answer. */
const LEVELS: Readonly<Record<InsulationGrade, { worse: number; better: number }>> = {
  stated: { worse: 0.75, better: 0.75 },
  'by-year': { worse: 1, better: 1.5 },
  unknown: { worse: 3, better: 1 },
}
/** Leaks of homes of the same age differ by a third and more. */
const AIR = 0.33
/** A home has a quarter less or more glass than we infer. */
const GLASS = 0.25
/** °F by which a station far away may differ, and the miles from which we say so. */
const WEATHER_F = 3
const FAR_MILES = 20
/**
 * The simple method finds a quarter to a half less moisture than the Manual J 8 example houses where air
 * leaks in a humid place; see docs/methods.md.
 */
const MOISTURE = 0.6
const HUMID_GRAINS = 30
/**
 * °F of a summer's design day below which a place is not humid, whatever its region has on average: of 28
 * stations (TMY3 weather files) those of the cold region below it have 16 to 19 grains, those above 31 to 45.
 */
const HUMID_FROM_F = 86
const LEAKY_FROM_LEVEL = 6

/** The likely load with the range around it, and what makes it wide. Doubts are independent of each other. */
export function estimateOf(
  home: Home,
  climate: DesignClimate,
  known: { insulation: InsulationGrade; stationMiles: number | null },
): Estimate {
  const likely = computeLoad(home, climate)
  const u = constructionOf(home.insulationValue)
  const compare = (doubt: Doubt, low: typeof likely, high: typeof likely): Reason => ({
    doubt,
    heating: swing(low.heating, likely.heating, high.heating),
    cooling: swing(low.cooling, likely.cooling, high.cooling),
  })
  const withU = (change: Partial<Construction>) => computeLoad(home, climate, { ...u, ...change })
  const withWeather = (heat: number, cool: number) =>
    computeLoad(home, { ...climate, heat99F: climate.heat99F + heat, cool1F: climate.cool1F + cool })
  const withDucts = (place: DuctPlace) =>
    computeLoad({ ...home, ducts: usualDucts(place, home.insulationValue) }, climate)
  const { worse, better } = LEVELS[known.insulation]
  const level = (by: number) => computeLoad({ ...home, insulationValue: home.insulationValue + by }, climate)
  const air = (by: number) => withU({ airWinter: u.airWinter * by, airSummer: u.airSummer * by })
  const glass = (by: number) => withU({ window: u.window * by, shgc: u.shgc * by })
  const reasons = [
    compare(known.insulation === 'unknown' ? 'age-unknown' : 'insulation', level(better), level(-worse)),
    compare('air', air(1 - AIR), air(1 + AIR)),
    compare('glass', glass(1 - GLASS), glass(1 + GLASS)),
    ...(home.ducts
      ? []
      : [compare('ducts', withDucts('inside'), withDucts(home.hasBasement ? 'basement' : 'attic'))]),
    ...(known.stationMiles === null || known.stationMiles > FAR_MILES
      ? [compare('weather', withWeather(WEATHER_F, -WEATHER_F), withWeather(-WEATHER_F, WEATHER_F))]
      : []),
    ...(isHumidAndLeaky(home, climate)
      ? [
          {
            doubt: 'moisture' as const,
            heating: { down: 0, up: 0 },
            cooling: { down: 0, up: likely.coolingLatent * MOISTURE },
          },
        ]
      : []),
  ]
  return {
    heating: around(
      likely.heating,
      reasons.map(({ heating }) => heating),
    ),
    cooling: around(
      likely.cooling,
      reasons.map(({ cooling }) => cooling),
    ),
    reasons: reasons.sort((one, other) => width(other) - width(one)),
  }
}

/** The correction for places where the simple method finds too little moisture. */
export const isHumidAndLeaky = (home: Home, climate: DesignClimate): boolean =>
  climate.grains >= HUMID_GRAINS && climate.cool1F >= HUMID_FROM_F && home.insulationValue < LEAKY_FROM_LEVEL

const swing = (low: number, likely: number, high: number): Swing => ({
  down: Math.max(0, likely - low),
  up: Math.max(0, high - likely),
})

const width = ({ heating, cooling }: Reason): number => heating.down + heating.up + cooling.down + cooling.up

/** Independent doubts add up by their squares. */
function around(likely: number, swings: readonly Swing[]): LoadRange {
  const root = (of: (swing: Swing) => number) => Math.hypot(...swings.map(of))
  return {
    low: Math.max(0, likely - root(({ down }) => down)),
    likely,
    high: likely + root(({ up }) => up),
  }
}
