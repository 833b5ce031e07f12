import { isTypedZip } from '#features/location/rules/zip.ts'
import { isEmail } from '#kit/email.ts'
import type { CheckoutAddress, CheckoutState } from './checkout-state.ts'

/** The fields of the shipping step, in their order on the page. */
const SHIPPING_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'address',
  'zipcode',
  'city',
  'state',
] as const
export type ShippingField = (typeof SHIPPING_FIELDS)[number]

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1+/, '')

const complete: Record<ShippingField, (state: CheckoutState) => boolean> = {
  email: ({ email }) => isEmail(email.trim()),
  phone: ({ phoneNumber }) => digits(phoneNumber).length === 10,
  firstName: ({ shipping }) => shipping.firstName.trim() !== '',
  lastName: ({ shipping }) => shipping.lastName.trim() !== '',
  address: ({ shipping }) => shipping.address.trim() !== '',
  zipcode: ({ shipping }) => isTypedZip(shipping.zipcode),
  city: ({ shipping }) => shipping.city.trim() !== '',
  state: ({ shipping }) => /^[A-Za-z]{2}$/.test(shipping.state.trim()),
}

/** Fields that the shipping step still needs; empty when the buyer can continue. */
export const missingShipping = (state: CheckoutState): ShippingField[] =>
  SHIPPING_FIELDS.filter((field) => !complete[field](state))

/** Fields that a separate billing address still needs. */
export const missingBilling = (state: CheckoutState): ShippingField[] =>
  state.billingAndShippingAddressAreTheSame
    ? []
    : missingShipping({ ...state, email: 'a@b.example', phoneNumber: '2125550100', shipping: state.billing })

/** First and last name in one line, as a label carries it. */
export const fullName = (address: CheckoutAddress): string =>
  `${address.firstName.trim()} ${address.lastName.trim()}`.trim()
