import type { StoreApi } from '#api/contract.ts'
import type { SearchRequest } from '#features/search/contract.ts'
import { type Listing, MAX_FROM } from '#features/search/rules/listing/listing.ts'
import { pageFrom } from '#features/search/rules/listing/paging.ts'

/** The search's answer to a list. @param home the home that the list is ordered for */
export const askSearch = (
  api: StoreApi,
  listing: Listing,
  originPage: string,
  home?: SearchRequest['home'],
) =>
  api.search.search({
    originPage,
    activeFilters: filtersOf(listing),
    categoryPath: listing.categoryPath,
    query: listing.query,
    limit: listing.limit,
    from: Math.min(MAX_FROM, pageFrom(listing.page, listing.limit) - 1),
    activeSorting: listing.sorting,
    ...(home && { home }),
  })

/** The filters as the call takes them: lists of its own, which the API may keep. */
function filtersOf({ filters: { attributes, ...plain } }: Listing) {
  const copied = <T extends Readonly<Record<string, readonly string[]>>>(lists: T) =>
    Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, [...values]]))
  return { ...copied(plain), attributes: copied(attributes) }
}
