import type {
  ApplicationRequest,
  PostalAddress,
  ShippedWith,
} from '#features/selling/payments/server/ports.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { type Cents, toWire } from '#lib/money.ts'

const texts = defineTexts({ order: (id: string | undefined) => `Order ${id}` })

/** Credit Key replaces this word in our URLs by its own id of the order. */
const OWN_ID = '&key=%CKKEY%'

/** Fields of begin_checkout: the exact order, and the page to which the buyer returns. */
export const beginFields = (request: ApplicationRequest): Record<string, unknown> => ({
  cart_items: request.lines.map((line) => ({
    merchant_id: line.id,
    name: line.name,
    price: toWire(line.unitPrice),
    sku: line.sku,
    quantity: line.quantity,
    size: null,
    color: null,
  })),
  billing_address: person(request.billing, request),
  shipping_address: person(request.shipping, request),
  charges: chargesOf(request),
  remote_id: request.orderId,
  remote_customer_id: null,
  return_url: `${request.urls.success}${OWN_ID}`,
  cancel_url: `${request.urls.cancel}${OWN_ID}`,
  order_complete_url: request.urls.approvedLater,
  mode: 'redirect',
})

const chargesOf = ({ lines, shippingCost, tax, discount, amount }: ApplicationRequest) => ({
  total: toWire(lines.reduce<number>((sum, line) => sum + line.unitPrice * line.quantity, 0) as Cents),
  shipping: toWire(shippingCost),
  tax: toWire(tax),
  discount_amount: toWire(discount),
  grand_total: toWire(amount),
})

/** Fields of confirm_order: one line, because less may have shipped than was ordered. */
export function confirmFields(
  orderId: string | undefined,
  amount: Cents,
  shipment: ShippedWith | undefined,
): Record<string, unknown> {
  const price = toWire(amount)
  const items = [
    {
      merchant_id: orderId,
      name: texts.order(orderId),
      price,
      sku: null,
      quantity: 1,
      size: null,
      color: null,
    },
  ]
  return {
    merchant_order_id: orderId,
    merchant_status: shipment ? `shipped ${shipment.carrier} ${shipment.tracking}` : 'shipped',
    // Its PHP kit calls the items cart_contents, another plugin cart_items.
    cart_contents: items,
    cart_items: items,
    charges: { total: price, shipping: 0, tax: 0, discount_amount: 0, grand_total: price },
  }
}

const person = (address: PostalAddress, { email, phone }: ApplicationRequest) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company_name: address.company ?? '',
  email,
  address1: address.street,
  address2: address.street2 ?? '',
  city: address.city,
  state: address.state,
  zip: address.postalCode,
  phone_number: phone,
})
