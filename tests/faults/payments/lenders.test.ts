import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmLoan, openCheckout } from '#demo/payment-sandbox/affirm/loans.ts'
import { type CreditKeyDecision, decideApplication } from '#demo/payment-sandbox/creditkey/orders.ts'
import type { Behaviour } from '#demo/payment-sandbox/faults.ts'
import { refundOrder, worklist } from '#features/fulfilment/server/index.ts'
import { affirmConfirmed } from '#features/payments/server/lenders/affirm/confirmed.ts'
import { creditkeyApproved } from '#features/payments/server/lenders/creditkey/approved-later.ts'
import { orderHandle } from '#features/payments/server/lenders/order-handle.ts'
import { toCents } from '#kit/money.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { settle } from '../stage/aftermath.ts'
import type { SandboxStage } from '../stage/fault-stage.ts'
import { lenderStage } from './lender-stage.ts'

// Affirm and Credit Key through our own clients, against the sandbox that speaks their protocols. One shop
// for all: each test has orders of its own.
let stage: SandboxStage
let database: SandboxStage['database']
let sandbox: SandboxStage['sandbox']
let clock: SandboxStage['clock']
let shop: SandboxStage['shop']
let mails: SandboxStage['mails']
let work: SandboxStage['work']
let broken: SandboxStage['broken']

beforeAll(async () => {
  stage = await lenderStage()
  ;({ database, sandbox, clock, shop, mails, work, broken } = stage)
})
afterAll(() => stage.close())
beforeEach(() => sandbox.control.inner.faults.clear())

const order = async (method: 'affirm' | 'creditkey', qty = 1) =>
  (await shop.checkout(makeBody([{ id: FURNACE, qty }], {}, method))).orderID
const money = () => sandbox.control.inner.ledger

/** She takes the loan in Affirm's window; what its script was told may have been changed on the way. */
async function borrow(
  orderID: string,
  decision: 'approve' | 'refuse' = 'approve',
  change: object = {},
): Promise<string> {
  const { checkout } = await shop.beginAffirm(orderID)
  return confirmLoan(money(), openCheckout(money(), { ...checkout, ...change })!, decision)
}

/** She applies at Credit Key; without a decision she leaves its page open. */
async function apply(orderID: string, decision?: CreditKeyDecision): Promise<string> {
  const { creditkeyId } = await shop.beginCreditKey(orderID)
  if (decision) decideApplication(money().state.creditkey.orders.get(creditkeyId)!, decision)
  return creditkeyId
}
const approveLater = (creditkeyId: string) =>
  decideApplication(money().state.creditkey.orders.get(creditkeyId)!, 'approve')

const secret = 'a secret of the tests, long enough'
const statusOf = async (lender: 'affirm' | 'creditkey', orderID: string) =>
  (await shop.lenderStatus(lender, orderHandle(secret, orderID))).state
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  )
const moved = (orderID: string) =>
  sandbox.control
    .ledger()
    .movements.filter(({ orderId }) => orderId === orderID)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'settle')
const progress = (orderID: string) => shop.progress({ orderID, postal: '60614' })

const lenders = [
  {
    lender: 'affirm',
    row: 'C-CO-AFFIRM',
    bring: (orderID: string) => borrow(orderID),
    pay: (orderID: string, means: string, cookies?: Record<string, string>) =>
      shop.payByAffirm(orderID, means, cookies),
  },
  {
    lender: 'creditkey',
    row: 'C-CO-CK',
    bring: (orderID: string) => apply(orderID, 'approve'),
    pay: (orderID: string, means: string, cookies?: Record<string, string>) =>
      shop.payByCreditKey(orderID, means, cookies),
  },
] as const

