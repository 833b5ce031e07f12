import type { Range } from '#features/choosing/search/rules/matching/lists.ts'
import type { Quantity } from '#features/choosing/search/server/ports.ts'
import { atLeast, type List, placesOf } from './list.ts'

/** A part of a request in the query language of OpenSearch. */
export type Dsl = Readonly<Record<string, unknown>>

export const EVERYTHING: Dsl = { match_all: {} }
export const NOTHING: Dsl = { match_none: {} }

/** Products that match, with this much added to their score. */
export const constant = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } })

export const anyOf = (parts: readonly Dsl[]): Dsl =>
  parts.length === 1 ? parts[0]! : { bool: { should: parts, minimum_should_match: 1 } }

export const allOf = (parts: readonly Dsl[]): Dsl =>
  parts.length === 1 ? parts[0]! : { bool: { filter: parts } }

const known = new WeakMap<List, Dsl>()

/** The products of a list, without scores. */
export function matchOf(list: List): Dsl {
  const before = known.get(list)
  if (before) return before
  const made = findMatch(list)
  known.set(list, made)
  return made
}

function findMatch(list: List): Dsl {
  switch (list.kind) {
    case 'all':
      return EVERYTHING
    case 'none':
      return NOTHING
    case 'word':
      return wordQuery(list, list.least)
    case 'both':
      return allOf(flat(list, 'both').map(matchOf))
    case 'either':
      return anyOf(flat(list, 'either').map(matchOf))
    case 'without':
      return { bool: { filter: [matchOf(list.a)], must_not: [matchOf(list.b)] } }
    case 'lifted':
      return matchOf(list.a)
    case 'placed':
    case 'divided':
      return matchOf(list.list)
    case 'most':
      return { bool: { should: list.lists.map(matchOf), minimum_should_match: list.count } }
    case 'within':
      return allOf([matchOf(list.list), figureQuery(list.quantities, list.ranges)])
    case 'raised':
      return allOf([matchOf(list.list), { terms: { id: list.by.flatMap(({ ids }) => ids) } }])
  }
}

/** The parts of the same kind, one beside the other: requests may nest only so deep. */
const flat = (list: List, kind: 'both' | 'either'): List[] =>
  list.kind === kind ? [...flat(list.a, kind), ...flat(list.b, kind)] : [list]

/** The words of a product from a place up are a field of their own: `words2` has those of place 2 and 3. */
const wordQuery = ({ word, isPrefix }: Extract<List, { kind: 'word' }>, least: number): Dsl => ({
  [isPrefix ? 'prefix' : 'term']: { [`words${least}`]: word },
})

export const figureQuery = (quantities: readonly Quantity[], ranges: readonly Range[]): Dsl =>
  anyOf(
    quantities.flatMap((quantity) =>
      ranges.map(({ min, max }) => rangeQuery(`measures.${quantity}`, min, max)),
    ),
  )

/** Both ends included; an open end is left out. */
export function rangeQuery(field: string, min: number, max: number): Dsl {
  if (!Number.isFinite(min) && !Number.isFinite(max)) return { exists: { field } }
  return {
    range: {
      [field]: { ...(Number.isFinite(min) && { gte: min }), ...(Number.isFinite(max) && { lte: max }) },
    },
  }
}

/** The products of a list; the score is their place times `unit`. */
export function scoreOf(list: List, unit: number): Dsl {
  const places = placesOf(list)
  if (places.length === 0) return NOTHING
  if (places.length === 1) return constant(matchOf(list), places[0]! * unit)
  switch (list.kind) {
    case 'word':
      return stepped(list, (place) => wordQuery(list, place), unit)
    case 'divided':
      return stepped(list, (place) => matchOf(atLeast(list.list, place * list.by)), unit)
    case 'both':
      return { bool: { must: flat(list, 'both').map((part) => scoreOf(part, unit)) } }
    case 'either':
      return { dis_max: { queries: flat(list, 'either').map((part) => scoreOf(part, unit)) } }
    case 'without':
      return { bool: { must: [scoreOf(list.a, unit)], must_not: [matchOf(list.b)] } }
    case 'lifted':
      return { bool: { must: [scoreOf(list.a, unit)], should: [constant(matchOf(list.b), unit)] } }
    case 'within':
      return {
        bool: { must: [scoreOf(list.list, unit)], filter: [figureQuery(list.quantities, list.ranges)] },
      }
    case 'raised':
      return {
        bool: {
          must: [
            scoreOf(list.list, unit),
            anyOf(list.by.map(({ ids, places: by }) => constant({ terms: { id: ids } }, by * unit))),
          ],
        },
      }
    default:
      return constant(matchOf(list), (places[0] ?? 0) * unit)
  }
}

/** One unit for the first place, and one more for each further one that a product reaches. */
const stepped = (list: List, fromPlace: (place: number) => Dsl, unit: number): Dsl => ({
  bool: {
    must: [constant(matchOf(list), placesOf(list)[0]! * unit)],
    should: placesOf(list)
      .slice(1)
      .map((place, at) => constant(fromPlace(place), (place - placesOf(list)[at]!) * unit)),
  },
})

/** The products of a list; the score is how rare the words are that they have, by BM25. */
export function rarityOf(list: List): Dsl {
  switch (list.kind) {
    case 'word':
      return list.isPrefix ? constant(matchOf(list), 1) : wordQuery(list, list.least)
    case 'both':
      return { bool: { must: flat(list, 'both').map(rarityOf) } }
    case 'either':
      return { dis_max: { queries: flat(list, 'either').map(rarityOf) } }
    case 'most':
      return { bool: { should: list.lists.map(rarityOf), minimum_should_match: list.count } }
    case 'divided':
    case 'placed':
      return rarityOf(list.list)
    case 'within':
      return { bool: { must: [rarityOf(list.list)], filter: [figureQuery(list.quantities, list.ranges)] } }
    case 'without':
      return { bool: { must: [rarityOf(list.a)], must_not: [matchOf(list.b)] } }
    default:
      return constant(matchOf(list), 0)
  }
}
