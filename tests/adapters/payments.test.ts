import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAffirmGateway } from '#adapters/payments-affirm/affirm-gateway.ts'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { createCreditKeyGateway } from '#adapters/payments-creditkey/creditkey-gateway.ts'
import { createPaypalGateway } from '#adapters/payments-paypal/paypal-gateway.ts'
import { confirmLoan, openCheckout } from '#demo/payment-sandbox/affirm/loans.ts'
import { decideApplication } from '#demo/payment-sandbox/creditkey/orders.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import type { ApplicationRequest, AuthorizeRequest, Gateway } from '#features/payments/server/ports.ts'
import { toCents } from '#kit/money.ts'
import { amazonKey, confirmedAtAmazon, makeAmazon } from '#tests/fixtures/providers/amazon.ts'

const keys = {
  merchantId: 'test_merchant',
  publicKey: 'test_public',
  privateKey: 'test_private_key_that_must_not_leak',
}

let sandbox: PaymentSandbox

beforeAll(async () => {
  sandbox = await startPaymentSandbox({
    port: 0,
    ...keys,
    seed: 7,
    storeOrigins: ['http://localhost:3000'],
    amazon: { publicKey: amazonKey.publicKey },
  })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control.reset())

interface GatewayOptions {
  secret?: string
  url?: string
  deadlineMs?: number
}

interface Subject {
  name: string
  make: (options?: GatewayOptions) => Gateway
  /** what a buyer brings from her browser to pay this order */
  bring: (request: AuthorizeRequest) => Promise<string>
  /** makes a capture final, where the provider takes its time */
  settle: (chargeId: string) => void
  card: { last4: string; type: string } | undefined
  /** what the provider goes by when it is asked about orders, if not by what she brought */
  knownBy?: (orderIds: readonly string[]) => string[]
  /** what becomes of an approval of another amount: most cannot tell yet whether it stands */
  mismatch?: object
  /** the causes of lost answers: connection, server, unreadable */
  causes: { reset: string; server: string }
}

const makeBraintree = ({ secret, ...options }: GatewayOptions = {}) =>
  createBraintreeGateway({
    ...keys,
    privateKey: secret ?? keys.privateKey,
    url: sandbox.url,
    deadlineMs: 400,
    limits: { failures: 100 },
    ...options,
  })

const paypalKeys = {
  clientId: 'demo_paypal_client',
  clientSecret: 'demo_paypal_secret',
  webhookId: 'demo_paypal_webhook',
}
const makePaypal = ({ secret, url, deadlineMs = 400 }: GatewayOptions = {}) =>
  createPaypalGateway({
    ...paypalKeys,
    clientSecret: secret ?? paypalKeys.clientSecret,
    url: url ?? `${sandbox.url}/paypal`,
    deadlineMs,
    limits: { failures: 100 },
  })

const shipping = {
  firstName: 'Dana',
  lastName: 'Reyes',
  street: '2114 N Cleveland Ave',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60614',
  country: 'US',
}

const beginOf = ({ start }: Gateway) => {
  if (start.kind !== 'approval') throw new Error('no approval')
  return start.begin
}
const applicationOf = ({ start }: Gateway) => {
  if (start.kind !== 'application') throw new Error('no application')
  return start
}

/** An approval in PayPal, as far as the window; the approvals of an order are kept as the shop keeps them. */
async function approvedInPaypal(
  { orderId, amount, idempotencyKey }: AuthorizeRequest,
  decision: 'approve' | 'decline' = 'approve',
): Promise<string> {
  const begun = await beginOf(makePaypal())({
    orderId,
    amount,
    idempotencyKey: `${orderId}-${idempotencyKey}`,
    shipping,
  })
  if (begun.kind !== 'ready') throw new Error(`not begun: ${begun.kind}`)
  sandbox.control.approvePaypal(begun.reference, decision)
  return begun.reference
}

const affirmKeys = {
  publicKey: 'demo_affirm_public',
  privateKey: 'demo_affirm_private',
  mode: 'modal',
  merchantName: 'Alpine',
  countryCode: 'USA',
} as const
const makeAffirm = ({ secret, url, deadlineMs = 400 }: GatewayOptions = {}) =>
  createAffirmGateway({
    ...affirmKeys,
    privateKey: secret ?? affirmKeys.privateKey,
    url: url ?? `${sandbox.url}/affirm/api/v1/transactions`,
    deadlineMs,
    limits: { failures: 100 },
  })

const creditkeyKeys = { publicKey: 'demo_creditkey_public', sharedSecret: 'demo_creditkey_secret' }
const makeCreditKey = ({ secret, url, deadlineMs = 400 }: GatewayOptions = {}) =>
  createCreditKeyGateway({
    ...creditkeyKeys,
    sharedSecret: secret ?? creditkeyKeys.sharedSecret,
    url: url ?? `${sandbox.url}/creditkey`,
    deadlineMs,
    limits: { failures: 100 },
  })

const application = ({
  orderId,
  amount,
}: Pick<AuthorizeRequest, 'orderId' | 'amount'>): ApplicationRequest => ({
  orderId,
  amount,
  billing: shipping,
  shipping,
  email: 'dana@example.com',
  phone: '3125550119',
  lines: [
    {
      id: '450000001',
      sku: 'NVF96',
      name: 'Steady 96 Gas Furnace',
      quantity: 2,
      unitPrice: toCents(150_000),
    },
  ],
  tax: toCents(amount - 300_000),
  shippingCost: toCents(0),
  discount: toCents(0),
  urls: {
    success: 'http://localhost:3000/s?order=handle',
    cancel: 'http://localhost:3000/c',
    confirm: 'http://localhost:3000/confirm',
    approvedLater: 'http://localhost:3000/later',
  },
})

/** A loan that the buyer confirms in Affirm's window; pressed twice it is the same token. */
async function confirmedAtAffirm(
  request: Pick<AuthorizeRequest, 'orderId' | 'amount'>,
  decision: 'approve' | 'refuse' = 'approve',
): Promise<string> {
  const { ledger } = sandbox.control.inner
  const before = [...ledger.state.affirm.checkouts.values()].find(
    ({ orderId }) => orderId === request.orderId,
  )
  const asked = await applicationOf(makeAffirm()).open(application(request), 'once')
  if (asked.kind !== 'script') throw new Error(`not begun: ${asked.kind}`)
  const opened = before ?? openCheckout(ledger, asked.checkout)
  if (!opened) throw new Error('not opened')
  return confirmLoan(ledger, opened, decision)
}

/** An application at Credit Key as far as its decision. */
async function approvedByCreditKey(
  { orderId, amount }: Pick<AuthorizeRequest, 'orderId' | 'amount'>,
  decision: 'approve' | 'decline' | 'cancel' | 'pend' = 'approve',
): Promise<string> {
  const { orders } = sandbox.control.inner.ledger.state.creditkey
  const before = [...orders.values()].find(({ remoteId }) => remoteId === orderId)
  if (before) return before.id
  const begun = await applicationOf(makeCreditKey()).open(application({ orderId, amount }), 'once')
  if (begun.kind !== 'page') throw new Error(`not begun: ${begun.kind}`)
  decideApplication(orders.get(begun.reference)!, decision)
  return begun.reference
}

const salesOf = (orderIds: readonly string[]) =>
  sandbox.control
    .ledger()
    .transactions.filter(({ type, orderId }) => type === 'sale' && orderIds.includes(orderId))
    .map(({ id }) => id)

let atAmazon = new Map<string, Promise<string>>()
beforeEach(() => {
  atAmazon = new Map()
})

/** A buyer has one session for an order, however often she presses. */
function sessionAtAmazon(request: AuthorizeRequest): Promise<string> {
  const session = atAmazon.get(request.orderId) ?? confirmedAtAmazon(sandbox, request)
  atAmazon.set(request.orderId, session)
  return session
}

// Every gateway passes the same suite; a new one adds a line here.
const gateways: readonly Subject[] = [
  {
    name: 'braintree',
    make: makeBraintree,
    bring: async () => 'fake-valid-visa-nonce',
    settle: (chargeId) => void sandbox.control.advance(chargeId, 'settled'),
    card: { last4: '1881', type: 'Visa' },
    causes: { reset: 'unexpectedError', server: 'serverError' },
  },
  {
    name: 'paypal',
    make: makePaypal,
    bring: approvedInPaypal,
    settle: () => undefined,
    card: undefined,
    causes: { reset: 'connection_lost', server: 'http_500' },
  },
  {
    name: 'affirm',
    make: makeAffirm,
    bring: async (request) => confirmedAtAffirm(request),
    settle: () => undefined,
    card: undefined,
    knownBy: salesOf,
    mismatch: { kind: 'failed', code: 'reference_does_not_match' },
    causes: { reset: 'connection_lost', server: 'http_500' },
  },
  {
    name: 'creditkey',
    make: makeCreditKey,
    bring: approvedByCreditKey,
    settle: () => undefined,
    card: undefined,
    causes: { reset: 'connection_lost', server: 'http_500' },
  },
  {
    name: 'amazon',
    make: ({ secret, ...options } = {}) =>
      makeAmazon(sandbox, { isStranger: secret !== undefined, ...options }),
    bring: sessionAtAmazon,
    settle: () => undefined,
    card: undefined,
    causes: { reset: 'connection_lost', server: 'http_500' },
  },
]

const makeRequest = (overrides: Partial<AuthorizeRequest> = {}): AuthorizeRequest => ({
  orderId: 'A000000000001',
  amount: toCents(437_362),
  token: 'fake-valid-visa-nonce',
  idempotencyKey: 'attempt-1',
  ...overrides,
})

describe.each(gateways)('$name', ({ make, bring, settle, card, causes, knownBy, mismatch }) => {
  const pay = async (gateway = make(), overrides: Partial<AuthorizeRequest> = {}) => {
    const request = makeRequest(overrides)
    return gateway.authorize({ ...request, token: overrides.token ?? (await bring(request)) })
  }
  /** what the shop knows of an order's approvals */
  const references = async (overrides: Partial<AuthorizeRequest> = {}) => [
    await bring(makeRequest(overrides)),
  ]
  const authorized = async (gateway: Gateway): Promise<string> => {
    const result = await pay(gateway)
    if (result.kind !== 'approved') throw new Error(`not approved: ${result.kind}`)
    return result.chargeId
  }

  test('[S-CO-04] what was approved is authorized for exactly the amount, and nothing is captured yet', async () => {
    const result = await pay()

    expect(result).toMatchObject({
      kind: 'approved',
      chargeId: expect.stringMatching(/^[\w-]+$/),
      status: 'authorized',
      amount: 437_362,
      card,
      codes: expect.any(Object),
    })
    expect(sandbox.control.ledger().movements.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['authorize', 437_362],
    ])
  })

  test.each([
    ['never answers', 'commit_then_timeout', 'deadline'],
    ['breaks the connection', 'commit_then_reset', causes.reset],
    ['answers 500', 'commit_then_500', causes.server],
    ['answers with half a document', 'commit_then_garbage', 'unreadable_answer'],
  ] as const)(
    'unknown when the provider charges and then %s; the charge is found by order',
    async (_, behaviour, cause) => {
      const gateway = make()
      const known = await references()
      sandbox.control.fault({ op: 'sale', behaviour })

      const result = await gateway.authorize(makeRequest({ token: known[0]! }))

      expect(result).toEqual({ kind: 'unknown', cause })
      expect(await gateway.findByOrder('A000000000001', knownBy?.(['A000000000001']) ?? known)).toMatchObject(
        {
          kind: 'found',
          charges: [{ kind: 'sale', status: 'authorized', amount: 437_362, orderId: 'A000000000001' }],
        },
      )
    },
  )

  test.each(['fail_before', 'reset_before'] as const)(
    'unknown when the provider answers with %s, and the order has no charge',
    async (behaviour) => {
      const gateway = make()
      const known = await references()
      sandbox.control.fault({ op: 'sale', behaviour })

      const result = await gateway.authorize(makeRequest({ token: known[0]! }))

      expect(result).toMatchObject({ kind: 'unknown' })
      expect(await gateway.findByOrder('A000000000001', knownBy?.(['A000000000001']) ?? known)).toEqual({
        kind: 'found',
        charges: [],
      })
    },
  )

  test('an answer inside the deadline counts, however slow', async () => {
    sandbox.control.fault({ op: 'sale', behaviour: 'delay_ms:150' })

    expect(await pay()).toMatchObject({ kind: 'approved' })
  })

  test('an approval of another amount is not a payment', async () => {
    sandbox.control.fault({ op: 'sale', behaviour: 'wrong_amount' })

    expect(await pay()).toMatchObject(mismatch ?? { kind: 'unknown', cause: 'answer_does_not_match' })
  })

  test('a provider that cannot be reached was sent nothing: a definite failure', async () => {
    const gateway = make({ url: 'http://127.0.0.1:2' })

    expect(await pay(gateway)).toMatchObject({ kind: 'failed', code: 'not_sent_unreachable' })
  })

  test('a wrong key is a definite failure that carries neither key nor address', async () => {
    const result = await pay(make({ secret: 'a_wrong_key' }))

    expect(result).toMatchObject({ kind: 'failed', code: 'authenticationError' })
    expect(inspect(result, { depth: 9, showHidden: true })).not.toMatch(
      /a_wrong_key|test_public|127\.0\.0\.1/,
    )
  })

  test('capture takes the amount or less, once', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.capture(chargeId, toCents(437_363))).toMatchObject({
      kind: 'refused',
      reason: 'too_much',
    })
    expect(await gateway.capture(chargeId, toCents(400_000))).toMatchObject({
      kind: 'done',
      charge: { status: 'captured', amount: 400_000 },
    })
    expect(await gateway.capture(chargeId, toCents(400_001))).toMatchObject({
      kind: 'refused',
      reason: 'wrong_state',
    })
    expect(sandbox.control.takenCents('A000000000001')).toBe(400_000)
  })

  test('void lets an authorized charge go, and a voided one cannot be captured', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.void(chargeId)).toMatchObject({ kind: 'done', charge: { status: 'voided' } })
    expect(await gateway.void(chargeId)).toMatchObject({ kind: 'refused', reason: 'wrong_state' })
    expect(await gateway.capture(chargeId, toCents(437_362))).toMatchObject({
      kind: 'refused',
      reason: 'wrong_state',
    })
    expect(sandbox.control.liveSales('A000000000001')).toBe(0)
  })

  test('refunds come after settlement, in parts, and never above what was taken', async () => {
    const gateway = make()
    const chargeId = await authorized(gateway)

    expect(await gateway.refund(chargeId, toCents(100))).toMatchObject({
      kind: 'refused',
      reason: 'wrong_state',
    })

    await gateway.capture(chargeId, toCents(437_362))
    settle(chargeId)
    expect(await gateway.refund(chargeId, toCents(37_362))).toMatchObject({
      kind: 'done',
      charge: { kind: 'refund', amount: 37_362 },
    })
    expect(await gateway.refund(chargeId, toCents(400_001))).toMatchObject({
      kind: 'refused',
      reason: 'too_much',
    })
    expect(await gateway.refund(chargeId, toCents(400_000))).toMatchObject({ kind: 'done' })
    expect(await gateway.refund(chargeId, toCents(1))).toMatchObject({ kind: 'refused', reason: 'too_much' })
    expect(sandbox.control.takenCents('A000000000001')).toBe(0)
  })

  test('a charge that does not exist is refused by name', async () => {
    expect(await make().capture('nosuch1', toCents(100))).toMatchObject({
      kind: 'refused',
      reason: 'no_such_charge',
    })
  })

  test('finds only the charges of the order asked for', async () => {
    const gateway = make()
    const known = [...(await references()), ...(await references({ orderId: 'A000000000002' }))]
    await pay(gateway)
    await pay(gateway, { orderId: 'A000000000002' })

    const found = await gateway.findByOrder(
      'A000000000001',
      knownBy?.(['A000000000001', 'A000000000002']) ?? known,
    )

    expect(found).toMatchObject({
      kind: 'found',
      charges: [{ orderId: 'A000000000001', status: 'authorized' }],
    })
  })

  test('a lookup that fails says nothing about money', async () => {
    const known = await references()
    sandbox.control.fault({ op: 'search', behaviour: 'fail_before' })

    expect(await make().findByOrder('A000000000001', known)).toEqual({
      kind: 'unknown',
      cause: expect.stringMatching(/^(serviceUnavailableError|http_503)$/),
    })
  })
})

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
    sandbox.control.fault({ op: 'sale', behaviour: 'decline:2001' })

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
    '[C-CO-METHOD] %s takes its own tokens, and of another way to pay neither the token nor the money',
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

  test('money of another way to pay that could not be let go is not denied', async () => {
    sandbox.control.fault({ op: 'void', behaviour: 'fail_before' })

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

  test('after three lost answers the provider is left alone, and that is a definite failure', async () => {
    const gateway = make({ deadlineMs: 400 })
    const careful = createBraintreeGateway({ ...keys, url: sandbox.url, deadlineMs: 400 })
    sandbox.control.fault({ op: 'sale', behaviour: 'commit_then_500', times: 3 })
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

  test('[C-CO-PAYPAL] an order at PayPal is made as PayPal documents it: our amount, our order, authorized first', async () => {
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
  })

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

  test('[C-CO-PAYPAL] what she did not approve is declined, and moves nothing', async () => {
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

  test('[X-PAY] a bank that says no to PayPal is told in a neutral sentence', async () => {
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
    sandbox.control.fault({ op: 'sale', behaviour: 'commit_then_500' })
    await gateway().authorize(makeRequest({ token }))

    expect(await gateway().authorize(makeRequest({ token }))).toMatchObject({ kind: 'approved' })
    expect(sandbox.control.ledger().movements).toHaveLength(1)
  })
})
