import type { StoreApi } from '#api/contract.ts'
import { type Listing, MAX_FROM } from '#features/search/rules/listing/listing.ts'
import { pageFrom } from '#features/search/rules/listing/paging.ts'

/** The search's answer to a list. */
export const askSearch = (api: StoreApi, listing: Listing, originPage: string) =>
  api.search.search({
    originPage,
    activeFilters: listing.filters as never,
    categoryPath: listing.categoryPath,
    query: listing.query,
    limit: listing.limit,
    from: Math.min(MAX_FROM, pageFrom(listing.page, listing.limit) - 1),
    activeSorting: listing.sorting,
  })
