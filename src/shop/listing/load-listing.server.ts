import { redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { attributeById } from '#features/catalog/rules/attributes.ts'
import { listCards } from '#features/catalog/view/product-card.ts'
import { hasFilters } from '#features/search/rules/facets/filters.ts'
import type { ActiveFilters, Listing } from '#features/search/rules/listing/listing.ts'
import { pageCount } from '#features/search/rules/listing/paging.ts'
import { listingUrl, parseSearch } from '#features/search/rules/listing/search-params.ts'
import { isFromForm, paramsFromForm } from '#features/search/ui/form-params.ts'
import { listingView } from '#features/search/view/listing.ts'
import { zeroResultSuggestions } from '#features/search/view/zero-result-suggestions.ts'
import { viewContext } from '../product/view-context.server.ts'
import { askSearch } from './ask-search.server.ts'

interface Question {
  api: StoreApi
  request: Request
  url: URL
  /** the category's names, for a listing page */
  category?: readonly string[]
  originPage: string
}

/**
 * Searches and builds the page of a list. Redirects the parameters of a plain form to the list's own address,
 * and a page number beyond the last page to the last page.
 */
export async function loadListing({ api, request, url, category, originPage }: Question) {
  const action = url.pathname
  if (isFromForm(url.searchParams))
    throw redirect(listingUrl(action, parseSearch(paramsFromForm(url.searchParams))), 302)
  const read = parseSearch(url.searchParams)
  const asked: Listing = {
    ...read,
    filters: knownFilters(read.filters),
    ...(category ? { categoryPath: '' } : {}),
  }
  const ownCategory = category?.join(', ') ?? ''
  const listing: Listing = category ? { ...asked, categoryPath: ownCategory } : asked
  const answer = await askSearch(api, listing, originPage)
  const total = answer.hits.total.value
  if (total > 0 && answer.hits.hits.length === 0)
    throw redirect(listingUrl(action, { ...asked, page: Math.max(1, pageCount(total, asked.limit)) }), 302)
  return {
    query: listing.query,
    filtered: hasFilters(listing.filters),
    view: listingView(answer, {
      listing,
      action,
      ownCategory,
      isFull: url.searchParams.get('filters') === 'all',
    }),
    cards: listCards(
      answer.hits.hits.map((hit) => hit._source),
      viewContext(request),
    ),
    suggestions:
      total === 0 ? await zeroResultSuggestions({ count: countOf(api), listing, asked, action, answer }) : [],
    corrections: answer.corrections,
    isRelaxed: answer.isRelaxed,
    setAside: answer.setAside,
    unsoldBrand: answer.unsoldBrand,
    read: answer.read,
    advice: answer.advice,
    fits: answer.fits,
  }
}

/** The number of products in a list. Search statistics do not count this call. */
const countOf =
  (api: StoreApi) =>
  async (listing: Listing): Promise<number> =>
    (await askSearch(api, listing, 'ways-out')).hits.total.value

/** Filters on attributes that are not offered as filters are ignored. */
const knownFilters = (filters: ActiveFilters): ActiveFilters => ({
  ...filters,
  attributes: Object.fromEntries(
    Object.entries(filters.attributes).filter(([id]) => attributeById(Number(id))?.filterable),
  ),
})
