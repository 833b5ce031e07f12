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
  type PriceBook,
  type PricedProduct,
  type PriceSource,
  requireProducts,
} from '#features/pricing/server/index.ts'
import type { ShippingOption } from '#features/shipping/rules/option.ts'
import { type ShippingRates, shippingRates } from '#features/shipping/rules/rates.ts'
import { type DeliverySettings, refuseFarDate, shippingLine } from '#features/shipping/server/index.ts'
import { ZERO } from '#kit/money.ts'
import { mergeLines, type RequestedLine, withoutOrphanServices } from './requested-lines.ts'

export interface PricingContext extends PlaceContext {
  delivery: DeliverySettings
}

export interface PriceRequest {
  lines: readonly RequestedLine[]
  zip: string
  at: Date
  /** the type of the shipping option; left out means the first one offered */
  shippingType?: string | null
  requestedShipDate?: string | null
  couponCode?: string | null
  /** once known, the coupon's limit per e-mail address counts as well */
  email?: string
  /** the buyer owes no tax */
  exempt?: boolean
}

export interface CartPricingLine {
  product: PricedProduct
  qty: number
  /** each: the price source's, or the guaranteed option's for its priority-delivery line */
  price: PricedProduct['price']
}

export type CouponOutcome =
  | { kind: 'none' }
  | { kind: 'applied'; coupon: Coupon }
  | { kind: 'rejected'; code: string }

export interface CartPricing {
  location: Location
  /**
   * merged by id, without services that no product offers, with the priority-delivery line when it was chosen
   */
  lines: readonly CartPricingLine[]
  shipping: ShippingRates
  /** the requested option, the first one when none was requested, null when it is not offered here */
  option: ShippingOption | null
  coupon: CouponOutcome
  /** in the same order as `lines` */
  priced: PricedOrder
}

/**
 * What a cart costs at a place, by the prices of one source: the store's one answer for the tax call and for
 * placing an order. Throws `invalid_zip`, `unknown_products`, `services_exclude_each_other`,
 * `quantity_too_large`, `ship_date_too_far`. A coupon or shipping option that does not hold is reported in
 * the result, not thrown.
 */
export async function priceCart(
  context: PricingContext,
  request: PriceRequest,
  source: PriceSource,
): Promise<CartPricing> {
  refuseFarDate(request.at, request.requestedShipDate)
  const requested = mergeLines(request.lines)
  const ids = requested.map((line) => line.id)
  const code = request.couponCode?.trim()
  const [location, book, coupon] = await Promise.all([
    findLocation(context, request.zip),
    source.priceBook([...ids, PRIORITY_DELIVERY], request.at),
    code ? source.findCoupon(code) : undefined,
  ])
  const goods = pricedLines(context, requested, book, location)
  const shipping = ratesOf(context, request, { lines: goods, location, book })
  const option = chooseOption(shipping, request.shippingType)
  const lines = withPriorityLine(goods, option, book)
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

function pricedLines(
  { delivery }: PricingContext,
  requested: readonly RequestedLine[],
  book: PriceBook,
  location: Location,
): CartPricingLine[] {
  const ids = requested.map((line) => line.id)
  const products = withoutOrphanServices(requireProducts(book, ids, { sellable: true }), delivery)
  // K-FEES: there is no flat-rate return from where we quote deliveries by phone (Alaska, Hawaii, Canada).
  return products
    .filter(({ id }) => id !== FLAT_RATE_RETURN || location.transitDays !== null)
    .map((product) => ({
      product,
      qty: requested.find((line) => line.id === product.id)?.qty ?? 1,
      price: product.price,
    }))
}

const ratesOf = (
  { delivery }: PricingContext,
  { at, requestedShipDate }: PriceRequest,
  { lines, location, book }: { lines: readonly CartPricingLine[]; location: Location; book: PriceBook },
): ShippingRates =>
  shippingRates({
    lines: lines.map(({ product, qty }) => shippingLine(product, qty)),
    transitDays: location.transitDays,
    at,
    requestedShipDate: requestedShipDate ?? null,
    allowGuaranteed: delivery.showGuaranteed && (book.get(PRIORITY_DELIVERY)?.sellable ?? false),
  })

function chooseOption(shipping: ShippingRates, type: string | null | undefined): ShippingOption | null {
  if (shipping.kind === 'byPhone') return null
  return shipping.options.find((option) => !type || option.type === type) ?? null
}

/** The guaranteed option is sold as a line of its own, at the option's price. */
function withPriorityLine(
  lines: readonly CartPricingLine[],
  option: ShippingOption | null,
  book: PriceBook,
): readonly CartPricingLine[] {
  const product = book.get(PRIORITY_DELIVERY)
  return option?.type === 'guaranteed' && product
    ? [...lines, { product, qty: 1, price: option.cost }]
    : lines
}

/** A line as the price calculation takes it. */
export const orderLine = ({ product, qty, price }: CartPricingLine): OrderLineInput => ({
  id: product.id,
  price,
  qty,
  isService: product.isService,
  categoryIds: product.categories.map((category) => category.id),
})

async function judge(
  { db }: PricingContext,
  coupon: Coupon | undefined,
  { couponCode, email, at }: PriceRequest,
  lines: readonly CartPricingLine[],
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
