import type { TokenMaker } from '#store/checkout/methods/card-wallet/wallet-gateway.ts'
import type { CardFieldsConfig } from '#store/checkout/methods/creditcard/card-fields.ts'
import type { AmountLimits } from '../rules/amount-limits.ts'

/** Debits of bank accounts: where an account becomes a token. */
export interface BankOffer {
  tokenizer: { mode: 'sandbox'; url: string } | { mode: 'braintree' }
}

/** What a browser needs to know to show each way to pay; the same for everybody. */
export interface PaymentOffer {
  cardFields: CardFieldsConfig | null
  paypal: { scriptUrl: string } | null
  bank: BankOffer | null
  /** the script that lets a buyer sign in to her bank */
  plaid: { scriptUrl: string } | null
  amazon: { scriptUrl: string } | null
  /** `scriptUrl`: where the browser gets an Apple Pay that it does not have of its own; null in Safari's world */
  applePay: { tokens: TokenMaker; scriptUrl: string | null } | null
  googlePay: {
    tokens: TokenMaker
    scriptUrl: string
    environment: 'TEST' | 'PRODUCTION'
    merchantId: string | null
  } | null
  affirm: { scriptUrl: string; publicKey: string } | null
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
  affirm: null,
  limits: {},
  bank: null,
  plaid: null,
}
