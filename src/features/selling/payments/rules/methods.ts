import { defineTexts } from '#lib/language/texts.ts'

/**
 * S-CO-04: creditCard, check, ACHDebit, PayPal, wallet pay, Apple Pay, Google Pay, financing, bank-link flow.
 * Where the specification gives no name for the API, the name is our choice.
 */
export const PAYMENT_METHODS = [
  'creditCard',
  'check',
  'ACHDebit',
  'PayPal',
  'AmazonPay',
  'applepay',
  'googlepay',
  'affirm',
  'creditkey',
  'plaid',
] as const

/** Only partners of companies with a credit account can choose these; our own store keeps their books. */
export const PARTNER_METHODS = ['terms'] as const
type PartnerMethod = (typeof PARTNER_METHODS)[number]

export type PaymentMethod = (typeof PAYMENT_METHODS)[number] | PartnerMethod

/**
 * The methods a shopper can choose today. A method added here does not compile until it has its entry in
 * `Gateways`.
 */
export const OFFERED_METHODS = [
  'creditCard',
  'applepay',
  'googlepay',
  'PayPal',
  'AmazonPay',
  'affirm',
  'creditkey',
  'ACHDebit',
  'check',
] as const satisfies readonly PaymentMethod[]
export type OfferedMethod = (typeof OFFERED_METHODS)[number] | PartnerMethod

/** Methods where the buyer confirms a card or balance that another company keeps. */
export const WALLETS: readonly PaymentMethod[] = ['applepay', 'googlepay', 'PayPal', 'AmazonPay']

/** Methods where the buyer applies to a lender. */
export const LENDERS = ['affirm', 'creditkey'] as const satisfies readonly OfferedMethod[]
export type Lender = (typeof LENDERS)[number]

/** Names of the lenders, for people. */
export const lenderNames: Readonly<Record<Lender, string> & Partial<Record<string, string>>> = defineTexts({
  affirm: 'Affirm',
  creditkey: 'Credit Key',
})

/** Each method's name for people: who does not answer when it cannot be used. */
export const methodNames = defineTexts({
  creditCard: 'Our card service',
  check: 'Check by mail',
  ACHDebit: 'Our bank service',
  PayPal: 'PayPal',
  AmazonPay: 'Amazon Pay',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  ...lenderNames,
  plaid: 'The link to your bank',
  terms: 'Net terms',
})

/** The lender whose loans to homeowners a product's page shows as an example. */
export const MONTHLY_LENDER = 'affirm' satisfies Lender
