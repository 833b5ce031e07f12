import { figure } from '#features/catalog/accessories/rules/parts.ts'
import type { Assembly, SingleUnit } from '#features/choosing/system-selector/rules/assembly/assemble.ts'
import { ZONE_RATIO } from '#features/choosing/system-selector/rules/matching/data/matching-rules.ts'

/** The most indoor units on one outdoor unit that the assembler takes. */
export const MOST_ASSEMBLED = 8

export const portsOf = (unit: SingleUnit): number => figure(unit, 'ports') ?? 1

/**
 * The allowed sum of the indoor units' sizes in percent of the outdoor unit's, and the sum of these units.
 */
export function ratioOf({ outdoor, indoor, percent }: Assembly) {
  const sizeOf = (unit: SingleUnit) => figure(unit, 'coolingBtu') ?? 0
  // A single-zone outdoor unit takes one indoor unit of its own size: the pair is rated as it is.
  const { least, most } = portsOf(outdoor) > 1 ? ZONE_RATIO : { least: 100, most: 100 }
  return {
    heads: indoor.reduce((sum, head) => sum + sizeOf(head), 0),
    outdoor: sizeOf(outdoor),
    percent,
    least,
    most,
    fits: indoor.length > 0 && percent >= least && percent <= most,
  }
}
