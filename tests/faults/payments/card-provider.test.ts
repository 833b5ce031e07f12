import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBraintreeGateway } from '#adapters/payments-braintree/braintree-gateway.ts'
import type { Behaviour } from '#demo/payment-sandbox/faults.ts'
import { RECONCILIATION } from '#features/accounts/rules/actor.ts'
import { settleAttempt } from '#features/payments/server/attempts/settle-attempt.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
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
      gateway: createBraintreeGateway({ ...keys, url, deadlineMs: 500, limits: { failures: 100 } }),
      deadlineMs: 600,
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

  test.each<Behaviour>([
    'commit_then_timeout',
    'commit_then_reset',
    'commit_then_500',
    'commit_then_garbage',
  ])('F22 %s: confirming, pressed again without a second charge, settled by asking', async (behaviour) => {
    const key = randomUUID()
    sandbox.control.fault({ op: 'sale', behaviour })

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
  })

  test(
    'F23 the provider resets the connection before it reads the call: no charge, and ' + 'another try pays',
    async () => {
      const key = randomUUID()
      sandbox.control.fault({ op: 'sale', behaviour: 'reset_before' })

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
    sandbox.control.fault({ op: 'sale', behaviour: 'wrong_amount' })

    const { orderID, state } = await shop.checkout(buy())
    await settle(clock, work)

    expect([state, sandbox.control.liveSales(orderID)]).toEqual(['confirming', 0])
    expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({
      state: 'pending',
      payment: 'declined',
    })
  })
})

describe('a look-up reads a wrong amount after the buyer’s own answer was committed', () => {
  async function paidMeanwhile() {
    const { orderID } = await shop.checkout(buy())
    const attempt = await stage.database.db
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    return { orderID, attempt, voids: [{ chargeId: attempt.provider_txn_id! }] }
  }

  test('does not void the charge that pays the order', async () => {
    const { orderID, attempt, voids } = await paidMeanwhile()
    const outcome = { kind: 'failed', code: 'amount_mismatch', message: '' } as const
    await settleAttempt(stage.database.db, {
      attempt,
      outcome,
      voids,
      claim: attempt.checks,
      actor: RECONCILIATION,
      now: clock.now(),
    })
    await work('outbox')

    expect(sandbox.control.liveSales(orderID)).toBe(1)
    expect(await broken()).toEqual([])
  })

  test('control: a void without a look at the attempt takes the money of a good order', async () => {
    const { orderID, attempt, voids } = await paidMeanwhile()
    await voidWithoutLooking(stage.database.db, attempt, voids[0]!.chargeId, clock.now())
    await work('outbox')

    expect(sandbox.control.liveSales(orderID)).toBe(0)
    expect(await broken()).toContainEqual(expect.stringContaining(`I4: order ${orderID} says it is paid`))
  })
})
