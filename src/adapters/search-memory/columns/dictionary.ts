import { compareTexts } from '#features/choosing/search/rules/order/compare-texts.ts'
import type { Facet, SearchDoc } from '#features/choosing/search/server/ports.ts'
import { type FacetColumn, makeColumn, NO_NUMBERS } from '../facets/facet-column.ts'
import { spliced, withRoom } from './sorted.ts'

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
  /** by ordinal: the place of its column; that of a category is the number of columns. It may be longer. */
  groupOf: Uint16Array
}

export const makeDictionary = (facets: readonly Facet[]): Dictionary => ({
  columns: facets.map((facet) => makeColumn(facet, facet.kind === 'number' ? NO_NUMBERS : [], NO_ORDINALS)),
  columnOf: new Map(facets.map((facet, index) => [facet.key, index])),
  categories: [],
  ordinalOfCategory: new Map(),
  ordinalCount: 0,
  groupOf: new Uint16Array(0),
})

const NO_ORDINALS = new Uint32Array(0)

/** Gives ordinals to the values of products, the next free ones to those that no product had. */
export interface ValueReader {
  /** Calls back with the ordinal of each value of a product, each once. */
  read(doc: SearchDoc, add: (ordinal: number) => void): void
  /** The group of an ordinal, one of before or one that was given since. */
  groupOf(ordinal: number): number
  /** The values of before and those that were read. */
  finish(): Dictionary
}

export function readValues(old: Dictionary): ValueReader {
  const fresh = old.columns.map(() => new Map<Value, number>())
  const categories = new Map<string, CategoryEntry>()
  let { ordinalCount, groupOf } = old

  function next(group: number): number {
    groupOf = withRoom(groupOf, ordinalCount + 1)
    groupOf[ordinalCount] = group
    return ordinalCount++
  }

  function ordinalOf(group: number, value: Value): number {
    const known = old.columns[group]!.ordinalOf(value) ?? fresh[group]!.get(value)
    if (known !== undefined) return known
    const ordinal = next(group)
    fresh[group]!.set(value, ordinal)
    return ordinal
  }

  function ordinalOfCategory(category: SearchDoc['categories'][number]): number {
    const { path } = category
    const known = old.ordinalOfCategory.get(path) ?? categories.get(path)?.ordinal
    if (known !== undefined) return known
    const ordinal = next(old.columns.length)
    categories.set(path, { ...category, ordinal })
    return ordinal
  }

  /** The column of a group of this kind; undefined where the catalog has none. */
  const groupOfKind = (key: string, kind: Facet['kind']): number | undefined => {
    const group = old.columnOf.get(key)
    return group !== undefined && old.columns[group]!.facet.kind === kind ? group : undefined
  }

  function readLists(lists: SearchDoc['values'], add: (ordinal: number) => void): void {
    for (const key in lists) {
      const group = groupOfKind(key, 'list')
      if (group === undefined) continue
      const values = lists[key]!
      for (const value of values.length > 1 ? new Set(values) : values) add(ordinalOf(group, value))
    }
  }

  function readNumbers(numbers: SearchDoc['numbers'], add: (ordinal: number) => void): void {
    for (const key in numbers) {
      const group = groupOfKind(key, 'number')
      if (group !== undefined && Number.isFinite(numbers[key])) add(ordinalOf(group, numbers[key]!))
    }
  }

  return {
    read(doc, add) {
      readLists(doc.values, add)
      readNumbers(doc.numbers, add)
      for (const ordinal of new Set(doc.categories.map(ordinalOfCategory))) add(ordinal)
    },
    groupOf: (ordinal) => groupOf[ordinal]!,
    finish: () => ({
      ...old,
      ...withCategories(old, [...categories.values()]),
      columns: old.columns.map((column, group) => withValues(column, [...fresh[group]!])),
      ordinalCount,
      groupOf,
    }),
  }
}

function withCategories(
  { categories, ordinalOfCategory }: Dictionary,
  added: readonly CategoryEntry[],
): Pick<Dictionary, 'categories' | 'ordinalOfCategory'> {
  if (added.length === 0) return { categories, ordinalOfCategory }
  const all = [...categories, ...added].sort((a, b) => compareTexts(a.path, b.path))
  return {
    categories: all,
    ordinalOfCategory: new Map(all.map(({ path, ordinal }) => [path, ordinal])),
  }
}

const compareValues = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))

/** A column with more values. */
function withValues(column: FacetColumn, fresh: [value: Value, ordinal: number][]): FacetColumn {
  if (fresh.length === 0) return column
  const { facet } = column
  const known: ArrayLike<Value> = facet.kind === 'number' ? column.numbers : column.texts
  const sorted = fresh.sort(([a], [b]) => compareValues(a, b))
  const places = sorted.map(([value]) => placeOf(known, value))
  const ordinals = spliced(column.ordinals, [], { values: sorted.map(([, ordinal]) => ordinal), places })
  if (facet.kind === 'number') {
    const values = sorted.map(([value]) => Number(value))
    return makeColumn(facet, spliced(column.numbers, [], { values, places }), ordinals)
  }
  const texts: string[] = []
  sorted.forEach(([value], i) => {
    for (let at = places[i - 1] ?? 0; at < places[i]!; at++) texts.push(column.texts[at]!)
    texts.push(String(value))
  })
  return makeColumn(facet, [...texts, ...column.texts.slice(places.at(-1))], ordinals)
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

/** The values that products have, with new ordinals; and the new ordinal of each old one. */
export function withoutUnused(old: Dictionary, counts: Uint32Array): [Dictionary, newOf: Uint32Array] {
  const newOf = new Uint32Array(old.ordinalCount)
  const isUsed = (ordinal: number): boolean => counts[ordinal]! > 0
  let ordinalCount = 0
  for (let ordinal = 0; ordinal < old.ordinalCount; ordinal++)
    if (isUsed(ordinal)) newOf[ordinal] = ordinalCount++
  const groupOf = new Uint16Array(ordinalCount)
  for (let ordinal = 0; ordinal < old.ordinalCount; ordinal++)
    if (isUsed(ordinal)) groupOf[newOf[ordinal]!] = old.groupOf[ordinal]!
  const columns = old.columns.map(({ facet, numbers, texts, ordinals }) => {
    const isKept = (_: unknown, place: number): boolean => isUsed(ordinals[place]!)
    return makeColumn(
      facet,
      facet.kind === 'number' ? numbers.filter(isKept) : texts.filter(isKept),
      ordinals.filter(isKept).map((ordinal) => newOf[ordinal]!),
    )
  })
  const categories = old.categories
    .filter(({ ordinal }) => isUsed(ordinal))
    .map((category) => ({ ...category, ordinal: newOf[category.ordinal]! }))
  const ordinalOfCategory = new Map(categories.map(({ path, ordinal }) => [path, ordinal]))
  return [{ ...old, columns, categories, ordinalOfCategory, ordinalCount, groupOf }, newOf]
}
