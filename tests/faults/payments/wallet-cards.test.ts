import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import { inTransaction } from '#db/transaction.ts'
import { requestCapture, requestRefund } from '#features/selling/payments/server/index.ts'
import type { Gateway } from '#features/selling/payments/server/ports.ts'
import { toCents } from '#lib/money.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { ANN } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { settle } from '../stage/aftermath.ts'
import { type SandboxStage, sandboxStage } from '../stage/fault-stage.ts'

// Apple Pay and Google Pay through the card gateway, against the sandbox that speaks its protocol.
const keys = { merchantId: 'test_merchant', publicKey: 'test_public', privateKey: 'test_private' }
const wallets = [
  { method: 'applepay', type: 'apple_pay_card', last4: '8886' },
  { method: 'googlepay', type: 'android_pay_card', last4: '4242' },
] as const
type Wallet = (typeof wallets)[number]

let gateway: Gateway
let stage: SandboxStage
let database: SandboxStage['database']
let sandbox: SandboxStage['sandbox']
let clock: SandboxStage['clock']
let shop: SandboxStage['shop']
let work: SandboxStage['work']
let broken: SandboxStage['broken']

beforeEach(async () => {
  stage = await sandboxStage({
    sandbox: keys,
    shop: ({ sandbox: { url } }) => {
      gateway = createBraintreeGateway({
        ...keys,
        url,
        deadlineMs: PROVIDER_DEADLINE_MS,
        limits: { failures: 100, maxInFlight: 50 },
      })
      return { gateway, deadlineMs: PROVIDER_DEADLINE_MS + 500 }
    },
  })
  ;({ database, sandbox, clock, shop, work, broken } = stage)
})
afterEach(() => stage.close())

const order = async (method: Wallet['method']) =>
  (await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, method))).orderID
const token = (wallet: Wallet, decision: 'approve' | 'decline' = 'approve') =>
  sandbox.control.inner.ledger.tokenizeWallet(wallet.type, decision).token
/** Tokens of a wallet that is confirmed 25 times: each press makes another token. */
const presses = (wallet: Wallet) => Array.from({ length: 25 }, () => token(wallet))
const refusalOf = (paying: Promise<unknown>) =>
  paying.then(() => undefined).catch((error: { code: string; status: number; details: object }) => error)

test.each(wallets)(
  '[C-CO-METHOD] $method pays its order once, however often it is pressed; it is captured when ' +
    'it ships, and refunded in parts',
  async (wallet) => {
    const orderID = await order(wallet.method)

    const answers = await Promise.all(
      presses(wallet).map((nonce) => shop.payByWallet(wallet.method, orderID, nonce)),
    )

    expect(new Set(answers.map(({ orderID: id }) => id))).toEqual(new Set([orderID]))
    expect(sandbox.control.liveSales(orderID)).toBe(1)
    expect((await shop.receipt({ orderID, postal: '60614' })).payment).toEqual({
      method: wallet.method,
      card: { type: 'Visa', last4: wallet.last4 },
    })

    const asked = { orderId: orderID, actor: ANN, reason: 'ships', now: clock.now() }
    await inTransaction(database.db, (trx) => requestCapture(trx, asked), 'busy')
    await work('move-money')
    const taken = sandbox.control.takenCents(orderID)
    expect(taken).toBe(sandbox.control.ledger().transactions[0]?.authorizedCents)
    for (const { id } of sandbox.control.ledger().transactions) sandbox.control.advance(id, 'settled')
    await inTransaction(
      database.db,
      (trx) => requestRefund(trx, { ...asked, amount: toCents(10_000) }),
      'busy',
    )
    await work('move-money')
    expect(sandbox.control.takenCents(orderID)).toBe(taken - 10_000)
    await work('outbox')
    expect(await broken()).toEqual([])
  },
)

test('control: presses that go straight to the provider are charged each time', async () => {
  const orderID = await order('applepay')

  await Promise.all(
    presses(wallets[0]).map((nonce) =>
      gateway.authorize({
        orderId: orderID,
        method: 'applepay',
        amount: toCents(129_999),
        token: nonce,
        idempotencyKey: nonce,
      }),
    ),
  )

  expect(sandbox.control.liveSales(orderID)).toBe(25)
})

test(
  '[C-CO-METHOD] another browser’s order, a token that paid before, and a card in a wallet’s ' +
    'place are each refused, without a charge',
  async () => {
    const [apple] = wallets
    const [mine, other] = [await order('applepay'), await order('applepay')]
    const spent = token(apple)
    await shop.payByWallet('applepay', mine, spent)

    expect(await refusalOf(shop.payByWallet('applepay', other, token(apple), {}))).toMatchObject({
      code: 'order_not_found',
      status: 404,
    })
    expect(await refusalOf(shop.payByWallet('applepay', other, spent))).toMatchObject({
      code: 'payment_reference_used',
      status: 409,
    })
    expect(
      await refusalOf(shop.payByWallet('applepay', other, sandbox.control.tokenize('4111111111111111'))),
    ).toMatchObject({ code: 'payment_failed', status: 402 })
    expect(sandbox.control.liveSales(other)).toBe(0)

    expect(await shop.payByWallet('applepay', other, token(apple))).toMatchObject({
      orderID: other,
      state: 'authorized',
    })
    await work('outbox')
    expect(await broken()).toEqual([])
  },
)

test(
  '[X-PAY] a decline names the wallet that failed; F22 a lost answer is settled by ' +
    'asking, without a second charge',
  async () => {
    const [, google] = wallets
    const orderID = await order('googlepay')

    expect(await refusalOf(shop.payByWallet('googlepay', orderID, token(google, 'decline')))).toMatchObject({
      code: 'payment_declined',
      details: { orderID, paymentMethod: 'googlepay' },
    })

    sandbox.control.fault({ op: 'sale', behavior: 'commit_then_timeout' })
    const nonce = token(google)
    expect(await shop.payByWallet('googlepay', orderID, nonce)).toMatchObject({ state: 'confirming' })
    expect(await shop.payByWallet('googlepay', orderID, token(google))).toMatchObject({ state: 'confirming' })
    await settle(clock, work)

    expect(await shop.payByWallet('googlepay', orderID, nonce)).toMatchObject({ state: 'authorized' })
    expect(sandbox.control.liveSales(orderID)).toBe(1)
    expect(await broken()).toEqual([])
  },
)
