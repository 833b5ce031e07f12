import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPaypalGateway } from '#adapters/payments-paypal/paypal-gateway.ts'
import type { Behavior } from '#demo/payment-sandbox/faults.ts'
import { disputed } from '#features/selling/fulfilment/server/payment-events/disputed.ts'
import { paymentNotices } from '#features/selling/payments/server/notices.ts'
import type { BeginRequest, Gateway } from '#features/selling/payments/server/ports.ts'
import { toCents } from '#lib/money.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { breaches } from '../checks/invariants.ts'
import { settle } from '../stage/aftermath.ts'
import { type SandboxStage, sandboxStage } from '../stage/fault-stage.ts'

// PayPal through our own client, against the sandbox that speaks its protocol.
let gateway: Gateway
let stage: SandboxStage
let database: SandboxStage['database']
let sandbox: SandboxStage['sandbox']
let clock: SandboxStage['clock']
let shop: SandboxStage['shop']
let mails: SandboxStage['mails']
let work: SandboxStage['work']
let broken: SandboxStage['broken']

beforeEach(async () => {
  stage = await sandboxStage({
    sandbox: { merchantId: 'm', publicKey: 'p', privateKey: 'k' },
    shop: ({ sandbox: { url } }) => {
      gateway = createPaypalGateway({
        clientId: 'demo_paypal_client',
        clientSecret: 'demo_paypal_secret',
        webhookId: 'demo_paypal_webhook',
        url: `${url}/paypal`,
        deadlineMs: PROVIDER_DEADLINE_MS,
        limits: { failures: 100, maxInFlight: 50 },
      })
      return { paypal: gateway, deadlineMs: PROVIDER_DEADLINE_MS + 500 }
    },
  })
  ;({ database, sandbox, clock, shop, mails, work, broken } = stage)
})
afterEach(() => stage.close())

const begin = (request: BeginRequest) => {
  if (gateway.start.kind !== 'approval') throw new Error('no approval')
  return gateway.start.begin(request)
}
const order = async (qty = 1) => (await shop.checkout(makeBody([{ id: FURNACE, qty }], {}, 'PayPal'))).orderID
async function approve(orderID: string, decision: 'approve' | 'decline' = 'approve'): Promise<string> {
  const { paypalOrderId } = await shop.beginPaypal(orderID)
  sandbox.control.approvePaypal(paypalOrderId, decision)
  return paypalOrderId
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )
const moved = () => sandbox.control.ledger().movements.map(({ kind }) => kind)

describe('refused without a charge:', () => {
  test('[C-CO-PAYPAL] an order of another browser', async () => {
    const orderID = await order()
    const reference = await approve(orderID)

    expect(await refusalOf(shop.beginPaypal(orderID, {}))).toBe('order_not_found')
    expect(await refusalOf(shop.payByPaypal(orderID, reference, {}))).toBe('order_not_found')
    expect(moved()).toEqual([])
  })

  test('[C-CO-PAYPAL] the approval of another order, also of the same amount', async () => {
    const first = await order()
    const second = await order()
    const ofFirst = await approve(first)

    expect(await refusalOf(shop.payByPaypal(second, ofFirst))).toBe('payment_reference_mismatch')
    expect(moved()).toEqual([])
  })

  test('[C-CO-PAYPAL] an order at PayPal that names our order but was not made by us', async () => {
    const orderID = await order()
    const own = await begin({
      orderId: orderID,
      amount: toCents(100),
      idempotencyKey: 'by-hand',
      shipping: {
        firstName: '',
        lastName: '',
        street: '',
        city: '',
        state: '',
        postalCode: '',
        country: 'US',
      },
    })
    if (own.kind !== 'ready') throw new Error(own.kind)
    sandbox.control.approvePaypal(own.reference)

    expect(await refusalOf(shop.payByPaypal(orderID, own.reference))).toBe('payment_reference_mismatch')
    expect(moved()).toEqual([])
  })

  test('[C-CO-PAYPAL] an approval of ours whose amount was changed at PayPal', async () => {
    const orderID = await order()
    const reference = await approve(orderID)
    sandbox.control.inner.ledger.state.paypal.orders.get(reference)!.amountCents = 100

    expect(await refusalOf(shop.payByPaypal(orderID, reference))).toBe('payment_failed')
    expect(moved()).toEqual([])
  })

  test('[C-CO-PAYPAL] an unapproved order, and an order at PayPal that was used before', async () => {
    const orderID = await order()
    const { paypalOrderId } = await shop.beginPaypal(orderID)

    expect(await refusalOf(shop.payByPaypal(orderID, paypalOrderId))).toBe('payment_declined')
    sandbox.control.approvePaypal(paypalOrderId)
    expect(await refusalOf(shop.payByPaypal(orderID, paypalOrderId))).toBe('payment_declined')
    expect(moved()).toEqual([])
  })

  test('[C-CO-PAYPAL] a new approval for an order that is paid', async () => {
    const orderID = await order()
    await shop.payByPaypal(orderID, await approve(orderID))

    expect(await refusalOf(shop.beginPaypal(orderID))).toBe('order_closed')
  })
})

