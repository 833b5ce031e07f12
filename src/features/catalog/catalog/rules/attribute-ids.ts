/**
 * Attributes that rules name by number (K-ATTRS). They stand apart from the table of all attributes, because
 * the browser needs only these.
 */

/** Each family of equipment states its heating output in one of these attributes (K-ATTRS). */
export const HEATING_BTU_ATTRIBUTES = [111, 715, 721, 738, 971] as const
export const COOLING_BTU_ATTRIBUTE = 527
export const TONNAGE_ATTRIBUTES = [103, 908] as const
export const REGION_ATTRIBUTE = 1320
export const CALIFORNIA_ATTRIBUTE = 1376
export const EMISSION_ATTRIBUTE = 1359

export const PARTS_WARRANTY_ATTRIBUTE = 2110
export const LIQUID_LINE_ATTRIBUTE = 2051
export const MOBILE_HOME_ATTRIBUTE = 2034
export const INPUT_ATTRIBUTE = 2001
export const STAGING_ATTRIBUTE = 2016

export const REGION_CODES = ['N', 'S', 'SW'] as const
export const EMISSION_STANDARDS = ['None', 'Low NOx', 'Ultra Low NOx'] as const

/**
 * How many speeds a unit runs at, from the strictest limit of Manual S to the widest; `variable` is an
 * inverter or a modulating burner.
 */
export const STAGES = ['single', 'two-stage', 'variable'] as const
export type Stages = (typeof STAGES)[number]

/** The stages of a unit in the catalog's words; one where it states none. */
export function stagesOf(staging: unknown): Stages {
  const words = String(staging ?? '').toLowerCase()
  if (/inverter|modulating|variable/.test(words)) return 'variable'
  return /two/.test(words) ? 'two-stage' : 'single'
}
