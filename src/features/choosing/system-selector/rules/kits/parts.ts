import { choose, type MetNeed, type Tie } from '#features/catalog/accessories/rules/choose.ts'
import type { Need } from '#features/catalog/accessories/rules/needs/need.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { candidates, kindsOf, type PartsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import { type Part, read, type Unit } from '#features/catalog/accessories/rules/parts.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { CONDENSER_MOUNTS, type CondenserMount } from '../selections.ts'

/** A system with what the merchant tied to it. */
export interface Equipment {
  product: Part
  units: readonly Unit[]
  ties: readonly Tie[]
}

type Wanted = (part: Part) => boolean

/**
 * Whether a part meets a need, by the merchant's ties or by our rules. With `wanted`, a function that stays
 * the same for all calls, whether one of those parts does.
 */
export function isMet(
  need: Need,
  { ties }: Pick<Equipment, 'ties'>,
  parts: PartsByKind,
  wanted: Wanted = anyPart,
): boolean {
  return (
    ties.some(({ part }) => kindsOf(part).includes(need.kind) && wanted(part)) ||
    candidates(those(wanted, parts))(need).some((part) => need.fits(part) !== undefined)
  )
}

const anyPart: Wanted = () => true

// Thousands of kits ask for the same few parts among 100,000.
const sorted = new WeakMap<PartsByKind, Map<Wanted, PartsByKind>>()

function those(wanted: Wanted, parts: PartsByKind): PartsByKind {
  if (wanted === anyPart) return parts
  const known = sorted.get(parts) ?? new Map<Wanted, PartsByKind>()
  sorted.set(parts, known)
  const found =
    known.get(wanted) ?? new Map([...parts].map(([kind, all]) => [kind, all.filter(wanted)] as const))
  known.set(wanted, found)
  return found
}

export const isWifi = (part: Part): boolean => read(part, 'wifi') === 'Built in'

/** How a part supports the outdoor unit; undefined for other parts. */
function mountOf({ type }: Part): CondenserMount | undefined {
  if (hasTrait(type, 'holds-on-ground')) return 'Pad'
  if (hasTrait(type, 'holds-on-wall')) return 'Wall bracket'
  return hasTrait(type, 'holds-on-roof') ? 'Roof curb' : undefined
}

/** How parts support the outdoor unit, with the parts that do it so. */
export const MOUNTS = CONDENSER_MOUNTS.map((mount) => ({
  mount,
  isSo: (part: Part): boolean => mountOf(part) === mount,
}))

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
  const met = choose(needs, (need) => wished(need, candidates(parts)(need), wishes), ties)
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

/**
 * The parts of a need that the shopper wished for; all parts when none of those fits: a pad for another unit
 * must not hide the curb for this one.
 */
function wished(
  { fits }: Need,
  parts: readonly Part[],
  { condenserMount, wifi }: PartWishes,
): readonly Part[] {
  const matching = parts.filter((part) => {
    if (hasTrait(part.type, 'controls-system')) return !wifi || isWifi(part)
    const mount = mountOf(part)
    return mount === undefined || condenserMount === undefined || mount === condenserMount
  })
  return matching.some((part) => fits(part) !== undefined) ? matching : parts
}