describe('paid', () => {
  test('[C-CO-PAYPAL, S-CO-04] approved, then placed: one order, one authorization, one mail', async () => {
    const orderID = await order()

    expect(await shop.payByPaypal(orderID, await approve(orderID))).toMatchObject({
      orderID,
      state: 'authorized',
    })
    await work('outbox')
    expect((await shop.receipt({ orderID, postal: '60614' })).payment).toEqual({
      method: 'PayPal',
      card: null,
    })
    expect([moved(), mails]).toEqual([['authorize'], [`order-confirmation:${orderID}`]])
    expect(await broken()).toEqual([])
  })

  test('pressed 25 times at once: one authorization', async () => {
    const orderID = await order()
    const reference = await approve(orderID)

    const answers = await Promise.all(Array.from({ length: 25 }, () => shop.payByPaypal(orderID, reference)))
    await settle(clock, work)

    expect(new Set(answers.map(({ orderID: id }) => id))).toEqual(new Set([orderID]))
    expect(moved()).toEqual(['authorize'])
    expect(await broken()).toEqual([])
  })

  test(
    '[C-CO-PAYPAL] F01 a process that died between PayPal’s answer and our row: pressed again ' +
      'the same approval pays',
    async () => {
      const orderID = await order()
      const before = await approve(orderID)
      await database.db.deleteFrom('wallet_approval').execute()

      expect(await approve(orderID)).toBe(before)
      expect((await shop.payByPaypal(orderID, before)).state).toBe('authorized')
      expect(moved()).toEqual(['authorize'])
    },
  )

  test(
    'control: pressed twice without an attempt and with an approval for each press, the ' +
      'account is charged twice, and the check finds it',
    async () => {
      const orderID = await order()
      const { total_cents } = await database.db
        .selectFrom('orders')
        .select('total_cents')
        .where('id', '=', orderID)
        .executeTakeFirstOrThrow()
      const shipping = {
        firstName: '',
        lastName: '',
        street: '',
        city: '',
        state: '',
        postalCode: '',
        country: 'US',
      }
      for (const idempotencyKey of ['press-1', 'press-2']) {
        const begun = await begin({
          orderId: orderID,
          amount: toCents(total_cents),
          idempotencyKey,
          shipping,
        })
        if (begun.kind !== 'ready') throw new Error(begun.kind)
        sandbox.control.approvePaypal(begun.reference)
        await gateway.authorize({
          orderId: orderID,
          amount: toCents(total_cents),
          token: begun.reference,
          idempotencyKey,
        })
      }

      expect(await broken()).toContainEqual(expect.stringContaining('I2'))
    },
  )

  test(
    '[X-PAY] declined by PayPal, then a card on the same order: one charge, and the receipt ' +
      'names the card',
    async () => {
      const key = crypto.randomUUID()
      const items = [{ id: FURNACE, qty: 1 }]
      const { orderID } = await shop.checkout(makeBody(items, {}, 'PayPal'), key)

      expect(await refusalOf(shop.payByPaypal(orderID, await approve(orderID, 'decline')))).toBe(
        'payment_declined',
      )
      const paid = await shop.checkout(makeCardBody(items), key)
      await work('outbox')

      expect([paid.orderID, paid.state, moved()]).toEqual([orderID, 'authorized', ['refuse']])
      expect((await shop.receipt({ orderID, postal: '60614' })).payment).toEqual({
        method: 'creditCard',
        card: { type: 'Visa', last4: '1111' },
      })
      expect(await breaches({ ...stage.facts(), ledger: stage.ledger.entries })).toEqual([])
    },
  )

  test.each<Behavior>(['commit_then_timeout', 'commit_then_reset', 'commit_then_500', 'commit_then_garbage'])(
    '[C-CO-PAYPAL] F22 %s: confirming, pressed again without a second charge, settled by asking',
    async (behavior) => {
      const orderID = await order()
      const reference = await approve(orderID)
      sandbox.control.fault({ op: 'sale', behavior })

      const first = await shop.payByPaypal(orderID, reference)
      const second = await shop.payByPaypal(orderID, reference)
      // The buyer closes the tab: only the reconciliation can finish the order.
      await settle(clock, work)

      expect([first.state, second.state, moved()]).toEqual(['confirming', 'confirming', ['authorize']])
      expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({
        state: 'authorized',
        payment: 'accepted',
      })
      expect(await broken()).toEqual([])
    },
  )

  test('F23 PayPal ends the connection and does nothing: no charge, and a new approval pays', async () => {
    const orderID = await order()
    sandbox.control.fault({ op: 'sale', behavior: 'reset_before' })

    expect((await shop.payByPaypal(orderID, await approve(orderID))).state).toBe('confirming')
    await settle(clock, work)
    expect((await shop.payByPaypal(orderID, await approve(orderID))).state).toBe('authorized')
    await settle(clock, work)

    expect(moved()).toEqual(['authorize'])
    expect(await broken()).toEqual([])
  })

  test('F30 PayPal authorizes another amount: not paid, and the charge is voided', async () => {
    const orderID = await order()
    sandbox.control.fault({ op: 'sale', behavior: 'wrong_amount' })

    await shop.payByPaypal(orderID, await approve(orderID))
    await settle(clock, work)

    expect([sandbox.control.liveSales(orderID), moved()]).toEqual([0, ['authorize', 'void']])
    expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({
      state: 'pending',
      payment: 'declined',
    })
  })
})

