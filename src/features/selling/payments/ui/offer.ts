import type { AmountLimits } from '../rules/amount-limits.ts'
import { isMethodOn, type Lender, type OfferedMethod } from '../rules/methods.ts'

/** The source of the card fields: the provider's hosted fields, or those of the payment sandbox. */
export type CardFieldsConfig = { mode: 'braintree' } | { mode: 'sandbox'; fieldsUrl: string }

/**
 * The source of a single-use token for a wallet's answer: the card gateway's library, or the payment sandbox.
 */
export type TokenMaker = { mode: 'braintree' } | { mode: 'sandbox'; clientApiUrl: string }

/** Debits of bank accounts: where an account becomes a token. */
interface BankOffer {
  tokenizer: { mode: 'sandbox'; url: string } | { mode: 'braintree' }
}

/** The settings of each payment method for the browser; the same for every buyer. */
export interface PaymentOffer {
  cardFields: CardFieldsConfig | null
  paypal: { scriptUrl: string } | null
  bank: BankOffer | null
  /** the script that lets a buyer sign in to the bank */
  plaid: { scriptUrl: string } | null
  amazon: { scriptUrl: string } | null
  /**
   * `scriptUrl`: Apple's script for browsers other than Safari; null when only Safari is offered Apple Pay
   */
  applePay: { tokens: TokenMaker; scriptUrl: string | null } | null
  googlePay: {
    tokens: TokenMaker
    scriptUrl: string
    environment: 'TEST' | 'PRODUCTION'
    merchantId: string | null
  } | null
  /** lenders whose own script opens the application */
  lenders: Partial<Record<Lender, { scriptUrl: string; publicKey: string }>>
  /** between which totals a method can be chosen */
  limits: AmountLimits
}

/** The offer with its methods, and those that staff have switched off. */
export type MethodsOffer = PaymentOffer & {
  methods: readonly OfferedMethod[]
  off: readonly OfferedMethod[]
}

/** On the server: what a buyer can choose now. */
export const offerNow = (offer: PaymentOffer & { methods: readonly OfferedMethod[] }): MethodsOffer => ({
  ...offer,
  methods: offer.methods.filter(isMethodOn),
  off: offer.methods.filter((method) => !isMethodOn(method)),
  amazon: isMethodOn('AmazonPay') ? offer.amazon : null,
})

/** A store without any provider accepts only checks. */
export const noOffer: PaymentOffer = {
  cardFields: null,
  paypal: null,
  amazon: null,
  applePay: null,
  googlePay: null,
  lenders: {},
  limits: {},
  bank: null,
  plaid: null,
}
