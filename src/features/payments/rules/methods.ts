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
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