describe('notices', () => {
  const notice = (body: string, change: Record<string, string> = {}) =>
    paymentNotices(
      shop.payments,
      'PayPal',
      disputed,
    )(
      new Request('http://localhost/webhooks/paypal', {
        method: 'POST',
        body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/cert.pem',
          'paypal-transmission-id': 'id-1',
          'paypal-transmission-sig': 'c2ln',
          'paypal-transmission-time': clock.now().toISOString(),
          ...change,
        },
      }),
    ).then(({ status }) => status)

  async function lostPayment(): Promise<string> {
    const orderID = await order()
    const reference = await approve(orderID)
    sandbox.control.fault({ op: 'sale', behavior: 'commit_then_500' })
    await shop.payByPaypal(orderID, reference)
    return orderID
  }
  const kept = () => database.db.selectFrom('payment_event').select('order_id').execute()

  test(
    'F25 [C-CO-PAYPAL] ten notices at once after a lost answer: all are acknowledged, one is ' +
      'kept, the order is placed once',
    async () => {
      const orderID = await lostPayment()
      const body = sandbox.control.paypalNotice(orderID)

      const statuses = await Promise.all(Array.from({ length: 10 }, () => notice(body)))
      // The store asks at once, before its next planned question.
      await work('reconcile-payments')
      await work('outbox')

      expect([statuses, await kept()]).toEqual([
        Array.from({ length: 10 }, () => 200),
        [{ order_id: orderID }],
      ])
      expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({ state: 'authorized' })
      expect([moved(), mails]).toEqual([['authorize'], [`order-confirmation:${orderID}`]])
    },
  )

  test('control: without the notice the store does not ask yet', async () => {
    const orderID = await lostPayment()

    await work('reconcile-payments')

    expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({
      state: 'pending',
      payment: 'confirming',
    })
  })

  test('a notice alone does not pay an order: without money at PayPal it stays unpaid', async () => {
    const orderID = await order()

    expect(await notice(sandbox.control.paypalNotice(orderID, 'PAYMENT.CAPTURE.COMPLETED'))).toBe(200)
    await settle(clock, work)

    expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({
      state: 'pending',
      payment: 'none',
    })
  })

  test.each<[string, (body: string) => [string, Record<string, string>?]]>([
    ['forged', (body) => [body.replace('WH-', 'WX-')]],
    ['written anew', (body) => [`${body} `]],
    ['truncated', (body) => [body.slice(0, -5)]],
    ['empty', () => ['']],
    ['with a second body in it', (body) => [`${body},"webhook_event":${body}`]],
    ['without a signature', (body) => [body, { 'paypal-transmission-sig': '' }]],
    ['four days old', (body) => [body, { 'paypal-transmission-time': '2026-11-16T16:00:00Z' }]],
    ['without a time', (body) => [body, { 'paypal-transmission-time': 'yesterday' }]],
  ])('F29 a notice %s: 400, without effect', async (_, tamper) => {
    const orderID = await lostPayment()

    expect(await notice(...tamper(sandbox.control.paypalNotice(orderID)))).toBe(400)
    await work('reconcile-payments')

    expect([await kept(), (await shop.progress({ orderID, postal: '60614' })).state]).toEqual([[], 'pending'])
  })

  test('while PayPal does not answer, the store asks it to send the notice again', async () => {
    const body = sandbox.control.paypalNotice(await order())
    sandbox.control.fault({ op: 'verify_webhook', behavior: 'fail_before' })

    expect([await notice(body), await notice(body)]).toEqual([503, 200])
  })
})
