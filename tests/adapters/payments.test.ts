import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import type { AuthorizeRequest, Gateway } from '#features/payments/server/ports.ts'
import { toCents } from '#kit/money.ts'

const keys = { merchantId: 'test_merchant', publicKey: 'test_public', privateKey: 'test_private_key_that_must_not_leak' }

let sandbox: PaymentSandbox

beforeAll(async () => {
  sandbox = await startPaymentSandbox({ port: 0, ...keys, seed: 7 })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control.reset())

interface GatewayOptions {
  privateKey?: string
  url?: string
  deadlineMs?: number
}

// Every gateway passes the same suite; a new one adds a line here.
const gateways: readonly { name: string; make: (options?: GatewayOptions) => Gateway }[] = [
  { name: 'braintree', make: (options = {}) => createBraintreeGateway({ ...keys, url: sandbox.url, deadlineMs: 400, limits: { failures: 100 }, ...options }) },
]

const makeRequest = (overrides: Partial<AuthorizeRequest> = {}): AuthorizeRequest => ({
  orderId: 'A000000000001',
  amount: toCents(437_362),
  token: 'fake-valid-visa-nonce',
  idempotencyKey: 'attempt-1',
  ...overrides,
})

describe.each(gateways)('$name', ({ make }) => {
  test('[S-CO-04] an approved card is authorized for exactly the amount, and nothing is captured yet', async () => {
    const result = await make().authorize(makeRequest())

    expect(result).toEqual({
      kind: 'approved',
      chargeId: expect.stringMatching(/^[\w-]+$/),
      status: 'authorized',
      amount: 437_362,
      card: { last4: '1881', type: 'Visa' },
      codes: { processor: '1000', avsPostal: 'I', avsStreet: 'I', cvv: 'I', riskDecision: 'Approve' },
    })
    expect(sandbox.control.ledger().movements.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([['authorize', 437_362]])
  })

  test.each([
    ['the bank says no', 'fake-processor-declined-visa-nonce', '2000', 'try_again', true],
    ['the card network is away', 'fake-processor-failure-jcb-nonce', '3000', 'try_again', true],
    ['the gateway suspects fraud', 'fake-gateway-rejected-fraud-nonce', 'fraud', 'contact_us', false],
    ['the risk is too high', 'fake-gateway-rejected-risk-thresholds-nonce', 'risk_threshold', 'contact_us', false],
    ['the token was used before', 'fake-consumed-nonce', '91564', 'new_token', true],
    ['the token is unknown', 'no-such-token', '91565', 'new_token', true],
    ['the card number is wrong', 'fake-luhn-invalid-nonce', '81715', 'try_again', true],
  ])('declined when %s', async (_, token, code, advice, retryable) => {
    const result = await make().authorize(makeRequest({ token }))

    expect(result).toMatchObject({ kind: 'declined', code, advice, retryable })
    expect(sandbox.control.liveSales('A000000000001')).toBe(0)
  })

  test('a declined buyer reads a neutral sentence, never the bank’s reason', async () => {
    sandbox.control.fault({ op: 'sale', behaviour: 'decline:2001' })

    const result = await make().authorize(makeRequest())

    expect(result).toMatchObject({ kind: 'declined', code: '2001', message: expect.not.stringMatching(/insufficient|funds|honor/i) })
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

  test.each([
    ['never answers', 'commit_then_timeout', 'deadline'],
    ['breaks the connection', 'commit_then_reset', 'unexpectedError'],
    ['answers 500', 'commit_then_500', 'serverError'],
    ['answers with half a document', 'commit_then_garbage', 'unreadable_answer'],
  ] as const)('unknown when the provider charges and then %s; the charge is found by order', async (_, behaviour, cause) => {
    const gateway = make()
    sandbox.control.fault({ op: 'sale', behaviour })

    const result = await gateway.authorize(makeRequest())

    expect(result).toEqual({ kind: 'unknown', cause })
    expect(await gateway.findByOrder('A000000000001')).toMatchObject({ kind: 'found', charges: [{ kind: 'sale', status: 'authorized', amount: 437_362, orderId: 'A000000000001' }] })
  })

  test.each(['fail_before', 'reset_before'] as const)('unknown when the provider answers with %s, and the order has no charge', async (behaviour) => {
    const gateway = make()
    sandbox.control.fault({ op: 'sale', behaviour })

    const result = await gateway.authorize(makeRequest())

    expect(result).toMatchObject({ kind: 'unknown' })
    expect(await gateway.findByOrder('A000000000001')).toEqual({ kind: 'found', charges: [] })
  })

  test('an answer inside the deadline counts, however slow', async () => {
    sandbox.control.fault({ op: 'sale', behaviour: 'delay_ms:150' })

    expect(await make().authorize(makeRequest())).toMatchObject({ kind: 'approved' })
  })

  test('an approval of another amount is not a payment', async () => {
    sandbox.control.fault({ op: 'sale', behaviour: 'wrong_amount' })

    expect(await make().authorize(makeRequest())).toEqual({ kind: 'unknown', cause: 'answer_does_not_match' })
  })

  test('a provider that cannot be reached was sent nothing: a definite failure', async () => {
    const gateway = make({ url: 'http://127.0.0.1:9' })

    expect(await gateway.authorize(makeRequest())).toMatchObject({ kind: 'failed', code: 'not_sent_unreachable' })
  })

  test('a wrong key is a definite failure that carries neither key nor address', async () => {
    const result = await make({ privateKey: 'a_wrong_key' }).authorize(makeRequest())

    expect(result).toMatchObject({ kind: 'failed', code: 'authenticationError' })
    expect(inspect(result, { depth: 9, showHidden: true })).not.toMatch(/a_wrong_key|test_public|127\.0\.0\.1/)
  })

  test('capture takes the amount or less, once', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.capture(chargeId, toCents(437_363))).toMatchObject({ kind: 'refused', reason: 'too_much' })
    expect(await gateway.capture(chargeId, toCents(400_000))).toMatchObject({ kind: 'done', charge: { status: 'captured', amount: 400_000 } })
    expect(await gateway.capture(chargeId, toCents(400_000))).toMatchObject({ kind: 'refused', reason: 'wrong_state' })
    expect(sandbox.control.takenCents('A000000000001')).toBe(400_000)
  })

  test('void lets an authorized charge go, and a voided one cannot be captured', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.void(chargeId)).toMatchObject({ kind: 'done', charge: { status: 'voided' } })
    expect(await gateway.void(chargeId)).toMatchObject({ kind: 'refused', reason: 'wrong_state' })
    expect(await gateway.capture(chargeId, toCents(437_362))).toMatchObject({ kind: 'refused', reason: 'wrong_state' })
    expect(sandbox.control.liveSales('A000000000001')).toBe(0)
  })

  test('refunds come after settlement, in parts, and never above what was taken', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)
    await gateway.capture(chargeId, toCents(437_362))

    expect(await gateway.refund(chargeId, toCents(100))).toMatchObject({ kind: 'refused', reason: 'wrong_state' })

    sandbox.control.advance(chargeId, 'settled')
    expect(await gateway.refund(chargeId, toCents(37_362))).toMatchObject({ kind: 'done', charge: { kind: 'refund', amount: 37_362 } })
    expect(await gateway.refund(chargeId, toCents(400_001))).toMatchObject({ kind: 'refused', reason: 'too_much' })
    expect(await gateway.refund(chargeId, toCents(400_000))).toMatchObject({ kind: 'done' })
    expect(await gateway.refund(chargeId, toCents(1))).toMatchObject({ kind: 'refused', reason: 'too_much' })
    expect(sandbox.control.takenCents('A000000000001')).toBe(0)
  })

  test('a charge that does not exist is refused by name', async () => {
    expect(await make().capture('nosuch1', toCents(100))).toMatchObject({ kind: 'refused', reason: 'no_such_charge' })
  })

  test('finds only the charges of the order asked for, oldest first', async () => {
    const gateway = make()
    await gateway.authorize(makeRequest({ token: 'fake-processor-declined-visa-nonce' }))
    await gateway.authorize(makeRequest())
    await gateway.authorize(makeRequest({ orderId: 'A000000000002' }))

    const found = await gateway.findByOrder('A000000000001')

    expect(found).toMatchObject({ kind: 'found', charges: [{ status: 'declined' }, { status: 'authorized' }] })
  })

  test('a lookup that fails says nothing about money', async () => {
    sandbox.control.fault({ op: 'search', behaviour: 'fail_before' })

    expect(await make().findByOrder('A000000000001')).toEqual({ kind: 'unknown', cause: 'serviceUnavailableError' })
  })

  test('a client token can be had for the browser', async () => {
    expect(await make().clientToken()).toMatchObject({ kind: 'ready', token: expect.stringMatching(/^[\w+/=]{40,}$/) })
  })
})

