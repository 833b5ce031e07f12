import type { ApplicationRequest, PostalAddress } from '#features/payments/server/ports.ts'
import { type Cents, toWire } from '#kit/money.ts'

/** Fields of begin_checkout: exactly what was ordered, and where the buyer comes back to. */
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
  return_url: request.urls.success,
  cancel_url: request.urls.cancel,
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

/** The charges of a capture: what left may be less than what was ordered. */
export const captured = (amount: Cents) => ({
  total: toWire(amount),
  shipping: 0,
  tax: 0,
  discount_amount: 0,
  grand_total: toWire(amount),
})

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
