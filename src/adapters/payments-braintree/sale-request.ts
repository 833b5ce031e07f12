import type { AuthorizeRequest, PostalAddress } from '#features/selling/payments/server/ports.ts'
import type { Cents } from '#lib/money.ts'

/** "1234.56": amounts are decimal strings on this wire. */
export const toDecimal = (amount: Cents): string => (amount / 100).toFixed(2)

/** A new object every time, because the SDK writes into the one it gets. Only known fields are sent. */
export function toSale(request: AuthorizeRequest, options: { sendRequestKey: boolean }): object {
  const { customer, client } = request
  return known({
    amount: toDecimal(request.amount),
    orderId: request.orderId,
    paymentMethodNonce: request.token,
    apiRequestKey: options.sendRequestKey ? request.idempotencyKey : undefined,
    deviceData: request.deviceData,
    billing: request.billing && toAddress(request.billing),
    shipping: request.shipping && toAddress(request.shipping),
    customer:
      customer &&
      known({
        firstName: customer.firstName,
        lastName: customer.lastName,
        email: customer.email,
        phone: customer.phone,
      }),
    riskData: client && { customerIp: client.ip, customerBrowser: client.userAgent.slice(0, 255) },
    taxAmount: request.tax === undefined ? undefined : toDecimal(request.tax),
    shippingAmount: request.shippingCost === undefined ? undefined : toDecimal(request.shippingCost),
    // The money is authorized now and captured when the order ships.
    options: { submitForSettlement: false },
  })
}

/** A debit of an account that is stored at the provider. The provider requests the money at once. */
export const toDebit = (request: AuthorizeRequest, methodToken: string): object =>
  known({
    amount: toDecimal(request.amount),
    orderId: request.orderId,
    paymentMethodToken: methodToken,
    deviceData: request.deviceData,
    options: { submitForSettlement: true },
  })

const toAddress = (address: PostalAddress): object =>
  known({
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.company,
    streetAddress: address.street,
    extendedAddress: address.street2,
    locality: address.city,
    region: address.state,
    postalCode: address.postalCode,
    countryCodeAlpha2: address.country,
  })

const known = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
