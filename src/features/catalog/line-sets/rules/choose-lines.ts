import { linesOf } from '#features/catalog/accessories/rules/needs/refrigerant-lines.ts'
import { figure, type Part, read, type Unit, word } from '#features/catalog/accessories/rules/parts.ts'
import {
  isDuctless,
  isHead,
  isMultiZoneSet,
  isSingleZoneSet,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { BEND_FEET, type ChargeBasis, LINE_CHARGES } from './data/line-facts.ts'
import type { Route } from './route.ts'

/** The store's rule beside every line set: measure the route and add 3 ft. */
const SPARE_FEET = 3

/** A unit that takes one line set: the product, or one of its indoor units. */
export interface Head<P extends Part> {
  unit: P
  /** 1, 2 … where the product has several of them */
  number: number | null
}

/** The line sets that a product takes: one, or one for each indoor unit of a multi-zone system. */
export function headsOf<P extends Part>(
  product: P,
  units: readonly (P & Pick<Unit, 'quantity'>)[],
): Head<P>[] {
  const heads = units.filter(({ type }) => isHead(type))
  const all = heads.flatMap((head) => Array.from({ length: head.quantity }, () => head))
  if (!isMultiZoneSet(product.type) || all.length === 0) return [{ unit: product, number: null }]
  return all.map((unit, index) => ({ unit, number: index + 1 }))
}

/** The outdoor unit of a product, whose limits and charge count; else the product itself. */
export const outdoorOf = <P extends Part>(product: P, units: readonly P[]): P =>
  units.find(({ type }) => hasTrait(type, 'is-outdoor-half')) ?? product

/** Whether something fits, and why. */
export interface Verdict {
  /** null: the maker does not say */
  fits: boolean | null
  kind: 'run' | 'bends' | 'lift' | 'set' | 'included'
  /** what the job has and what is allowed, in feet */
  has: number
  most: number | null
}

export interface ChosenLine<P extends Part> {
  /** inches as written: "3/8"; undefined where the maker states none and there is no usual size */
  lines: { liquid: string; suction: string; isUsual: boolean } | undefined
  route: Route
  /** feet of copper to buy at least */
  toBuy: number
  /** feet that the bends add to the route; null where the size is unknown */
  equivalent: number | null
  /** the shortest set of the store that is long enough */
  set: P | undefined
  verdicts: Verdict[]
}

/** Feet, to a tenth. */
const tenth = (feet: number): number => Math.round(feet * 10) / 10

/** Chooses the line set for one route between the units. */
export function chooseLine<P extends Part>(
  unit: Part,
  { route, outdoor, sets }: { route: Route; outdoor: Part; sets: readonly P[] },
): ChosenLine<P> {
  const lines = linesOf(unit, isDuctless(unit.type))
  const toBuy = tenth(route.run + SPARE_FEET)
  const bend = lines && BEND_FEET[lines.suction]
  const equivalent = bend === undefined ? null : tenth(route.run + route.bends * bend)
  const ofSize = sets
    .filter((set) => word(set, 'liquidLine') === lines?.liquid && word(set, 'suctionLine') === lines.suction)
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const included = isSingleZoneSet(unit.type) ? figure(unit, 'length') : undefined
  const set = included === undefined ? ofSize.find((each) => lengthOf(each) >= toBuy) : undefined
  const [maxLine, maxLift] = [limitOf('maxLineFt', outdoor, unit), limitOf('maxLiftFt', outdoor, unit)]
  return {
    lines,
    route,
    toBuy,
    equivalent,
    set,
    verdicts: [
      within('run', route.run, maxLine),
      ...(equivalent === null || maxLine === null || route.run > maxLine
        ? []
        : [within('bends', equivalent, maxLine)]),
      within('lift', route.lift, maxLift),
      included === undefined
        ? { fits: set !== undefined, kind: 'set', has: toBuy, most: longest(ofSize) }
        : { fits: included >= toBuy, kind: 'included', has: toBuy, most: included },
    ],
  }
}

const lengthOf = (part: Part): number => figure(part, 'length') ?? 0
const longest = (sets: readonly Part[]): number | null =>
  sets.length > 0 ? Math.max(...sets.map(lengthOf)) : null
const limitOf = (key: 'maxLineFt' | 'maxLiftFt', outdoor: Part, unit: Part): number | null =>
  figure(outdoor, key) ?? figure(unit, key) ?? null
const within = (kind: Verdict['kind'], has: number, most: number | null): Verdict => ({
  fits: most === null ? null : has <= most,
  kind,
  has,
  most,
})

/** The refrigerant to add for the lines beyond those that the factory charge covers. */
export type ExtraCharge =
  | { kind: 'known'; ounces: number; basis: ChargeBasis; beyondFeet: number; chargedFor: number }
  /** the maker does not state the length that the factory charge covers */
  | { kind: 'noFactoryLength' }
  /** we know no figure for this refrigerant or line size */
  | { kind: 'noFigure' }

/**
 * Ounces to add, for all lines of an outdoor unit together: the factory charge covers the sum of their
 * lengths. Each foot beyond counts at the largest liquid line's figure, so the amount is never too low.
 */
export function extraCharge(outdoor: Part, chosen: readonly ChosenLine<Part>[]): ExtraCharge {
  const chargedFor = figure(outdoor, 'prechargedFt')
  if (chargedFor === undefined) return { kind: 'noFactoryLength' }
  const refrigerant = refrigerantOf(outdoor)
  const isMiniSplit = isDuctless(outdoor.type)
  const rows = chosen.map(({ lines }) =>
    LINE_CHARGES.find(
      (row) =>
        row.isMiniSplit === isMiniSplit && row.liquid === lines?.liquid && row.refrigerant === refrigerant,
    ),
  )
  if (rows.some((row) => row === undefined)) return { kind: 'noFigure' }
  const largest = rows.toSorted((a, b) => (b?.ouncesPerFoot ?? 0) - (a?.ouncesPerFoot ?? 0))[0]
  if (largest === undefined) return { kind: 'noFigure' }
  const total = chosen.reduce((sum, { route }) => sum + route.run, 0)
  const beyondFeet = tenth(Math.max(0, total - chargedFor))
  return {
    kind: 'known',
    ounces: tenth(beyondFeet * largest.ouncesPerFoot),
    basis: largest.basis,
    beyondFeet,
    chargedFor,
  }
}

function refrigerantOf(unit: Part): string {
  const value = read(unit, 'refrigerant')
  return typeof value === 'string'
    ? value
    : Array.isArray(value) && value.length === 1
      ? String(value[0])
      : ''
}
