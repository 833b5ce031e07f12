import { describe, expect, test } from 'vitest'
import { mandate } from '#features/selling/bank-debit/texts.ts'
import { receiveCheck } from '#features/selling/fulfilment/server/changes/receive-check.ts'
import { cancelOrder } from '#features/selling/fulfilment/server/index.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { texts as paymentTexts } from '#features/selling/payments/texts.ts'
import { ApiError } from '#lib/api-error.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { toCents } from '#lib/money.ts'
import { sandboxBank } from '#tests/fixtures/providers/bank.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import { breaches } from '../checks/invariants.ts'
import {
  attemptOf,
  clock,
  database,
  debit,
  facts,
  HOUR,
  kindsOnList,
  mails,
  nonce,
  order,
  pass,
  refusalOf,
  salesOf,
  sandbox,
  shop,
  staff,
  stateOf,
  withBankStage,
  work,
} from './bank-stage.ts'

withBankStage()

describe('refused, and nothing is debited:', () => {
  test('[C-CO-ACH] an order of another browser', async () => {
    const orderID = await order()

    expect(await refusalOf(shop.bank.debit({ orderID, paymentMethodNonce: nonce() }, {}))).toBe(
      'order_not_found',
    )
    expect(salesOf(orderID)).toEqual([])
  })

  test('[C-CO-ACH] a token that paid another order', async () => {
    const [first, second] = [await order(), await order()]
    const token = nonce()
    await debit(first, token)

    expect(await refusalOf(debit(second, token))).toBe('payment_reference_used')
    expect(salesOf(second)).toEqual([])
  })

  test.each(['1000000004', '1000000005', '1000000006', '1000000002'])(
    '[X-ACH, C-CO-ACH] account %s, that the network check does not confirm: the answer’s ' +
      'message says so, and the order waits for another payment method',
    async (account) => {
      const orderID = await order()

      const refused = await debit(orderID, nonce(account)).catch((error: unknown) => error)

      expect(refused).toBeInstanceOf(ApiError)
      expect(refused).toMatchObject({
        code: 'payment_declined',
        status: 402,
        message: paymentTexts.bankDeclined,
        details: { message: paymentTexts.bankDeclined, orderID },
      })
      expect([salesOf(orderID), await stateOf(orderID)]).toEqual([[], 'pending'])
    },
  )

  test('[X-ACH] a debit that the bank refuses at once', async () => {
    const orderID = await order()
    sandbox.control.fault({ op: 'sale', behavior: 'decline:2046', orderId: orderID })

    expect(await refusalOf(debit(orderID))).toBe('payment_declined')
    expect(sandbox.control.liveSales(orderID)).toBe(0)
  })

  test.each(['customer', 'payment_method'] as const)(
    '[X-ACH] the provider does not answer while the account is checked (%s): no debit, and ' +
      'the buyer may press again',
    async (op) => {
      const orderID = await order()
      sandbox.control.fault({ op, behavior: 'reset_before' })

      expect(await refusalOf(debit(orderID))).toBe('payment_failed')
      expect((await debit(orderID)).state).toBe('awaiting_funds')
      expect(salesOf(orderID)).toHaveLength(1)
    },
  )
})

