import { type YearClimate, yearlyHeat } from '../yearly-energy.ts'
import type { Bin } from './year-bins.ts'

/** A home in winter. */
export interface WinterHome {
  /** BTU/h at the winter design temperature, without sun and people */
  heatingLoad: number
  /** °F */
  heatTo: number
}

/** The mean heat that a home takes: none above a temperature, and below it a fixed amount for each degree. */
export interface HeatLine {
  /** °F outside above which sun and people keep the home warm */
  baseF: number
  /** BTU/h for each °F below it */
  perDegree: number
}

const COLDEST_BASE_F = -60
const HALVINGS = 40

/** Mean BTU/h that the equipment delivers at an outdoor temperature. */
export const heatAt = ({ baseF, perDegree }: HeatLine, outdoorF: number): number =>
  perDegree * Math.max(0, baseF - outdoorF)

/**
 * The line whose heat over the bins is the yearly heat of the degree-day method. So bins move the heat of a
 * year between cold and mild hours and never change its sum.
 */
export function heatLineOf(
  { heatingLoad, heatTo }: WinterHome,
  climate: Pick<YearClimate, 'heat99F' | 'heatingDegreeDays'>,
  bins: readonly Bin[],
): HeatLine {
  const wanted = yearlyHeat(heatingLoad, { heatTo }, climate)
  const perDegree = wanted > 0 ? heatingLoad / (heatTo - climate.heat99F) : 0
  if (perDegree <= 0) return { baseF: heatTo, perDegree: 0 }
  let [low, high] = [COLDEST_BASE_F, heatTo]
  for (let step = 0; step < HALVINGS; step++) {
    const baseF = (low + high) / 2
    if (heatOfYear({ baseF, perDegree }, bins) < wanted) low = baseF
    else high = baseF
  }
  const baseF = (low + high) / 2
  // A thermostat far above the usual one can need more heat than this line gives: then the slope grows.
  const found = heatOfYear({ baseF, perDegree }, bins)
  return { baseF, perDegree: found > 0 ? (perDegree * wanted) / found : 0 }
}

export const heatOfYear = (line: HeatLine, bins: readonly Bin[]): number =>
  bins.reduce((sum, { outdoorF, hours }) => sum + hours * heatAt(line, outdoorF), 0)
