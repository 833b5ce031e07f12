import { redirect } from 'react-router'
import { type Listing, MAX_FROM } from '#features/search/rules/listing.ts'
import { pageFrom } from '#features/search/rules/paging.ts'
import { listingUrl, parseSearch } from '#features/search/rules/search-params.ts'
import { isFromForm, paramsFromForm } from '#features/search/ui/form-params.ts'
import type { StoreApi } from './api-contract.ts'
import { listingView } from './listing-view.server.ts'
import { shelfOf } from './views.server.ts'

interface Question {
  api: StoreApi
  request: Request
  url: URL
  /** the category's names, for a listing page */
  category?: readonly string[]
  originPage: string
}

/** Asks the search and makes the page of a list. Parameters that a plain form sent move to the list's own address first. */
export async function loadListing({ api, request, url, category, originPage }: Question) {
  if (isFromForm(url.searchParams)) throw redirect(listingUrl(url.pathname, parseSearch(paramsFromForm(url.searchParams))), 302)
  const asked = parseSearch(url.searchParams)
  const listing: Listing = category ? { ...asked, categoryPath: category.join(', ') } : asked
  const answer = await api.search.search({
    originPage,
    activeFilters: { ...listing.filters, attributes: listing.filters.attributes } as never,
    categoryPath: listing.categoryPath,
    query: listing.query,
    limit: listing.limit,
    from: Math.min(MAX_FROM, pageFrom(listing.page, listing.limit) - 1),
    activeSorting: listing.sorting,
  })
  return {
    query: listing.query,
    filtered: Object.keys(listing.filters.attributes).length + Object.keys(listing.filters).length > 1,
    view: listingView(answer, listing, url.pathname),
    cards: shelfOf(
      answer.hits.hits.map((hit) => hit._source),
      request,
    ),
    corrections: answer.corrections,
    isRelaxed: answer.isRelaxed,
  }
}