describe('braintree on its wire', () => {
  const make = gateways[0]!.make

  test('a sale is sent as Braintree documents it', async () => {
    await make().authorize(
      makeRequest({
        deviceData: '{"correlation_id":"abc"}',
        billing: { firstName: 'Dana', lastName: 'Reyes', street: '2114 N Cleveland Ave', street2: 'Unit 2', city: 'Chicago', state: 'IL', postalCode: '60614', country: 'US' },
        shipping: { firstName: 'Dana', lastName: 'Reyes', company: 'Reyes LLC', street: '2114 N Cleveland Ave', city: 'Chicago', state: 'IL', postalCode: '60614', country: 'US' },
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

    expect(sandbox.control.requests.at(-1)).toMatchObject({ body: { transaction: { api_request_key: 'attempt-1' } } })
  })

  test('after three lost answers the provider is left alone, and that is a definite failure', async () => {
    const gateway = make({ deadlineMs: 400 })
    const careful = createBraintreeGateway({ ...keys, url: sandbox.url, deadlineMs: 400 })
    sandbox.control.fault({ op: 'sale', behaviour: 'commit_then_500', times: 3 })
    await careful.authorize(makeRequest({ orderId: 'A1' }))
    await careful.authorize(makeRequest({ orderId: 'A2' }))
    await careful.authorize(makeRequest({ orderId: 'A3' }))

    expect(await careful.authorize(makeRequest({ orderId: 'A4' }))).toMatchObject({ kind: 'failed', code: 'not_sent_open' })
    expect(await careful.findByOrder('A1')).toMatchObject({ kind: 'found', charges: [{ status: 'authorized' }] })
    expect(await gateway.findByOrder('A4')).toEqual({ kind: 'found', charges: [] })
  })
})

async function authorized(gateway: Gateway): Promise<string> {
  const result = await gateway.authorize(makeRequest())
  if (result.kind !== 'approved') throw new Error(`not approved: ${result.kind}`)
  return result.chargeId
}
