import type { PartsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import type { Offer } from '../choosing/choices.ts'
import { allKits, type KitSet, kitsIn, kitTable, thatMeet } from '../choosing/kit-table.ts'
import { ofKind, wishOf } from '../choosing/wishes.ts'
import { type Kit, kitOf } from '../kits/kit.ts'
import { type Selections, zonesOf } from '../selections.ts'
import { type Assembly, assemble, type SingleUnit, type SingleUnits } from './assemble.ts'
import { assembledSystem, type Combined, unitsKey } from './assembled-kit.ts'

/** The single units that systems are made from, and the systems that were made. */
export interface Workshop {
  units: SingleUnits
  parts: PartsByKind
  combined: ReadonlyMap<string, Combined>
  hasWifiAdapter: (unit: SingleUnit) => boolean
  /** the systems that the catalog sells as one product, by their units */
  sold: ReadonlySet<string>
  /** by their units; null: a part is missing */
  made: Map<string, Kit | null>
  /** the same by the rooms that they serve */
  assembled: Map<string, KitSet>
  /** the same beside the kits of the catalog */
  offered: WeakMap<KitSet, KitSet>
}

export const workshop = (
  of: Omit<Workshop, 'made' | 'assembled' | 'offered' | 'sold'>,
  kits: KitSet,
): Workshop => ({
  ...of,
  sold: new Set(kitsIn(kits).map(({ system }) => unitsKey(system.units))),
  made: new Map(),
  assembled: new Map(),
  offered: new WeakMap(),
})

/** The most systems, and the most sets of rooms, that a workshop remembers. */
const MOST_MADE = 5_000
const MOST_ROOMS = 500

/** Forgets the oldest entry. */
function keep<T>(known: Map<string, T>, key: string, value: T, most: number): T {
  known.set(key, value)
  const [first] = known.keys()
  if (known.size > most && first !== undefined) known.delete(first)
  return value
}

/** The systems that single units make for the shopper's rooms, as kits; none for kinds without rooms. */
function assembledKits(shop: Workshop, selections: Selections): KitSet {
  const rooms = roomsFor(selections)
  const key = `${selections.systemType} ${JSON.stringify(rooms)}`
  const known = shop.assembled.get(key)
  if (known !== undefined) return known
  const made =
    rooms === null
      ? []
      : assemble(rooms, shop.units).assemblies.flatMap((assembly) => kitFrom(assembly, shop) ?? [])
  return keep(shop.assembled, key, allKits(kitTable(made)), MOST_ROOMS)
}

/**
 * The kits of the chosen kind of mini split for so many rooms, with those of single units; the kits of the
 * catalog alone where single units make none. A system that the catalog sells as one product is not put
 * together again.
 */
function withAssembled(kits: KitSet, shop: Workshop, selections: Selections): KitSet {
  const assembled = assembledKits(shop, selections)
  const known = assembled.size === 0 ? kits : shop.offered.get(assembled)
  if (known !== undefined) return known
  const rooms = wishOf('zones', selections)
  const own = rooms.reduce(thatMeet, thatMeet(kits, ofKind(selections.systemType)))
  const offered = allKits(kitTable([...kitsIn(own), ...kitsIn(assembled)]))
  shop.offered.set(assembled, offered)
  return offered
}

/** What single units add to the kits of a catalog. */
export const singlesOf = (kits: KitSet, shop: Workshop): NonNullable<Offer['singles']> => ({
  alone: (selections) => assembledKits(shop, selections),
  withOthers: (selections) => withAssembled(kits, shop, selections),
})

/** The rooms that units are put together for; null where the kind of system has none. */
function roomsFor(selections: Selections) {
  const rooms = zonesOf(selections)
  switch (selections.systemType) {
    case 'multi-zone':
      return rooms.length < 2 ? null : rooms
    case 'mini-split':
      return [rooms[0] ?? {}]
    default:
      return null
  }
}

function kitFrom(assembly: Assembly, shop: Workshop): Kit | null {
  const combined = shop.combined.get(assembly.outdoor.id)
  if (combined === undefined) return null
  const system = assembledSystem(assembly, combined, shop.hasWifiAdapter)
  const key = system.product.id
  if (shop.sold.has(key)) return null
  const known = shop.made.get(key)
  if (known !== undefined) return known
  const result = kitOf(system, shop.parts)
  return keep(shop.made, key, 'kit' in result ? result.kit : null, MOST_MADE)
}
