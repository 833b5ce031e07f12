import { expect, test } from 'vitest'
import type { Group } from '../facets/aggregations.ts'
import type { CategoryNode } from '../facets/category-tree.ts'
import { EMPTY_LISTING, type Listing } from './listing.ts'
import { answeredWith, askedFor, type ListingAnswer, panelGroups } from './listing-state.ts'

const brands = (counts: Record<string, number>): Group => ({
  name: 'Brand',
  unit: '',
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
})
const node = (path: string, doc_count: number, children: CategoryNode[] = []): CategoryNode => ({
  path,
  name: path,
  url: path,
  doc_count,
  children,
})
const answer = (
  listing: Partial<Listing>,
  groups: Record<string, Group>,
  more: Partial<ListingAnswer> = {},
): ListingAnswer => ({
  action: '/search',
  listing: { ...EMPTY_LISTING, ...listing },
  groups,
  tree: [],
  ownCategory: '',
  ...more,
})
const northvale = { filters: { brand: ['Northvale'], attributes: {} } }
const all = brands({ Northvale: 5, Corvane: 2 })

test('[S-LIST-01] the first answer of a list is the baseline', () => {
  const state = answeredWith(undefined, answer({}, { brand: all }))

  expect(state.aggregations).toMatchObject({
    baseline: { brand: all },
    updated: { brand: all },
    active: {},
    isFirstQuery: false,
  })
})

test('[S-LIST-01] a kept group stays when the answer lacks it, and is dropped with its filter', () => {
  const first = answeredWith(undefined, answer({}, { brand: all }))
  const second = answeredWith(
    askedFor(first, { ...EMPTY_LISTING, ...northvale }),
    answer(northvale, { brand: brands({ Northvale: 1 }) }),
  )
  const third = answeredWith(second, answer({}, { brand: brands({ Northvale: 1 }) }))

  expect(panelGroups(second)).toEqual([['brand', brands({ Northvale: 1, Corvane: 0 })]])
  expect(panelGroups(third)).toEqual([['brand', brands({ Northvale: 1 })]])
})

test('[S-LIST-01] an answer without a request (back button, shared address) keeps the same groups', () => {
  const first = answeredWith(undefined, answer({}, { brand: all }))

  expect(panelGroups(answeredWith(first, answer(northvale, { brand: brands({ Northvale: 3 }) })))).toEqual([
    ['brand', brands({ Northvale: 3, Corvane: 0 })],
  ])
})

test('[S-LIST-03] another query makes the next answer the baseline; so does another list', () => {
  const first = answeredWith(undefined, answer({}, { brand: all }))
  const other = brands({ Oakhollow: 1 })

  expect(askedFor(first, { ...EMPTY_LISTING, query: 'coil' }).aggregations.isFirstQuery).toBe(true)
  expect(answeredWith(first, answer({ query: 'coil' }, { brand: other })).aggregations.baseline).toEqual({
    brand: other,
  })
  expect(
    answeredWith(first, answer({}, { brand: other }, { action: '/category/coils' })).aggregations.baseline,
  ).toEqual({ brand: other })
})

test('[S-HIER] categories without products keep their place with 0', () => {
  const first = answeredWith(undefined, answer({}, {}, { tree: [node('A', 4), node('B', 2)] }))
  const inA = answeredWith(
    first,
    answer({ categoryPath: 'A' }, {}, { ownCategory: 'A', tree: [node('A', 4, [node('A, X', 3)])] }),
  )

  expect(inA.tree).toEqual([node('A', 4, [node('A, X', 3)]), node('B', 0)])
})
