import { describe, expect, test } from 'vitest'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { toCents } from '#lib/money.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import {
  approvedInPaypal,
  beginOf,
  keys,
  makeBraintree,
  makePaypal,
  makeRequest,
  sandbox,
  withPaymentSandbox,
} from './payment-gateways.ts'
import { shipping } from './payment-subject.ts'

withPaymentSandbox()

describe('braintree on its wire', () => {
  const make = makeBraintree

  test.each([
    ['the bank says no', 'fake-processor-declined-visa-nonce', '2000', 'try_again', true],
    ['the card network is away', 'fake-processor-failure-jcb-nonce', '3000', 'try_again', true],
    ['the gateway suspects fraud', 'fake-gateway-rejected-fraud-nonce', 'fraud', 'contact_us', false],
    [
      'the risk is too high',
      'fake-gateway-rejected-risk-thresholds-nonce',
      'risk_threshold',
      'contact_us',
      false,
    ],
    ['the token was used before', 'fake-consumed-nonce', '91564', 'new_token', true],
    ['the token is unknown', 'no-such-token', '91565', 'new_token', true],
    ['the card number is wrong', 'fake-luhn-invalid-nonce', '81715', 'try_again', true],
  ])('declined when %s', async (_, token, code, advice, retryable) => {
    const result = await make().authorize(makeRequest({ token }))

    expect(result).toMatchObject({ kind: 'declined', code, advice, retryable })
    expect(sandbox.control.liveSales('A000000000001')).toBe(0)
  })

  test('a declined buyer reads a neutral sentence, never the bank’s reason', async () => {
    sandbox.control.fault({ op: 'sale', behavior: 'decline:2001' })

    const result = await make().authorize(makeRequest())

    expect(result).toMatchObject({
      kind: 'declined',
      code: '2001',
      message: expect.not.stringMatching(/insufficient|funds|honor/i),
    })
  })

  test('a token pays once: the second order gets a refusal', async () => {
    const token = sandbox.control.tokenize('4111111111111111')
    await make().authorize(makeRequest({ token }))

    const second = await make().authorize(makeRequest({ token, orderId: 'A000000000002' }))

    expect(second).toMatchObject({ kind: 'declined', code: '91564', advice: 'new_token' })
    expect(sandbox.control.liveSales('A000000000002')).toBe(0)
  })

  test('a duplicate of a charge that exists is that charge, not a failure', async () => {
    const first = await make().authorize(makeRequest())
    const second = await make().authorize(makeRequest())

    expect(second).toEqual(first)
    expect(sandbox.control.liveSales('A000000000001')).toBe(1)
  })

  test('a client token can be had for the browser', async () => {
    const { start } = make()
    expect(start.kind === 'token' && (await start.clientToken?.())).toMatchObject({
      kind: 'ready',
      token: expect.stringMatching(/^[\w+/=]{40,}$/),
    })
  })

  test.each([
    ['creditCard', 'fake-valid-visa-nonce'],
    ['applepay', 'fake-apple-pay-visa-nonce'],
    ['googlepay', 'fake-android-pay-visa-nonce'],
  ] as const)(
    '[C-CO-METHOD] %s takes its own tokens, and neither token nor money of another payment method',
    async (method, own) => {
      expect(await make().authorize(makeRequest({ method, token: own }))).toMatchObject({
        kind: 'approved',
        card: { type: 'Visa' },
      })

      for (const token of [
        'fake-valid-visa-nonce',
        'fake-apple-pay-visa-nonce',
        'fake-android-pay-visa-nonce',
      ].filter((other) => other !== own)) {
        const orderId = `A-${token}`
        expect(await make().authorize(makeRequest({ method, token, orderId }))).toMatchObject({
          kind: 'failed',
          code: 'instrument_mismatch',
        })
        expect(sandbox.control.liveSales(orderId)).toBe(0)
      }
    },
  )

  test('money of another payment method that could not be voided is reported as unknown', async () => {
    sandbox.control.fault({ op: 'void', behavior: 'fail_before' })

    expect(await make().authorize(makeRequest({ method: 'applepay' }))).toEqual({
      kind: 'unknown',
      cause: 'instrument_mismatch',
    })
  })

  test('finds only the charges of the order asked for, oldest first', async () => {
    const gateway = make()
    await gateway.authorize(makeRequest({ token: 'fake-processor-declined-visa-nonce' }))
    await gateway.authorize(makeRequest())
    await gateway.authorize(makeRequest({ orderId: 'A000000000002' }))

    const found = await gateway.findByOrder('A000000000001')

    expect(found).toMatchObject({
      kind: 'found',
      charges: [{ status: 'declined' }, { status: 'authorized' }],
    })
  })

  test('a sale is sent as Braintree documents it', async () => {
    await make().authorize(
      makeRequest({
        deviceData: '{"correlation_id":"abc"}',
        billing: {
          firstName: 'Dana',
          lastName: 'Reyes',
          street: '2114 N Cleveland Ave',
          street2: 'Unit 2',
          city: 'Chicago',
          state: 'IL',
          postalCode: '60614',
          country: 'US',
        },
        shipping: {
          firstName: 'Dana',
          lastName: 'Reyes',
          company: 'Reyes LLC',
          street: '2114 N Cleveland Ave',
          city: 'Chicago',
          state: 'IL',
          postalCode: '60614',
          country: 'US',
        },
        customer: { email: 'dana@example.com', firstName: 'Dana', lastName: 'Reyes', phone: '3125550142' },
        client: { ip: '203.0.113.9', userAgent: 'Test Browser' },
        tax: toCents(40_662),
        shippingCost: toCents(2_500),
      }),
    )

    expect(sandbox.control.requests.at(-1)).toMatchInlineSnapshot(`
      {
        "body": {
          "transaction": {
            "amount": "4373.62",
            "billing": {
              "country_code_alpha2": "US",
              "extended_address": "Unit 2",
              "first_name": "Dana",
              "last_name": "Reyes",
              "locality": "Chicago",
              "postal_code": "60614",
              "region": "IL",
              "street_address": "2114 N Cleveland Ave",
            },
            "customer": {
              "email": "dana@example.com",
              "first_name": "Dana",
              "last_name": "Reyes",
              "phone": "3125550142",
            },
            "device_data": "{"correlation_id":"abc"}",
            "options": {
              "submit_for_settlement": false,
            },
            "order_id": "A000000000001",
            "payment_method_nonce": "fake-valid-visa-nonce",
            "risk_data": {
              "customer_browser": "Test Browser",
              "customer_ip": "203.0.113.9",
            },
            "shipping": {
              "company": "Reyes LLC",
              "country_code_alpha2": "US",
              "first_name": "Dana",
              "last_name": "Reyes",
              "locality": "Chicago",
              "postal_code": "60614",
              "region": "IL",
              "street_address": "2114 N Cleveland Ave",
            },
            "shipping_amount": "25.00",
            "tax_amount": "406.62",
            "type": "sale",
          },
        },
        "method": "POST",
        "path": "/transactions",
      }
    `)
  })

  test('the request key is sent only where the account knows it', async () => {
    await createBraintreeGateway({ ...keys, url: sandbox.url, sendRequestKey: true }).authorize(makeRequest())

    expect(sandbox.control.requests.at(-1)).toMatchObject({
      body: { transaction: { api_request_key: 'attempt-1' } },
    })
  })

  test('after three lost answers no call is sent for a while, and that is a definite failure', async () => {
    const gateway = make({ deadlineMs: PROVIDER_DEADLINE_MS })
    const careful = createBraintreeGateway({ ...keys, url: sandbox.url, deadlineMs: PROVIDER_DEADLINE_MS })
    sandbox.control.fault({ op: 'sale', behavior: 'commit_then_500', times: 3 })
    await careful.authorize(makeRequest({ orderId: 'A1' }))
    await careful.authorize(makeRequest({ orderId: 'A2' }))
    await careful.authorize(makeRequest({ orderId: 'A3' }))

    expect(await careful.authorize(makeRequest({ orderId: 'A4' }))).toMatchObject({
      kind: 'failed',
      code: 'not_sent_open',
    })
    expect(await careful.findByOrder('A1')).toMatchObject({
      kind: 'found',
      charges: [{ status: 'authorized' }],
    })
    expect(await gateway.findByOrder('A4')).toEqual({ kind: 'found', charges: [] })
  })
})

