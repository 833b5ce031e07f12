import type { ActiveFilters, Listing, Sorting } from './listing.ts'
import { pageFrom } from './search-params.ts'

/** The body of POST /search. */
export interface SearchBody {
  originPage: string
  activeFilters: ActiveFilters
  categoryPath: string
  query: string
  limit: number
  from: number
  activeSorting: Sorting
}

/** The call that answers a list. `from` is the page start minus 1 (spec §7). */
export function toSearchBody(listing: Listing, originPage = 'search'): SearchBody {
  const { query, categoryPath, limit, filters, sorting, page } = listing
  return {
    originPage,
    activeFilters: filters,
    categoryPath,
    query,
    limit,
    from: pageFrom(page, limit) - 1,
    activeSorting: sorting,
  }
}
