import {
  CALIFORNIA_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  REGION_ATTRIBUTE,
} from '#features/catalog/catalog/rules/attribute-ids.ts'

type Values = readonly string[]

/** The facts about an installation address that efficiency and emission rules depend on. */
export interface PlaceRules {
  /** the letter of the efficiency region */
  region: string
  /** two letters */
  state: string
  /** what the air district requires of a gas burner */
  emissionStandard: string
}

/** V-REGION: N is North, S is Southeast, anything else Southwest. */
export const regionValue = (letter: string): 'N' | 'S' | 'SW' =>
  letter === 'N' || letter === 'S' ? letter : 'SW'

/** V-NOX: burners that a standard allows. A stricter burner is always allowed; without a standard all are. */
export function emissionValues(standard: string): Values {
  if (standard === 'Ultra Low NOx') return ['Ultra Low NOx']
  return standard === 'Low NOx' ? ['Low NOx', 'Ultra Low NOx'] : []
}

/** The filters that leave only products allowed at a place, for the attributes of a list (K-ATTRS). */
export function placeFilters(
  { region, state, emissionStandard }: PlaceRules,
  attributes: readonly number[],
): Record<string, Values> {
  const wanted: readonly (readonly [number, Values])[] = [
    [REGION_ATTRIBUTE, [regionValue(region)]],
    [CALIFORNIA_ATTRIBUTE, state === 'CA' ? ['Yes'] : []],
    [EMISSION_ATTRIBUTE, emissionValues(emissionStandard)],
  ]
  return Object.fromEntries(wanted.filter(([id, values]) => values.length > 0 && attributes.includes(id)))
}
