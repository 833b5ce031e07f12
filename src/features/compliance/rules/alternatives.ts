import {
  CALIFORNIA_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  REGION_ATTRIBUTE,
} from '#features/catalog/rules/attribute-ids.ts'
import { placeFilters } from '#features/search/rules/facets/place-filters.ts'
import { emissionStandardAt, type RulePlace } from './nox.ts'
import { regionOf } from './region.ts'
import type { Verdict } from './rules.ts'

/**
 * Filters of a list that show allowed products instead of a forbidden one; undefined when no rule forbids it.
 */
export function alternativeFilters(
  verdicts: readonly Verdict[],
  place: RulePlace,
): Record<string, readonly string[]> | undefined {
  const broken = verdicts.filter(({ outcome }) => outcome === 'blocked').map(({ rule }) => rule)
  if (broken.length === 0) return undefined
  const attributes = [
    ...(broken.includes('doe-2023-efficiency') ? [REGION_ATTRIBUTE] : []),
    ...(broken.some((rule) => rule.startsWith('nox-')) ? [EMISSION_ATTRIBUTE] : []),
    ...(broken.includes('california-sale') ? [CALIFORNIA_ATTRIBUTE] : []),
  ]
  return placeFilters(
    { region: regionOf(place.state), state: place.state, emissionStandard: emissionStandardAt(place) },
    attributes,
  )
}
