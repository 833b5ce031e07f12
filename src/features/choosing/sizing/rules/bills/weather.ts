/** The yearly weather of a station: mean temperature, and heating degree days below 65 °F. */
export interface YearWeather {
  meanF: number
  heatingDegreeDays: number
}

const DAYS = 365
/** The coldest day of the year on average, counted from January 1. */
const COLDEST_DAY = 19
/** Standard deviation of a day's mean around the long-term mean of its date, °F. */
const DAY_SPREAD = 8
const BASE_F = 65

/** Mean of a standard normal variable above 0 when it is moved by x: density and distribution. */
const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
/** Distribution of the normal law; Abramowitz and Stegun 7.1.26, error below 1e-7. */
export function distribution(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const erf = 1 - tail * Math.exp((-x * x) / 2)
  return x >= 0 ? (1 + erf) / 2 : (1 - erf) / 2
}

/** Degree days that a day with this mean has on average below a base. */
export function expectedDegreeDays(baseF: number, meanF: number, spread = DAY_SPREAD): number {
  const x = (baseF - meanF) / spread
  return spread * (x * distribution(x) + density(x))
}

const meanOfDay = (meanF: number, swing: number, day: number): number =>
  meanF - swing * Math.cos((2 * Math.PI * (day - COLDEST_DAY)) / DAYS)

const yearOf = (meanF: number, swing: number): number => {
  let sum = 0
  for (let day = 0; day < DAYS; day++) sum += expectedDegreeDays(BASE_F, meanOfDay(meanF, swing, day))
  return sum
}

/** The mean of each day of a year: a wave whose degree days are those of the station. */
export function normalDays({ meanF, heatingDegreeDays }: YearWeather): number[] {
  let [low, high] = [0, 60]
  for (let step = 0; step < 30; step++) {
    const swing = (low + high) / 2
    if (yearOf(meanF, swing) < heatingDegreeDays) low = swing
    else high = swing
  }
  return Array.from({ length: DAYS }, (_, day) => meanOfDay(meanF, low, day))
}