describe('debited', () => {
  test(
    '[C-CO-ACH, S-CO-04] the order waits for its money, ships only when it has come, and the ' +
      'mandate is on record',
    async () => {
      const orderID = await order()

      expect(await debit(orderID)).toMatchObject({ orderID, state: 'awaiting_funds' })
      expect(await shop.receipt({ orderID, postal: '60614' })).toMatchObject({
        state: 'awaiting_funds',
        payment: { method: 'ACHDebit', card: { type: 'Bank account', last4: '0000' } },
      })
      const ship = { orderId: orderID, now: clock.now(), carrier: 'UPS', tracking: orderID }
      expect(await shipOrder(database.db, may(ORDER.ship), ship)).toEqual({
        kind: 'refused',
        reason: 'not_ready',
      })
      expect(
        await receiveCheck(database.db, may(ORDER['receive-payment']), {
          orderId: orderID,
          reason: 'by mistake',
          now: clock.now(),
        }),
      ).toEqual({ kind: 'refused', reason: 'not_waiting' })

      await pass(orderID, 'settled')

      expect([await stateOf(orderID), mails.filter((key) => key.includes(`paid:${orderID}`))]).toEqual([
        'paid',
        [`order:paid:${orderID}`],
      ])
      expect(await shipOrder(database.db, may(ORDER.ship), { ...ship, now: clock.now() })).toEqual({
        kind: 'shipped',
      })
      const { total_cents } = await database.db
        .selectFrom('orders')
        .select('total_cents')
        .where('id', '=', orderID)
        .executeTakeFirstOrThrow()
      const stored = await database.db
        .selectFrom('bank_mandate')
        .selectAll()
        .where('order_id', '=', orderID)
        .executeTakeFirstOrThrow()
      expect(stored).toMatchObject({
        text: mandate(merchant().name),
        amount_cents: total_cents,
        ip_hash: expect.stringMatching(/^[\w-]{43}$/),
      })
      expect(salesOf(orderID).map(({ status, amountCents }) => [status, amountCents])).toEqual([
        ['settled', total_cents],
      ])
    },
  )

  test('[C-CO-ACH] pressed 25 times at once: one debit', async () => {
    const orderID = await order()
    const token = nonce()

    const answers = await Promise.all(Array.from({ length: 25 }, () => debit(orderID, token)))

    expect(new Set(answers.map(({ orderID: id }) => id))).toEqual(new Set([orderID]))
    expect(salesOf(orderID)).toHaveLength(1)
  })

  test('control: two presses without an attempt row debit twice, and the check finds it', async () => {
    const orderID = await order()
    const { total_cents } = await database.db
      .selectFrom('orders')
      .select('total_cents')
      .where('id', '=', orderID)
      .executeTakeFirstOrThrow()
    const naive = sandboxBank(sandbox.url).gateway
    for (const account of ['1000000000', '1000000001']) {
      await naive.authorize({
        orderId: orderID,
        amount: total_cents as never,
        token: nonce(account),
        idempotencyKey: account,
        bank: { verification: 'network_check' },
      })
    }

    const held = salesOf(orderID).map((sale) => ({
      id: sale.id,
      orderId: sale.orderId,
      amount: sale.amountCents,
      token: '',
      status: 'captured' as const,
    }))
    expect(await breaches({ ...facts(), ledger: held })).toContainEqual(expect.stringContaining('I2'))
  })

  test.each(['commit_then_timeout', 'commit_then_reset', 'commit_then_500', 'commit_then_garbage'] as const)(
    'F22 %s: confirming, pressed again without a second debit, settled by asking; the buyer may ' +
      'have closed the browser',
    async (behavior) => {
      const orderID = await order()
      const token = nonce()
      sandbox.control.fault({ op: 'sale', behavior, orderId: orderID })

      expect([(await debit(orderID, token)).state, (await debit(orderID, token)).state]).toEqual([
        'confirming',
        'confirming',
      ])
      clock.advance(70_000)
      await work('reconcile-payments')

      expect([await stateOf(orderID), salesOf(orderID).length]).toEqual(['awaiting_funds', 1])
    },
  )

  test('settled after a lost answer: the order is paid then, and cannot ship before', async () => {
    const orderID = await order()
    sandbox.control.fault({ op: 'sale', behavior: 'commit_then_500', orderId: orderID })
    await debit(orderID)
    sandbox.control.advance(salesOf(orderID)[0]!.id, 'settled')
    clock.advance(70_000)
    await work('reconcile-payments')
    await work('follow-payments')

    expect(await stateOf(orderID)).toBe('paid')
  })

  test('[X-ACH] refused by the bank, then a card on the same order: one payment', async () => {
    const key = crypto.randomUUID()
    const items = [{ id: FURNACE, qty: 1 }]
    const { orderID } = await shop.checkout(makeBody(items, {}, 'ACHDebit'), key)
    expect(await refusalOf(debit(orderID, nonce('1000000004')))).toBe('payment_declined')

    const paid = await shop.checkout(makeCardBody(items, 'fake-valid-visa-nonce'), key)

    expect([paid.orderID, paid.state]).toEqual([orderID, 'authorized'])
    expect((await shop.receipt({ orderID, postal: '60614' })).payment).toMatchObject({ method: 'creditCard' })
  })
})

