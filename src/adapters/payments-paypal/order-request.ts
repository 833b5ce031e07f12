import type { BeginRequest } from '#features/selling/payments/server/ports.ts'
import type { Cents } from '#lib/money.ts'

/** Amounts are decimal strings on this wire. */
export const toMoney = (amount: Cents) => ({ currency_code: 'USD', value: (amount / 100).toFixed(2) })

/** An order at PayPal for one of our orders: the buyer approves exactly this amount and this delivery. */
export function orderRequest({ orderId, amount, shipping }: BeginRequest): object {
  const name = `${shipping.firstName} ${shipping.lastName}`.trim()
  const address = {
    address_line_1: shipping.street,
    ...(shipping.street2 ? { address_line_2: shipping.street2 } : {}),
    admin_area_2: shipping.city,
    admin_area_1: shipping.state,
    postal_code: shipping.postalCode,
    country_code: shipping.country,
  }
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: orderId,
        description: `Order ${orderId}`,
        amount: toMoney(amount),
        shipping: { name: { full_name: name }, address },
      },
    ],
    application_context: { shipping_preference: 'SET_PROVIDED_ADDRESS', user_action: 'CONTINUE' },
  }
}
