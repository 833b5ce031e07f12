import { computeLoad, type DesignClimate, type Home } from '../load.ts'
import { type BillPeriod, designLoads, type OwnLoss, ownLoss } from './own-loss.ts'
import type { BillRow } from './read-bills.ts'
import { expectedDegreeDays, normalDays, type YearWeather } from './weather.ts'

export interface BillHome {
  home: Home
  climate: DesignClimate
  year: YearWeather
  btuPerUnit: number
  /** share of the fuel's heat that reaches the home */
  efficiency: number
}

export interface OwnLoad extends OwnLoss {
  /** BTU/h on the design day without help from people and sun, and with their usual help */
  most: number
  average: number
  /** summer bills showed the use that is not for heating */
  knowsBase: boolean
  /** BTU/h by the calculation */
  calculated: number
  /** the insulation level whose calculation agrees with the bills; null when none does */
  level: number | null
  /** of the rows, those that were cold enough */
  coldRows: readonly number[]
}

export type BillsComparison = { own: OwnLoad } | { problem: 'too-few-cold' | 'no-heating' | 'contradict' }

const YEAR_DAYS = 365
const BASE_F = 65
/** Degree days a day: above it a bill is for heating, below the other it is not. */
const COLD = 8
const WARM = 1
const FEWEST = 3
/** Bills that scatter more than this contradict each other. */
const MOST_SCATTER = 0.35

/** The weather of a bill: its mean where it is printed, else that of its days in a usual year. */
function periodOf(row: BillRow, days: readonly number[]): BillPeriod {
  const dates = Array.from({ length: row.end - row.start }, (_, index) => row.start + index)
  // Day 0 is a January 1; leap days move the season by less than a day in four years.
  const usual = dates.map((date) => days[Math.floor(((date / 365.25) % 1) * YEAR_DAYS) % YEAR_DAYS]!)
  const mean = usual.reduce((sum, each) => sum + each, 0) / usual.length
  const shift = row.meanF === null ? 0 : row.meanF - mean
  return {
    days: dates.length,
    use: row.use,
    degreeDays: (base) => usual.reduce((sum, each) => sum + expectedDegreeDays(base, each + shift), 0),
  }
}

/** A home's own loss from its bills beside the calculated load. */
export function compareBills(rows: readonly BillRow[], of: BillHome): BillsComparison {
  const days = normalDays(of.year)
  const periods = rows.map((row, index) => ({ index, period: periodOf(row, days) }))
  const cold = ({ period }: { period: BillPeriod }) => period.degreeDays(BASE_F) / period.days
  const winter = periods.filter((each) => cold(each) >= COLD)
  const summer = periods.filter((each) => cold(each) < WARM)
  if (winter.length < FEWEST) return { problem: 'too-few-cold' }
  const base =
    summer.reduce((sum, { period }) => sum + period.use / period.days, 0) / Math.max(1, summer.length)
  const used = winter.map(({ period }) => period)
  if (used.every(({ use, days: length }) => use / length <= base)) return { problem: 'no-heating' }
  const heater = {
    btuPerUnit: of.btuPerUnit,
    efficiency: of.efficiency,
    setPointF: of.home.thermostatHT,
  }
  const own = ownLoss(used, heater, base)
  // Two bills always agree at some balance point, so three must remain after the outliers are left out.
  const isProved = own.perBill.length >= FEWEST && own.scatter <= MOST_SCATTER
  if (!(own.loss > 0) || !isProved) return { problem: 'contradict' }
  const at = { roomF: of.home.thermostatHT, setPointF: of.home.thermostatHT, designF: of.climate.heat99F }
  const loads = designLoads(own, at)
  return {
    own: {
      ...own,
      ...loads,
      knowsBase: summer.length > 0,
      calculated: computeLoad(of.home, of.climate).heating,
      level: levelOfLoad(loads.most, of),
      coldRows: winter.map(({ index }) => index),
    },
  }
}

/** The insulation level at which the calculation gives a load. */
function levelOfLoad(load: number, { home, climate }: BillHome): number | null {
  const at = (insulationValue: number) => computeLoad({ ...home, insulationValue }, climate).heating
  let [low, high] = [1, 10]
  if (load > at(low) || load < at(high)) return null
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (at(middle) > load) low = middle
    else high = middle
  }
  return Math.round(low * 2) / 2
}
