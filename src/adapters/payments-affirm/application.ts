import type { ApplicationRequest, PostalAddress } from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'

export interface ApplicationOptions {
  /** `modal` opens over our page; `redirect` leaves it, and Affirm posts the token to us */
  mode: 'modal' | 'redirect'
  merchantName: string
}

/**
 * The data that the browser gives to Affirm's script. Amounts are integer cents. We check Affirm's amount
 * when we authorize the loan.
 */
export function affirmApplication(
  request: ApplicationRequest,
  { mode, merchantName }: ApplicationOptions,
): object {
  return {
    merchant: {
      name: merchantName,
      user_confirmation_url: request.urls.confirm,
      user_cancel_url: request.urls.cancel,
      user_confirmation_url_action: 'POST',
    },
    items: request.lines.map((line) => ({
      display_name: line.name,
      sku: line.sku,
      unit_price: line.unitPrice,
      qty: line.quantity,
    })),
    shipping: person(request.shipping, request),
    billing: person(request.billing, request),
    ...(request.discount > 0
      ? { discounts: { discount: { discount_amount: request.discount, discount_display_name: 'Discount' } } }
      : {}),
    tax_amount: request.tax,
    shipping_amount: request.shippingCost,
    total: request.amount,
    currency: merchant().currency,
    order_id: request.orderId,
    metadata: { mode },
  }
}

const person = (address: PostalAddress, { email, phone }: ApplicationRequest) => ({
  name: { first: address.firstName, last: address.lastName },
  address: {
    line1: address.street,
    ...(address.street2 ? { line2: address.street2 } : {}),
    city: address.city,
    state: address.state,
    zipcode: address.postalCode,
    country: address.country,
  },
  email,
  phone_number: phone,
})
