import { describe, expect, test } from 'vitest'
import type { CreditKeyDecision } from '#demo/payment-sandbox/creditkey/orders.ts'
import { affirmConfirmed } from '#features/selling/payments/server/lenders/affirm/handlers.ts'
import { orderHandle } from '#features/selling/payments/server/lenders/applications.ts'
import { creditkeyApproved } from '#features/selling/payments/server/lenders/creditkey/handlers.ts'
import { toCents } from '#lib/money.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { settle } from '../stage/aftermath.ts'
import {
  apply,
  approveLater,
  broken,
  clock,
  database,
  mails,
  money,
  moved,
  order,
  progress,
  refusalOf,
  sandbox,
  secret,
  shop,
  statusOf,
  takeLoan,
  withLenderStage,
  work,
} from './lender-steps.ts'

withLenderStage()

describe('Affirm', () => {
  test.each([
    ['of another amount', { total: 100 }],
    ['for another order', { order_id: 'A000000000009' }],
  ])('[C-CO-AFFIRM] F30 a loan %s does not pay the order and is voided at once', async (_, change) => {
    const orderID = await order('affirm')
    const token = await takeLoan(orderID, 'approve', change)

    expect(await refusalOf(shop.payByAffirm(orderID, token))).toBe('payment_failed')
    expect(sandbox.control.liveSales('order_id' in change ? change.order_id : orderID)).toBe(0)
    expect(await progress(orderID)).toMatchObject({ state: 'pending' })
  })

  test(
    '[C-CO-AFFIRM] F23 a call that never arrived is sent again: there is one loan, and the ' +
      'order is placed',
    async () => {
      const orderID = await order('affirm')
      sandbox.control.fault({ op: 'sale', behavior: 'reset_before' })

      expect((await shop.payByAffirm(orderID, await takeLoan(orderID))).state).toBe('confirming')
      // A failed question is not an answer.
      sandbox.control.fault({ op: 'sale', behavior: 'fail_before' })
      await settle(clock, work)
      expect((await progress(orderID)).state).toBe('pending')
      clock.advance(120_000)
      await settle(clock, work)

      expect([(await progress(orderID)).state, moved(orderID)]).toEqual(['authorized', ['authorize']])
    },
  )

  const posted = (orderID: string, token: string, handle = orderHandle(secret, orderID)) =>
    affirmConfirmed(shop.payments)(
      new Request(`http://localhost:3000/checkout/affirm/confirm?order=${handle}`, {
        method: 'POST',
        body: new URLSearchParams({ checkout_token: token }),
      }),
    )

  test(
    '[C-CO-AFFIRM] redirect mode: a POST from Affirm without cookies pays the order of the ' +
      'signed handle once, however often it comes',
    async () => {
      const orderID = await order('affirm')
      const token = await takeLoan(orderID)

      const answers = [await posted(orderID, token), await posted(orderID, token)]

      expect(answers.map((answer) => [answer.status, answer.headers.get('location')])).toEqual(
        Array(2).fill([303, `/checkout/affirm/success?order=${orderHandle(secret, orderID)}`]),
      )
      expect([moved(orderID), await statusOf('affirm', orderID)]).toEqual([['authorize'], 'placed'])
    },
  )

  test('[C-CO-AFFIRM] redirect mode: a forged handle, a wrong or missing token: no money moves', async () => {
    const orderID = await order('affirm')
    const token = await takeLoan(orderID)

    await posted(orderID, token, `${orderID}.${'x'.repeat(32)}`)
    await posted(orderID, '')
    expect([await statusOf('affirm', orderID), moved(orderID)]).toEqual(['cancelled', []])
    await posted(orderID, 'MADEUP12')
    expect([await statusOf('affirm', orderID), moved(orderID)]).toEqual(['declined', []])
  })
})

describe('Credit Key', () => {
  test(
    '[C-CO-CK] an application that the store did not begin, or whose amount was changed: ' + 'refused',
    async () => {
      const orderID = await order('creditkey')
      const creditkeyId = await apply(orderID, 'approve')
      money().state.creditkey.orders.get(creditkeyId)!.amountCents = 100

      expect([
        await refusalOf(shop.payByCreditKey(orderID, 'ck_of_nobody')),
        await refusalOf(shop.payByCreditKey(orderID, creditkeyId)),
        moved(orderID),
      ]).toEqual(['payment_reference_mismatch', 'payment_failed', []])
    },
  )

  test.each<[CreditKeyDecision | undefined, string]>([
    [undefined, 'open'],
    ['cancel', 'cancelled'],
    ['decline', 'declined'],
    ['pend', 'reviewing'],
    ['approve', 'approved'],
  ])(
    '[R-CO-CK] F32 an application that is %s is shown as %s, on each page and at each visit',
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

  test('[R-CO-CK] F32 a handle with a wrong signature gets no information', async () => {
    const orderID = await order('creditkey')

    expect(await refusalOf(shop.lenderStatus('creditkey', `${orderID}.${'x'.repeat(32)}`))).toBe(
      'order_not_found',
    )
    expect(await refusalOf(shop.lenderStatus('creditkey', orderHandle('another secret', orderID)))).toBe(
      'order_not_found',
    )
  })

  test('[C-CO-CK] approved, then the browser is closed: the store places the order by itself', async () => {
    const orderID = await order('creditkey')
    await apply(orderID, 'approve')

    await work('check-applications')
    expect((await progress(orderID)).state).toBe('pending')
    clock.advance(130_000)
    await Promise.all([work('check-applications'), work('check-applications')])

    expect([(await progress(orderID)).state, moved(orderID)]).toEqual(['authorized', ['authorize']])
  })

  test(
    '[C-CO-CK] pended: the order waits for days, and is placed when Credit Key says that it ' +
      'was approved',
    async () => {
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
          new Request(`http://localhost:3000/checkout/creditkey/approved?order=${handle}`, {
            method: 'POST',
          }),
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
    },
  )

  test('[C-CO-CK] a redirect that only claims approval does not place the order', async () => {
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

  test('[C-CO-CK] approved after a payment by card: the loan is voided, the charge stays', async () => {
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

  test(
    'control: a shop that believes the return page, without looking at the ' +
      'order, charges a paid order again',
    async () => {
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
    },
  )
})
