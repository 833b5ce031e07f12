import {
  type Aggregations,
  activeKeys,
  expectFirstAnswer,
  type Group,
  type Groups,
  keepActive,
  NO_AGGREGATIONS,
  shownGroups,
  takeAnswer,
} from '../facets/aggregations.ts'
import { type CategoryNode, mergeTree } from '../facets/category-tree.ts'
import type { Listing } from './listing.ts'

/** The state of a list that the browser keeps while the address changes. */
export interface ListingState<G extends Group = Group> {
  /** the list's path: another category is another list */
  action: string
  query: string
  aggregations: Aggregations<G>
  tree: readonly CategoryNode[]
}

/** One answer, in the form of the state. */
export interface ListingAnswer<G extends Group = Group> {
  action: string
  listing: Listing
  groups: Groups<G>
  tree: readonly CategoryNode[]
  /** path of the category that the page belongs to; empty on the search page */
  ownCategory: string
}

/**
 * S-LIST-01: a request keeps the groups of its filters. When the query changed, the next answer counts as
 * the first one.
 */
export function askedFor<G extends Group>(state: ListingState<G>, listing: Listing): ListingState<G> {
  const aggregations = keepActive(state.aggregations, activeKeys(listing.filters))
  return {
    ...state,
    query: listing.query,
    aggregations: listing.query === state.query ? aggregations : expectFirstAnswer(aggregations),
  }
}

/**
 * Applies an answer. The first answer to a list or a query is the baseline; later ones are merged with the
 * kept groups.
 */
export function answeredWith<G extends Group>(
  before: ListingState<G> | undefined,
  answer: ListingAnswer<G>,
): ListingState<G> {
  const { action, listing, ownCategory } = answer
  // An answer without a request on this page (the back button, a shared address) counts as its own request.
  const state = before?.action === action ? askedFor(before, listing) : undefined
  return {
    action,
    query: listing.query,
    aggregations: takeAnswer<G>(
      state?.aggregations ?? NO_AGGREGATIONS,
      answer.groups,
      activeKeys(listing.filters),
    ),
    tree: mergeTree(state && !state.aggregations.isFirstQuery ? state.tree : [], answer.tree, ownCategory),
  }
}

/** The groups of a list's panel, in the order of the latest answer. */
export const panelGroups = <G extends Group>(state: ListingState<G>): readonly [name: string, group: G][] =>
  Object.entries(shownGroups(state.aggregations))