describe.each(lenders)('$lender', ({ lender, row, bring, pay }) => {
  test(`[${row}] refused, and nothing moves: an order of another browser`, async () => {
    const orderID = await order(lender)
    const means = await bring(orderID)

    const begin = lender === 'affirm' ? shop.beginAffirm(orderID, {}) : shop.beginCreditKey(orderID, {})
    expect([await refusalOf(begin), await refusalOf(pay(orderID, means, {})), moved(orderID)]).toEqual([
      'order_not_found',
      'order_not_found',
      [],
    ])
  })

  test(`[${row}, S-CO-04] approved: one order, one authorization of its total, one mail`, async () => {
    const orderID = await order(lender)

    expect(await pay(orderID, await bring(orderID))).toMatchObject({ orderID, state: 'authorized' })
    await work('outbox')

    expect((await shop.receipt({ orderID, postal: '60614' })).payment).toEqual({ method: lender, card: null })
    expect([
      moved(orderID),
      mails.filter((key) => key.includes(orderID)),
      await statusOf(lender, orderID),
    ]).toEqual([['authorize'], [`order-confirmation:${orderID}`], 'placed'])
    expect(await broken()).toEqual([])
  })

  test('F34 pressed 25 times at once: one authorization', async () => {
    const orderID = await order(lender)
    const means = await bring(orderID)

    const answers = await Promise.all(Array.from({ length: 25 }, () => pay(orderID, means)))
    await settle(clock, work)

    expect([new Set(answers.map((answer) => answer.orderID)), moved(orderID)]).toEqual([
      new Set([orderID]),
      ['authorize'],
    ])
    expect(await broken()).toEqual([])
  })

  test(`[${row}] what was approved for one order pays no other of the same amount`, async () => {
    const [first, second] = [await order(lender), await order(lender)]
    const ofFirst = await bring(first)
    await pay(first, ofFirst)

    expect([await refusalOf(pay(second, ofFirst)), moved(second)]).toEqual(['payment_reference_mismatch', []])
  })

  test.each<Behaviour>([
    'commit_then_timeout',
    'commit_then_reset',
    'commit_then_500',
    'commit_then_garbage',
  ])(`[${row}] F22 %s: confirming, then settled by asking, once`, async (behaviour) => {
    const orderID = await order(lender)
    const means = await bring(orderID)
    sandbox.control.fault({ op: 'sale', behaviour })

    const first = await pay(orderID, means)
    const second = await pay(orderID, means)
    await settle(clock, work)

    expect([first.state, second.state, moved(orderID)]).toEqual(['confirming', 'confirming', ['authorize']])
    expect(await progress(orderID)).toMatchObject({ state: 'authorized', payment: 'accepted' })
    expect(await broken()).toEqual([])
  })

  test('[X-PAY] refused, then a card on the same order: one charge, and the receipt names the card', async () => {
    const key = crypto.randomUUID()
    const items = [{ id: FURNACE, qty: 1 }]
    const { orderID } = await shop.checkout(makeBody(items, {}, lender), key)
    const means = lender === 'affirm' ? await borrow(orderID, 'refuse') : await apply(orderID, 'decline')

    expect([await refusalOf(pay(orderID, means)), await statusOf(lender, orderID)]).toEqual([
      'payment_declined',
      'declined',
    ])
    expect(await shop.checkout(makeCardBody(items), key)).toMatchObject({ orderID, state: 'authorized' })
    await settle(clock, work)

    expect((await shop.receipt({ orderID, postal: '60614' })).payment.method).toBe('creditCard')
    expect([sandbox.control.liveSales(orderID), await broken()]).toEqual([0, []])
  })

  test('an order outside the amounts of the lender is refused, and told which amounts are taken', async () => {
    const orderID = await order(lender, 9)
    const begun = lender === 'affirm' ? shop.beginAffirm(orderID) : shop.beginCreditKey(orderID)

    await expect(begun).rejects.toMatchObject({
      code: 'amount_out_of_range',
      message: expect.stringContaining('or orders from $50 to $10,000'),
    })
    expect(moved(orderID)).toEqual([])
  })

  test('taken when it ships, with carrier and tracking; then given back in parts, also when an answer is lost', async () => {
    const orderID = await order(lender)
    await pay(orderID, await bring(orderID))

    await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })
    await work('move-money')
    const sent = JSON.stringify(
      sandbox.control.requests.findLast(({ path }) => /capture|confirm_order/.test(path))?.body,
    )
    const deed = { orderId: orderID, reason: 'damaged', now: clock.now() }
    await refundOrder(database.db, may('orders.refund'), { ...deed, amount: toCents(10_000) })
    await work('move-money')
    sandbox.control.fault({ op: 'refund', behaviour: 'commit_then_500' })
    await refundOrder(database.db, may('orders.refund'), { ...deed, amount: toCents(10_000) })
    await work('move-money')
    clock.advance(70_000)
    await work('move-money')

    expect(moved(orderID)).toEqual(['authorize', 'capture', 'refund', 'refund'])
    expect(sent).toMatch(/UPS.*1Z0000000000000001/)
    await work('compare-payments')
    expect(
      (await worklist(database.db, may('worklist.read'), clock.now())).filter(
        (row) => row.orderID === orderID,
      ),
    ).toEqual([])
    await refundOrder(database.db, may('orders.refund'), deed)
    await work('move-money')
    expect([(await progress(orderID)).state, sandbox.control.takenCents(orderID)]).toEqual(['refunded', 0])
  })

  test('cancelled before it ships: the loan is let go', async () => {
    const orderID = await order(lender)
    await pay(orderID, await bring(orderID))

    await operate(database.db, 'cancel', { orderId: orderID, now: clock.now() })
    await work('outbox')

    expect(moved(orderID)).toEqual(['authorize', 'void'])
  })

  test('an authorization that ends within two days is on the list of the staff, and not before', async () => {
    const orderID = await order(lender)
    await pay(orderID, await bring(orderID))
    const { authorized_until: end } = await database.db
      .selectFrom('payment_attempt')
      .select('authorized_until')
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    const listed = async (hoursBefore: number) =>
      (
        await worklist(database.db, may('worklist.read'), new Date(end!.getTime() - hoursBefore * 3_600_000))
      ).some((row) => row.kind === 'authorization_ends' && row.orderID === orderID)

    expect([await listed(50), await listed(47)]).toEqual([false, true])
  })
})

