import type { REGION_CODES } from '#features/catalog/catalog/rules/attribute-ids.ts'

export type RegionCode = (typeof REGION_CODES)[number]

// DOE regional standards (energy.gov): the Southeast with the territories, and the Southwest. Every other
// state is North.
const SOUTHEAST: ReadonlySet<string> = new Set([
  'AL',
  'AR',
  'DE',
  'FL',
  'GA',
  'HI',
  'KY',
  'LA',
  'MD',
  'MS',
  'NC',
  'OK',
  'SC',
  'TN',
  'TX',
  'VA',
  'DC',
  'PR',
  'VI',
  'GU',
  'AS',
  'MP',
])
const SOUTHWEST: ReadonlySet<string> = new Set(['AZ', 'CA', 'NV', 'NM'])

/** The federal efficiency region of a state. */
export function regionOf(state: string): RegionCode {
  if (SOUTHEAST.has(state)) return 'S'
  return SOUTHWEST.has(state) ? 'SW' : 'N'
}

/** V-REGION: N is North, S is Southeast, anything else is Southwest. */
export function regionName(code: string): 'North' | 'Southeast' | 'Southwest' {
  if (code === 'N') return 'North'
  return code === 'S' ? 'Southeast' : 'Southwest'
}
