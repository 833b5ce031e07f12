import type { Lists } from '#features/choosing/search/rules/matching/lists.ts'
import { faceDistance, nearestRanks } from '#features/choosing/search/rules/matching/nearest-sizes.ts'
import type { Quantity } from '#features/choosing/search/server/ports.ts'
import type { Ask, SearchAnswer } from '../questions.ts'
import { ALL, atLeast, both, either, type List, lifted, NONE, placed, without, word } from './list.ts'
import { matchOf, rangeQuery } from './to-query.ts'

/** Faces that are compared with a size that no product has. */
const MOST_FACES = 5_000

/** The lists that the reading of a text makes; what it wants to know of them is asked. */
export function queryLists(ask: Ask): Lists<List> {
  const remembered = new Map<string, List>()
  const isEmpty = (list: List): boolean => list.kind === 'none' || !ask(isAny(list))
  return {
    word,
    all: () => ALL,
    none: () => NONE,
    both,
    either,
    without,
    atLeast,
    placed,
    lifted,
    divided: (list, by) => ({ kind: 'divided', list, by }),
    most: (lists) =>
      mostOf(
        lists.filter((list) => list.kind !== 'none'),
        isEmpty,
      ),
    within: (list, quantities, ranges) =>
      list.kind === 'none' || ranges.length === 0 || quantities.length === 0
        ? NONE
        : { kind: 'within', list, quantities, ranges },
    neighbors: (list, quantities, target) => ask(neighborsOf(list, quantities, target)),
    nearestFaces: (list, size) => nearestFaces(ask, list, size),
    isEmpty,
    hasOtherPlace: (list, place) =>
      !isEmpty(atLeast(list, place + 1)) || !isEmpty(without(list, atLeast(list, place))),
    remember(key, make) {
      const before = remembered.get(key)
      if (before) return before
      const made = make()
      remembered.set(key, made)
      return made
    },
  }
}

const isAny = (list: List) => {
  const query = matchOf(list)
  return {
    key: `any ${JSON.stringify(query)}`,
    guess: true,
    body: { size: 0, terminate_after: 1, track_total_hits: 1, query },
    read: ({ hits }: SearchAnswer) => (hits.total?.value ?? 0) > 0,
  }
}

function mostOf(lists: readonly List[], isEmpty: (list: List) => boolean): List {
  for (let count = lists.length; count > 0; count--) {
    const most: List = { kind: 'most', lists, count }
    if (!isEmpty(most)) return most
  }
  return NONE
}

function neighborsOf(list: List, quantities: readonly Quantity[], target: number) {
  const query = matchOf(list)
  const nearest = (quantity: Quantity) => ({
    [`${quantity} below`]: {
      filter: rangeQuery(`measures.${quantity}`, -Infinity, target),
      aggs: { nearest: { max: { field: `measures.${quantity}` } } },
    },
    [`${quantity} above`]: {
      filter: { range: { [`measures.${quantity}`]: { gt: target } } },
      aggs: { nearest: { min: { field: `measures.${quantity}` } } },
    },
  })
  return {
    key: `neighbors ${quantities.join()} ${target} ${JSON.stringify(query)}`,
    guess: { below: -Infinity, above: Infinity },
    body: { size: 0, query, aggs: Object.assign({}, ...quantities.map(nearest)) },
    read(answer: SearchAnswer) {
      const of = (side: string): number[] =>
        quantities.flatMap((quantity) => {
          const found = answer.aggregations?.[`${quantity} ${side}`]?.nearest as { value: number | null }
          return found.value ?? []
        })
      return { below: Math.max(-Infinity, ...of('below')), above: Math.min(Infinity, ...of('above')) }
    },
  }
}

function nearestFaces(ask: Ask, list: List, size: string): List {
  if (list.kind === 'none') return NONE
  const query = matchOf({
    kind: 'within',
    list,
    quantities: ['shortSide'],
    ranges: [{ min: -Infinity, max: Infinity }],
  })
  const faces = ask({
    key: `faces ${JSON.stringify(query)}`,
    guess: [],
    body: { size: MOST_FACES, query, sort: ['id'], _source: ['sides'] },
    read: ({ hits }) => hits.hits.map(({ _id, _source }) => ({ id: _id, sides: _source.sides ?? [] })),
  })
  const distanceTo = faceDistance(size)
  const byDistance = Map.groupBy(faces, ({ sides: [short, long, third] }) =>
    distanceTo({ short: short ?? Number.NaN, long: long ?? Number.NaN, third: third ?? Number.NaN }),
  )
  const ranks = nearestRanks([...byDistance].flatMap(([distance, of]) => of.map(() => distance)))
  const by = [...ranks].map(([distance, places]) => ({
    ids: byDistance.get(distance)!.map(({ id }) => id),
    places,
  }))
  return by.length === 0 ? NONE : { kind: 'raised', list, by }
}
