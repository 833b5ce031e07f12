import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createAffirmGateway } from '#adapters/payments-affirm/affirm-gateway.ts'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { createCreditKeyGateway } from '#adapters/payments-creditkey/creditkey-gateway.ts'
import { createPaypalGateway } from '#adapters/payments-paypal/paypal-gateway.ts'
import { confirmLoan, openCheckout } from '#demo/payment-sandbox/affirm/loans.ts'
import { decideApplication } from '#demo/payment-sandbox/creditkey/orders.ts'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import type {
  ApplicationRequest,
  AuthorizeRequest,
  Gateway,
} from '#features/selling/payments/server/ports.ts'
import { toCents } from '#lib/money.ts'
import { amazonKey, confirmedAtAmazon, makeAmazon } from '#tests/fixtures/providers/amazon.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { type GatewayOptions, type Subject, shipping } from './payment-subject.ts'

export const keys = {
  merchantId: 'test_merchant',
  publicKey: 'test_public',
  privateKey: 'test_private_key_that_must_not_leak',
}

export let sandbox: PaymentSandbox

/** Starts the sandbox for the tests of this file, empty before each. */
export function withPaymentSandbox(): void {
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
  beforeEach(() => {
    atAmazon = new Map()
  })
}

export const makeBraintree = ({ secret, ...options }: GatewayOptions = {}) =>
  createBraintreeGateway({
    ...keys,
    privateKey: secret ?? keys.privateKey,
    url: sandbox.url,
    deadlineMs: PROVIDER_DEADLINE_MS,
    limits: { failures: 100 },
    ...options,
  })

const paypalKeys = {
  clientId: 'demo_paypal_client',
  clientSecret: 'demo_paypal_secret',
  webhookId: 'demo_paypal_webhook',
}
export const makePaypal = ({ secret, url, deadlineMs = PROVIDER_DEADLINE_MS }: GatewayOptions = {}) =>
  createPaypalGateway({
    ...paypalKeys,
    clientSecret: secret ?? paypalKeys.clientSecret,
    url: url ?? `${sandbox.url}/paypal`,
    deadlineMs,
    limits: { failures: 100 },
  })

export const beginOf = ({ start }: Gateway) => {
  if (start.kind !== 'approval') throw new Error('no approval')
  return start.begin
}
const applicationOf = ({ start }: Gateway) => {
  if (start.kind !== 'application') throw new Error('no application')
  return start
}

/** An approval in PayPal, as far as the window; the approvals of an order are kept as the shop keeps them. */
export async function approvedInPaypal(
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
const makeAffirm = ({ secret, url, deadlineMs = PROVIDER_DEADLINE_MS }: GatewayOptions = {}) =>
  createAffirmGateway({
    ...affirmKeys,
    privateKey: secret ?? affirmKeys.privateKey,
    url: url ?? `${sandbox.url}/affirm/api/v1/transactions`,
    deadlineMs,
    limits: { failures: 100 },
  })

const creditkeyKeys = { publicKey: 'demo_creditkey_public', sharedSecret: 'demo_creditkey_secret' }
const makeCreditKey = ({ secret, url, deadlineMs = PROVIDER_DEADLINE_MS }: GatewayOptions = {}) =>
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

/** A buyer has one session for an order, however often the buyer presses. */
function sessionAtAmazon(request: AuthorizeRequest): Promise<string> {
  const session = atAmazon.get(request.orderId) ?? confirmedAtAmazon(sandbox, request)
  atAmazon.set(request.orderId, session)
  return session
}

// Every gateway passes the same suite; a new one adds a line here.
export const gateways: readonly Subject[] = [
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

export const makeRequest = (overrides: Partial<AuthorizeRequest> = {}): AuthorizeRequest => ({
  orderId: 'A000000000001',
  amount: toCents(437_362),
  token: 'fake-valid-visa-nonce',
  idempotencyKey: 'attempt-1',
  ...overrides,
})
