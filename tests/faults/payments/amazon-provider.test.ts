import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Behavior } from '#demo/payment-sandbox/faults.ts'
import { startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { PAYMENT_LIMITS } from '#features/selling/payments/rules/access.ts'
import { toCents } from '#lib/money.ts'
import { amazonKey, confirmedAtAmazon, makeAmazon } from '#tests/fixtures/providers/amazon.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { prove } from '#tests/fixtures/shop/prove.ts'
import { breaches } from '../checks/invariants.ts'
import { heldBy, settle } from '../stage/aftermath.ts'
import { STORE } from './amazon-browser.ts'
import {
  broken,
  clock,
  confirmed,
  database,
  limitedBrowser,
  mails,
  makeBrowser,
  moved,
  progress,
  refusalOf,
  sandbox,
  shop,
  stage,
  withAmazonStage,
  work,
} from './amazon-stage.ts'

withAmazonStage()

describe('the service refuses', () => {
  test.each<[string, Record<string, string>]>([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an address that was typed or opened from a link', { 'sec-fetch-site': 'none' }],
    ['a program without these headers', {}],
    ['an old browser on another origin', { origin: 'http://evil.test' }],
  ])('[C-AMZ-SVC] %s', async (_, headers) => {
    expect(await makeBrowser().ask({ method: 'createSignature' }, headers)).toMatchObject({
      status: 403,
      body: { errorType: 'cross_site' },
    })
  })

  test('[C-AMZ-SVC] an old browser on its own origin is answered', async () => {
    expect((await makeBrowser().ask({ method: 'createSignature' }, { origin: STORE })).status).toBe(200)
  })

  test.each<[string, Record<string, string>]>([
    ['no method', {}],
    ['another method', { method: 'refund' }],
    ['something to sign', { method: 'createSignature', payload: '{"storeId":"evil"}' }],
    ['a path for an id', { method: 'getCheckoutSession', checkoutSessionId: '../charges/1' }],
    ['no amount', { method: 'completeCheckoutSession', checkoutSessionId: 'a' }],
    [
      'an order id with SQL in it',
      { method: 'setPaymentInfo', checkoutSessionId: 'a', orderId: "A' or 1=1", amount: '1' },
    ],
  ])('[C-AMZ-SVC] %s', async (_, query) => {
    expect((await makeBrowser().ask(query)).status).toBe(400)
  })

  test('[C-AMZ-SVC] the 21st call to Amazon of a network in an hour, until it proves work', async () => {
    const { points } = PAYMENT_LIMITS['provider-network']
    const { ask } = limitedBrowser()
    const read = { method: 'getCheckoutSession', checkoutSessionId: 'session-of-no-order' }
    const sameOrigin = { 'sec-fetch-site': 'same-origin' }

    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(read)))

    const refused = answers.filter(({ body }) => body.errorType === 'proof_needed')
    expect(refused).toHaveLength(60 - points)
    const proof = await prove({ details: { challenge: refused[0]!.body.challenge } })
    expect((await ask(read, sameOrigin, proof)).status).toBe(404)
    expect((await ask(read, sameOrigin, proof)).status).toBe(429)
    // What needs no call to Amazon goes on.
    expect((await ask({ method: 'createSignature' })).status).toBe(200)
  })

  test('[C-AMZ-SVC] any request gets an answer or a refusal, never a failure', async () => {
    const buyer = makeBrowser()
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('__proto__', 'A000000000001', '1433.24', 'createSignature', '%00', '../..'),
    )
    const method = fc.constantFrom(
      'createSignature',
      'getCheckoutSession',
      'setPaymentInfo',
      'completeCheckoutSession',
      'toString',
      '',
    )
    const query = fc.record(
      { method, checkoutSessionId: word, orderId: word, amount: word, more: word },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        expect((await buyer.ask(asked)).status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })

  test('[C-AMZ-SVC] refuses a session of another browser, and an invented one', async () => {
    const [buyer, stranger] = [makeBrowser(), makeBrowser()]
    const session = await buyer.session()
    await stranger.session()

    expect(await buyer.ask({ method: 'getCheckoutSession', checkoutSessionId: session })).toMatchObject({
      status: 200,
      body: { state: 'Open', order: null, billingAddress: { city: 'Chicago', zipcode: '60610' } },
    })
    for (const checkoutSessionId of [session, 'made-up'])
      expect(await stranger.ask({ method: 'getCheckoutSession', checkoutSessionId })).toMatchObject({
        status: 404,
        body: { errorType: 'session_not_found' },
      })
  })

  test(
    '[C-AMZ-SVC, V-AMZ] an order of another browser, another amount, a session that was ' +
      'written for another order',
    async () => {
      const [buyer, stranger] = [makeBrowser(), makeBrowser()]
      const [first, second, session] = [await buyer.order(), await buyer.order(), await buyer.session()]
      const strangersSession = await stranger.session()

      expect((await stranger.set(strangersSession, first)).body.errorType).toBe('order_not_found')
      expect((await stranger.set(session, await stranger.order())).body.errorType).toBe('session_not_found')
      for (const amount of ['1.00', '1433.25', '', 'free', '1433.2400'])
        expect((await buyer.set(session, first, amount)).body.errorType).toBe('amount_mismatch')
      expect(await buyer.set(session, first, 'USD 1,433.24')).toMatchObject({
        status: 200,
        body: { constraints: [] },
      })
      expect((await buyer.set(session, second)).body.errorType).toBe('payment_reference_mismatch')
      expect((await stranger.complete(session)).body.errorType).toBe('order_not_found')
      expect((await buyer.complete(session, '$1.00')).body.errorType).toBe('amount_mismatch')
      expect([...moved(first), ...moved(second)]).toEqual([])
    },
  )

  test('[C-CO-AMZ] a charge of another order, an invented charge, an order of another browser', async () => {
    const buyer = makeBrowser()
    const paid = await confirmed(buyer)
    const { chargeId = '' } = (await buyer.complete(paid.session)).body
    const other = await buyer.order()

    expect(await refusalOf(buyer.tell(other, chargeId))).toBe('payment_reference_mismatch')
    expect(await refusalOf(buyer.tell(paid.orderID, 'made-up'))).toBe('payment_reference_mismatch')
    expect(await refusalOf(makeBrowser().tell(paid.orderID, chargeId))).toBe('order_not_found')
    expect((await buyer.set(await buyer.session(), paid.orderID)).body.errorType).toBe('order_closed')
    expect(moved(other)).toEqual([])
  })
})

