import {
  type AchDebit,
  emptyAchDebit,
  emptyBankAccount,
} from '#features/selling/bank-debit/rules/ach-form.ts'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import { toTwoDecimals } from '#lib/money.ts'
import { DEFAULT_DELIVERY_TYPE } from './delivery-type.ts'

const CHECKOUT_STEPS = ['shipping', 'payment', 'review'] as const
type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

export interface CheckoutAddress {
  firstName: string
  lastName: string
  company: string
  address: string
  address2: string
  city: string
  state: string
  zipcode: string
  country: string
}

/** Wire amounts, as the cart shows them. */
export interface CheckoutCosts {
  shippingCost: number
  taxAmount: number
  subTotal: number
  total: number
}

/** E-CHECKOUT: the checkout state of the specification. */
export interface CheckoutState {
  reviewing: boolean
  currentStep: CheckoutStep
  errors: Readonly<Record<string, string>>
  costs: CheckoutCosts
  cardNumber: string
  secCode: string
  expMonth: string
  expYear: string
  billingAndShippingAddressAreTheSame: boolean
  deliveryType: string
  commentsForCarrier: string
  /** number of the buyer's EPA 608 certificate; asked for refrigerant only */
  epaCertificate: string
  billing: CheckoutAddress
  shipping: CheckoutAddress
  email: string
  phoneExtension: string
  phoneNumber: string
  phoneNumber2: string
  amazonPay: {
    confirmed: boolean
    buttonConfig: unknown
    sessionData: unknown
    sessionId: string
    error: string
  }
  paypal: { orderID: string }
  paymentMethod: PaymentMethod
  achDebit: AchDebit
  creditKeyModalOpen: boolean
  removeTaxAmount: boolean
}

const emptyAddress: CheckoutAddress = {
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  zipcode: '',
  country: 'US',
}

/** The state of an empty form, which "clear" goes back to (S-CO-03). */
export const defaultCheckout: CheckoutState = {
  reviewing: false,
  currentStep: 'payment',
  errors: {},
  costs: { shippingCost: 0, taxAmount: 0, subTotal: 0, total: 0 },
  cardNumber: '',
  secCode: '',
  expMonth: '',
  expYear: '',
  billingAndShippingAddressAreTheSame: true,
  deliveryType: DEFAULT_DELIVERY_TYPE,
  commentsForCarrier: '',
  epaCertificate: '',
  billing: emptyAddress,
  shipping: emptyAddress,
  email: '',
  phoneExtension: '',
  phoneNumber: '',
  phoneNumber2: '',
  amazonPay: { confirmed: false, buttonConfig: null, sessionData: null, sessionId: '', error: '' },
  paypal: { orderID: '' },
  paymentMethod: 'creditCard',
  achDebit: emptyAchDebit,
  creditKeyModalOpen: false,
  removeTaxAmount: false,
}

/** S-CO-01: fields that are never saved. */
export const UNSAVED_FIELDS = [
  'cardNumber',
  'secCode',
  'expMonth',
  'expYear',
  'creditKeyModalOpen',
  'achDebit',
  'errors',
] as const satisfies readonly (keyof CheckoutState)[]

/** The financing modal flag: the buyer is at the lender that the order is to be paid with. */
export const isAtLender = (form: CheckoutState): boolean => form.creditKeyModalOpen
export const atLender = (isThere: boolean) =>
  ({ creditKeyModalOpen: isThere }) satisfies Partial<CheckoutState>

/** An approval was used up or refused: every wallet starts again. */
export const noApproval = {
  paypal: defaultCheckout.paypal,
  amazonPay: defaultCheckout.amazonPay,
} satisfies Partial<CheckoutState>

/** S-CO-05: another verification method with a reset clears the bank account. */
export function changeVerificationMethod(
  state: CheckoutState,
  method: string,
  reset: boolean,
): CheckoutState {
  const forget = reset && method !== state.achDebit.verificationMethod
  return {
    ...state,
    achDebit: {
      ...state.achDebit,
      verificationMethod: method,
      ...(forget
        ? { bankAccount: emptyBankAccount, bankName: '', fullAccountType: '', accountType: '' }
        : {}),
    },
  }
}

/**
 * S-CO-06: sets taxAmount to the given value, subtracts the previous tax from the total and flags it. Amounts
 * are wire amounts.
 */
export function removeTax(state: CheckoutState, taxAmount: number): CheckoutState {
  const total = toTwoDecimals(state.costs.total - state.costs.taxAmount)
  return { ...state, removeTaxAmount: true, costs: { ...state.costs, taxAmount, total } }
}

export interface CardFields {
  number: string
  expiry: string
  securityCode: string
}

/** V-CARD: card fields go along only when a card number is present; expiry is month/year. */
export function cardFields(state: CheckoutState): CardFields | undefined {
  return state.cardNumber === ''
    ? undefined
    : { number: state.cardNumber, expiry: `${state.expMonth}/${state.expYear}`, securityCode: state.secCode }
}
