/** A shopper's request for a list: exactly the parameters in the URL of /search or of a listing page. */

export const PAGE_LIMIT = 24 // K-LIMITS: listing page size; also our choice for the search default
export const MAX_QUERY_LENGTH = 100 // L-SEARCH-MAX
export const MAX_FILTER_GROUPS = 50
export const MAX_FILTER_VALUES = 100
export const MAX_VALUE_LENGTH = 120
export const MAX_LIMIT = 100
export const MAX_FROM = 10_000
export const CATEGORY_SEPARATOR = ', '

export const SORT_MODES = ['score', 'price', 'efficiency', 'rating', 'size', 'name'] as const
export type SortMode = (typeof SORT_MODES)[number]
export type SortOrder = 'asc' | 'desc'

export interface Sorting {
  mode: SortMode
  order: SortOrder
}

/**
 * Filters that are not attributes. Numbers are ranges "from-to" with both ends included, or single values.
 */
export const PLAIN_FILTERS = ['brand', 'series', 'type', 'price', 'rating', 'availability'] as const
export type PlainFilter = (typeof PLAIN_FILTERS)[number]

export type Values = readonly string[]
export type ActiveFilters = Readonly<Partial<Record<PlainFilter, Values>>> & {
  readonly attributes: Readonly<Record<string, Values>>
}

export interface Listing {
  query: string
  /** names from the top category down, joined with ", "; empty for the whole store */
  categoryPath: string
  filters: ActiveFilters
  sorting: Sorting
  limit: number
  /** counts from 1 */
  page: number
  /** also sizes that do not fit the visitor's home */
  allSizes: boolean
}

export const DEFAULT_SORTING: Sorting = { mode: 'score', order: 'desc' }
export const NO_FILTERS: ActiveFilters = { attributes: {} }
export const EMPTY_LISTING: Listing = {
  query: '',
  categoryPath: '',
  filters: NO_FILTERS,
  sorting: DEFAULT_SORTING,
  limit: PAGE_LIMIT,
  page: 1,
  allSizes: false,
}

/** The order in which a sort mode starts: lowest price first, names from A, otherwise best first. */
export const naturalOrder = (mode: SortMode): SortOrder =>
  mode === 'price' || mode === 'name' ? 'asc' : 'desc'

/** The order behind a name like "price-desc"; the default one for anything else. */
export function sortingOf(name: string): Sorting {
  const [mode, order] = name.split('-')
  const known = SORT_MODES.find((each) => each === mode)
  return known && (order === 'asc' || order === 'desc') ? { mode: known, order } : DEFAULT_SORTING
}

/** S-LIST-03: false when the list must be requested again. */
export const isSameQuestion = (a: Listing, b: Listing): boolean => JSON.stringify(a) === JSON.stringify(b)
