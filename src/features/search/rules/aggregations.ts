import { listChosen } from './filters.ts'
import { type ActiveFilters, PLAIN_FILTERS } from './listing.ts'

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
}

/** Groups by key: "brand", "price", …, or an attribute id. */
export type Groups = Readonly<Record<string, Group>>

/**
 * What the filter panel remembers between answers.
 * baseline: groups of the first answer to a query; updated: groups of the latest one;
 * active: groups of filters in use, as they were when they came into use, so that their options stay in place.
 */
export interface Aggregations {
  baseline: Groups
  updated: Groups
  active: Groups
  isFirstQuery: boolean
}

export const NO_AGGREGATIONS: Aggregations = { baseline: {}, updated: {}, active: {}, isFirstQuery: true }

/** S-LIST-03: a changed query makes the next answer a first one. */
export const expectFirstAnswer = (state: Aggregations): Aggregations => ({ ...state, isFirstQuery: true })

/** S-LIST-01: a request keeps the groups of the filters it carries. */
export function keepActive(state: Aggregations, activeKeys: readonly string[]): Aggregations {
  const shown = shownGroups(state)
  return { ...state, active: pick({ ...shown, ...state.active }, activeKeys) }
}

/** S-LIST-01: the first answer is the baseline; a later one drops the kept groups of filters that are no longer in use. */
export function takeAnswer(state: Aggregations, answer: Groups, activeKeys: readonly string[]): Aggregations {
  if (state.isFirstQuery) return { baseline: answer, updated: answer, active: pick(answer, activeKeys), isFirstQuery: false }
  return { ...state, updated: answer, active: pick(state.active, activeKeys) }
}

/**
 * The groups to show: the latest answer, and for filters in use their kept options in their kept order.
 * Counts always come from the latest answer (it counts each group with the group's own filter left out), 0 when an option is gone.
 */
export function shownGroups(state: Aggregations): Groups {
  const kept = Object.entries(state.active).map(([key, group]) => [key, refresh(group, state.updated[key])] as const)
  return { ...state.updated, ...Object.fromEntries(kept) }
}

function refresh(kept: Group, latest: Group | undefined): Group {
  const counts = new Map(latest?.buckets.map((bucket) => [bucket.key, bucket.doc_count]))
  const known = new Set(kept.buckets.map((bucket) => bucket.key))
  const added = latest?.buckets.filter((bucket) => !known.has(bucket.key)) ?? []
  return { ...kept, ...latest, buckets: [...kept.buckets.map((bucket) => ({ ...bucket, doc_count: counts.get(bucket.key) ?? 0 })), ...added] }
}

const pick = (groups: Groups, keys: readonly string[]): Groups => Object.fromEntries(keys.flatMap((key) => (groups[key] ? [[key, groups[key]]] : [])))

/** The groups of an answer under flat keys: plain filters by name, attributes by id (ids are digits, so they never clash). */
export function groupsOf(aggregations: { attributes: Groups } & Readonly<Record<string, unknown>>): Groups {
  const plain = PLAIN_FILTERS.flatMap((key) => {
    const group = aggregations[key]
    return isGroup(group) ? [[key, group] as const] : []
  })
  return { ...Object.fromEntries(plain), ...aggregations.attributes }
}

/** Keys of the groups that have a value chosen, as `groupsOf` names them. */
export const activeKeys = (filters: ActiveFilters): string[] => listChosen(filters).map(({ key }) => (typeof key === 'string' ? key : key.attribute))

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && 'buckets' in value
