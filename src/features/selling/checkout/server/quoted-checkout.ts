import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { type QuotedSale, quotedSale, quoteOfLines } from '#features/partners/quotes/server/index.ts'
import { mayOpen, releaseOrder } from '#features/selling/orders/server/index.ts'
import { hasPaymentUnderWay } from '#features/selling/payments/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatMoney, fromWire, toWire } from '#lib/money.ts'
import type { CheckoutRequest } from '../contract.ts'
import { quotedTexts } from '../quoted-texts.ts'
import type { PlacingServices } from './placing-services.ts'
import type { PricedCheckout } from './price-checkout.ts'

/**
 * The sale of the quote that the lines of a checkout name: its prices, exemption and shipping cost are those
 * of the accepted version. Undefined without a quote. When this browser placed the quote unpaid before, and
 * now places it again with another address, that order gives the quote back first. Throws ApiError
 * quote_not_found, quote_expired, quote_not_payable, quote_cart_changed.
 */
export async function quotedCheckout(
  services: PlacingServices,
  { products, shippingInfo }: CheckoutRequest,
): Promise<QuotedSale | undefined> {
  const number = quoteOfLines(products)
  if (number === undefined) return undefined
  const zip = placeCode(shippingInfo.postcode, shippingInfo.state)
  const sale = await quotedSale(services, { number, lines: products, zip })
  const { orderId } = sale
  if (orderId === null || !mayOpen(services.request, services.orderCookie, orderId)) return sale
  const { db, clock } = services
  await releaseOrder({ db, clock, hasLivePayment: hasPaymentUnderWay }, orderId)
  return sale
}

/**
 * A quote is charged at its signed total. Another total (another address, another delivery, a new tax rate)
 * needs the buyer's agreement to exactly that amount. Throws ApiError signed_total_differs.
 */
export function requireSignedTotal(
  { agreedTotal }: CheckoutRequest,
  { totals: { total } }: PricedCheckout,
  { number, accepted: { total: signed } }: QuotedSale,
): void {
  if (total === signed || (agreedTotal != null && fromWire(agreedTotal) === total)) return
  throw new ApiError(
    'signed_total_differs',
    quotedTexts.differs(number, formatMoney(signed), formatMoney(total)),
    { status: 409, details: { signed: toWire(signed), total: toWire(total) } },
  )
}
