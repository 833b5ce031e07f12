import type { Range } from '#features/choosing/search/rules/matching/lists.ts'
import type { Quantity } from '#features/choosing/search/server/ports.ts'

/** A list of products that is not made yet: how it follows from the words and figures of products. */
export type List =
  | { kind: 'all' | 'none' }
  /** `least`: only the places from this one up */
  | { kind: 'word'; word: string; isPrefix: boolean; least: number }
  | { kind: 'both' | 'either' | 'without' | 'lifted'; a: List; b: List }
  | { kind: 'placed'; list: List; place: number }
  | { kind: 'divided'; list: List; by: number }
  /** products that are in so many of the lists */
  | { kind: 'most'; lists: readonly List[]; count: number }
  | { kind: 'within'; list: List; quantities: readonly Quantity[]; ranges: readonly Range[] }
  /** these products alone, each so many places higher */
  | { kind: 'raised'; list: List; by: readonly { ids: readonly string[]; places: number }[] }

export const ALL: List = { kind: 'all' }
export const NONE: List = { kind: 'none' }

/** The highest place of a word: it is in the kind. */
const MOST_OF_WORD = 3
/** Tokens such as "is.furnace" are no words that a person types; they have no place. */
const TOKEN = /^[a-z]+\./

export const word = (text: string, isPrefix: boolean): List =>
  text === '' ? NONE : { kind: 'word', word: text, isPrefix, least: 0 }

export function both(a: List, b: List): List {
  if (a.kind === 'none' || b.kind === 'none') return NONE
  if (a.kind === 'all') return b
  return b.kind === 'all' ? a : { kind: 'both', a, b }
}

export function either(a: List, b: List): List {
  if (a.kind === 'none' || a === b) return b
  return b.kind === 'none' ? a : { kind: 'either', a, b }
}

export function without(a: List, b: List): List {
  if (a.kind === 'none' || b.kind === 'none') return a
  return b.kind === 'all' ? NONE : { kind: 'without', a, b }
}

export const placed = (list: List, place: number): List =>
  list.kind === 'none' ? NONE : { kind: 'placed', list, place }

export const lifted = (a: List, b: List): List =>
  a.kind === 'none' || b.kind === 'none' ? a : { kind: 'lifted', a, b }

const known = new WeakMap<List, readonly number[]>()

/** The places that products of a list may have, ascending. */
export function placesOf(list: List): readonly number[] {
  const before = known.get(list)
  if (before) return before
  const places = [...new Set(findPlaces(list))].sort((a, b) => a - b)
  known.set(list, places)
  return places
}

function findPlaces(list: List): readonly number[] {
  switch (list.kind) {
    case 'all':
    case 'most':
      return [0]
    case 'none':
      return []
    case 'word':
      return TOKEN.test(list.word) ? [0] : [0, 1, 2, 3].filter((place) => place >= list.least)
    case 'both':
      return placesOf(list.a).flatMap((a) => placesOf(list.b).map((b) => a + b))
    case 'either':
      return [...placesOf(list.a), ...placesOf(list.b)]
    case 'lifted':
      return placesOf(list.a).flatMap((place) => [place, place + 1])
    case 'without':
      return placesOf(list.a)
    case 'placed':
      return [list.place]
    case 'divided':
      return placesOf(list.list).map((place) => Math.floor(place / list.by))
    case 'within':
      return placesOf(list.list)
    case 'raised':
      return placesOf(list.list).flatMap((place) => list.by.map(({ places }) => place + places))
  }
}

/** The products of a list whose place is at least this. */
export function atLeast(list: List, place: number): List {
  const places = placesOf(list)
  if (places.length === 0 || places.at(-1)! < place) return NONE
  return places[0]! >= place ? list : narrowed(list, place)
}

function narrowed(list: List, place: number): List {
  switch (list.kind) {
    case 'word':
      return place > MOST_OF_WORD ? NONE : { ...list, least: place }
    case 'both':
      return bothAtLeast(list.a, list.b, place)
    case 'either':
      return either(atLeast(list.a, place), atLeast(list.b, place))
    case 'lifted': {
      const lower = both(atLeast(list.a, place - 1), placed(list.b, 0))
      return either(lifted(atLeast(list.a, place), list.b), lifted(lower, list.b))
    }
    case 'without':
      return without(atLeast(list.a, place), list.b)
    case 'divided': {
      const { list: of, by } = list
      return { ...list, list: by < MANY_WORDS ? atLeast(of, place * by) : everyAtLeast(of, place) }
    }
    case 'within':
      return { ...list, list: atLeast(list.list, place) }
    case 'raised':
      return list.by
        .map((each) => ({ ...list, list: atLeast(list.list, place - each.places), by: [each] }))
        .reduce<List>(either, NONE)
    default:
      return NONE
  }
}

/** A phrase of so many words has more sums of places than one request may have conditions. */
const MANY_WORDS = 4

/** Products of which every word has at least this place: some of those whose places add up to as much. */
const everyAtLeast = (list: List, place: number): List =>
  list.kind === 'both' ? both(everyAtLeast(list.a, place), everyAtLeast(list.b, place)) : atLeast(list, place)

/** Products whose places add up to this: for each place in `a`, those with at least the rest in `b`. */
function bothAtLeast(a: List, b: List, place: number): List {
  let found = NONE
  let last: number | undefined
  for (const ofA of placesOf(a)) {
    const rest = placesOf(b).find((ofB) => ofA + ofB >= place)
    if (rest === undefined || rest === last) continue
    last = rest
    found = either(found, both(atLeast(a, ofA), atLeast(b, rest)))
  }
  return found
}
