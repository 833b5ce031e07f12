import { excludes } from '#features/catalog/catalog/rules/additional-services.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { findLocation, type PlaceContext } from '#features/catalog/location/server/index.ts'
import type { DeliverySettings } from '#features/selling/shipping/rules/rates.ts'
import { refuseFarDate } from '#features/selling/shipping/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Cents } from '#lib/money.ts'
import {
  type CartPricing,
  type CartPricingLine,
  type CouponOutcome,
  goodsAtPlace,
  orderLine,
  priceLines,
  type QuotedShipping,
} from '../rules/cart-pricing.ts'
import { type Coupon, judgeCoupon } from '../rules/coupon.ts'
import { discountable } from '../rules/price-order.ts'
import { MAX_QUANTITY, onePerProduct, type RequestedLine } from '../rules/requested-line.ts'
import { texts } from '../texts.ts'
import { countUses } from './coupons.ts'
import { requireProducts } from './price-book.ts'
import type { PriceSource } from './price-sources.ts'

export interface PricingContext extends PlaceContext {
  delivery: DeliverySettings
}

export interface CartToPrice {
  lines: readonly RequestedLine[]
  zip: string
  at: Date
  /** the type of the shipping option; left out means the quoted one, or the first one offered */
  shippingType?: string | null
  requestedShipDate?: string | null
  couponCode?: string | null
  /** once the buyer's address is known, the coupon's limit per email address counts as well */
  email?: string
  /** whether the buyer owes no tax; a function is asked for the state of the place */
  exempt?: boolean | ((state: string) => Promise<boolean>)
  /** the shipping of the quote that the lines come from */
  quotedShipping?: QuotedShipping | undefined
  /** the shipping option of the placed order that the lines come from */
  promised?: string | null | undefined
  /** what a member of staff wants the chosen shipping to cost instead; ignored where it is no cheaper */
  overrideCost?: Cents | null | undefined
  /** the tax rate that was agreed for this place, in place of today’s */
  agreedTax?: Pick<Location, 'taxRate' | 'taxBasis'> | undefined
}

/**
 * The pricing of a cart at a place, by the prices of one source. The tax call, the checkout and a
 * consultant's quote all use this function. Throws `invalid_zip`, `unknown_products`,
 * `services_exclude_each_other`,
 * `quantity_too_large`, `ship_date_too_far`. A coupon that does not apply and a shipping option that is not
 * offered are reported in the result, not thrown.
 */
export async function priceCart(
  context: PricingContext,
  request: CartToPrice,
  source: PriceSource,
): Promise<CartPricing> {
  const { at, requestedShipDate } = request
  const { delivery } = context
  refuseFarDate(at, requestedShipDate)
  const requested = mergeLines(request.lines)
  const ids = requested.map((line) => line.id)
  const code = request.couponCode?.trim()
  const [today, book, coupon] = await Promise.all([
    findLocation(context, request.zip),
    source.priceBook([...ids, PRIORITY_DELIVERY], at),
    code ? source.findCoupon(code, at) : undefined,
  ])
  const location = { ...today, ...request.agreedTax }
  const products = requireProducts(book, ids, { sellable: true })
  const { lines, shipping, option } = goodsAtPlace(requested, products, {
    ...{ location, book, delivery, at, requestedShipDate },
    shippingType: request.shippingType,
    quotedShipping: request.quotedShipping,
    promised: request.promised,
    overrideCost: request.overrideCost,
  })
  const outcome = await judge(context, coupon, request, lines)
  const { exempt: given = false } = request
  const exempt = typeof given === 'function' ? await given(location.state) : given
  const priced = priceLines(lines, { location, option, coupon: outcome, exempt })
  return { location, lines, shipping, option, coupon: outcome, priced }
}

async function judge(
  { db }: PricingContext,
  coupon: Coupon | undefined,
  { couponCode, email, at }: CartToPrice,
  lines: readonly CartPricingLine[],
): Promise<CouponOutcome> {
  const code = couponCode?.trim()
  if (!code) return { kind: 'none' }
  if (!coupon) return { kind: 'rejected', code }
  const uses = email !== undefined && coupon.perEmailLimit !== null ? await countUses(db, code, email) : 0
  const discountableLines = lines.map((line) => discountable(orderLine(line)))
  return judgeCoupon(coupon, discountableLines, at, uses).kind === 'applies'
    ? { kind: 'applied', coupon }
    : { kind: 'rejected', code }
}

/** One line for each product. Throws `quantity_too_large`, `services_exclude_each_other`. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = onePerProduct(lines)
  const tooMany = merged.filter(({ qty }) => qty > MAX_QUANTITY).map(({ id }) => id)
  if (tooMany.length > 0)
    throw new ApiError('quantity_too_large', texts.quantityTooLarge, { details: { products: tooMany } })
  const ids = merged.map(({ id }) => id)
  if (ids.some((id) => ids.some((other) => excludes(id, other))))
    throw new ApiError('services_exclude_each_other', texts.servicesExcludeEachOther)
  return merged
}
