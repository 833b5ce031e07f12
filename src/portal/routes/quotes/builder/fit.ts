import type { RequiredNeed, RequiredPage } from '#features/catalog/accessories/contract.ts'
import { NEEDING_PARTS } from '#features/catalog/accessories/rules/needing-traits.ts'
import { partFor } from '#features/catalog/accessories/view/needed-parts.ts'
import type { TraitCard } from '#features/catalog/catalog/contract.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { outputOf } from '#features/catalog/catalog/rules/output.ts'
import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import { formatDate } from '#lib/dates.ts'
import { builderTexts as texts } from './texts.ts'

/** A product of an option, as far as its fit is judged. */
export type FitPart = Pick<TraitCard, 'id' | 'sku' | 'name' | 'traits' | 'attributes' | 'dimensions'>

export interface FitLine {
  part: FitPart
  qty: number
  /** the day on which it leaves; null when the store knows none; undefined until the store has answered */
  shipsOn: string | null | undefined
}

/** A matched system that some of the products make up. */
export interface FitSystem {
  name: string
  units: readonly string[]
  /** dollars that it costs less than its units */
  saving: number
}

export interface FitCheck {
  kind: 'matched' | 'not-matched' | 'refrigerant' | 'width' | 'part' | 'late'
  isWarning: boolean
  message: string
  /** the part that ends the warning */
  add?: { id: string; sku: string; qty: number; price: number } | undefined
}

export interface Fit {
  capacity: Capacity
  checks: FitCheck[]
}

/** The output of an option: the largest heat and the sum of the cooling that its equipment states. */
export function capacityOfParts(lines: readonly FitLine[]): Capacity {
  const found = lines.flatMap(({ part, qty }) => {
    const capacity = isOneOf(part, ['serves-whole-home']) ? outputOf(part.attributes) : null
    return capacity ? [{ ...capacity, qty }] : []
  })
  const sum = (read: (capacity: Capacity) => number | null): number | null => {
    const values = found.flatMap((each) => {
      const value = read(each)
      return value === null ? [] : [value * each.qty]
    })
    return values.length === 0 ? null : Math.max(...values)
  }
  return { heatingBtu: sum(({ heatingBtu }) => heatingBtu), coolingBtu: sum((each) => each.coolingBtu) }
}

/** Units of a ducted system that work together only when they are matched. */
const isOutdoor = ({ part }: FitLine): boolean =>
  isOneOf(part, ['is-outdoor-half']) && !isOneOf(part, ['is-ductless'])
const isIndoorHalf = ({ part }: FitLine): boolean =>
  isOneOf(part, ['is-indoor-half']) && !isOneOf(part, ['is-ductless'])
/** Units whose cabinets are stacked. */
const isFurnace = ({ part }: FitLine): boolean =>
  isOneOf(part, ['has-furnace']) && !isOneOf(part, ['is-matched-set'])
const isBareCoil = (line: FitLine): boolean => isIndoorHalf(line) && !isOneOf(line.part, ['moves-air'])

function matching(lines: readonly FitLine[], systems: readonly FitSystem[] | undefined): FitCheck[] {
  const outdoor = lines.filter(isOutdoor)
  if (systems === undefined || outdoor.length === 0) return []
  const isIndoor = lines.some(isIndoorHalf)
  if (systems.length === 0)
    return isIndoor ? [{ kind: 'not-matched', isWarning: true, message: texts.fit.notMatched }] : []
  return systems.map(({ name, saving }) => ({
    kind: 'matched',
    isWarning: false,
    message: saving > 0 ? texts.fit.matchedSaving(name, saving) : texts.fit.matched(name),
  }))
}

const wordsOf = (lines: readonly FitLine[], read: (part: FitPart) => unknown): string[] => [
  ...new Set(
    lines.flatMap(({ part }) => {
      const value = read(part)
      return typeof value === 'string' && value !== '' ? [value] : []
    }),
  ),
]

