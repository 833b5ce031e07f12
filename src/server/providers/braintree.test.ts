import { expect, test } from 'vitest'
import { openBraintree, readBraintree } from './braintree.ts'

const keys = {
  BRAINTREE_MERCHANT_ID: 'm',
  BRAINTREE_PUBLIC_KEY: 'k',
  BRAINTREE_PRIVATE_KEY: 's',
  BRAINTREE_ACH: false,
  GOOGLE_PAY_SCRIPT_URL: 'https://pay.google.com/gp/p/js/pay.js',
}
const open = (more: object = {}, production = true) =>
  openBraintree(readBraintree({ ...keys, ...more }), {
    sandboxUrl: undefined,
    production,
    deadlineMs: 1_000,
  })!

test('[R-CO-PAY] with Braintree’s keys its fields take the card; a wallet needs its own settings', () => {
  const { methods, offer, scripts, frames } = open()

  expect(methods).toEqual(['creditCard'])
  expect(offer).toEqual({ cardFields: { mode: 'braintree' }, bank: null, applePay: null, googlePay: null })
  expect([scripts, frames]).toEqual([['https://c.paypal.com'], ['https://assets.braintreegateway.com']])
})

test.each([
  [true, 'PRODUCTION', 'https://api.braintreegateway.com'],
  [false, 'TEST', 'https://api.sandbox.braintreegateway.com'],
])('[S-CO-04] wallets with what they need, production %s', (production, environment, api) => {
  const { methods, offer, calls } = open(
    { APPLE_PAY_DOMAIN_ASSOCIATION: '7B22', GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' },
    production,
  )

  expect(methods).toEqual(['creditCard', 'applepay', 'googlepay'])
  expect(offer).toMatchObject({
    applePay: { tokens: { mode: 'braintree' }, scriptUrl: null },
    googlePay: { environment, merchantId: 'BCR2DN4T' },
  })
  expect(calls).toContain(api)
})

test('without keys and without a sandbox there is no such provider', () => {
  expect(
    openBraintree(undefined, { sandboxUrl: undefined, production: true, deadlineMs: 1_000 }),
  ).toBeUndefined()
})

test('[S-CO-04] bank accounts are debited for a merchant whose account may do so', () => {
  expect(open().methods).not.toContain('ACHDebit')
  expect(open({ BRAINTREE_ACH: true })).toMatchObject({
    methods: ['creditCard', 'ACHDebit'],
    offer: { bank: { tokenizer: { mode: 'braintree' } } },
  })
})
