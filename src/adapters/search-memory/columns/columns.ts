import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Facet, Quantity } from '#features/choosing/search/server/ports.ts'
import { makeColumn } from '../facets/facet-column.ts'
import { type Dictionary, makeDictionary, withValuesOf } from './dictionary.ts'
import { Figures } from './figures.ts'
import { makeOrders, moveInOrders, type Orders } from './orders.ts'
import { changeRuns, makeRuns, type Runs } from './runs.ts'
import { withRoom } from './sorted.ts'
import type { Change, StoredDoc } from './stored-doc.ts'

export { endOf, startsPerSlot } from './runs.ts'
export type { StoredDoc } from './stored-doc.ts'

/**
 * The catalog stored by column. Each facet value, number and category is an ordinal of one common space,
 * and each document a run of ordinals in facet order, categories last, so one pass over the runs counts
 * every group at once. Lists by slot may be longer than `docs`.
 */
export interface Columns extends Dictionary, Runs, Orders {
  /** a slot without a document is one that was removed */
  docs: readonly (StoredDoc | undefined)[]
  slots: Int32Array
  slotOf: ReadonlyMap<string, number>
  measures: ReadonlyMap<Quantity, Figures>
  /** 1 for a model for mobile homes alone */
  mobileModels: Uint8Array
  /** model numbers in ascending order with their slots */
  codes: readonly CodeEntry[]
}

interface CodeEntry {
  code: string
  slot: number
}

/** Builds the columns in short turns, so that requests are answered in between. */
export async function buildColumns(
  docs: readonly (StoredDoc | undefined)[],
  facets: readonly Facet[],
): Promise<Columns> {
  const slots = slotsOf(docs)
  const dictionary = makeDictionary(docs, facets)
  await nextTurn()
  const runs = makeRuns(docs, dictionary)
  await nextTurn()
  const orders = await makeOrders(docs, slots)
  const entries = docs.flatMap((doc, slot) => (doc ? [[slot, doc] as const] : []))
  const measures = new Map<Quantity, Figures>()
  for (const [slot, doc] of entries) writeMeasures(measures, slot, doc)
  return {
    docs,
    slots,
    slotOf: new Map(entries.map(([slot, { id }]) => [id, slot])),
    ...dictionary,
    ...runs,
    measures,
    mobileModels: Uint8Array.from(docs, isMobileModel),
    ...orders,
    codes: entries.map(([slot, { code }]) => ({ code, slot })).sort(byCode),
  }
}

const slotsOf = (docs: Columns['docs']): Int32Array =>
  Int32Array.from(docs.flatMap((doc, slot) => (doc ? [slot] : [])))

const byCode = (a: CodeEntry, b: CodeEntry): number => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)

const isMobileModel = (doc: StoredDoc | undefined): number => (doc?.sized?.isMobileModel ? 1 : 0)

function writeMeasures(measures: Map<Quantity, Figures>, slot: number, doc: StoredDoc | undefined): void {
  for (const figures of measures.values()) figures.set(slot, Number.NaN)
  for (const [quantity, value] of Object.entries(doc?.measures ?? {}) as [Quantity, number][]) {
    const known = measures.get(quantity) ?? new Figures()
    known.set(slot, value)
    measures.set(quantity, known)
  }
}

/** A change of more products than this part of the catalog costs less as a new index. */
const LARGE = 1 / 8
/** A few changes never do. */
const FEW = 20
/** The part of the runs or of the values that may be left over from earlier changes. */
const WASTE = 1 / 4

/** True where the columns are rather built again than changed. */
export function isWorthBuilding({ docs, used, dead }: Columns, changed: number): boolean {
  return changed > Math.max(FEW, docs.length * LARGE) || dead > used * WASTE
}

/**
 * The columns with some products changed: a price costs the copies of two orders, not a new index. The old
 * columns share what has not changed, and their lists by slot: they are no longer to be read.
 */
export function changeColumns(old: Columns, changes: readonly Change[]): Columns {
  const docs = old.docs as (StoredDoc | undefined)[]
  const putInOrders = moveInOrders(old, docs, changes)
  for (const { slot, after } of changes) docs[slot] = after
  const dictionary = withValuesOf(
    old,
    changes.map(({ after }) => after),
  )
  const comeOrGo = changes.filter(({ before, after }) => !before !== !after)
  const measures = new Map(old.measures)
  const mobileModels = withRoom(old.mobileModels, docs.length)
  for (const { slot, after } of changes) {
    writeMeasures(measures, slot, after)
    mobileModels[slot] = isMobileModel(after)
  }
  return {
    ...old,
    ...dictionary,
    docs,
    slots: comeOrGo.length === 0 ? old.slots : slotsOf(docs),
    slotOf: changedSlots(old.slotOf, comeOrGo),
    ...changeRuns(old, changes, docs.length, dictionary),
    measures,
    mobileModels,
    ...putInOrders(),
    codes: changedCodes(old.codes, changes),
  }
}

function changedSlots(slotOf: Columns['slotOf'], comeOrGo: readonly Change[]): Columns['slotOf'] {
  const changed = slotOf as Map<string, number>
  for (const { slot, before, after } of comeOrGo) {
    if (before) changed.delete(before.id)
    if (after) changed.set(after.id, slot)
  }
  return changed
}

function changedCodes(codes: Columns['codes'], changes: readonly Change[]): Columns['codes'] {
  const renamed = changes.filter(({ before, after }) => before?.code !== after?.code)
  if (renamed.length === 0) return codes
  const gone = new Set(renamed.map(({ slot }) => slot))
  const added = renamed.flatMap(({ slot, after }) => (after ? [{ code: after.code, slot }] : []))
  return [...codes.filter(({ slot }) => !gone.has(slot)), ...added].sort(byCode)
}

/** The values of a number group that products have, ascending. `counts` are those of the whole catalog. */
export function numbersInUse({ columns, columnOf }: Columns, counts: Uint32Array, key: string): number[] {
  const column = columns[columnOf.get(key) ?? -1]
  return column ? Array.from(column.numbers.filter((_, place) => counts[column.ordinals[place]!]! > 0)) : []
}

/** The columns with other buckets for the same groups. */
export const withFacets = (old: Columns, facets: readonly Facet[]): Columns => ({
  ...old,
  columns: old.columns.map((column, index) =>
    column.facet.kind === 'list' ? column : makeColumn(facets[index]!, column.numbers, column.ordinals),
  ),
})
