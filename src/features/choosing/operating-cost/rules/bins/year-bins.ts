import { distribution, normalDays, type YearWeather } from '#features/choosing/sizing/rules/bills/weather.ts'

/** What a station tells about its year. */
export interface StationYear extends YearWeather {
  /** °F that 1% of the hours stay below, and that 1% exceed */
  heat99F: number
  cool1F: number
}

/** The hours of a usual year whose outdoor temperature lies in a band of five degrees. */
export interface Bin {
  /** the lower end, °F */
  fromF: number
  /** the middle, which stands for all hours of the bin, °F */
  outdoorF: number
  hours: number
}

export const HOURS_OF_YEAR = 8_760
const BIN_F = 5
const COLDEST_EDGE_F = -75
const WARMEST_EDGE_F = 130
/** Bins with fewer hours join their neighbor toward the middle of the year. */
const FEWEST_HOURS = 1
const RARE_HOURS = HOURS_OF_YEAR / 100
/** Standard deviation of the hours of a date around the mean of the date, °F. */
const SPREAD = { least: 2, most: 30, first: 10 } as const
const HALVINGS = 24

interface Spreads {
  winter: number
  summer: number
}

/** A date of the year: its mean temperature, and how far it lies from winter (0) to summer (1). */
interface DateMean {
  meanF: number
  summer: number
}

function datesOf(weather: YearWeather): DateMean[] {
  const means = normalDays(weather)
  const [low, high] = [Math.min(...means), Math.max(...means)]
  const swing = Math.max(0.1, high - low)
  return means.map((meanF) => ({ meanF, summer: (meanF - low) / swing }))
}

/** Hours of a year that are colder than a temperature. */
function hoursBelow(dates: readonly DateMean[], { winter, summer }: Spreads, edgeF: number): number {
  let hours = 0
  for (const date of dates) {
    const spread = winter + (summer - winter) * date.summer
    hours += distribution((edgeF - date.meanF) / spread)
  }
  return (hours * HOURS_OF_YEAR) / dates.length
}

/** The spread at which a rising count of hours reaches the rare hours, or the nearest allowed one. */
function spreadFor(rareHours: (spread: number) => number): number {
  let [low, high]: [number, number] = [SPREAD.least, SPREAD.most]
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (rareHours(middle) < RARE_HOURS) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The usual year of a station as hours in bins of five degrees. The means of the dates follow from the mean
 * of the year and the heating degree days. Around them the hours spread so far that 1% of the year is colder
 * than the winter design temperature and 1% hotter than the summer design temperature. Error against
 * measured years: docs/methods.md.
 */
export function yearBins(station: StationYear): Bin[] {
  const dates = datesOf(station)
  const spreads: Spreads = { winter: SPREAD.first, summer: SPREAD.first }
  for (let round = 0; round < 2; round++) {
    spreads.winter = spreadFor((winter) => hoursBelow(dates, { ...spreads, winter }, station.heat99F))
    spreads.summer = spreadFor(
      (summer) => HOURS_OF_YEAR - hoursBelow(dates, { ...spreads, summer }, station.cool1F),
    )
  }
  const bins: Bin[] = []
  let before = 0
  for (let fromF = COLDEST_EDGE_F; fromF < WARMEST_EDGE_F; fromF += BIN_F) {
    const isLast = fromF + BIN_F >= WARMEST_EDGE_F
    const until = isLast ? HOURS_OF_YEAR : hoursBelow(dates, spreads, fromF + BIN_F)
    bins.push({ fromF, outdoorF: fromF + BIN_F / 2, hours: until - before })
    before = until
  }
  return withoutRareEnds(bins)
}

/** Adds the few hours of the outermost bins to the first bin that counts. */
function withoutRareEnds(bins: readonly Bin[]): Bin[] {
  const first = bins.findIndex(({ hours }) => hours >= FEWEST_HOURS)
  const last = bins.findLastIndex(({ hours }) => hours >= FEWEST_HOURS)
  const sum = (part: readonly Bin[]) => part.reduce((all, { hours }) => all + hours, 0)
  const [colder, hotter] = [sum(bins.slice(0, first)), sum(bins.slice(last + 1))]
  return bins.slice(first, last + 1).map((bin, index) => ({
    ...bin,
    hours: bin.hours + (index === 0 ? colder : 0) + (index === last - first ? hotter : 0),
  }))
}
