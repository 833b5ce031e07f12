import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PaymentSandbox, startPaymentSandbox } from '../sandbox.ts'

let sandbox: PaymentSandbox
let fingerprint = ''

beforeAll(async () => {
  sandbox = await startPaymentSandbox({ port: 0, merchantId: 'm', publicKey: 'p', privateKey: 'k' })
  const answer = await fetch(`${sandbox.url}/merchants/m/client_token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('p:k').toString('base64')}` },
    body: '{"client_token":{"version":2}}',
  })
  const value = /<value>([^<]+)/.exec(await answer.text())?.[1] ?? ''
  fingerprint = (JSON.parse(Buffer.from(value, 'base64').toString()) as { authorizationFingerprint: string })
    .authorizationFingerprint
})
afterAll(() => sandbox.close())

const ask = (path: string, body?: object) =>
  fetch(
    `${sandbox.url}/merchants/m/client_api/v1/${path}`,
    body ? { method: 'POST', body: JSON.stringify(body) } : {},
  ).then(async (answer) => ({
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
  }))
const sealed = (data: string) => Buffer.from(JSON.stringify({ version: 'EC_v1', data })).toString('base64')

test('a page that brings no client token of the shop, or one of another, is refused', async () => {
  expect((await ask('configuration')).status).toBe(403)
  expect((await ask('configuration?authorizationFingerprint=ffff')).status).toBe(403)
  expect(
    (
      await ask('payment_methods/apple_payment_tokens', {
        applePaymentToken: { paymentData: sealed('approve') },
      })
    ).status,
  ).toBe(403)
})

test('the configuration names hosts that the provider’s library accepts, and both wallets', async () => {
  const { status, body } = await ask(`configuration?authorizationFingerprint=${fingerprint}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/m/client_api',
    applePayWeb: { currencyCode: 'USD' },
    androidPay: { enabled: true },
  })
})

test('a merchant session is made for Apple’s own address only', async () => {
  const session = (validationUrl: string) =>
    ask('apple_pay_web/sessions', {
      authorizationFingerprint: fingerprint,
      applePayWebSession: {
        validationUrl,
        domainName: 'localhost',
        merchantIdentifier: 'merchant.sandbox.alpine',
      },
    })
  expect(
    (await session('https://apple-pay-gateway.apple.com/paymentservices/startSession')).body,
  ).toMatchObject({ domainName: 'localhost' })
  expect((await session('https://evil.example/')).status).toBe(422)
})

test('what the sheet hands over becomes a token that pays once', async () => {
  const { body } = await ask('payment_methods/apple_payment_tokens', {
    authorizationFingerprint: fingerprint,
    applePaymentToken: { paymentData: sealed('approve') },
  })
  const [card] = body.applePayCards as { nonce: string }[]
  const sale = () =>
    fetch(`${sandbox.url}/merchants/m/transactions`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('p:k').toString('base64')}` },
      body: JSON.stringify({
        transaction: { type: 'sale', amount: '25.00', order_id: 'A1', payment_method_nonce: card?.nonce },
      }),
    })
  const first = await sale()
  expect(await first.text()).toContain('<payment-instrument-type>apple_pay_card</payment-instrument-type>')
  expect((await sale()).status).toBe(422)
  expect(
    (
      await ask('payment_methods/apple_payment_tokens', {
        authorizationFingerprint: fingerprint,
        applePaymentToken: { paymentData: sealed('?') },
      })
    ).status,
  ).toBe(422)
})
