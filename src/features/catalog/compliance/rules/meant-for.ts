import type { AirDistrict } from './data/air-districts.ts'
import { AIR_DISTRICTS } from './data/air-districts.ts'
import { NOX_LIMITS } from './data/nox-limits.ts'
import type { RuleFacts } from './facts.ts'
import { outcomeOf } from './judgment.ts'
import type { RulePlace } from './nox.ts'
import { judgeProduct } from './rules.ts'

/** One place of each district that requires Ultra Low NOx burners. */
function ultraPlaces(burner: RuleFacts['burner']): RulePlace[] {
  const districts: readonly AirDistrict[] = AIR_DISTRICTS
  const areas = NOX_LIMITS.filter(
    ({ burners, limit, breach }) =>
      burner !== undefined && burners.includes(burner) && limit > 0 && limit < 40 && breach === 'blocked',
  ).map(({ area }) => String(area))
  return districts
    .filter(({ id }) => areas.includes(id))
    .map(({ counties }) => ({ zip: '', state: 'CA', countyFips: counties[0] ?? '' }))
}

/**
 * Ultra-low-NOx products are made for districts that require that class. False when another rule forbids the
 * product in all of these districts, such as a system whose air conditioner may be sold in the North only.
 */
export function mayBeSoldWhereMeant(facts: RuleFacts, on: string): boolean {
  if (facts.gas !== 'natural' || facts.emission !== 'Ultra Low NOx') return true
  const places = ultraPlaces(facts.burner)
  return (
    places.length === 0 || places.some((place) => outcomeOf(judgeProduct(facts, place, on)) !== 'blocked')
  )
}

/**
 * "May be sold in California": a natural gas burner by its NOx class, everything else by its regions. The
 * districts of the state may still ask for more.
 */
export const isForCalifornia = (
  { gas, emission }: Pick<RuleFacts, 'gas' | 'emission'>,
  regions: readonly string[],
): boolean => regions.includes('SW') && (gas !== 'natural' || (emission ?? 'None') !== 'None')
