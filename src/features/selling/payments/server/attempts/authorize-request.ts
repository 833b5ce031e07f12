import { toCents } from '#lib/money.ts'
import type { AuthorizeRequest, PostalAddress } from '../ports.ts'
import type { AttemptRow, PayableOrder } from './start-attempt.ts'

/**
 * The request to the provider, with amounts and addresses of the order, never of the browser's payment call.
 */
export function authorizeRequest(
  order: PayableOrder,
  attempt: AttemptRow,
  request: Pick<AuthorizeRequest, 'token' | 'deviceData' | 'client' | 'bank'>,
): AuthorizeRequest {
  const billing = postalAddress(order.billing)
  return {
    orderId: order.id,
    method: attempt.method,
    amount: toCents(attempt.amount_cents),
    token: request.token,
    idempotencyKey: attempt.idempotency_key,
    deviceData: request.deviceData,
    billing,
    shipping: postalAddress(order.shipping),
    customer: {
      email: order.email,
      firstName: billing.firstName,
      lastName: billing.lastName,
      phone: order.phone,
    },
    client: request.client,
    bank: request.bank,
    tax: toCents(order.tax_cents),
    shippingCost: toCents(order.shipping_cents),
  }
}

/** An address of an order, as providers expect it. */
export function postalAddress(address: Record<string, string>): PostalAddress {
  const [firstName = '', ...rest] = (address.name ?? '').split(' ')
  return {
    firstName,
    lastName: rest.join(' '),
    company: address.company || undefined,
    street: address.address1 ?? '',
    street2: address.address2 || undefined,
    city: address.city ?? '',
    state: address.state ?? '',
    postalCode: address.postcode ?? '',
    country: address.country ?? 'US',
  }
}
