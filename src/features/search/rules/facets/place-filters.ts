import {
  CALIFORNIA_ATTRIBUTE,
  EMISSION_ATTRIBUTE,
  REGION_ATTRIBUTE,
} from '#features/catalog/rules/attribute-ids.ts'
import type { ActiveFilters, Values } from '../listing/listing.ts'

/** Where a product is to be installed, as far as the rules for it go. */
export interface PlaceRules {
  /** the letter of the efficiency region */
  region: string
  /** two letters */
  state: string
  /** what the air district asks of a gas burner */
  emissionStandard: string
}

/** V-REGION: N is North, S is Southeast, anything else Southwest. */
export const regionValue = (letter: string): 'N' | 'S' | 'SW' =>
  letter === 'N' || letter === 'S' ? letter : 'SW'

/** V-NOX: burners that a standard lets in. A stricter burner is always allowed; no standard allows all. */
export function emissionValues(standard: string): Values {
  if (standard === 'Ultra Low NOx') return ['Ultra Low NOx']
  return standard === 'Low NOx' ? ['Low NOx', 'Ultra Low NOx'] : []
}

/** What may be installed at a place, as filters of the attributes that a list has (K-ATTRS). */
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

/** True when a list is narrowed to exactly these values, whatever else it is narrowed to. */
export const hasValues = (filters: ActiveFilters, wanted: Readonly<Record<string, Values>>): boolean =>
  Object.entries(wanted).length > 0 &&
  Object.entries(wanted).every(([id, values]) => filters.attributes[id]?.join() === values.join())

/** The filters with these values put in place of what their groups had, or taken away. */
export function withValues(
  filters: ActiveFilters,
  wanted: Readonly<Record<string, Values>>,
  on: boolean,
): ActiveFilters {
  const others = Object.fromEntries(Object.entries(filters.attributes).filter(([id]) => !(id in wanted)))
  return { ...filters, attributes: on ? { ...others, ...wanted } : others }
}
