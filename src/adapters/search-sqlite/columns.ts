import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Facet, Quantity, SearchDoc, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { type FacetColumn, makeColumn } from './facets/facet-column.ts'

/**
 * What is kept of a document beside the columns. Its words are in the word store;
 * what a list shows of it is kept as JSON in UTF-8.
 */
export interface StoredDoc extends Omit<SearchDoc, 'words' | 'source'> {
  json: Uint8Array
}

interface CategoryEntry {
  path: string
  parent: string
  name: string
  url: string
}

type OrderedMode = Exclude<SearchQuery['sort']['mode'], 'score'>

/**
 * The catalog stored by column. Each facet value, number and category is an ordinal of one common space,
 * and each document a run of ordinals in facet order, categories last, so one pass over the runs counts
 * every group at once.
 */
export interface Columns {
  /** a slot without a document is one that was removed */
  docs: readonly (StoredDoc | undefined)[]
  slots: Int32Array
  slotOf: ReadonlyMap<string, number>
  columns: readonly FacetColumn[]
  columnOf: ReadonlyMap<string, number>
  categories: readonly CategoryEntry[]
  firstCategory: number
  ordinalOfCategory: ReadonlyMap<string, number>
  ordinalCount: number
  offsets: Uint32Array
  ordinals: Uint32Array
  /** where each group begins within a document's run; see startsPerSlot */
  starts: Uint16Array
  measures: ReadonlyMap<Quantity, Float64Array>
  /** 1 for a model for mobile homes alone */
  mobileModels: Uint8Array
  /** slots in the order of each sort mode, products without the figure last both ways */
  orders: Readonly<Record<`${OrderedMode}-${'asc' | 'desc'}` | 'merit', Int32Array>>
  /** place of each slot in the merit order */
  meritRank: Int32Array
  /** model numbers in ascending order with their slots */
  codes: readonly { code: string; slot: number }[]
}

/** Numbers in `starts` for each document: the start of each column, of its categories, and the end. */
export const startsPerSlot = (columns: Columns['columns']): number => columns.length + 2

/** Builds the columns in short turns, so that requests are answered in between. */
export async function buildColumns(
  docs: readonly (StoredDoc | undefined)[],
  facets: readonly Facet[],
): Promise<Columns> {
  const slots = Int32Array.from(docs.flatMap((doc, slot) => (doc ? [slot] : [])))
  const dictionary = makeDictionary(docs, facets)
  await nextTurn()
  const runs = makeRuns(docs, dictionary)
  await nextTurn()
  const sorted = await makeOrders(docs, slots)
  const measures = makeMeasures(docs)
  const codes = [...slots]
    .map((slot) => ({ code: docs[slot]!.code, slot }))
    .sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
  return {
    docs,
    slots,
    slotOf: new Map([...slots].map((slot) => [docs[slot]!.id, slot])),
    ...dictionary.space,
    ...runs,
    measures,
    mobileModels: Uint8Array.from(docs, (doc) => (doc?.sized?.isMobileModel ? 1 : 0)),
    ...sorted,
    codes,
  }
}

interface Dictionary {
  space: Pick<
    Columns,
    'columns' | 'columnOf' | 'categories' | 'firstCategory' | 'ordinalOfCategory' | 'ordinalCount'
  >
  ordinalOf: readonly ReadonlyMap<string | number, number>[]
}

function makeDictionary(docs: readonly (StoredDoc | undefined)[], facets: readonly Facet[]): Dictionary {
  const seen = facets.map(() => new Set<string | number>())
  const categories = new Map<string, CategoryEntry>()
  for (const doc of docs) {
    if (!doc) continue
    facets.forEach((facet, index) => {
      for (const value of valuesOf(doc, facet)) seen[index]!.add(value)
    })
    for (const category of doc.categories)
      if (!categories.has(category.path)) categories.set(category.path, category)
  }
  const { compare } = new Intl.Collator('en', { numeric: true })
  let first = 0
  const ordinalOf: Map<string | number, number>[] = []
  const columns = facets.map((facet, index) => {
    const values = [...seen[index]!].sort((a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)),
    )
    const start = first
    ordinalOf.push(new Map(values.map((value, i) => [value, start + i])))
    first += values.length
    return makeColumn(facet, values, start)
  })
  const ordinalCount = first + categories.size
  const ordinalOfCategory = new Map([...categories.keys()].map((path, i) => [path, first + i]))
  const columnOf = new Map(facets.map((facet, index) => [facet.key, index]))
  return {
    ordinalOf,
    space: {
      columns,
      columnOf,
      categories: [...categories.values()],
      firstCategory: first,
      ordinalOfCategory,
      ordinalCount,
    },
  }
}

const NONE: readonly never[] = []

