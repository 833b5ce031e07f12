import { redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import {
  COOLING_BTU_ATTRIBUTE,
  HEATING_BTU_ATTRIBUTES,
  TONNAGE_ATTRIBUTES,
} from '#features/catalog/catalog/rules/attribute-ids.ts'
import { attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import { servesWholeHome } from '#features/catalog/catalog/rules/capacity.ts'
import { ofVocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import { listCards } from '#features/catalog/catalog/view/product-card.ts'
import type { SearchAnswer, SearchRequest } from '#features/choosing/search/contract.ts'
import { hasFilters } from '#features/choosing/search/rules/facets/filters.ts'
import {
  type ActiveFilters,
  type Listing,
  MAX_FROM,
  sortingOf,
} from '#features/choosing/search/rules/listing/listing.ts'
import {
  listingUrl,
  pageCount,
  pageFrom,
  parseSearch,
} from '#features/choosing/search/rules/listing/search-params.ts'
import type { ListingView } from '#features/choosing/search/ui/listing-view.ts'
import { listingView } from '#features/choosing/search/view/listing.ts'
import { zeroResultSuggestions } from '#features/choosing/search/view/zero-result-suggestions.ts'
import { homeLine } from '#features/choosing/sizing/home-line.ts'
import { betterWords } from '#features/choosing/sizing/need-texts.ts'
import { listHome } from '#features/choosing/sizing/rules/equipment/size-windows.ts'
import { cityOf } from '#features/choosing/sizing/rules/saved-need.ts'
import type { PageHome } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { rangeOf } from '../../features/choosing/search/rules/facets/range-scale.ts'
import { viewContext } from '../product/view-context.server.ts'

/** The search's answer to a list. @param home the home that the list is ordered for */
const askSearch = (api: StoreApi, listing: Listing, originPage: string, home?: SearchRequest['home']) =>
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

interface Question {
  api: StoreApi
  request: Request
  url: URL
  /** the category's names, for a listing page */
  category?: readonly string[]
  originPage: string
  /** the visitor's home */
  home: PageHome | undefined
  /** products of this list are chosen by a home's load */
  isSized: boolean
}

/**
 * Searches and builds the page of a list. Redirects the parameters of a plain form to the list's own address,
 * and a page number beyond the last page to the last page.
 */
export async function loadListing({ api, request, url, category, originPage, home, isSized }: Question) {
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
  const answer = await askSearch(
    api,
    listing,
    originPage,
    home && {
      ...listHome(home.saved, home.rules),
      onlyFitting: isSized && !listing.allSizes && !asksForSize(listing),
    },
  )
  const total = answer.hits.total.value
  if (total > 0 && answer.hits.hits.length === 0)
    throw redirect(listingUrl(action, { ...asked, page: Math.max(1, pageCount(total, asked.limit)) }), 302)
  return {
    query: listing.query,
    filtered: hasFilters(listing.filters),
    view: {
      ...listingView(answer, {
        listing,
        action,
        ownCategory,
        isFull: url.searchParams.get('filters') === 'all',
      }),
      ...(home && { home: homeView(home, isSized ? answer.fit : undefined) }),
    },
    cards: listCards(
      answer.hits.hits.map((hit) => hit._source),
      viewContext(request),
    ),
    suggestions:
      total === 0 ? await zeroResultSuggestions({ count: countOf(api), listing, asked, action, answer }) : [],
    corrections: answer.corrections,
    isRelaxed: answer.isRelaxed,
    setAside: answer.setAside,
    notSold: answer.notSold,
    unsoldBrand: answer.unsoldBrand,
    read: answer.read,
    advice: answer.advice,
    fits: answer.fits,
    replaced: answer.replaced,
    place: answer.place,
  }
}

const SIZES: readonly number[] = [...HEATING_BTU_ATTRIBUTES, COOLING_BTU_ATTRIBUTE, ...TONNAGE_ATTRIBUTES]

/** Whether the shopper chose a size, which then decides instead of the home. */
const asksForSize = ({ filters }: Listing): boolean => SIZES.some((id) => id in filters.attributes)

const homeView = ({ text, saved }: PageHome, fit: SearchAnswer['fit']): ListingView['home'] => ({
  text,
  city: cityOf(saved),
  line: homeLine(saved),
  better: betterWords(saved.need),
  fit,
})

const sizedLabels = ofVocabulary(
  ({ types }) => new Set(types.flatMap(({ type, label }) => (servesWholeHome(type) ? [label] : []))),
)

/** Whether a search shows one kind of equipment that a home's load decides, and asks for nothing in words. */
export function isListOfSized({ searchParams }: URL): boolean {
  const types = searchParams.getAll('type')
  return !searchParams.get('q') && types.length === 1 && sizedLabels().has(types[0] ?? '')
}

/** The number of products in a list. Search statistics do not count this call. */
const countOf =
  (api: StoreApi) =>
  async (listing: Listing): Promise<number> =>
    (await askSearch(api, listing, 'zero-results')).hits.total.value

/** Filters on attributes that are not offered as filters are ignored. */
const knownFilters = (filters: ActiveFilters): ActiveFilters => ({
  ...filters,
  attributes: Object.fromEntries(
    Object.entries(filters.attributes).filter(([id]) => attributeById(Number(id))?.filterable),
  ),
})

const FROM = 'from.'
const TO = 'to.'
const SORTING = 'by'

/** Whether parameters come straight from the form: ranges in two fields, the order in one word. */
export const isFromForm = (params: URLSearchParams): boolean =>
  [...params.keys()].some((key) => key === SORTING || key.startsWith(FROM) || key.startsWith(TO))

/**
 * Turns the parameters of a filter form into those of a list's address: `from.a111` and `to.a111` become one
 * `a111=60000-80000`,
 * `by=price-desc` becomes sort and order, and empty fields are dropped. Ends in the wrong order are swapped.
 * Browsers with and without JavaScript arrive at the same address.
 */
export function paramsFromForm(sent: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams()
  const ranges = new Set<string>()
  for (const [key, value] of sent) {
    if (key.startsWith(FROM)) ranges.add(key.slice(FROM.length))
    else if (key.startsWith(TO)) ranges.add(key.slice(TO.length))
    else if (key === SORTING) setSorting(params, value)
    else if (value !== '') params.append(key, value)
  }
  for (const name of ranges) {
    const range = rangeOf({ from: sent.get(FROM + name) ?? '', to: sent.get(TO + name) ?? '' })
    if (range !== undefined) params.set(name, range)
  }
  return params
}

function setSorting(params: URLSearchParams, value: string): void {
  const { mode, order } = sortingOf(value)
  if (mode === 'score') return
  params.set('sort', mode)
  params.set('order', order)
}
