import { isRefrigerant } from '#features/catalog/catalog/rules/product-types.ts'
import { stateFault } from '#features/catalog/location/rules/address-fields.ts'
import type { TaxBasis } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import type { ChosenShipping, OrderLine, OrderTotals } from '#features/selling/orders/rules/order-draft.ts'
import type { CartPricing } from '#features/selling/pricing/rules/cart-pricing.ts'
import { explainPrice, isOwnPrice } from '#features/selling/pricing/rules/price-offer.ts'
import { type PricingContext, priceCart, publicPrices } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, subtract } from '#lib/money.ts'
import type { CheckoutRequest } from '../contract.ts'
import type { OurPrice } from '../rules/compare-claims.ts'
import { texts } from '../texts.ts'
import { checkMargin } from './check-margin.ts'
import type { PartnerCheckout } from './partner-checkout.ts'
import type { SaleOfOrder } from './write-order.ts'

export interface PricedCheckout {
  lines: OrderLine[]
  totals: OrderTotals
  taxRate: number
  taxBasis: TaxBasis
  couponCode: string | null
  shippingMethod: ChosenShipping
  /** number of the buyer's EPA 608 certificate; null for an order without refrigerant */
  epaCertificate: string | null
  /** the current price of each product, to compare with the browser's */
  products: ReadonlyMap<string, OurPrice>
  /** what shipping would have cost, when a partner made it cheaper */
  shippingQuoted: Cents | null
}

/**
 * Computes the order from our own prices, taxes, shipping rates and coupons, with the same function as the
 * cart. Throws an ApiError for a cart that cannot be ordered.
 */
export async function priceCheckout(
  context: PricingContext,
  body: CheckoutRequest,
  at: Date,
  { partner, quoted }: SaleOfOrder = {},
): Promise<PricedCheckout> {
  if (body.products.length === 0) throw new ApiError('cart_empty', texts.emptyCart)
  const request = {
    lines: body.products,
    zip: placeCode(body.shippingInfo.postcode, body.shippingInfo.state),
    at,
    shippingType: body.shippingMethod.type,
    requestedShipDate: body.shippingMethod.requestedShipDate ?? null,
    couponCode: body.discounts?.couponCode ?? null,
    email: body.email,
    exempt: quoted ? quoted.exempt : (partner?.exempt ?? false),
    quotedShipping: quoted?.quotedShipping,
    overrideCost: quoted ? null : (partner?.overrideCost ?? null),
  }
  const pricing = await priceCart(
    context,
    request,
    quoted?.source ?? partner?.source ?? publicPrices(context.db),
  )
  const option = requireBuyable(pricing, body)
  const epaCertificate = requireCertificate(pricing, body)
  const lines = pricing.priced.lines.map((line, index) => orderLine(pricing, line, index))
  const shippingQuoted = partner && !quoted ? quotedOf(pricing, partner) : null
  // The prices of a quote were judged when it was made.
  if (partner && !quoted) {
    const usual = shippingQuoted ?? option.cost
    const shipping = { quoted: usual, given: subtract(usual, option.cost) }
    await checkMargin(context.db, partner, { lines, shipping, now: at })
  }
  return {
    lines,
    shippingQuoted,
    totals: pricing.priced,
    taxRate: pricing.location.taxRate,
    taxBasis: pricing.location.taxBasis,
    epaCertificate,
    couponCode: pricing.coupon.kind === 'applied' ? pricing.coupon.coupon.code : null,
    shippingMethod: {
      type: option.type,
      label: option.label,
      deliveryDate: option.deliveryDate,
      deliveryDateTo: option.deliveryDateTo,
      expectedShipDate: option.shipDate,
      requestedShipDate: body.shippingMethod.requestedShipDate ?? null,
    },
    products: new Map(
      pricing.priced.lines.map((line) => [line.id, { price: line.price, discount: line.discount }]),
    ),
  }
}

/** The cost before a partner's change. Throws ApiError override_refused for one that cannot be made. */
function quotedOf({ shipping, option }: CartPricing, { overrideCost }: PartnerCheckout): Cents | null {
  if (overrideCost === null || shipping.kind === 'byPhone' || option === null) return null
  const quoted = shipping.options.find(({ type }) => type === option.type)?.cost ?? option.cost
  if (option.type === 'guaranteed' || overrideCost > quoted)
    throw new ApiError('override_refused', texts.overrideRefused, { status: 409 })
  return quoted
}

function requireBuyable(pricing: CartPricing, body: CheckoutRequest) {
  if (pricing.shipping.kind === 'byPhone') throw new ApiError('quote_only', texts.quoteOnly, { status: 409 })
  if (pricing.lines.every((line) => line.product.isService))
    throw new ApiError('only_services', texts.onlyServices, { status: 409 })
  if (pricing.option === null)
    throw new ApiError('shipping_not_offered', texts.shippingNotOffered, { status: 409 })
  // Tax follows zip and state together. An address in a state that the zip does not reach would never arrive.
  const { postcode, state } = body.shippingInfo
  if (pricing.location.state !== state) {
    const message = stateFault(postcode, state) ?? texts.addressMismatch
    throw new ApiError('address_mismatch', message, {
      status: 409,
      details: { state: pricing.location.state, issues: [{ path: 'shippingInfo.state', message }] },
    })
  }
  if (pricing.coupon.kind === 'rejected')
    throw new ApiError('coupon_invalid', texts.couponInvalid, { status: 409 })
  return pricing.option
}

/** The number of the certificate that refrigerant needs, whatever the payment method; null without it. */
function requireCertificate(pricing: CartPricing, { epaCertificate }: CheckoutRequest): string | null {
  if (!pricing.lines.some(({ product }) => isRefrigerant(product.type))) return null
  if (!epaCertificate) throw new ApiError('certificate_needed', texts.certificateNeeded, { status: 409 })
  return epaCertificate
}

function orderLine(
  pricing: CartPricing,
  line: CartPricing['priced']['lines'][number],
  index: number,
): OrderLine {
  const { product } = pricing.lines[index]!
  return {
    productId: line.id,
    sku: product.sku,
    name: product.name,
    quantity: line.qty,
    unitPrice: line.price,
    discount: line.discount,
    tax: line.tax,
    isService: line.isService,
    reservesStock: !line.isService,
    why: isOwnPrice(product) ? explainPrice(product, line.qty) : null,
  }
}
