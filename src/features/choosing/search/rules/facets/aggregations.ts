import type { ActiveFilters } from '../listing/listing.ts'
import { filterName, listChosen } from './filters.ts'

export interface Bucket {
  key: string
  doc_count: number
  /** ends of a number bucket, both included; an open end is left out */
  from?: number
  to?: number
}

/** One filter group of an answer. `min` and `max` are there for numbers, over the hits. */
export interface Group {
  name: string
  unit: string
  buckets: readonly Bucket[]
  min?: number
  max?: number
  /**
   * chosen on a slider: it keeps the buckets of the baseline, so that it does not change while it is moved
   */
  isScale?: boolean
}

/**
 * Groups by the name of their filter in an address: "brand", "price", "a111". They are in the order in which
 * they are shown.
 */
export type Groups<G extends Group = Group> = Readonly<Record<string, G>>

/**
 * The groups that the filter panel keeps between answers.
 * baseline: groups of the first answer to a query; updated: groups of the latest one;
 * active: groups of chosen filters, as they were when the filter was chosen, so that their options keep
 * their places.
 */
export interface Aggregations<G extends Group = Group> {
  baseline: Groups<G>
  updated: Groups<G>
  active: Groups<G>
  isFirstQuery: boolean
}

export const NO_AGGREGATIONS: Aggregations<never> = {
  baseline: {},
  updated: {},
  active: {},
  isFirstQuery: true,
}

/** S-LIST-03: a changed query makes the next answer a first one. */
export const expectFirstAnswer = <G extends Group>(state: Aggregations<G>): Aggregations<G> => ({
  ...state,
  isFirstQuery: true,
})

/** S-LIST-01: a request keeps the groups of the filters it carries. */
export function keepActive<G extends Group>(
  state: Aggregations<G>,
  activeKeys: readonly string[],
): Aggregations<G> {
  const shown = shownGroups(state)
  return { ...state, active: pick({ ...shown, ...state.active }, activeKeys) }
}

/**
 * S-LIST-01: the first answer is the baseline. A later one drops the kept groups of filters that are no
 * longer chosen.
 */
export function takeAnswer<G extends Group>(
  state: Aggregations<G>,
  answer: Groups<G>,
  activeKeys: readonly string[],
): Aggregations<G> {
  if (state.isFirstQuery)
    return { baseline: answer, updated: answer, active: pick(answer, activeKeys), isFirstQuery: false }
  return { ...state, updated: answer, active: pick(state.active, activeKeys) }
}

/**
 * The groups to show: the latest answer. Chosen filters keep their options and order; sliders keep those of
 * the baseline.
 * Counts always come from the latest answer, which counts each group without the group's own filter; 0 for
 * an option that is gone.
 */
export function shownGroups<G extends Group>(state: Aggregations<G>): Groups<G> {
  const scales = Object.keys(state.updated).flatMap((key) =>
    state.baseline[key]?.isScale ? [[key, state.baseline[key]] as const] : [],
  )
  const kept = [...scales, ...Object.entries(state.active)].map(
    ([key, group]) => [key, refresh(group, state.updated[key])] as const,
  )
  return { ...state.updated, ...Object.fromEntries(kept) }
}

function refresh<G extends Group>(kept: G, latest: G | undefined): G {
  const counts = new Map(latest?.buckets.map((bucket) => [bucket.key, bucket.doc_count]))
  const known = new Set(kept.buckets.map((bucket) => bucket.key))
  const added = latest?.buckets.filter((bucket) => !known.has(bucket.key)) ?? []
  return {
    ...kept,
    ...latest,
    buckets: [
      ...kept.buckets.map((bucket) => ({ ...bucket, doc_count: counts.get(bucket.key) ?? 0 })),
      ...added,
    ],
  }
}

const pick = <G extends Group>(groups: Groups<G>, keys: readonly string[]): Groups<G> =>
  Object.fromEntries(keys.flatMap((key) => (groups[key] ? [[key, groups[key]]] : [])))

/** Names of the groups that have a value chosen. */
export const activeKeys = (filters: ActiveFilters): string[] => [
  ...new Set(listChosen(filters).map(({ key }) => filterName(key))),
]
