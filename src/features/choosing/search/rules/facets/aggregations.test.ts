import { expect, test } from 'vitest'
import {
  activeKeys,
  expectFirstAnswer,
  type Group,
  type Groups,
  keepActive,
  NO_AGGREGATIONS,
  shownGroups,
  takeAnswer,
} from './aggregations.ts'

const group = (name: string, counts: Record<string, number>): Group => ({
  name,
  unit: '',
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
})
const first: Groups = {
  brand: group('Brand', { Northvale: 5, Corvane: 2 }),
  a2016: group('Stages', { Single: 6, Two: 1 }),
}
const narrowed: Groups = { brand: group('Brand', { Northvale: 5 }), a2016: group('Stages', { Single: 4 }) }

test('[S-LIST-01] the first answer is stored as the baseline', () => {
  expect(takeAnswer(NO_AGGREGATIONS, first, [])).toEqual({
    baseline: first,
    updated: first,
    active: {},
    isFirstQuery: false,
  })
})

test('[S-LIST-01] a request keeps the groups of active filters, so that their other options stay', () => {
  const asked = keepActive(takeAnswer(NO_AGGREGATIONS, first, []), ['brand'])
  const answered = takeAnswer(asked, narrowed, ['brand'])

  expect(answered.active).toEqual({ brand: first.brand })
  expect(shownGroups(answered)).toEqual({
    brand: group('Brand', { Northvale: 5, Corvane: 0 }),
    a2016: narrowed.a2016,
  })
})

test('[S-LIST-01] a later answer drops the kept groups of inactive filters', () => {
  const asked = keepActive(takeAnswer(NO_AGGREGATIONS, first, []), ['brand', 'a2016'])

  expect(takeAnswer(asked, narrowed, ['a2016']).active).toEqual({ a2016: first.a2016 })
  expect(takeAnswer(asked, narrowed, []).active).toEqual({})
})

test('[S-LIST-03] changing the query marks the next answer as first', () => {
  const later = takeAnswer(takeAnswer(NO_AGGREGATIONS, first, []), narrowed, [])

  expect(later.baseline).toEqual(first)
  expect(takeAnswer(expectFirstAnswer(later), narrowed, []).baseline).toEqual(narrowed)
})

test('a chosen group has its name from the address', () => {
  expect(activeKeys({ brand: ['Northvale'], attributes: { '2016': ['Two', 'Single'] } })).toEqual([
    'brand',
    'a2016',
  ])
})

test('[S-LIST-01] a slider keeps the buckets of the baseline while it is moved', () => {
  const scale = (counts: Record<string, number>): Group => ({ ...group('Price', counts), isScale: true })
  const state = takeAnswer(
    takeAnswer(NO_AGGREGATIONS, { price: scale({ '0-99': 4, '100-199': 2 }) }, []),
    { price: scale({ '0-99': 1 }) },
    [],
  )

  expect(shownGroups(state)).toEqual({ price: scale({ '0-99': 1, '100-199': 0 }) })
})
