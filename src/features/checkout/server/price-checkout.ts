import { type CartQuote, type QuoteContext, quoteCart } from '#features/cart/server/index.ts'
import type { ChosenShipping, OrderLine, OrderTotals } from '#features/orders/rules/order-draft.ts'
import { ApiError } from '#kit/api-error.ts'
import type { CheckoutRequest } from '../contract.ts'
import type { OurPrice } from '../rules/agree.ts'
import { texts } from '../texts.ts'

export interface PricedCheckout {
  lines: OrderLine[]
  totals: OrderTotals
  taxRate: number
  couponCode: string | null
  shippingMethod: ChosenShipping
  /** what each product costs now, for comparing with what the browser believes */
  products: ReadonlyMap<string, OurPrice>
}

/** Computes the order from our own prices, taxes, shipping rates and coupons: the same quote the cart got. Throws ApiError for what cannot be bought this way. */
export async function priceCheckout(
  context: QuoteContext,
  body: CheckoutRequest,
  at: Date,
): Promise<PricedCheckout> {
  if (body.products.length === 0) throw new ApiError('cart_empty', texts.emptyCart)
  const quote = await quoteCart(context, {
    products: body.products,
    zip: body.shippingInfo.postcode,
    at,
    shippingType: body.shippingMethod.type,
    requestedShipDate: body.shippingMethod.requestedShipDate ?? null,
    couponCode: body.discounts?.couponCode ?? null,
    email: body.email,
  })
  const option = requireBuyable(quote, body)
  return {
    lines: quote.priced.lines.map((line, index) => orderLine(quote, line, index)),
    totals: quote.priced,
    taxRate: quote.location.taxRate,
    couponCode: quote.coupon.kind === 'applied' ? quote.coupon.coupon.code : null,
    shippingMethod: {
      type: option.type,
      label: option.label,
      deliveryDate: option.deliveryDate,
      expectedShipDate: option.shipDate,
      requestedShipDate: body.shippingMethod.requestedShipDate ?? null,
    },
    products: new Map(
      quote.priced.lines.map((line) => [line.id, { price: line.price, discount: line.discount }]),
    ),
  }
}

function requireBuyable(quote: CartQuote, body: CheckoutRequest) {
  if (quote.shipping.kind === 'byPhone') throw new ApiError('quote_only', texts.quoteOnly, { status: 409 })
  if (quote.lines.every((line) => line.product.isService))
    throw new ApiError('only_services', texts.onlyServices, { status: 409 })
  if (quote.option === null)
    throw new ApiError('shipping_not_offered', texts.shippingNotOffered, { status: 409 })
  // Tax follows the zip: an address of another state would be taxed wrongly and never arrive.
  if (quote.location.state !== body.shippingInfo.state)
    throw new ApiError('address_mismatch', texts.addressMismatch, {
      status: 409,
      details: { state: quote.location.state },
    })
  if (quote.coupon.kind === 'rejected')
    throw new ApiError('coupon_invalid', texts.couponInvalid, { status: 409 })
  return quote.option
}

function orderLine(quote: CartQuote, line: CartQuote['priced']['lines'][number], index: number): OrderLine {
  const { product } = quote.lines[index]!
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
  }
}