/** The values of a product in one group, each once. */
function valuesOf(doc: StoredDoc, facet: Facet): readonly (string | number)[] {
  if (facet.kind === 'list') {
    const values = doc.values[facet.key] ?? NONE
    return values.length > 1 ? [...new Set(values)] : values
  }
  const value = doc.numbers[facet.key]
  return value === undefined || !Number.isFinite(value) ? NONE : [value]
}

function makeRuns(
  docs: readonly (StoredDoc | undefined)[],
  { space, ordinalOf }: Dictionary,
): Pick<Columns, 'offsets' | 'ordinals' | 'starts'> {
  const offsets = new Uint32Array(docs.length + 1)
  const ordinals: number[] = []
  const perSlot = startsPerSlot(space.columns)
  const starts = new Uint16Array(docs.length * perSlot)
  docs.forEach((doc, slot) => {
    if (doc) {
      space.columns.forEach(({ facet }, index) => {
        for (const value of valuesOf(doc, facet)) ordinals.push(ordinalOf[index]!.get(value)!)
        starts[slot * perSlot + index + 1] = ordinals.length - offsets[slot]!
      })
      for (const path of new Set(doc.categories.map((category) => category.path)))
        ordinals.push(space.ordinalOfCategory.get(path)!)
      starts[slot * perSlot + perSlot - 1] = ordinals.length - offsets[slot]!
    }
    offsets[slot + 1] = ordinals.length
  })
  return { offsets, ordinals: Uint32Array.from(ordinals), starts }
}

function makeMeasures(docs: readonly (StoredDoc | undefined)[]): Map<Quantity, Float64Array> {
  const measures = new Map<Quantity, Float64Array>()
  docs.forEach((doc, slot) => {
    for (const [quantity, value] of Object.entries(doc?.measures ?? {}) as [Quantity, number][]) {
      if (!measures.has(quantity)) measures.set(quantity, new Float64Array(docs.length).fill(Number.NaN))
      measures.get(quantity)![slot] = value
    }
  })
  return measures
}

async function makeOrders(
  docs: readonly (StoredDoc | undefined)[],
  slots: Int32Array,
): Promise<Pick<Columns, 'orders' | 'meritRank'>> {
  const merit = slots
    .slice()
    .sort((a, b) => docs[b]!.merit - docs[a]!.merit || (docs[a]!.id < docs[b]!.id ? -1 : 1))
  const meritRank = new Int32Array(docs.length)
  merit.forEach((slot, rank) => {
    meritRank[slot] = rank
  })
  const collator = new Intl.Collator('en', { numeric: true })
  const names = slots.slice().sort((a, b) => collator.compare(docs[a]!.sort.name, docs[b]!.sort.name))
  const nameRank = new Float64Array(docs.length)
  let rank = 0
  names.forEach((slot, i) => {
    if (i > 0 && docs[names[i - 1]!]!.sort.name !== docs[slot]!.sort.name) rank++
    nameRank[slot] = rank
  })
  await nextTurn()
  const by = async (figure: (slot: number) => number | null) => {
    const figures = Float64Array.from(docs, (doc, slot) => (doc ? (figure(slot) ?? Number.NaN) : Number.NaN))
    const both = [sortSlots(slots, figures, meritRank, 1), sortSlots(slots, figures, meritRank, -1)] as const
    await nextTurn()
    return both
  }
  const [priceAsc, priceDesc] = await by((slot) => docs[slot]!.sort.price)
  const [efficiencyAsc, efficiencyDesc] = await by((slot) => docs[slot]!.sort.efficiency)
  const [ratingAsc, ratingDesc] = await by((slot) => docs[slot]!.sort.rating)
  const [sizeAsc, sizeDesc] = await by((slot) => docs[slot]!.sort.size)
  const [nameAsc, nameDesc] = await by((slot) => nameRank[slot]!)
  return {
    meritRank,
    orders: {
      merit,
      'price-asc': priceAsc,
      'price-desc': priceDesc,
      'efficiency-asc': efficiencyAsc,
      'efficiency-desc': efficiencyDesc,
      'rating-asc': ratingAsc,
      'rating-desc': ratingDesc,
      'size-asc': sizeAsc,
      'size-desc': sizeDesc,
      'name-asc': nameAsc,
      'name-desc': nameDesc,
    },
  }
}

function sortSlots(
  slots: Int32Array,
  figures: Float64Array,
  meritRank: Int32Array,
  direction: 1 | -1,
): Int32Array {
  return slots.slice().sort((a, b) => {
    const left = figures[a]!
    const right = figures[b]!
    if (left === right) return meritRank[a]! - meritRank[b]!
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number.isNaN(left) ? (Number.isNaN(right) ? meritRank[a]! - meritRank[b]! : 1) : -1
    return (left - right) * direction
  })
}
