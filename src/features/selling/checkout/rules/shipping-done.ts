import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import { forbiddenAt } from '#features/selling/cart/rules/place-rules.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { hasCertificate, needsCertificate } from './certificate.ts'
import { missingShipping } from './check-address.ts'
import type { CheckoutState } from './checkout-state.ts'

/**
 * Whether the shipping step is done. Every payment method asks this first, also a wallet that brings its
 * own address.
 */
export const isShippingDone = (cart: Pick<Cart, 'items' | 'rules'>, form: CheckoutState): boolean =>
  missingShipping(form).length === 0 &&
  forbiddenAt(cart, placeCode(form.shipping.zipcode, form.shipping.state)).length === 0 &&
  (!needsCertificate(cart) || hasCertificate(form))