describe('Affirm', () => {
  test.each([
    ['of another amount', { total: 100 }],
    ['for another order', { order_id: 'A000000000009' }],
  ])('[C-CO-AFFIRM] F30 a loan %s pays nothing and is let go at once', async (_, change) => {
    const orderID = await order('affirm')
    const token = await borrow(orderID, 'approve', change)

    expect(await refusalOf(shop.payByAffirm(orderID, token))).toBe('payment_failed')
    expect(sandbox.control.liveSales('order_id' in change ? change.order_id : orderID)).toBe(0)
    expect(await progress(orderID)).toMatchObject({ state: 'pending' })
  })

  test('[C-CO-AFFIRM] F23 a call that never arrived is made up for: the loan stands once, and the order is placed', async () => {
    const orderID = await order('affirm')
    sandbox.control.fault({ op: 'sale', behaviour: 'reset_before' })

    expect((await shop.payByAffirm(orderID, await borrow(orderID))).state).toBe('confirming')
    // Not being able to ask is no answer.
    sandbox.control.fault({ op: 'sale', behaviour: 'fail_before' })
    await settle(clock, work)
    expect((await progress(orderID)).state).toBe('pending')
    clock.advance(120_000)
    await settle(clock, work)

    expect([(await progress(orderID)).state, moved(orderID)]).toEqual(['authorized', ['authorize']])
  })

  const posted = (orderID: string, token: string, handle = orderHandle(secret, orderID)) =>
    affirmConfirmed(shop.payments)(
      new Request(`http://localhost:3000/checkout/affirm/confirm?order=${handle}`, {
        method: 'POST',
        body: new URLSearchParams({ checkout_token: token }),
      }),
    )

  test('[C-CO-AFFIRM] redirect mode: a post from another site without cookies pays the order of the signed handle, however often', async () => {
    const orderID = await order('affirm')
    const token = await borrow(orderID)

    const answers = [await posted(orderID, token), await posted(orderID, token)]

    expect(answers.map((answer) => [answer.status, answer.headers.get('location')])).toEqual(
      Array(2).fill([303, `/checkout/affirm/success?order=${orderHandle(secret, orderID)}`]),
    )
    expect([moved(orderID), await statusOf('affirm', orderID)]).toEqual([['authorize'], 'placed'])
  })

  test('[C-CO-AFFIRM] redirect mode: a forged handle, a made-up token, no token at all: nothing moves', async () => {
    const orderID = await order('affirm')
    const token = await borrow(orderID)

    await posted(orderID, token, `${orderID}.${'x'.repeat(32)}`)
    await posted(orderID, '')
    expect([await statusOf('affirm', orderID), moved(orderID)]).toEqual(['cancelled', []])
    await posted(orderID, 'MADEUP12')
    expect([await statusOf('affirm', orderID), moved(orderID)]).toEqual(['declined', []])
  })
})

