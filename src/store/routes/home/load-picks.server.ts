import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { ProductCard } from '#features/catalog/catalog/contract.ts'
import { capacityOf } from '#features/catalog/catalog/rules/capacity.ts'
import type { CardView } from '#features/catalog/catalog/ui/card/product-card.tsx'
import { listCards } from '#features/catalog/catalog/view/product-card.ts'
import { fromWireLocation } from '#features/catalog/location/contract.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { texts as locationTexts } from '#features/catalog/location/texts.ts'
import { EMPTY_LISTING, MAX_LIMIT } from '#features/choosing/search/rules/listing/listing.ts'
import { listingUrl } from '#features/choosing/search/rules/listing/search-params.ts'
import { closestTo, forAnyHome, sharesOf } from '#features/choosing/sizing/rules/closest.ts'
import { listHome } from '#features/choosing/sizing/rules/equipment/size-windows.ts'
import { HOME_DEFAULTS, HOME_LIMITS, loadForm } from '#features/choosing/sizing/rules/home.ts'
import { type SavedNeed, savedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import type { PageHome } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { standardCharge } from '#features/selling/shipping/rules/charges.ts'
import type { Cents } from '#lib/money.ts'
import { priceOne } from '#shop/product/price-one.ts'
import { viewContext } from '#shop/product/view-context.server.ts'
import type { StoreContext } from '../../context.ts'
import { homeTexts } from './home-texts.ts'

/** The request of the home page's form, and its answer. */
export interface HomeAnswer {
  zip: string
  squareFeet: string
  error: { zip?: string; squareFeet?: string }
  need: SavedNeed | null
  /** the place of the zip; null while something is wrong */
  place: Location | null
  rules: PageHome['rules'] | undefined
  /** the form was sent; otherwise the visitor's home is known from before */
  isSent: boolean
}

/** The answer for a home that is known from before. */
const answerFor = ({ saved, location, rules }: PageHome): HomeAnswer => ({
  zip: saved.form.zipCode,
  squareFeet: String(saved.form.squareFeet),
  error: {},
  need: saved,
  place: location,
  rules,
  isSent: false,
})

/**
 * Reads the form's address and asks for the load of the home; the known home when nothing was asked. What the
 * form does not ask is taken from the known home.
 */
export async function loadAnswer(
  { api, rulesAt }: Pick<StoreContext, 'api' | 'rulesAt'>,
  { searchParams }: URL,
  known: PageHome | undefined,
): Promise<HomeAnswer | null> {
  const zip = searchParams.get('zip')?.slice(0, 10)
  const squareFeet = searchParams.get('squareFeet')?.slice(0, 10)
  if (zip === undefined || squareFeet === undefined) return known ? answerFor(known) : null
  const size = Number(squareFeet.replaceAll(',', ''))
  const { min, max } = HOME_LIMITS.squareFeet
  const error: HomeAnswer['error'] = {
    ...(isTypedZip(zip) ? {} : { zip: locationTexts.invalidZip }),
    ...(size >= min && size <= max ? {} : { squareFeet: homeTexts.wrongSize(min, max) }),
  }
  const sent = { zip, squareFeet, need: null, place: null, rules: undefined, isSent: true }
  if (Object.keys(error).length > 0) return { ...sent, error }
  const before = known?.saved.form
  if (known && before?.zipCode === zip.trim() && before.squareFeet === size)
    return { ...answerFor(known), isSent: true }
  const form = { ...HOME_DEFAULTS, ...before, zipCode: zip.trim(), squareFeet: size }
  try {
    const need = savedNeed(form, await api.sizing.btu(loadForm(form)))
    // The answer's cookie saves the place, so that other pages know it, also without script.
    const place = fromWireLocation(await api.location.byZip({ zip: form.zipCode }))
    return { ...sent, error, need, place, rules: await rulesAt(form.zipCode) }
  } catch (failure) {
    const refusal = refusalOf(failure)
    if (refusal === undefined) throw failure
    return { ...sent, error: { zip: refusal.message } }
  }
}

/** Three jobs, each with the cheapest product of its type, or the one whose size is closest to the need. */
export const loadPicks = (api: StoreApi, request: Request, answer: HomeAnswer | null) =>
  Promise.all(homeTexts.picks.map((pick) => loadPick(api, request, pick, answer)))

const MOST_LOOKED_AT = MAX_LIMIT

async function loadPick(
  api: StoreApi,
  request: Request,
  { title, text, type, all, see, sized }: (typeof homeTexts.picks)[number],
  answer: HomeAnswer | null,
) {
  const saved = answer?.need ?? null
  const { hits, fit } = await api.search.search({
    originPage: 'home',
    activeFilters: { type: [type], attributes: {} },
    activeSorting: { mode: 'price', order: 'asc' },
    limit: MOST_LOOKED_AT,
    ...(saved && answer?.rules && { home: { ...listHome(saved, answer.rules), onlyFitting: true } }),
  })
  const found = hits.hits.map(({ _source }) => _source)
  const closest = sized && saved && fit?.isOnly ? closestTo(saved.need, found) : null
  const product = closest ?? forAnyHome(found)[0]
  const [card] = product ? listCards([product], viewContext(request)) : []
  if (!product || !card) return []
  return [
    {
      title,
      text,
      all,
      see,
      measured: measuredWords(closest, saved),
      count: fit?.fitting ?? 0,
      name: `${card.brand} ${card.name}`,
      href: card.href,
      price: card.price,
      delivered: answer?.place ? delivered(card, answer.place) : null,
      shipsFree: card.shipping.shipsFree,
      rendering: card.look?.src ?? '',
      list: listingUrl('/search', { ...EMPTY_LISTING, filters: { type: [type], attributes: {} } }),
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
