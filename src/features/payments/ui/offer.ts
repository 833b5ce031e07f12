import type { AmountLimits } from '../rules/amount-limits.ts'
import type { Lender } from '../rules/methods.ts'

/** Where the buyer types the card: the provider's own hosted fields, or the payment sandbox's. */
export type CardFieldsConfig = { mode: 'braintree' } | { mode: 'sandbox'; fieldsUrl: string }

/**
 * What turns a wallet's answer into a single-use token: the card gateway's own library, or the payment
 * sandbox.
 */
export type TokenMaker = { mode: 'braintree' } | { mode: 'sandbox'; clientApiUrl: string }

/** Debits of bank accounts: where an account becomes a token. */
interface BankOffer {
  tokenizer: { mode: 'sandbox'; url: string } | { mode: 'braintree' }
}

/** What a browser needs to show each payment method; the same for every buyer. */
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

/** A store with no provider at all: only checks are taken. */
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