describe('returned by the bank', () => {
  test('before it settled: the order stays unpaid, staff and buyer get a mail, a check may pay', async () => {
    const orderID = await order()
    await debit(orderID)

    await pass(orderID, 'settlement_declined')

    expect([await stateOf(orderID), (await attemptOf(orderID)).status, await kindsOnList(orderID)]).toEqual([
      'awaiting_funds',
      'declined',
      ['payment_returned'],
    ])
    expect(mails.some((key) => key.startsWith(`order:payment_returned:${orderID}`))).toBe(true)
    expect(
      await receiveCheck(database.db, may(ORDER['receive-payment']), {
        orderId: orderID,
        reason: 'check 7',
        now: clock.now(),
      }),
    ).toEqual({ kind: 'received' })
    expect([await stateOf(orderID), await kindsOnList(orderID)]).toEqual(['paid', []])
  })

  test(
    'weeks after it settled, nothing shipped yet: waiting for money again; nothing can ship or ' +
      'be refunded on it',
    async () => {
      const orderID = await order()
      await debit(orderID)
      await pass(orderID, 'settled')

      await pass(orderID, 'settlement_declined', 24 * 20)

      expect([await stateOf(orderID), (await attemptOf(orderID)).status, await kindsOnList(orderID)]).toEqual(
        ['awaiting_funds', 'returned', ['payment_returned']],
      )
      expect(
        await shipOrder(database.db, may(ORDER.ship), {
          orderId: orderID,
          now: clock.now(),
          carrier: 'UPS',
          tracking: orderID,
        }),
      ).toMatchObject({ kind: 'refused' })
      expect(mails.filter((key) => key.startsWith(`order:payment_returned:${orderID}`))).toHaveLength(1)
    },
  )

  test('after it shipped: the work list shows the debt once, however often the bank is asked', async () => {
    const orderID = await order()
    await debit(orderID)
    await pass(orderID, 'settled')
    await shipOrder(database.db, may(ORDER.ship), {
      orderId: orderID,
      now: clock.now(),
      carrier: 'UPS',
      tracking: orderID,
    })

    await pass(orderID, 'settlement_declined', 24 * 20)
    clock.advance(48 * HOUR)
    await work('follow-payments')

    expect([await stateOf(orderID), await kindsOnList(orderID)]).toEqual(['shipped', ['payment_returned']])
  })
})

describe('given back', () => {
  test('[C-CO-ACH] cancelled before the debit is sent to the bank: the debit is stopped', async () => {
    const orderID = await order()
    await debit(orderID)

    await cancelOrder(database.db, may(ORDER.cancel), staff(orderID))
    await work('outbox')

    expect([await stateOf(orderID), salesOf(orderID)[0]?.status, (await attemptOf(orderID)).status]).toEqual([
      'cancelled',
      'voided',
      'voided',
    ])
  })

  test('cancelled too late to stop the debit: the money arrives and is refunded without staff', async () => {
    const orderID = await order()
    await debit(orderID)
    sandbox.control.inner.ledger.move(
      sandbox.control.inner.ledger.state.transactions.get(salesOf(orderID)[0]!.id)!,
      'settling',
    )
    await cancelOrder(database.db, may(ORDER.cancel), staff(orderID))
    await work('outbox')
    expect((await attemptOf(orderID)).status).toBe('pending')

    await pass(orderID, 'settled')

    expect(sandbox.control.takenCents(orderID)).toBe(0)
    expect([await stateOf(orderID), (await attemptOf(orderID)).status]).toEqual(['cancelled', 'refunded'])
  })

  test('cancelled after it arrived: the whole amount is refunded', async () => {
    const orderID = await order()
    await debit(orderID)
    await pass(orderID, 'settled')

    expect(await cancelOrder(database.db, may(ORDER.cancel), staff(orderID))).toMatchObject({
      kind: 'cancelled',
    })
    await work('move-money')

    expect([await stateOf(orderID), sandbox.control.takenCents(orderID), await kindsOnList(orderID)]).toEqual(
      ['cancelled', 0, []],
    )
  })

  test('[C-CO-ACH] refunded in part, then the rest, then no more', async () => {
    const orderID = await order()
    await debit(orderID)
    await pass(orderID, 'settled')
    await shipOrder(database.db, may(ORDER.ship), {
      orderId: orderID,
      now: clock.now(),
      carrier: 'UPS',
      tracking: orderID,
    })

    await refundByTwo(database.db, { ...staff(orderID), amount: toCents(10_000) })
    await work('move-money')
    expect(await stateOf(orderID)).toBe('partly_refunded')
    await refundByTwo(database.db, staff(orderID))
    await work('move-money')
    expect([await stateOf(orderID), sandbox.control.takenCents(orderID)]).toEqual(['refunded', 0])
    expect(await refundByTwo(database.db, { ...staff(orderID), amount: toCents(1) })).toMatchObject({
      kind: 'refused',
    })
  })
})
