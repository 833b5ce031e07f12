import { emptyAchDebit } from '#features/selling/bank-debit/rules/ach-form.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import {
  atLender,
  type CheckoutCosts,
  type CheckoutState,
  defaultCheckout,
  type UNSAVED_FIELDS,
} from './checkout-state.ts'

/** S-CO-02: the day the checkout cookie expires. */
export const CHECKOUT_COOKIE_EXPIRES = '2038-01-19T00:00:00.000Z'

/** The fields that local storage may hold. */
export type SavedCheckout = Omit<CheckoutState, (typeof UNSAVED_FIELDS)[number]>
/** The only fields that the cookie may hold. */
export interface CheckoutCookie {
  costs: CheckoutCosts
  deliveryType: string
  paymentMethod: PaymentMethod
}

/**
 * S-CO-01: the form without card number, security code, expiry, bank details and the financing modal flag.
 * It names each field, so that a new field of the state is not saved by accident.
 */
export function toSaved(state: CheckoutState): SavedCheckout {
  return {
    reviewing: state.reviewing,
    currentStep: state.currentStep,
    costs: state.costs,
    billingAndShippingAddressAreTheSame: state.billingAndShippingAddressAreTheSame,
    deliveryType: state.deliveryType,
    commentsForCarrier: state.commentsForCarrier,
    epaCertificate: state.epaCertificate,
    billing: state.billing,
    shipping: state.shipping,
    email: state.email,
    phoneExtension: state.phoneExtension,
    phoneNumber: state.phoneNumber,
    phoneNumber2: state.phoneNumber2,
    amazonPay: state.amazonPay,
    paypal: state.paypal,
    paymentMethod: state.paymentMethod,
    removeTaxAmount: state.removeTaxAmount,
  }
}

/** S-CO-02: costs, deliveryType and paymentMethod; nothing that identifies the shopper. */
export const toCookie = (state: CheckoutState): CheckoutCookie => ({
  costs: state.costs,
  deliveryType: state.deliveryType,
  paymentMethod: state.paymentMethod,
})

/**
 * S-CO-03: defaults, then the cookie, then local storage; what neither holds (card, bank, errors) is empty
 * again.
 */
export function restore(
  saved: Partial<SavedCheckout> | undefined,
  cookie: Partial<CheckoutCookie> | undefined,
): CheckoutState {
  const restored = { ...defaultCheckout, ...cookie, ...saved }
  return {
    ...restored,
    paymentMethod: knownMethod(restored.paymentMethod),
    achDebit: emptyAchDebit,
    errors: {},
    cardNumber: '',
    secCode: '',
    expMonth: '',
    expYear: '',
    ...atLender(false),
  }
}

const knownMethod = (method: string): PaymentMethod =>
  PAYMENT_METHODS.find((known) => known === method) ?? defaultCheckout.paymentMethod
