import { figure } from '#features/accessories/rules/parts.ts'
import { ATTR } from '#features/catalog/rules/attributes.ts'
import type { SingleUnit } from '#features/system-selector/rules/assembly/assemble.ts'
import { ZONE_RATIO } from '#features/system-selector/rules/matching/data/matching-rules.ts'
import type { MatchUnit } from '#features/system-selector/rules/matching/matching.ts'

/** The most indoor units on one outdoor unit that the assembler takes. */
export const MOST_ASSEMBLED = 8

const coolingOf = (unit: SingleUnit): number => figure(unit, 'coolingBtu') ?? 0

export const portsOf = (unit: SingleUnit): number => figure(unit, 'ports') ?? 1

/** The indoor units beside the outdoor unit, in percent of its size, and what is allowed. */
export function ratioOf(outdoor: SingleUnit, heads: readonly SingleUnit[]) {
  const sum = heads.reduce((all, head) => all + coolingOf(head), 0)
  const size = coolingOf(outdoor)
  const percent = size > 0 ? Math.round((sum / size) * 100) : 0
  // One indoor unit on an outdoor unit of one has its size: the pair is rated as it is.
  const { least, most } = portsOf(outdoor) > 1 ? ZONE_RATIO : { least: 100, most: 100 }
  return { heads: sum, outdoor: size, percent, least, most, fits: percent >= least && percent <= most }
}

/** Cooling of each room when all rooms ask at once, BTU/h. */
export function atOnceOf(outdoor: SingleUnit, heads: readonly SingleUnit[]): number[] {
  const { heads: sum, outdoor: size } = ratioOf(outdoor, heads)
  return heads.map((head) => Math.round(coolingOf(head) * Math.min(1, sum > 0 ? size / sum : 1)))
}

/**
 * The chosen units as one product, which the rules of parts read. Its zones are the chosen indoor units: an
 * open port needs no cable and no hose.
 */
export function assembledProduct(outdoor: SingleUnit, heads: readonly SingleUnit[]) {
  const { id, attributes, dimensions, weight } = outdoor
  const type = portsOf(outdoor) > 1 ? 'multi-zone-system' : 'mini-split-system'
  return {
    id,
    type,
    attributes: { ...attributes, [String(ATTR.ports)]: Math.max(1, heads.length) },
    dimensions,
    weight,
  }
}

/** Equal indoor units as one with its quantity, in the order of their first. */
export const counted = <U extends MatchUnit>(units: readonly U[]): U[] =>
  [...Map.groupBy(units, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group
    return first === undefined ? [] : [{ ...first, quantity: group.length }]
  })