describe('paid', () => {
  test(
    '[C-CO-AMZ, C-AMZ-SVC, S-CO-04] confirmed, completed, notified: one order, one authorization ' +
      'of its total, one mail',
    async () => {
      const buyer = makeBrowser()
      const { orderID, session } = await confirmed(buyer)

      const { status, body } = await buyer.complete(session)
      expect([status, body]).toEqual([
        200,
        { chargeId: expect.stringMatching(/^\w+$/), orderID, state: 'authorized' },
      ])
      expect(await buyer.tell(orderID, body.chargeId!)).toEqual({
        orderID,
        state: 'authorized',
        total: 1433.24,
      })
      await work('outbox')
      expect((await shop.receipt({ orderID, postal: '60614' })).payment).toEqual({
        method: 'AmazonPay',
        card: null,
      })
      expect([moved(orderID), mails.filter((key) => key.includes(orderID))]).toEqual([
        ['authorize'],
        [`order-confirmation:${orderID}`],
      ])
      expect(await broken()).toEqual([])
    },
  )

  test('[C-CO-AMZ] completed 25 times at once: one authorization', async () => {
    const buyer = makeBrowser()
    const { orderID, session } = await confirmed(buyer)

    const answers = await Promise.all(Array.from({ length: 25 }, () => buyer.complete(session)))
    await settle(clock, work)

    expect(answers.filter(({ status }) => status >= 300)).toEqual([])
    expect(moved(orderID)).toEqual(['authorize'])
    expect(await broken()).toEqual([])
  })

  test(
    'control: two sessions of one order that are completed without an attempt row ' +
      'charge it twice, and the check finds it',
    async () => {
      const other = await startPaymentSandbox({
        port: 0,
        merchantId: 'm',
        publicKey: 'p',
        privateKey: 'k',
        amazon: { publicKey: amazonKey.publicKey },
      })
      const orderID = await makeBrowser().order()
      const request = { orderId: orderID, amount: toCents(143_324), idempotencyKey: 'x' }
      for (const _ of [1, 2])
        await makeAmazon(other).authorize({ ...request, token: await confirmedAtAmazon(other, request) })

      expect(await breaches({ ...stage.facts(), ledger: heldBy(other) })).toContainEqual(
        expect.stringContaining('I2'),
      )
      await other.close()
    },
  )

  test(
    '[R-CO-EXPRESS] F32 completed before the buyer confirms: no charge, the session stays ' +
      'usable, and the confirmation pays',
    async () => {
      const buyer = makeBrowser()
      const { orderID, session } = await confirmed(buyer, 'nothing')

      const early = await buyer.complete(session)
      expect([early.status, early.body.errorType, moved(orderID)]).toEqual([409, 'payment_not_approved', []])
      expect(await progress(orderID)).toMatchObject({ state: 'pending', payment: 'none' })
      sandbox.control.confirmAtAmazon(session)
      expect((await buyer.complete(session)).status).toBe(200)
      expect(moved(orderID)).toEqual(['authorize'])
    },
  )

  test('[X-AMZ, X-PAY] declined at Amazon: details.message says so; a card pays the same order', async () => {
    const buyer = makeBrowser()
    const key = crypto.randomUUID()
    const [orderID, session] = [await buyer.order(1, key), await buyer.session()]
    await buyer.set(session, orderID)
    sandbox.control.confirmAtAmazon(session, 'decline')

    expect(await buyer.complete(session)).toMatchObject({
      status: 402,
      body: {
        errorType: 'payment_declined',
        details: {
          message: expect.stringContaining('Amazon Pay did not accept the payment. Nothing was charged.'),
        },
      },
    })
    const paid = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]), key)
    await work('outbox')
    expect([paid.orderID, paid.state, moved(orderID)]).toEqual([orderID, 'authorized', []])
    expect(
      (await buyer.ask({ method: 'getCheckoutSession', checkoutSessionId: session })).body,
    ).toMatchObject({
      state: 'Canceled',
      reasonCode: 'Declined',
      order: { orderID, payment: 'paid' },
    })
    expect(await broken()).toEqual([])
  })

  test.each<Behavior>(['commit_then_timeout', 'commit_then_reset', 'commit_then_500', 'commit_then_garbage'])(
    '[C-CO-AMZ] F22 %s: confirming, completed again without a second charge, settled by ' +
      'asking the session and its charge',
    async (behavior) => {
      const buyer = makeBrowser()
      const { orderID, session } = await confirmed(buyer)
      sandbox.control.fault({ op: 'sale', behavior, orderId: orderID })

      const answers = [await buyer.complete(session), await buyer.complete(session)]
      await settle(clock, work)

      expect(answers.map(({ status, body }) => [status, body.chargeId])).toEqual([
        [202, null],
        [202, null],
      ])
      expect([moved(orderID), await progress(orderID)]).toMatchObject([
        ['authorize'],
        { state: 'authorized', payment: 'accepted' },
      ])
      expect(await broken()).toEqual([])
    },
  )

  test(
    '[C-CO-AMZ] a notice of an unknown charge: the store asks Amazon at once; a charge of ' +
      'no order is ignored',
    async () => {
      const buyer = makeBrowser()
      const { orderID, session } = await confirmed(buyer)
      sandbox.control.fault({ op: 'sale', behavior: 'commit_then_500', orderId: orderID })
      await buyer.complete(session)

      expect(await refusalOf(buyer.tell(orderID, 'made-up'))).toBe('payment_reference_mismatch')
      expect(await progress(orderID)).toMatchObject({ state: 'authorized' })
    },
  )

  test(
    'F23 Amazon is down when the buyer returns: no charge, the session stays, and it ' +
      'pays a moment later',
    async () => {
      const buyer = makeBrowser()
      const { orderID, session } = await confirmed(buyer)
      sandbox.control.fault({ op: 'search', behavior: 'fail_before', orderId: orderID })

      expect(await buyer.complete(session)).toMatchObject({
        status: 503,
        body: { errorType: 'payment_unavailable' },
      })
      expect((await buyer.complete(session)).status).toBe(200)
      expect(moved(orderID)).toEqual(['authorize'])
    },
  )

  test('F30 Amazon authorizes another amount: not paid, and the charge is voided', async () => {
    const buyer = makeBrowser()
    const { orderID, session } = await confirmed(buyer)
    sandbox.control.fault({ op: 'sale', behavior: 'wrong_amount', orderId: orderID })

    expect((await buyer.complete(session)).status).toBe(202)
    await settle(clock, work)

    expect([sandbox.control.liveSales(orderID), moved(orderID)]).toEqual([0, ['authorize', 'void']])
    expect(await progress(orderID)).toMatchObject({ state: 'pending', payment: 'declined' })
  })

  test('[C-CO-AMZ] captured when it ships; a refund whose answer is lost is made once', async () => {
    const buyer = makeBrowser()
    const { orderID, session } = await confirmed(buyer)
    await buyer.complete(session)
    await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })
    await work('move-money')
    expect(sandbox.control.takenCents(orderID)).toBe(143_324)

    await operate(database.db, 'refund', { orderId: orderID, now: clock.now() })
    sandbox.control.fault({ op: 'refund', behavior: 'commit_then_reset', orderId: orderID })
    await work('move-money')
    clock.advance(90_000)
    await work('move-money')
    clock.advance(90_000)
    await work('move-money')

    expect([sandbox.control.takenCents(orderID), moved(orderID).filter((kind) => kind === 'refund')]).toEqual(
      [0, ['refund']],
    )
    expect((await progress(orderID)).state).toBe('refunded')
  })
})
