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
