import { DAY_MS, plusMonths } from '#lib/dates.ts'
import { addDays } from '#platform/clock/rules/calendar.ts'

/** The parts warranty of a maker for one unit. */
export interface WarrantyTerms {
  /** years of a unit that is registered in time */
  readonly registeredYears: number
  /** years of any other unit */
  readonly unregisteredYears: number
  /** years of the compressor or the heat exchanger; null where the maker states none */
  readonly coreYears: number | null
  /** days after the installation in which the maker takes the registration */
  readonly withinDays: number
}

/**
 * States where a maker may not shorten a warranty because the owner did not register. California Civil Code,
 * section 1793.1, read 2026-11-23.
 */
const KEEPS_FULL_TERM: ReadonlySet<string> = new Set(['CA'])

export const keepsFullTerm = (state: string): boolean => KEEPS_FULL_TERM.has(state.toUpperCase())

/** The effect of a registration on a warranty. Days are yyyy-mm-dd. */
export interface Coverage {
  /** the last day on which the maker takes the registration */
  readonly registerBy: string
  /** the registration came after that day */
  readonly isLate: boolean
  /** years of parts warranty */
  readonly years: number
  /** the last day of the parts warranty */
  readonly endsOn: string
}

export function coverageOf(
  terms: WarrantyTerms,
  { installedOn, registeredOn, state }: { installedOn: string; registeredOn: string; state: string },
): Coverage {
  const registerBy = addDays(installedOn, terms.withinDays)
  const isLate = registeredOn > registerBy
  const years = isLate && !keepsFullTerm(state) ? terms.unregisteredYears : terms.registeredYears
  return { registerBy, isLate, years, endsOn: addDays(plusMonths(installedOn, years * 12), -1) }
}

/** Whole days from one day to another; negative when the other one is over. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
