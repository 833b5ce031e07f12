import { isRefrigerant } from '#features/catalog/catalog/rules/restricted.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import type { CheckoutState } from './checkout-state.ts'

/** The form of an EPA 608 certificate's number. The pattern is wide, because each issuer has its own form. */
export const CERTIFICATE_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{3,39}$/

/** Whether the cart has refrigerant, which only certified technicians may buy. */
export const needsCertificate = ({ items }: Pick<Cart, 'items'>): boolean =>
  items.some((item) => isRefrigerant(item.kBType))

/** Whether the form has the certificate number that a sale of refrigerant requires. */
export const hasCertificate = ({ epaCertificate }: Pick<CheckoutState, 'epaCertificate'>): boolean =>
  CERTIFICATE_NUMBER.test(epaCertificate.trim())
