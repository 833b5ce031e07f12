import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { ProductCard } from '#features/catalog/contract.ts'
import { capacityOf } from '#features/catalog/rules/capacity.ts'
import type { CardView } from '#features/catalog/ui/card/product-card.tsx'
import { listCards } from '#features/catalog/view/product-card.ts'
import { fromWireLocation } from '#features/location/contract.ts'
import type { Location } from '#features/location/rules/location.ts'
import { isTypedZip } from '#features/location/rules/zip.ts'
import { texts as locationTexts } from '#features/location/texts.ts'
import { placeFilters } from '#features/search/rules/facets/place-filters.ts'
import { EMPTY_LISTING, MAX_LIMIT } from '#features/search/rules/listing/listing.ts'
import { listingUrl } from '#features/search/rules/listing/search-params.ts'
import { standardCharge } from '#features/shipping/rules/charges.ts'
import { closestTo, forAnyHome, sharesOf } from '#features/sizing/rules/closest.ts'
import { fitFilters } from '#features/sizing/rules/fit.ts'
import { HOME_DEFAULTS, HOME_LIMITS } from '#features/sizing/rules/home.ts'
import { type SavedNeed, savedNeed } from '#features/sizing/rules/saved-need.ts'
import type { Cents } from '#kit/money.ts'
import { priceOne } from '#shop/product/price-one.ts'
import { viewContext } from '#shop/product/view-context.server.ts'
import { homeTexts } from './home-texts.ts'

/** The request of the home page's form, and its answer. */
export interface HomeAnswer {
  zip: string
  squareFeet: string
  error: { zip?: string; squareFeet?: string }
  need: SavedNeed | null
  /** the place of the zip; null while something is wrong */
  place: Location | null
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
  if (Object.keys(error).length > 0) return { zip, squareFeet, error, need: null, place: null }
  const form = { ...HOME_DEFAULTS, zipCode: zip.trim(), squareFeet: size }
  try {
    const need = savedNeed(form, await api.sizing.btu(form))
    // The answer's cookie saves the place, so that other pages know it, also without script.
    const place = fromWireLocation(await api.location.byZip({ zip: form.zipCode }))
    return { zip, squareFeet, error, need, place }
  } catch (failure) {
    const refusal = refusalOf(failure)
    if (refusal === undefined) throw failure
    return { zip, squareFeet, error: { zip: refusal.message }, need: null, place: null }
  }
}

/** Three jobs, each with the cheapest product of its type, or the one whose size is closest to the need. */
export const loadPicks = (api: StoreApi, request: Request, answer: HomeAnswer | null) =>
  Promise.all(homeTexts.picks.map((pick) => loadPick(api, request, pick, answer)))

/** Among so many of the cheapest products there is one for any home. */
const MOST_LOOKED_AT = 24

async function loadPick(
  api: StoreApi,
  request: Request,
  { title, text, type, all, see, sized }: (typeof homeTexts.picks)[number],
  answer: HomeAnswer | null,
) {
  const cheapest = (attributes: Record<string, readonly string[]>, limit: number) =>
    api.search.search({
      originPage: 'home',
      activeFilters: { type: [type], attributes: copied(attributes) },
      activeSorting: { mode: 'price', order: 'asc' },
      limit,
    })
  const any = await cheapest({}, MOST_LOOKED_AT)
  const known = Object.keys(any.aggregations.attributes).map(Number)
  const saved = sized ? (answer?.need ?? null) : null
  const wanted = saved && { ...fitFilters(saved.need, known), ...placeFilters(saved, known) }
  const fitting = wanted && (await cheapest(wanted, MAX_LIMIT)).hits
  const closest =
    saved &&
    fitting &&
    closestTo(
      saved.need,
      fitting.hits.map(({ _source }) => _source),
    )
  const product = closest ?? forAnyHome(any.hits.hits.map(({ _source }) => _source))[0]
  const [card] = product ? listCards([product], viewContext(request)) : []
  if (!product || !card) return []
  const filters = { type: [type], attributes: closest && wanted ? wanted : {} }
  return [
    {
      title,
      text,
      all,
      see,
      measured: measuredWords(closest, saved),
      count: fitting?.total.value ?? 0,
      name: `${card.brand} ${card.name}`,
      href: card.href,
      price: card.price,
      delivered: answer?.place ? delivered(card, answer.place) : null,
      shipsFree: card.shipping.shipsFree,
      rendering: card.look?.src ?? '',
      list: listingUrl('/search', { ...EMPTY_LISTING, filters }),
    },
  ]
}

/** "101% of the cooling and 108% of the heat that your home needs". */
function measuredWords(product: ProductCard | null, saved: SavedNeed | null): string | null {
  const capacity = product && capacityOf(product.type, product.attributes)
  return capacity && saved && homeTexts.measured(sharesOf(capacity, saved.need))
}

/** What one piece costs delivered, by the rules of the cart; null where a delivery is quoted by phone. */
function delivered(card: CardView, location: Location): { total: Cents; freight: Cents; tax: Cents } | null {
  if (location.transitDays === null) return null
  const line = { ...card.shipping, id: card.id, qty: 1, isService: false }
  const freight = standardCharge([line], location.transitDays)
  const { total, tax } = priceOne(card, 1, { location, freight })
  return { total, freight, tax }
}

const copied = (attributes: Record<string, readonly string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(attributes).map(([id, values]) => [id, [...values]]))
