import type { Facet } from '#features/choosing/search/server/ports.ts'
import { type FacetColumn, makeColumn } from '../facets/facet-column.ts'
import { compareTexts } from './orders.ts'
import { spliced } from './sorted.ts'
import type { StoredDoc } from './stored-doc.ts'

type Value = string | number

interface CategoryEntry {
  path: string
  parent: string
  name: string
  url: string
  ordinal: number
}

/** The values that occur in a catalog: each facet value, number and category is an ordinal of one space. */
export interface Dictionary {
  columns: readonly FacetColumn[]
  columnOf: ReadonlyMap<string, number>
  /** in the order of their paths */
  categories: readonly CategoryEntry[]
  ordinalOfCategory: ReadonlyMap<string, number>
  ordinalCount: number
}

/** The values of a product in one group, each once. */
export function valuesOf(doc: StoredDoc, facet: Facet): readonly Value[] {
  if (facet.kind === 'list') {
    const values = doc.values[facet.key] ?? NONE
    return values.length > 1 ? [...new Set(values)] : values
  }
  const value = doc.numbers[facet.key]
  return value === undefined || !Number.isFinite(value) ? NONE : [value]
}

const NONE: readonly never[] = []

const NO_VALUES: Dictionary = {
  columns: [],
  columnOf: new Map(),
  categories: [],
  ordinalOfCategory: new Map(),
  ordinalCount: 0,
}

export const makeDictionary = (docs: Iterable<StoredDoc | undefined>, facets: readonly Facet[]): Dictionary =>
  withValuesOf(
    {
      ...NO_VALUES,
      columns: facets.map((facet) => makeColumn(facet, [], new Uint32Array(0))),
      columnOf: new Map(facets.map((facet, index) => [facet.key, index])),
    },
    docs,
  )

/** The same values and those of more products. */
export function withValuesOf(old: Dictionary, docs: Iterable<StoredDoc | undefined>): Dictionary {
  const fresh = old.columns.map(() => new Set<Value>())
  const categories = new Map<string, StoredDoc['categories'][number]>()
  for (const doc of docs) {
    if (!doc) continue
    old.columns.forEach((column, index) => {
      for (const value of valuesOf(doc, column.facet))
        if (column.ordinalOf(value) === undefined) fresh[index]!.add(value)
    })
    for (const category of doc.categories)
      if (!old.ordinalOfCategory.has(category.path)) categories.set(category.path, category)
  }
  let next = old.ordinalCount
  const columns = old.columns.map((column, index) => {
    const values = fresh[index]!
    if (values.size === 0) return column
    next += values.size
    return withValues(column, [...values], next - values.size)
  })
  const added = [...categories.values()].map((category, i) => ({ ...category, ordinal: next + i }))
  if (added.length === 0) return { ...old, columns, ordinalCount: next }
  const all = [...old.categories, ...added].sort((a, b) => compareTexts(a.path, b.path))
  return {
    ...old,
    columns,
    categories: all,
    ordinalOfCategory: new Map(all.map(({ path, ordinal }) => [path, ordinal])),
    ordinalCount: next + added.length,
  }
}

const compareValues = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))

/** A column with more values; their ordinals begin at `first`. */
function withValues(column: FacetColumn, fresh: Value[], first: number): FacetColumn {
  const known: ArrayLike<Value> = column.facet.kind === 'number' ? column.numbers : column.texts
  const sorted = fresh.sort(compareValues)
  const places = sorted.map((value) => placeOf(known, value))
  const ordinals = spliced(column.ordinals, [], { values: sorted.map((_, i) => first + i), places })
  if (column.facet.kind === 'number')
    return makeColumn(
      column.facet,
      spliced(column.numbers, [], { values: sorted as number[], places }),
      ordinals,
    )
  const texts = [...column.texts]
  for (let i = sorted.length - 1; i >= 0; i--) texts.splice(places[i]!, 0, String(sorted[i]))
  return makeColumn(column.facet, texts, ordinals)
}

function placeOf(known: ArrayLike<Value>, value: Value): number {
  let low = 0
  let high = known.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareValues(known[middle]!, value) < 0) low = middle + 1
    else high = middle
  }
  return low
}