describe('paypal on its wire', () => {
  const gateway = makePaypal

  test(
    '[C-CO-PAYPAL] an order at PayPal is made as PayPal documents it: our amount, our order, ' +
      'authorized first',
    async () => {
      await approvedInPaypal(makeRequest())

      expect(sandbox.control.requests.at(-1)).toEqual({
        method: 'POST',
        path: '/v2/checkout/orders',
        body: {
          intent: 'AUTHORIZE',
          purchase_units: [
            {
              reference_id: 'default',
              custom_id: 'A000000000001',
              description: 'Order A000000000001',
              amount: { currency_code: 'USD', value: '4373.62' },
              shipping: {
                name: { full_name: 'Dana Reyes' },
                address: {
                  address_line_1: '2114 N Cleveland Ave',
                  admin_area_2: 'Chicago',
                  admin_area_1: 'IL',
                  postal_code: '60614',
                  country_code: 'US',
                },
              },
            },
          ],
          application_context: { shipping_preference: 'SET_PROVIDED_ADDRESS', user_action: 'CONTINUE' },
        },
      })
    },
  )

  test.each([
    ['another amount', { amount: toCents(100) }],
    ['another order', { orderId: 'A000000000009' }],
  ])('[C-CO-PAYPAL] an approval of %s pays nothing', async (_, other) => {
    const token = await approvedInPaypal(makeRequest(other))

    expect(await gateway().authorize(makeRequest({ token }))).toMatchObject({
      kind: 'failed',
      code: 'reference_does_not_match',
    })
    expect(sandbox.control.ledger().movements).toEqual([])
  })

  test('[C-CO-PAYPAL] an order that the buyer did not approve is declined, and no money moves', async () => {
    const begun = await beginOf(gateway())({
      orderId: 'A000000000001',
      amount: toCents(437_362),
      idempotencyKey: 'once',
      shipping,
    })

    expect(begun.kind).toBe('ready')
    expect(
      await gateway().authorize(makeRequest({ token: begun.kind === 'ready' ? begun.reference : '' })),
    ).toMatchObject({ kind: 'declined', code: 'ORDER_NOT_APPROVED' })
    expect(sandbox.control.ledger().movements).toEqual([])
  })

  test('[X-PAY] when the bank refuses PayPal the buyer reads a neutral sentence', async () => {
    const token = await approvedInPaypal(makeRequest(), 'decline')

    expect(await gateway().authorize(makeRequest({ token }))).toMatchObject({
      kind: 'declined',
      code: 'INSTRUMENT_DECLINED',
      message: expect.stringContaining('Nothing was charged'),
    })
    expect(sandbox.control.liveSales('A000000000001')).toBe(0)
  })

  test('the button pressed twice begins one approval', async () => {
    expect(await approvedInPaypal(makeRequest())).toBe(await approvedInPaypal(makeRequest()))
  })

  test('a call whose answer was lost, sent again with its id, moves nothing twice', async () => {
    const token = await approvedInPaypal(makeRequest())
    sandbox.control.fault({ op: 'sale', behavior: 'commit_then_500' })
    await gateway().authorize(makeRequest({ token }))

    expect(await gateway().authorize(makeRequest({ token }))).toMatchObject({ kind: 'approved' })
    expect(sandbox.control.ledger().movements).toHaveLength(1)
  })
})
