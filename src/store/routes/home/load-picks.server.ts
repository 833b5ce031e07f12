import type { StoreApi } from '#api/contract.ts'
import { listCards } from '#features/catalog/view/product-card.ts'
import { isTypedZip } from '#features/location/rules/zip.ts'
import { texts as locationTexts } from '#features/location/texts.ts'
import { placeFilters } from '#features/search/rules/facets/place-filters.ts'
import { EMPTY_LISTING } from '#features/search/rules/listing/listing.ts'
import { listingUrl } from '#features/search/rules/listing/search-params.ts'
import { fitFilters } from '#features/sizing/rules/fit.ts'
import { HOME_DEFAULTS, HOME_LIMITS } from '#features/sizing/rules/home.ts'
import { type SavedNeed, savedNeed } from '#features/sizing/rules/saved-need.ts'
import { ApiError } from '#kit/api-error.ts'
import { viewContext } from '#shop/product/view-context.server.ts'
import { homeTexts } from './home-texts.ts'

/** What the form of the home page asked, and its answer. */
export interface HomeAnswer {
  zip: string
  squareFeet: string
  error: { zip?: string; squareFeet?: string }
  need: SavedNeed | null
}

/** Reads the form's address and asks for the load of the home; null when nothing was asked. */
export async function loadAnswer(api: StoreApi, { searchParams }: URL): Promise<HomeAnswer | null> {
  const zip = searchParams.get('zip')?.slice(0, 10)
  const squareFeet = searchParams.get('squareFeet')?.slice(0, 10)
  if (zip === undefined || squareFeet === undefined) return null
  const size = Number(squareFeet.replaceAll(',', ''))
  const { min, max } = HOME_LIMITS.squareFeet
  const error: HomeAnswer['error'] = {
    ...(isTypedZip(zip) ? {} : { zip: locationTexts.invalidZip }),
    ...(size >= min && size <= max ? {} : { squareFeet: homeTexts.wrongSize(min, max) }),
  }
  if (Object.keys(error).length > 0) return { zip, squareFeet, error, need: null }
  const form = { ...HOME_DEFAULTS, zipCode: zip.trim(), squareFeet: size }
  try {
    return { zip, squareFeet, error, need: savedNeed(form, await api.sizing.btu(form)) }
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status < 500)) throw failure
    return { zip, squareFeet, error: { zip: failure.message }, need: null }
  }
}

/** Three jobs, each with the cheapest product of its type, or the cheapest that fits a home. */
export const loadPicks = (api: StoreApi, request: Request, need: SavedNeed | null) =>
  Promise.all(homeTexts.picks.map((pick) => loadPick(api, request, pick, need)))

async function loadPick(
  api: StoreApi,
  request: Request,
  { title, text, type, all, sized }: (typeof homeTexts.picks)[number],
  saved: SavedNeed | null,
) {
  const cheapest = (attributes: Record<string, readonly string[]>) =>
    api.search.search({
      originPage: 'home',
      activeFilters: { type: [type], attributes: copied(attributes) },
      activeSorting: { mode: 'price', order: 'asc' },
      limit: 1,
    })
  const any = await cheapest({})
  const known = Object.keys(any.aggregations.attributes).map(Number)
  const wanted =
    saved && sized ? { ...fitFilters(saved.need, known), ...placeFilters(saved, known) } : undefined
  const fitting = wanted ? await cheapest(wanted) : undefined
  const fits = fitting !== undefined && fitting.hits.total.value > 0
  const shown = fits ? fitting : any
  const [card] = listCards(
    shown.hits.hits.map(({ _source }) => _source),
    viewContext(request),
  )
  const filters = { type: [type], attributes: fits && wanted ? wanted : {} }
  return card
    ? [
        {
          title,
          text,
          all,
          fits,
          count: shown.hits.total.value,
          name: `${card.brand} ${card.name}`,
          href: card.href,
          price: card.price,
          shipsFree: card.shipping.shipsFree,
          rendering: card.rendering ?? '',
          list: listingUrl('/search', { ...EMPTY_LISTING, filters }),
        },
      ]
    : []
}

const copied = (attributes: Record<string, readonly string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(attributes).map(([id, values]) => [id, [...values]]))
