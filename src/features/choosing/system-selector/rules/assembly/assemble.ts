import { figure, word } from '#features/catalog/accessories/rules/parts.ts'
import { ductlessSetType } from '#features/catalog/catalog/rules/equipment.ts'
import { kitTexts } from '../kit-texts.ts'
import { largestHead, type MatchUnit, type Proposal, type Refusal, refusalsOf } from '../matching/matching.ts'
import type { Zone } from '../selections.ts'

/** A unit that is sold by itself. */
export interface SingleUnit extends MatchUnit {
  /** cents */
  price: number
}

/** The single units of a catalog. */
export interface SingleUnits {
  outdoor: readonly SingleUnit[]
  indoor: readonly SingleUnit[]
  /** whether the outdoor unit has a rating and its maker allows these indoor units with it */
  isRated: (outdoor: SingleUnit, indoor: readonly SingleUnit[]) => boolean
}

/** An outdoor unit with an indoor unit for each room, in the order of the rooms. */
export interface Assembly {
  outdoor: SingleUnit
  indoor: readonly SingleUnit[]
  /** cents, of the units without parts */
  price: number
  /** percent of the outdoor unit's size that the indoor units add up to */
  percent: number
  /** cooling of each room when all rooms run at once, BTU/h */
  atOnce: readonly number[]
}

/** An outdoor unit that these rooms cannot have, and every reason. */
export interface RefusedOutdoor {
  outdoor: SingleUnit
  because: readonly string[]
}

const coolingOf = (unit: SingleUnit): number => figure(unit, 'coolingBtu') ?? 0
const portsOf = (unit: SingleUnit): number => figure(unit, 'ports') ?? 1

const proposalOf = (outdoor: SingleUnit, indoor: readonly SingleUnit[], isRated: boolean): Proposal => ({
  type: ductlessSetType(portsOf(outdoor) > 1 ? 'many' : 'one'),
  isRated,
  units: [outdoor, ...indoor],
})

/** Every reason why these single units are not a system; none when they may be sold together. */
export const refusalsOfUnits = (
  outdoor: SingleUnit,
  indoor: readonly SingleUnit[],
  { isRated }: Pick<SingleUnits, 'isRated'>,
): Refusal[] => refusalsOf(proposalOf(outdoor, indoor, isRated(outdoor, indoor)))

/**
 * The systems of single units for these rooms, the least expensive first, and why each other outdoor unit is
 * refused. A room without a size gets the size nearest to its share of the outdoor unit.
 */
export function assemble(
  rooms: readonly Zone[],
  units: SingleUnits,
): { assemblies: Assembly[]; refused: RefusedOutdoor[] } {
  const assemblies: Assembly[] = []
  const refused: RefusedOutdoor[] = []
  for (const outdoor of units.outdoor) {
    const result = assembledOn(outdoor, rooms, units)
    if ('because' in result) refused.push(result)
    else assemblies.push(result)
  }
  return { assemblies: assemblies.toSorted(byPrice), refused }
}

const byPrice = (one: Assembly, other: Assembly): number =>
  one.price - other.price || (one.outdoor.id < other.outdoor.id ? -1 : 1)

function assembledOn(
  outdoor: SingleUnit,
  rooms: readonly Zone[],
  units: SingleUnits,
): Assembly | RefusedOutdoor {
  const heads = rooms.map((room) => headFor(room, outdoor, rooms.length, units))
  const missing = heads.flatMap((head, index) =>
    head === undefined ? [kitTexts.refusals.noHead(index + 1)] : [],
  )
  if (missing.length > 0) return { outdoor, because: missing }
  const indoor = heads.filter((head) => head !== undefined)
  const refusals = refusalsOfUnits(outdoor, indoor, units)
  if (refusals.length > 0) return { outdoor, because: refusals.map(({ because }) => because) }
  return assemblyOf(outdoor, indoor)
}

/** An outdoor unit with these indoor units, whether or not they are a system. */
export function assemblyOf(outdoor: SingleUnit, indoor: readonly SingleUnit[]): Assembly {
  const size = coolingOf(outdoor)
  const sum = indoor.reduce((all, head) => all + coolingOf(head), 0)
  return {
    outdoor,
    indoor,
    price: outdoor.price + indoor.reduce((all, { price }) => all + price, 0),
    percent: size > 0 ? Math.round((sum / size) * 100) : 0,
    atOnce: indoor.map((head) => Math.round(coolingOf(head) * Math.min(1, size / sum))),
  }
}

/** An indoor unit that an outdoor unit may take, with the facts that rooms ask about. */
interface Head {
  unit: SingleUnit
  type: string
  btu: number
  isRated: boolean
}

const headsOf = new WeakMap<SingleUnits, Map<string, readonly Head[]>>()

/** The indoor units for an outdoor unit, the rated ones first and then the least expensive, found once. */
function headsOn(outdoor: SingleUnit, units: SingleUnits): readonly Head[] {
  const known = headsOf.get(units) ?? new Map<string, readonly Head[]>()
  headsOf.set(units, known)
  const found = known.get(outdoor.id) ?? suitingHeads(outdoor, units)
  known.set(outdoor.id, found)
  return found
}

function suitingHeads(outdoor: SingleUnit, { indoor, isRated }: SingleUnits): Head[] {
  const size = coolingOf(outdoor)
  return indoor
    .filter(
      (unit) =>
        unit.brand === outdoor.brand &&
        word(unit, 'refrigerant') === word(outdoor, 'refrigerant') &&
        (portsOf(outdoor) > 1 ? coolingOf(unit) <= largestHead(size) : coolingOf(unit) === size),
    )
    .map((unit) => ({
      unit,
      type: word(unit, 'airHandlerType'),
      btu: coolingOf(unit),
      isRated: isRated(outdoor, [unit]),
    }))
    .toSorted((a, b) => Number(b.isRated) - Number(a.isRated) || byUnitPrice(a.unit, b.unit))
}

const byUnitPrice = (a: SingleUnit, b: SingleUnit): number => a.price - b.price || (a.id < b.id ? -1 : 1)

/**
 * The indoor unit for a room on this outdoor unit: a rated one where there is one, of the wished size or of
 * that nearest to its share, the least expensive. Undefined when no unit fits both the room and the outdoor
 * unit.
 */
function headFor(
  { airHandlerType, coolingBtu }: Zone,
  outdoor: SingleUnit,
  rooms: number,
  units: SingleUnits,
): SingleUnit | undefined {
  const wanted = coolingBtu ?? coolingOf(outdoor) / Math.max(1, rooms)
  const suiting = headsOn(outdoor, units).filter(
    ({ type, btu }) =>
      (airHandlerType === undefined || type === airHandlerType) &&
      (coolingBtu === undefined || btu === coolingBtu),
  )
  const rated = suiting.filter((head) => head.isRated)
  const open = rated.length > 0 ? rated : suiting
  const least = Math.min(...open.map(({ btu }) => Math.abs(btu - wanted)))
  return open.find(({ btu }) => Math.abs(btu - wanted) === least)?.unit
}
