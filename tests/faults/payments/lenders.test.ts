import { describe, expect, test } from 'vitest'
import type { Behavior } from '#demo/payment-sandbox/faults.ts'
import { WORKLIST } from '#features/selling/fulfilment/rules/access.ts'
import { worklist } from '#features/selling/fulfilment/server/worklist/worklist.ts'
import { toCents } from '#lib/money.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import { settle } from '../stage/aftermath.ts'
import {
  apply,
  broken,
  clock,
  database,
  mails,
  moved,
  order,
  progress,
  refusalOf,
  sandbox,
  shop,
  statusOf,
  takeLoan,
  withLenderStage,
  work,
} from './lender-steps.ts'

withLenderStage()

const lenders = [
  {
    lender: 'affirm',
    row: 'C-CO-AFFIRM',
    bring: (orderID: string) => takeLoan(orderID),
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
  test(`[${row}] refuses an order of another browser, without a charge`, async () => {
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

  test(`[${row}] an approval for one order does not pay another of the same amount`, async () => {
    const [first, second] = [await order(lender), await order(lender)]
    const ofFirst = await bring(first)
    await pay(first, ofFirst)

    expect([await refusalOf(pay(second, ofFirst)), moved(second)]).toEqual(['payment_reference_mismatch', []])
  })

  test.each<Behavior>(['commit_then_timeout', 'commit_then_reset', 'commit_then_500', 'commit_then_garbage'])(
    `[${row}] F22 %s: confirming, then settled by asking, once`,
    async (behavior) => {
      const orderID = await order(lender)
      const means = await bring(orderID)
      sandbox.control.fault({ op: 'sale', behavior })

      const first = await pay(orderID, means)
      const second = await pay(orderID, means)
      await settle(clock, work)

      expect([first.state, second.state, moved(orderID)]).toEqual(['confirming', 'confirming', ['authorize']])
      expect(await progress(orderID)).toMatchObject({ state: 'authorized', payment: 'accepted' })
      expect(await broken()).toEqual([])
    },
  )

  test('[X-PAY] refused, then a card on the same order: one charge; the receipt names the card', async () => {
    const key = crypto.randomUUID()
    const items = [{ id: FURNACE, qty: 1 }]
    const { orderID } = await shop.checkout(makeBody(items, {}, lender), key)
    const means = lender === 'affirm' ? await takeLoan(orderID, 'refuse') : await apply(orderID, 'decline')

    expect([await refusalOf(pay(orderID, means)), await statusOf(lender, orderID)]).toEqual([
      'payment_declined',
      'declined',
    ])
    expect(await shop.checkout(makeCardBody(items), key)).toMatchObject({ orderID, state: 'authorized' })
    await settle(clock, work)

    expect((await shop.receipt({ orderID, postal: '60614' })).payment.method).toBe('creditCard')
    expect([sandbox.control.liveSales(orderID), await broken()]).toEqual([0, []])
  })

  test('an order outside the lender’s amounts is refused, and the answer names the amounts', async () => {
    const orderID = await order(lender, 9)
    const begun = lender === 'affirm' ? shop.beginAffirm(orderID) : shop.beginCreditKey(orderID)

    await expect(begun).rejects.toMatchObject({
      code: 'amount_out_of_range',
      message: expect.stringContaining('or orders from $50 to $10,000'),
    })
    expect(moved(orderID)).toEqual([])
  })

  test(
    'captured when it ships, with carrier and tracking; then refunded in parts, also when an ' +
      'answer is lost',
    async () => {
      const orderID = await order(lender)
      await pay(orderID, await bring(orderID))

      await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })
      await work('move-money')
      const sent = JSON.stringify(
        sandbox.control.requests.findLast(({ path }) => /capture|confirm_order/.test(path))?.body,
      )
      const staffChange = { orderId: orderID, reason: 'damaged', now: clock.now() }
      await refundByTwo(database.db, { ...staffChange, amount: toCents(10_000) })
      await work('move-money')
      sandbox.control.fault({ op: 'refund', behavior: 'commit_then_500' })
      await refundByTwo(database.db, { ...staffChange, amount: toCents(10_000) })
      await work('move-money')
      clock.advance(70_000)
      await work('move-money')

      expect(moved(orderID)).toEqual(['authorize', 'capture', 'refund', 'refund'])
      expect(sent).toMatch(/UPS.*1Z0000000000000001/)
      await work('compare-payments')
      expect(
        (await worklist(database.db, may(WORKLIST.read), clock.now())).filter(
          (row) => row.orderID === orderID,
        ),
      ).toEqual([])
      await refundByTwo(database.db, staffChange)
      await work('move-money')
      expect([(await progress(orderID)).state, sandbox.control.takenCents(orderID)]).toEqual(['refunded', 0])
    },
  )

  test('cancelled before it ships: the loan is voided', async () => {
    const orderID = await order(lender)
    await pay(orderID, await bring(orderID))

    await operate(database.db, 'cancel', { orderId: orderID, now: clock.now() })
    await work('outbox')

    expect(moved(orderID)).toEqual(['authorize', 'void'])
  })

  test('an authorization is on the staff’s list two days before it ends, and not earlier', async () => {
    const orderID = await order(lender)
    await pay(orderID, await bring(orderID))
    const { authorized_until: end } = await database.db
      .selectFrom('payment_attempt')
      .select('authorized_until')
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    const listed = async (hoursBefore: number) =>
      (
        await worklist(database.db, may(WORKLIST.read), new Date(end!.getTime() - hoursBefore * 3_600_000))
      ).some((row) => row.kind === 'authorization_ends' && row.orderID === orderID)

    expect([await listed(50), await listed(47)]).toEqual([false, true])
  })
})
