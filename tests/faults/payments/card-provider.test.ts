import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import type { Behavior } from '#demo/payment-sandbox/faults.ts'
import { RECONCILIATION } from '#features/people/accounts/rules/actor.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { type Settlement, settleAttempt } from '#features/selling/payments/server/attempts/settle-attempt.ts'
import { toCents } from '#lib/money.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { voidWithoutLooking } from '../naive/payments.ts'
import { settle } from '../stage/aftermath.ts'
import { type SandboxStage, sandboxStage } from '../stage/fault-stage.ts'

// The same faults through the provider's own client against the sandbox that speaks its protocol.
const keys = { merchantId: 'test_merchant', publicKey: 'test_public', privateKey: 'test_private' }
const VISA = '4111111111111111'
const DECLINED = '4000111111111115'

let stage: SandboxStage
let sandbox: SandboxStage['sandbox']
let clock: SandboxStage['clock']
let shop: SandboxStage['shop']
let mails: SandboxStage['mails']
let work: SandboxStage['work']
let broken: SandboxStage['broken']

beforeEach(async () => {
  stage = await sandboxStage({
    sandbox: keys,
    shop: ({ sandbox: { url } }) => ({
      gateway: createBraintreeGateway({
        ...keys,
        url,
        deadlineMs: PROVIDER_DEADLINE_MS,
        limits: { failures: 100 },
      }),
      deadlineMs: PROVIDER_DEADLINE_MS + 500,
    }),
  })
  ;({ sandbox, clock, shop, mails, work, broken } = stage)
})
afterEach(() => stage.close())

const buy = (number = VISA) => makeCardBody([{ id: FURNACE, qty: 1 }], sandbox.control.tokenize(number))

describe('a card through the provider', () => {
  test('approved: one order, one charge of its total, one mail', async () => {
    const { orderID, state } = await shop.checkout(buy())
    await work('outbox')

    expect([state, sandbox.control.liveSales(orderID), mails]).toEqual([
      'authorized',
      1,
      [`order-confirmation:${orderID}`],
    ])
    expect((await shop.receipt({ orderID, postal: '60614' })).payment).toEqual({
      method: 'creditCard',
      card: { type: 'Visa', last4: '1111' },
    })
    expect(await broken()).toEqual([])
  })

  test('declined, then another card: one order, one charge', async () => {
    const key = randomUUID()
    const refusal = await shop.checkout(buy(DECLINED), key).catch((error) => error)
    const paid = await shop.checkout(buy(), key)
    await work('outbox')

    expect([refusal.code, paid.orderID, paid.state]).toEqual([
      'payment_declined',
      refusal.details.orderID,
      'authorized',
    ])
    expect(await broken()).toEqual([])
  })

  test.each<Behavior>(['commit_then_timeout', 'commit_then_reset', 'commit_then_500', 'commit_then_garbage'])(
    'F22 %s: confirming, pressed again without a second charge, settled by asking',
    async (behavior) => {
      const key = randomUUID()
      sandbox.control.fault({ op: 'sale', behavior })

      const first = await shop.checkout(buy(), key)
      const second = await shop.checkout(buy(), key)
      await settle(clock, work)

      expect([first.state, second.state, sandbox.control.liveSales(first.orderID)]).toEqual([
        'confirming',
        'confirming',
        1,
      ])
      expect(await shop.checkout(buy(), key)).toMatchObject({ orderID: first.orderID, state: 'authorized' })
      expect(await broken()).toEqual([])
    },
  )

  test(
    'F23 the provider resets the connection before it reads the call: no charge, and ' + 'another try pays',
    async () => {
      const key = randomUUID()
      sandbox.control.fault({ op: 'sale', behavior: 'reset_before' })

      const first = await shop.checkout(buy(), key)
      await settle(clock, work)
      const paid = await shop.checkout(buy(), key)
      await settle(clock, work)

      expect([first.state, paid.state, sandbox.control.liveSales(first.orderID)]).toEqual([
        'confirming',
        'authorized',
        1,
      ])
      expect(await broken()).toEqual([])
    },
  )

  test('F30 the provider approves another amount: not paid, and the charge is voided', async () => {
    sandbox.control.fault({ op: 'sale', behavior: 'wrong_amount' })

    const { orderID, state } = await shop.checkout(buy())
    await settle(clock, work)

    expect([state, sandbox.control.liveSales(orderID)]).toEqual(['confirming', 0])
    expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({
      state: 'pending',
      payment: 'declined',
    })
  })
})

describe('a look-up ends after the buyer’s own answer was committed', () => {
  async function paidMeanwhile() {
    const { orderID } = await shop.checkout(buy())
    return { orderID, attempt: await attemptOf(orderID) }
  }
  const attemptOf = (orderID: string) =>
    stage.database.db
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()

  type Row = Awaited<ReturnType<typeof attemptOf>>
  const settleLate = (attempt: Row, found: Pick<Settlement, 'outcome' | 'voids'>) =>
    settleAttempt(stage.database.db, {
      attempt,
      ...found,
      claim: attempt.checks,
      actor: RECONCILIATION,
      now: clock.now(),
    })
  const ship = (orderId: string) =>
    shipOrder(stage.database.db, may(ORDER.ship), {
      orderId,
      carrier: 'UPS',
      tracking: '1Z0000000000000001',
      now: clock.now(),
    })

  test('with a wrong amount: the charge that pays the order is not voided', async () => {
    const { orderID, attempt } = await paidMeanwhile()
    const outcome = { kind: 'failed', code: 'amount_mismatch', message: '' } as const
    await settleLate(attempt, { outcome, voids: [{ chargeId: attempt.provider_txn_id! }] })
    await work('outbox')

    expect(sandbox.control.liveSales(orderID)).toBe(1)
    expect(await broken()).toEqual([])
  })

  test('after the order was packed: the charge is not voided, and the capture is not forgotten', async () => {
    const { orderID, attempt } = await paidMeanwhile()
    await ship(orderID)
    const { provider_txn_id, amount_cents } = attempt
    const outcome = {
      kind: 'approved',
      status: 'authorized',
      chargeId: provider_txn_id!,
      amount: toCents(amount_cents),
      card: undefined,
      codes: {},
    } as const
    await settleLate(attempt, { outcome })
    expect((await attemptOf(orderID)).status).toBe('capture_requested')
    for (const job of ['outbox', 'move-money', 'outbox']) await work(job)

    expect(sandbox.control.liveSales(orderID)).toBe(1)
    expect((await attemptOf(orderID)).status).toBe('captured')
    expect(await broken()).toEqual([])
  })

  test('control: a void without a look at the attempt takes the money of a good order', async () => {
    const { orderID, attempt } = await paidMeanwhile()
    await voidWithoutLooking(stage.database.db, attempt, attempt.provider_txn_id!, clock.now())
    await work('outbox')

    expect(sandbox.control.liveSales(orderID)).toBe(0)
    expect(await broken()).toContainEqual(expect.stringContaining(`I4: order ${orderID} says it is paid`))
  })
})
