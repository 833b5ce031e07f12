import { CALIFORNIA_ATTRIBUTE, EMISSION_ATTRIBUTE, REGION_ATTRIBUTE } from '#features/catalog/rules/attributes.ts'
import { acceptedEmissions, emissionStandardAt, type RulePlace } from './nox.ts'
import { regionOf } from './region.ts'
import type { Verdict } from './rules.ts'

/** V-REGION and V-NOX as filters of a list, by attribute id: what may go to a place. Emission counts only among gas furnaces and what holds one. */
export function placeFilters(place: RulePlace, { gasFurnaces }: { gasFurnaces: boolean }): Record<string, readonly string[]> {
  const emissions = gasFurnaces ? acceptedEmissions(emissionStandardAt(place)) : []
  return { [REGION_ATTRIBUTE]: [regionOf(place.state)], ...(emissions.length > 0 ? { [EMISSION_ATTRIBUTE]: emissions } : {}) }
}

/** Filters that lead from a forbidden product to the allowed ones beside it; undefined when nothing forbids it. */
export function alternativeFilters(verdicts: readonly Verdict[], place: RulePlace): Record<string, readonly string[]> | undefined {
  const broken = verdicts.filter(({ outcome }) => outcome === 'blocked').map(({ rule }) => rule)
  if (broken.length === 0) return undefined
  return {
    ...(broken.includes('doe-2023-efficiency') ? { [REGION_ATTRIBUTE]: [regionOf(place.state)] } : {}),
    ...(broken.some((rule) => rule.startsWith('nox-')) ? { [EMISSION_ATTRIBUTE]: acceptedEmissions(emissionStandardAt(place)) } : {}),
    ...(broken.includes('california-sale') ? { [CALIFORNIA_ATTRIBUTE]: ['Yes'] } : {}),
  }
}
