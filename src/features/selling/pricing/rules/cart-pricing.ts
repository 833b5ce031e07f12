import { FLAT_RATE_RETURN, PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import {
  consultantRates,
  type DeliverySettings,
  type ShippingOption,
  type ShippingRates,
  shippingRates,
} from '#features/selling/shipping/rules/rates.ts'
import { shippingLine } from '#features/selling/shipping/rules/shipping-line.ts'
import { type Cents, ZERO } from '#lib/money.ts'
import type { Coupon } from './coupon.ts'
import { unitPrice } from './price-offer.ts'
import { type OrderLineInput, type PricedOrder, priceOrder } from './price-order.ts'
import type { PriceBook, PricedProduct } from './priced-product.ts'
import { type RequestedLine, withoutOrphanServices } from './requested-line.ts'

export interface CartPricingLine {
  product: PricedProduct
  qty: number
  /** each; the priority-delivery line costs what the guaranteed option costs */
  price: PricedProduct['price']
}

export type CouponOutcome =
  | { kind: 'none' }
  | { kind: 'applied'; coupon: Coupon }
  | { kind: 'rejected'; code: string }

/** The pricing of a cart at one place: the answer of `priceCart`. */
export interface CartPricing {
  location: Location
  /**
   * One for each product, without services that no product offers, with the priority-delivery line when the
   * guaranteed option was chosen.
   */
  lines: readonly CartPricingLine[]
  shipping: ShippingRates
  /**
   * The requested option; when none was requested, the quoted one or the first one. Null when it is not
   * offered here.
   */
  option: ShippingOption | null
  coupon: CouponOutcome
  /** in the same order as `lines` */
  priced: PricedOrder
}

/** The products of a cart at their prices. Add-on services that cannot be sold here are left out. */
export function pricedLines(
  requested: readonly RequestedLine[],
  products: readonly PricedProduct[],
  { location, delivery }: { location: Location; delivery: DeliverySettings },
): CartPricingLine[] {
  // K-FEES: no flat-rate return to Alaska, Hawaii and Canada, where deliveries are quoted by phone.
  return withoutOrphanServices(products, delivery)
    .filter(({ id }) => id !== FLAT_RATE_RETURN || location.transitDays !== null)
    .map((product) => {
      const qty = requested.find((line) => line.id === product.id)?.qty ?? 1
      return { product, qty, price: unitPrice(product, qty) }
    })
}

/** The guaranteed option is sold as the priority-delivery service. */
export const sellsPriorityDelivery = (book: PriceBook): boolean =>
  book.get(PRIORITY_DELIVERY)?.sellable ?? false

interface Delivery {
  location: Location
  /** read with the id of the priority-delivery service, so that the guaranteed option can be offered */
  book: PriceBook
  at: Date
  requestedShipDate?: string | null | undefined
  delivery: DeliverySettings
  /** the option that a quote or a placed order has */
  promised?: string | null | undefined
}

/** The shipping rates of products of the price book. */
export const ratesOf = (
  lines: readonly { product: PricedProduct; qty: number }[],
  { location, book, at, requestedShipDate, delivery, promised }: Delivery,
): ShippingRates =>
  shippingRates({
    lines: lines.map(({ product, qty }) => shippingLine(product, qty)),
    transitDays: location.transitDays,
    at,
    requestedShipDate: requestedShipDate ?? null,
    allowGuaranteed: delivery.showGuaranteed && sellsPriorityDelivery(book),
    promised,
  })

export function chooseOption(
  shipping: ShippingRates,
  type: string | null | undefined,
): ShippingOption | null {
  if (shipping.kind === 'byPhone') return null
  return shipping.options.find((option) => !type || option.type === type) ?? null
}

/** The shipping that a quote names. */
export interface QuotedShipping {
  /** null: the first option */
  type: string | null
  /** what the quoted option costs instead; null where the usual rate holds */
  cost: Cents | null
}

/** The option that a quote means: the named one, or the first one where the named one is not offered. */
const quotedOption = (shipping: ShippingRates, type: string | null | undefined): ShippingOption | null =>
  chooseOption(shipping, type) ?? chooseOption(shipping, null)

/** The rates of a quote: its cost holds for the option that it means, and for no other. */
function quotedRates(shipping: ShippingRates, quoted: QuotedShipping | undefined): ShippingRates {
  if (!quoted) return shipping
  if (shipping.kind === 'byPhone') return quoted.cost === null ? shipping : consultantRates(quoted.cost)
  const meant = quotedOption(shipping, quoted.type)
  const options = shipping.options.map((option) => (option === meant ? cheaper(option, quoted.cost) : option))
  return { ...shipping, options }
}

/** The guaranteed option is sold as a separate line, at the option's price. */
export function withPriorityLine(
  lines: readonly CartPricingLine[],
  option: ShippingOption | null,
  book: PriceBook,
): readonly CartPricingLine[] {
  const product = book.get(PRIORITY_DELIVERY)
  return option?.type === 'guaranteed' && product
    ? [...lines, { product, qty: 1, price: option.cost }]
    : lines
}

/** The guaranteed option keeps its cost, because it is sold as a separate line. */
const cheaper = (option: ShippingOption, cost: Cents | null | undefined): ShippingOption =>
  cost == null || option.type === 'guaranteed' || cost >= option.cost
    ? option
    : { ...option, cost, overrideCost: cost }

interface GoodsRequest extends Delivery {
  /** left out: the quoted option, or the first one */
  shippingType?: string | null | undefined
  /** the shipping of the quote that these products come from */
  quotedShipping?: QuotedShipping | undefined
  /** what a member of staff wants the chosen option to cost; ignored where it is no cheaper */
  overrideCost?: Cents | null | undefined
}

/** The lines of a cart at a place, with its shipping rates and the chosen option; see `priceLines`. */
export function goodsAtPlace(
  requested: readonly RequestedLine[],
  products: readonly PricedProduct[],
  request: GoodsRequest,
): Pick<CartPricing, 'lines' | 'shipping' | 'option'> {
  const goods = pricedLines(requested, products, request)
  const { shippingType, quotedShipping, overrideCost } = request
  const promised = request.promised ?? quotedShipping?.type
  const shipping = quotedRates(ratesOf(goods, { ...request, promised }), quotedShipping)
  const chosen = shippingType
    ? chooseOption(shipping, shippingType)
    : quotedOption(shipping, quotedShipping?.type)
  const option = chosen && cheaper(chosen, overrideCost)
  return { lines: withPriorityLine(goods, option, request.book), shipping, option }
}

/** A line as `priceOrder` takes it. */
export const orderLine = ({ product, qty, price }: CartPricingLine): OrderLineInput => ({
  id: product.id,
  price,
  qty,
  isService: product.isService,
  categoryIds: product.categories.map((category) => category.id),
})

/** Totals and tax of a cart at a place. The guaranteed option costs nothing here: its line does. */
export const priceLines = (
  lines: readonly CartPricingLine[],
  {
    location,
    option,
    coupon,
    exempt,
  }: {
    location: Location
    option: ShippingOption | null
    coupon: CouponOutcome
    exempt: boolean
  },
): PricedOrder =>
  priceOrder({
    lines: lines.map(orderLine),
    coupon: coupon.kind === 'applied' ? coupon.coupon : null,
    shippingCost: option === null || option.type === 'guaranteed' ? ZERO : option.cost,
    taxRate: location.taxRate,
    freightTaxable: location.freightTaxable,
    exempt,
  })