function refrigerants(lines: readonly FitLine[]): FitCheck[] {
  const equipment = lines.filter(({ part }) => isOneOf(part, NEEDING_PARTS))
  const found = wordsOf(equipment, ({ attributes }) => attributes[String(ATTR.refrigerant)])
  if (found.length === 0) return []
  return found.length === 1
    ? [{ kind: 'refrigerant', isWarning: false, message: texts.fit.oneRefrigerant(found[0]!) }]
    : [{ kind: 'refrigerant', isWarning: true, message: texts.fit.mixedRefrigerants(found.join(', ')) }]
}

function widths(lines: readonly FitLine[]): FitCheck[] {
  const cabinets = lines.filter((line) => (isFurnace(line) || isBareCoil(line)) && line.part.dimensions)
  const hasBoth = cabinets.some(isBareCoil) && cabinets.length > 1
  if (!hasBoth) return []
  const found = [...new Set(cabinets.map(({ part }) => part.dimensions!.width))]
  return found.length === 1
    ? [{ kind: 'width', isWarning: false, message: texts.fit.oneWidth(found[0]!) }]
    : [{ kind: 'width', isWarning: true, message: texts.fit.widths(found.join('″, ')) }]
}

/** The needs of an option's equipment, each kind once: coil and outdoor unit need one line set together. */
const neededOnce = (
  lines: readonly FitLine[],
  needs: ReadonlyMap<string, readonly RequiredPage[]>,
  inOption: ReadonlySet<string>,
): RequiredNeed[] => {
  const wanted = lines.flatMap(({ part }) => (needs.get(part.id) ?? []).flatMap((page) => page.needs))
  const isThere = ({ components }: RequiredNeed): boolean => components.some(({ id }) => inOption.has(id))
  const ways = [...new Set(wanted.flatMap(({ way }) => way || []))]
  // Of ways that exclude each other the option takes the one whose parts it has, or else the first.
  const taken = ways.find((way) => wanted.some((need) => need.way === way && isThere(need))) ?? ways[0]
  const required = wanted.filter(
    (need) => need.required && need.components.length > 0 && (need.way === '' || need.way === taken),
  )
  return [...new Map(required.toReversed().map((need) => [need.title, need])).values()].toReversed()
}

function missingParts(
  lines: readonly FitLine[],
  needs: ReadonlyMap<string, readonly RequiredPage[]>,
): FitCheck[] {
  const inOption = new Set(lines.map(({ part }) => part.id))
  return neededOnce(lines, needs, inOption).flatMap((need): FitCheck[] => {
    if (need.components.some(({ id }) => inOption.has(id))) return []
    const part = partFor(need)
    const add = part && { id: part.id, sku: part.sku, qty: need.quantity, price: part.price }
    return [{ kind: 'part', isWarning: true, message: texts.fit.missing(need.title), add }]
  })
}

/** Lines that leave later than the rest of the option. */
function late(lines: readonly FitLine[]): FitCheck[] {
  const days = lines.flatMap(({ shipsOn }) => shipsOn ?? [])
  const first = days.toSorted()[0]
  return lines.flatMap(({ part, shipsOn }) => {
    if (shipsOn === null) return [{ kind: 'late', isWarning: true, message: texts.fit.noDay(part.name) }]
    if (first === undefined || shipsOn === undefined || shipsOn <= first) return []
    const message = texts.fit.late(part.name, formatDate(shipsOn))
    return [{ kind: 'late', isWarning: true, message }]
  })
}

/** Whether the products of an option fit each other and the home, by the rules of cart and selector. */
export const fitOf = (
  lines: readonly FitLine[],
  facts: { needs: ReadonlyMap<string, readonly RequiredPage[]>; systems: readonly FitSystem[] | undefined },
): Fit => ({
  capacity: capacityOfParts(lines),
  checks: [
    ...matching(lines, facts.systems),
    ...widths(lines),
    ...refrigerants(lines),
    ...missingParts(lines, facts.needs),
    ...late(lines),
  ],
})
