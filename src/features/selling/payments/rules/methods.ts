import { defineTexts, listed } from '#lib/language/texts.ts'
import { isSwitchedOn } from '#lib/merchant/merchant.ts'

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

/** Methods that any buyer can use for any total; one of them always stays on. */
export const OPEN_TO_ALL = ['creditCard', 'ACHDebit', 'PayPal', 'AmazonPay', 'check'] as const

/** The name by which staff switch a method off. */
export const methodSwitch = <M extends string>(method: M) => `pay ${method}` as const

export const isMethodOn = (method: string): boolean => isSwitchedOn(methodSwitch(method))

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

/** What the store takes, as an object of "We don’t take …". */
const takenNames: Readonly<Record<PaymentMethod, string>> = defineTexts({
  creditCard: 'credit or debit cards',
  check: 'checks',
  ACHDebit: 'debits from a bank account',
  PayPal: 'PayPal',
  AmazonPay: 'Amazon Pay',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  ...lenderNames,
  plaid: 'debits from a bank account',
  terms: 'orders on account',
})

const texts = defineTexts({
  switchedOff: (taken: string) => `We don’t take ${taken} right now. Please choose another way to pay.`,
})

/** The sentence about methods that staff have switched off. */
export const switchedOff = (methods: readonly PaymentMethod[]): string =>
  texts.switchedOff(
    listed(
      methods.map((method) => takenNames[method]),
      'or',
    ),
  )

/** The lender whose loans to homeowners a product's page shows as an example. */
export const MONTHLY_LENDER = 'affirm' satisfies Lender
