import {
  ATTR,
  CALIFORNIA_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  REGION_ATTRIBUTE,
} from '#features/catalog/catalog/rules/attribute-ids.ts'
import { type Burner, NOX_LIMITS } from './data/nox-limits.ts'
import { classFor, emissionStandardAt, type RulePlace } from './nox.ts'
import { emissionValues, placeFilters } from './place-filters.ts'
import { regionOf } from './region.ts'
import type { Verdict } from './rules.ts'
import { STATE_REFRIGERANT_LIMITS } from './state-refrigerants.ts'

type Filters = Record<string, readonly string[]>

/**
 * The allowed products where these limits forbid a burner: those of a class, or electric ones. No package
 * unit has an ultra-low NOx burner, so those are electric too.
 */
function burnerFilters(broken: readonly string[], burner: Burner | undefined): Filters {
  const limits = NOX_LIMITS.filter(({ id }) => broken.includes(id)).map(({ limit }) => limit)
  if (limits.length === 0) return {}
  if (limits.includes(0) || burner === 'weatherized-furnace') return { [ATTR.fuel]: ['Electric'] }
  return { [EMISSION_ATTRIBUTE]: emissionValues(classFor(limits.some((limit) => limit < 40) ? 10 : 40)) }
}

/** Refrigerants below every state's limit. */
const LOW_REFRIGERANTS = ['R-32', 'R-454B']

/**
 * Filters of a list that show allowed products instead of a forbidden one; undefined when no rule forbids it.
 */
export function alternativeFilters(
  verdicts: readonly Verdict[],
  place: RulePlace,
  burner?: Burner,
): Filters | undefined {
  const broken = verdicts.filter(({ outcome }) => outcome === 'blocked').map(({ rule }) => rule)
  if (broken.length === 0) return undefined
  const attributes = [
    ...(broken.includes('doe-2023-efficiency') ? [REGION_ATTRIBUTE] : []),
    ...(broken.includes('california-sale') ? [CALIFORNIA_ATTRIBUTE] : []),
  ]
  return {
    ...placeFilters(
      { region: regionOf(place.state), state: place.state, emissionStandard: emissionStandardAt(place) },
      attributes,
    ),
    ...burnerFilters(broken, burner),
    ...(STATE_REFRIGERANT_LIMITS.some(({ id }) => broken.includes(id))
      ? { [ATTR.refrigerant]: LOW_REFRIGERANTS }
      : {}),
  }
}
