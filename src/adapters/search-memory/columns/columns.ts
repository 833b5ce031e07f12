import type { Facet, Quantity, SearchDoc } from '#features/choosing/search/server/ports.ts'
import { makeColumn } from '../facets/facet-column.ts'
import { type Dictionary, makeDictionary, readValues, withoutUnused } from './dictionary.ts'
import { Figures } from './figures.ts'
import { moveInOrders, NO_ORDERS, type Orders, sortAll } from './orders.ts'
import { type Change, type Kept, keep, Products } from './products.ts'
import { closeRuns, noRuns, type Runs, writeRun } from './runs.ts'
import { withRoom } from './sorted.ts'

/**
 * The catalog stored by column. Each facet value, number and category is an ordinal of one common space,
 * and each product a run of ordinals, so one pass over the runs counts every group at once. Lists by slot may
 * be longer than there are slots.
 */
export interface Columns extends Dictionary, Runs, Orders {
  products: Products
  /** the slots that have a product, ascending */
  slots: Int32Array
  measures: ReadonlyMap<Quantity, Figures>
  /** 1 for a model for mobile homes alone */
  mobileModels: Uint8Array
}

/** Columns without products. */
export const emptyColumns = (groups: readonly Facet[]): Columns => ({
  products: new Products(),
  slots: new Int32Array(0),
  ...makeDictionary(groups),
  ...noRuns(),
  measures: new Map(),
  mobileModels: new Uint8Array(0),
  ...NO_ORDERS,
})

/**
 * Writes products into columns, all but their place in the orders. The old columns are no longer to be read.
 */
export function writeColumns(old: Columns) {
  const { products, ordinals, used, dead, offsets, lengths } = old
  const values = readValues(old)
  const runs: Runs = { ordinals, used, dead, offsets, lengths }
  const measures = new Map(old.measures)
  let { mobileModels } = old
  return {
    write(slot: number, doc: SearchDoc | undefined, kept: Kept | undefined): void {
      writeRun(runs, slot, doc, values)
      writeMeasures(measures, slot, doc, products.has(slot))
      mobileModels = withRoom(mobileModels, slot + 1)
      mobileModels[slot] = doc?.sized?.isMobileModel ? 1 : 0
      if (doc && kept) products.put(slot, doc, kept)
      else products.drop(slot)
    },
    finish: (): Columns => ({ ...old, ...values.finish(), ...runs, measures, mobileModels }),
  }
}

/** @param wasHeld whether the slot had a product, whose figures go */
function writeMeasures(
  measures: Map<Quantity, Figures>,
  slot: number,
  doc: SearchDoc | undefined,
  wasHeld: boolean,
): void {
  if (wasHeld) for (const figures of measures.values()) figures.set(slot, Number.NaN)
  for (const [quantity, value] of Object.entries(doc?.measures ?? {}) as [Quantity, number][]) {
    const known = measures.get(quantity) ?? new Figures()
    known.set(slot, value)
    measures.set(quantity, known)
  }
}

/** A change of more products than this part of the catalog costs less when all are put in order again. */
const LARGE = 1 / 8
/** A few changes never do. */
const FEW = 20

/**
 * The columns with some products changed: a price costs the copies of two orders, not a new index. The old
 * columns share what has not changed, and their lists by slot: they are no longer to be read.
 */
export function changeColumns(old: Columns, changes: readonly Change[]): Columns {
  const isLarge = changes.length > Math.max(FEW, old.slots.length * LARGE)
  const putInOrders = isLarge ? undefined : moveInOrders(old, old.products, changes)
  const writer = writeColumns(old)
  for (const { slot, doc, after } of changes) writer.write(slot, doc, after)
  const columns = writer.finish()
  const comeOrGo = changes.some(({ before, after }) => !before !== !after)
  const slots = comeOrGo ? columns.products.slots() : old.slots
  const orders = putInOrders?.() ?? sortAll(columns.products, slots)
  return { ...columns, slots, ...orders }
}

/** How these documents change the columns; each document is a product, and none one that goes. */
export function changesOf(
  { products }: Columns,
  given: ReadonlyMap<string, SearchDoc | undefined>,
): readonly Change[] {
  return [...given].flatMap(([id, doc]) => {
    const held = products.slotOf(id)
    if (held === undefined && !doc) return []
    const before = held === undefined ? undefined : products.read(held)
    return [{ slot: held ?? products.slotFor(id), before, after: doc && keep(doc), doc }]
  })
}

/** The part of the runs that may be left over from earlier changes. */
const WASTE = 1 / 4

/** The columns without what earlier changes left, and their counts; undefined where that is little. */
export function closeGaps(
  old: Columns,
  counts: Uint32Array,
): { columns: Columns; counts: Uint32Array } | undefined {
  if (old.dead <= old.used * WASTE) return undefined
  const [dictionary, newOf] = withoutUnused(old, counts)
  const columns = { ...old, ...dictionary, ...closeRuns(old, old.slots, newOf) }
  return { columns, counts: counts.filter((count) => count > 0) }
}

/** The numbers of a group, ascending: all that were written. */
export const valuesIn = ({ columns, columnOf }: Dictionary, key: string): number[] =>
  Array.from(columns[columnOf.get(key) ?? -1]?.numbers ?? [])

/** Those that products have. `counts` are those of the whole catalog. */
export function numbersInUse({ columns, columnOf }: Dictionary, counts: Uint32Array, key: string): number[] {
  const column = columns[columnOf.get(key) ?? -1]
  return column ? Array.from(column.numbers.filter((_, place) => counts[column.ordinals[place]!]! > 0)) : []
}

/** The columns with other buckets for the same groups. */
export const withFacets = <T extends Dictionary>(old: T, facets: readonly Facet[]): T => ({
  ...old,
  columns: old.columns.map((column, index) =>
    column.facet.kind === 'list' ? column : makeColumn(facets[index]!, column.numbers, column.ordinals),
  ),
})
