import { ADDITIONAL_SERVICES, excludes } from '#features/catalog/rules/additional-services.ts'
import { FLAT_RATE_RETURN, PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import type { Location } from '#features/location/rules/location.ts'
import { findLocation, type PlaceContext } from '#features/location/server/index.ts'
import { type Coupon, judgeCoupon } from '#features/pricing/rules/coupon.ts'
import {
  discountable,
  type OrderLineInput,
  type PricedOrder,
  priceOrder,
} from '#features/pricing/rules/price-order.ts'
import {
  countUses,
  findCoupon,
  type PricedProduct,
  priceBook,
  requireProducts,
} from '#features/pricing/server/index.ts'
import type { ShippingOption } from '#features/shipping/rules/option.ts'
import { quoteShipping, type ShippingQuote } from '#features/shipping/rules/quote.ts'
import { type DeliverySettings, refuseFarDate, shippingLine } from '#features/shipping/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { type Cents, ZERO } from '#kit/money.ts'
import { MAX_QUANTITY } from '../rules/types.ts'
import { texts } from '../texts.ts'
import { servicesOf } from './present.ts'

export interface QuoteContext extends PlaceContext {
  delivery: DeliverySettings
}

export interface WantedProduct {
  id: string
  qty: number
}

export interface CartQuoteRequest {
  products: readonly WantedProduct[]
  zip: string
  at: Date
  /** the type of the shipping option; left out means the first one offered */
  shippingType?: string | null
  requestedShipDate?: string | null
  couponCode?: string | null
  /** once known, the coupon's limit per e-mail counts as well */
  email?: string
  /** a buyer who owes no tax */
  exempt?: boolean
}

export interface QuotedLine {
  product: PricedProduct
  qty: number
  /** each: the price list's, or the guaranteed option's for its priority-delivery line */
  price: Cents
}

export type CouponOutcome =
  | { kind: 'none' }
  | { kind: 'applied'; coupon: Coupon }
  | { kind: 'rejected'; code: string }

export interface CartQuote {
  location: Location
  /** merged by id, without services that nothing offers, with the priority-delivery line when it belongs there */
  lines: readonly QuotedLine[]
  shipping: ShippingQuote
  /** the asked-for option, the first one when none was asked for, null when it is not offered here */
  option: ShippingOption | null
  coupon: CouponOutcome
  /** the same order as `lines` */
  priced: PricedOrder
}

/**
 * What a cart costs at a place by our own prices: the store's one answer for the tax call and for placing an order.
 * Throws `invalid_zip`, `unknown_products`, `services_exclude_each_other`, `quantity_too_large`, `ship_date_too_far`; a coupon or shipping option
 * that does not hold is reported, not thrown.
 */
export async function quoteCart(context: QuoteContext, request: CartQuoteRequest): Promise<CartQuote> {
  refuseFarDate(request.at, request.requestedShipDate)
  const wanted = mergeWanted(request.products)
  const ids = wanted.map((product) => product.id)
  const code = request.couponCode?.trim()
  const [location, book, coupon] = await Promise.all([
    findLocation(context, request.zip),
    priceBook(context.db, [...ids, PRIORITY_DELIVERY], request.at),
    code ? findCoupon(context.db, code) : undefined,
  ])
  // K-FEES: nothing comes back for a flat rate from where deliveries are quoted by phone (Alaska, Hawaii, Canada).
  const offered = withoutOrphans(requireProducts(book, ids, { sellable: true }), context.delivery).filter(
    ({ id }) => id !== FLAT_RATE_RETURN || location.transitDays !== null,
  )
  const chosen = offered.map((product) => ({
    product,
    qty: wanted.find((each) => each.id === product.id)?.qty ?? 1,
    price: product.price,
  }))

  const priority = book.get(PRIORITY_DELIVERY)
  const shipping = quoteShipping({
    lines: chosen.map(({ product, qty }) => shippingLine(product, qty)),
    transitDays: location.transitDays,
    at: request.at,
    requestedShipDate: request.requestedShipDate ?? null,
    allowGuaranteed: context.delivery.showGuaranteed && (priority?.sellable ?? false),
  })
  const option = chooseOption(shipping, request.shippingType)
  const lines =
    option?.type === 'guaranteed' && priority
      ? [...chosen, { product: priority, qty: 1, price: option.cost }]
      : chosen
  const outcome = await judge(context, coupon, request, lines)
  const priced = priceOrder({
    lines: lines.map(orderLine),
    coupon: outcome.kind === 'applied' ? outcome.coupon : null,
    shippingCost: option === null || option.type === 'guaranteed' ? ZERO : option.cost,
    taxRate: location.taxRate,
    freightTaxable: location.freightTaxable,
    exempt: request.exempt ?? false,
  })
  return { location, lines, shipping, option, coupon: outcome, priced }
}

/** A quoted line as the calculation takes it. */
export const orderLine = ({ product, qty, price }: QuotedLine): OrderLineInput => ({
  id: product.id,
  price,
  qty,
  isService: product.isService,
  categoryIds: product.categories.map((category) => category.id),
})

/** One line per product; the priority-delivery line is never asked for but follows from the shipping option. Add-on services count once. */
export function mergeWanted(products: readonly WantedProduct[]): WantedProduct[] {
  const merged = new Map<string, number>()
  for (const { id, qty } of products)
    if (id !== PRIORITY_DELIVERY) merged.set(id, isAddOn(id) ? 1 : (merged.get(id) ?? 0) + qty)
  const ids = [...merged.keys()]
  const tooMany = [...merged].filter(([, qty]) => qty > MAX_QUANTITY).map(([id]) => id)
  if (tooMany.length > 0)
    throw new ApiError('quantity_too_large', texts.quantityTooLarge, { details: { products: tooMany } })
  if (ids.some((id) => ids.some((other) => excludes(id, other))))
    throw new ApiError('services_exclude_each_other', texts.servicesExcludeEachOther)
  return [...merged].map(([id, qty]) => ({ id, qty }))
}

const isAddOn = (id: string): boolean => ADDITIONAL_SERVICES.some((service) => service.id === id)

// S-CART-03, on the server: a browser that settles its cart never sends one.
function withoutOrphans(products: readonly PricedProduct[], delivery: DeliverySettings): PricedProduct[] {
  const offered = new Set(products.flatMap((product) => servicesOf(product, delivery)))
  return products.filter((product) => !isAddOn(product.id) || offered.has(product.id))
}

function chooseOption(shipping: ShippingQuote, type: string | null | undefined): ShippingOption | null {
  if (shipping.kind === 'byPhone') return null
  return shipping.options.find((option) => !type || option.type === type) ?? null
}

async function judge(
  { db }: QuoteContext,
  coupon: Coupon | undefined,
  { couponCode, email, at }: CartQuoteRequest,
  lines: readonly QuotedLine[],
): Promise<CouponOutcome> {
  const code = couponCode?.trim()
  if (!code) return { kind: 'none' }
  if (!coupon) return { kind: 'rejected', code }
  const uses = email !== undefined && coupon.perEmailLimit !== null ? await countUses(db, code, email) : 0
  const views = lines.map((line) => discountable(orderLine(line)))
  return judgeCoupon(coupon, views, at, uses).kind === 'applies'
    ? { kind: 'applied', coupon }
    : { kind: 'rejected', code }
}