describe('Credit Key', () => {
  test('[C-CO-CK] an application that we did not begin, and one whose amount was changed there: nothing is completed', async () => {
    const orderID = await order('creditkey')
    const creditkeyId = await apply(orderID, 'approve')
    money().state.creditkey.orders.get(creditkeyId)!.amountCents = 100

    expect([
      await refusalOf(shop.payByCreditKey(orderID, 'ck_of_nobody')),
      await refusalOf(shop.payByCreditKey(orderID, creditkeyId)),
      moved(orderID),
    ]).toEqual(['payment_reference_mismatch', 'payment_failed', []])
  })

  test.each<[CreditKeyDecision | undefined, string]>([
    [undefined, 'open'],
    ['cancel', 'cancelled'],
    ['decline', 'declined'],
    ['pend', 'reviewing'],
    ['approve', 'approved'],
  ])(
    '[R-CO-CK] F32 an application that is %s stands as %s, whatever page is opened and how often',
    async (decision, state) => {
      const orderID = await order('creditkey')
      await apply(orderID, decision)

      expect([
        await statusOf('creditkey', orderID),
        await statusOf('creditkey', orderID),
        moved(orderID),
      ]).toEqual([state, state, []])
    },
  )

  test('[R-CO-CK] F32 a handle that we did not sign tells nothing', async () => {
    const orderID = await order('creditkey')

    expect(await refusalOf(shop.lenderStatus('creditkey', `${orderID}.${'x'.repeat(32)}`))).toBe(
      'order_not_found',
    )
    expect(await refusalOf(shop.lenderStatus('creditkey', orderHandle('another secret', orderID)))).toBe(
      'order_not_found',
    )
  })

  test('[C-CO-CK] she was approved and closed the browser: the order is placed without her', async () => {
    const orderID = await order('creditkey')
    await apply(orderID, 'approve')

    await work('check-applications')
    expect((await progress(orderID)).state).toBe('pending')
    clock.advance(130_000)
    await Promise.all([work('check-applications'), work('check-applications')])

    expect([(await progress(orderID)).state, moved(orderID)]).toEqual(['authorized', ['authorize']])
  })

  test('[C-CO-CK] pended: the order waits for days, and is placed when Credit Key says that it was approved', async () => {
    const orderID = await order('creditkey')
    const creditkeyId = await apply(orderID, 'pend')
    expect(await statusOf('creditkey', orderID)).toBe('reviewing')
    clock.advance(2 * 24 * 3_600_000)
    await work('expire-orders')
    await work('check-applications')
    expect((await progress(orderID)).state).toBe('pending')

    approveLater(creditkeyId)
    const say = (handle: string) =>
      creditkeyApproved(shop.payments)(
        new Request(`http://localhost:3000/checkout/creditkey/approved?order=${handle}`, { method: 'POST' }),
      ).then(({ status }) => status)
    expect([
      await say('forged'),
      await say(orderHandle(secret, orderID)),
      await say(orderHandle(secret, orderID)),
    ]).toEqual([404, 200, 200])
    await work('check-applications')
    await work('outbox')

    expect([
      (await progress(orderID)).state,
      moved(orderID),
      mails.filter((key) => key.includes(orderID)),
    ]).toEqual(['authorized', ['authorize'], [`order-confirmation:${orderID}`]])
  })

  test('[C-CO-CK] its word that an application was approved is a hint: while it was not, nothing is placed', async () => {
    const orderID = await order('creditkey')
    await apply(orderID, 'pend')

    await creditkeyApproved(shop.payments)(
      new Request(`http://localhost:3000/checkout/creditkey/approved?order=${orderHandle(secret, orderID)}`, {
        method: 'POST',
      }),
    )
    await work('check-applications')

    expect([(await progress(orderID)).state, moved(orderID)]).toEqual(['pending', []])
  })

  test('[C-CO-CK] approved after she had paid by card: the loan is let go, the card stays', async () => {
    const key = crypto.randomUUID()
    const items = [{ id: FURNACE, qty: 1 }]
    const { orderID } = await shop.checkout(makeBody(items, {}, 'creditkey'), key)
    const creditkeyId = await apply(orderID, 'pend')
    await shop.checkout(makeCardBody(items), key)
    approveLater(creditkeyId)

    clock.advance(130_000)
    await work('check-applications')
    await work('outbox')

    expect([
      money().state.creditkey.orders.get(creditkeyId)!.status,
      sandbox.control.liveSales(orderID),
      (await progress(orderID)).state,
    ]).toEqual(['canceled', 0, 'authorized'])
    expect((await broken()).filter((breach) => breach.includes(orderID))).toEqual([])
  })

  test('control: whoever completes what a return page says is approved, without asking for the order, charges a paid order again', async () => {
    const orderID = await order('creditkey')
    await shop.payByCreditKey(orderID, await apply(orderID, 'approve'))
    const { total_cents } = await database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderID)
      .executeTakeFirstOrThrow()
    const gateway = shop.payments.gateways.creditkey
    if (gateway === undefined || gateway === 'offline') throw new Error('not offered')
    const second = money().state.creditkey.orders.get(await apply(await order('creditkey'), 'approve'))!
    second.remoteId = orderID
    await gateway.authorize({
      orderId: orderID,
      amount: toCents(total_cents),
      token: second.id,
      idempotencyKey: 'naive',
    })

    expect(await broken()).toContainEqual(expect.stringContaining('I2'))
  })
})
