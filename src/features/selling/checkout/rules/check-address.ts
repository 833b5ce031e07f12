import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import { stateFault, stateField, zipField } from '#features/catalog/location/rules/address-fields.ts'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { forbiddenAt } from '#features/selling/cart/rules/shipping-choice.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { CERTIFICATE_NUMBER } from '#features/selling/orders/rules/certificate.ts'
import { carrierNote, secondLineFault, streetFault } from '#features/selling/shipping/rules/po-box.ts'
import type { TypedField } from '#lib/typed/fields.ts'
import * as fields from '#lib/typed/fields.ts'
import { formTexts } from '../texts.ts'
import type { CheckoutAddress, CheckoutState } from './checkout-state.ts'

/** The fields of an address, in their order on the page. */
const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address',
  'zipcode',
  'city',
  'state',
  'address2',
  'company',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The fields of the shipping step. */
export type ShippingField = AddressField | 'email' | 'phone' | 'phone2' | 'note'
/** What is wrong with fields, in a sentence for each. */
export type Faults<Field extends string> = Partial<Record<Field, string>>

type Missing = keyof typeof formTexts.errors

/** Why a text is refused: `missing` names the sentence for an empty one, without it the field is optional. */
function faultOf(field: TypedField, text: string, missing?: Missing): string | undefined {
  const tidy = field.tidy(text)
  if (tidy === '') return missing && formTexts.errors[missing]
  return field.fault(tidy)
}

const compact = <Field extends string>(faults: Record<Field, string | undefined>): Faults<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<Field>

/** The faults of an address, as the contract of the checkout judges it. A delivery goes by truck. */
function addressFaults(
  address: CheckoutAddress,
  isDelivery: boolean,
): Record<AddressField, string | undefined> {
  const { zipcode, state } = address
  return {
    firstName: faultOf(fields.personName, address.firstName, 'firstName'),
    lastName:
      faultOf(fields.personName, address.lastName, 'lastName') ??
      faultOf(fields.personName, fullName(address)),
    address:
      faultOf(fields.street, address.address, 'address') ??
      (isDelivery ? streetFault(address.address) : undefined),
    zipcode: faultOf(zipField, zipcode, 'zipcode'),
    city: faultOf(fields.city, address.city, 'city'),
    state:
      faultOf(stateField, state, 'state') ??
      (isDelivery ? stateFault(zipcode, stateField.tidy(state)) : undefined),
    address2:
      faultOf(fields.streetMore, address.address2) ??
      (isDelivery ? secondLineFault(address.address2) : undefined),
    company: faultOf(fields.company, address.company),
  }
}

/** What the shipping step still needs, field by field in their order; empty when the buyer can continue. */
export function shippingFaults(form: CheckoutState): Faults<ShippingField> {
  const { firstName, lastName, ...place } = addressFaults(form.shipping, true)
  return compact<ShippingField>({
    email: faultOf(fields.email, form.email, 'email'),
    firstName,
    lastName,
    phone: faultOf(fields.phone, form.phoneNumber, 'phone'),
    ...place,
    phone2: faultOf(fields.phone, form.phoneNumber2),
    note: faultOf(carrierNote, form.commentsForCarrier),
  })
}

const keysOf = <Field extends string>(faults: Faults<Field>): Field[] => Object.keys(faults) as Field[]

/** The fields that `shippingFaults` names. */
export const missingShipping = (form: CheckoutState): ShippingField[] => keysOf(shippingFaults(form))

/** What a separate billing address still needs. */
export const billingFaults = (form: CheckoutState): Faults<AddressField> =>
  form.billingAndShippingAddressAreTheSame ? {} : compact(addressFaults(form.billing, false))

/** First and last name in one line, as a label carries it. */
export const fullName = (address: CheckoutAddress): string =>
  `${address.firstName.trim()} ${address.lastName.trim()}`.trim()

/** Whether the cart has refrigerant, which only certified technicians may buy. */
export const needsCertificate = ({ items }: Pick<Cart, 'items'>): boolean =>
  items.some((item) => isOneOf(item, ['is-refrigerant']))

/** Whether the form has the certificate number that a sale of refrigerant requires. */
export const hasCertificate = ({ epaCertificate }: Pick<CheckoutState, 'epaCertificate'>): boolean =>
  CERTIFICATE_NUMBER.test(epaCertificate.trim())

/**
 * Whether the shipping step is done. Every payment method asks this first, also a wallet that brings its
 * own address.
 */
export const isShippingDone = (cart: Pick<Cart, 'items' | 'rules'>, form: CheckoutState): boolean =>
  missingShipping(form).length === 0 &&
  forbiddenAt(cart, placeCode(form.shipping.zipcode, form.shipping.state)).length === 0 &&
  (!needsCertificate(cart) || hasCertificate(form))
