import { choose, type MetNeed, type Tie } from '#features/catalog/accessories/rules/choose.ts'
import type { Need, NeedKind } from '#features/catalog/accessories/rules/needs/need.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { kindsOf } from '#features/catalog/accessories/rules/part-kinds.ts'
import { type Part, read, type Unit } from '#features/catalog/accessories/rules/parts.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import type { CondenserMount } from '../selections.ts'

/** The parts for sale, the least expensive first, by the needs that they can meet. */
export type PartsByKind = ReadonlyMap<NeedKind, readonly Part[]>

export function partsByKind(parts: readonly Part[]): PartsByKind {
  const found = new Map<NeedKind, Part[]>()
  for (const part of parts)
    for (const kind of kindsOf(part)) {
      const known = found.get(kind)
      if (known) known.push(part)
      else found.set(kind, [part])
    }
  return found
}

/** A system with what the merchant tied to it. */
export interface Equipment {
  product: Part
  units: readonly Unit[]
  ties: readonly Tie[]
}

/** A need with every part that meets it. */
interface OpenNeed {
  need: Need
  parts: readonly Part[]
}

/** The needs of a system with the parts that meet them, by our rules and by the merchant's ties. */
export function openNeeds({ product, units, ties }: Equipment, parts: PartsByKind): OpenNeed[] {
  return needsOf(product, units).map((need) => {
    const tied = ties.map(({ part }) => part).filter((part) => kindsOf(part).includes(need.kind))
    const fitting = (parts.get(need.kind) ?? []).filter((part) => need.fits(part) !== undefined)
    return { need, parts: tied.length > 0 ? [...tied, ...fitting] : fitting }
  })
}

export const isWifi = (part: Part): boolean => read(part, 'wifi') === 'Built in'

/** How a part supports the outdoor unit; undefined for other parts. */
export function mountOf({ type }: Part): CondenserMount | undefined {
  if (hasTrait(type, 'holds-on-ground')) return 'Pad'
  if (hasTrait(type, 'holds-on-wall')) return 'Wall bracket'
  return hasTrait(type, 'holds-on-roof') ? 'Roof curb' : undefined
}

/** What the shopper asked for beside the equipment. */
export interface PartWishes {
  condenserMount: CondenserMount | undefined
  wifi: boolean
  isPropane: boolean
}

/** A part of a kit: its reason and its quantity. */
export interface KitPart {
  part: Part
  need: MetNeed['kind']
  title: string
  why: string
  isRequired: boolean
  quantity: number
}

/**
 * The parts of a complete kit: for each required need the least expensive part that fits and that the shopper
 * wished for; a WiFi control and a propane kit when they were asked for. `left` has what else could be
 * wanted.
 */
export function kitParts(
  { product, units, ties }: Equipment,
  parts: PartsByKind,
  wishes: PartWishes,
): { chosen: KitPart[]; left: { title: string; why: string }[] } {
  const needs = needsOf(product, units)
  // A wish chooses among the parts that fit: a pad for another unit must not hide the curb for this one.
  const offered = needs.flatMap(({ kind, fits }) =>
    wished(
      (parts.get(kind) ?? []).filter((part) => fits(part) !== undefined),
      wishes,
    ),
  )
  const met = choose(needs, [...new Set(offered)], ties)
  const isTaken = ({ kind, required }: MetNeed): boolean =>
    required || (kind === 'thermostat' && wishes.wifi) || (kind === 'propane' && wishes.isPropane)
  const chosen = met
    .filter(isTaken)
    .flatMap(({ kind, title, why, required, quantity, choices }): KitPart[] => {
      const [first] = choices
      if (first === undefined) return []
      return [
        {
          part: first.part,
          need: kind,
          title,
          why: first.fit || why,
          isRequired: required,
          quantity,
        },
      ]
    })
  const left = met.filter((need) => !isTaken(need)).map(({ title, why }) => ({ title, why }))
  return { chosen, left }
}

/** The parts of one kind that the shopper wished for; all parts of the kind when none meets the wish. */
function wished(parts: readonly Part[], { condenserMount, wifi }: PartWishes): readonly Part[] {
  const matching = parts.filter((part) => {
    if (hasTrait(part.type, 'controls-system')) return !wifi || isWifi(part)
    const mount = mountOf(part)
    return mount === undefined || condenserMount === undefined || mount === condenserMount
  })
  return matching.length > 0 ? matching : parts
}
