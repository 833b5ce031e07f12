import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WORKLIST } from '#features/selling/fulfilment/rules/access.ts'
import { receiveCheck } from '#features/selling/fulfilment/server/changes/receive-check.ts'
import { cancelOrder } from '#features/selling/fulfilment/server/index.ts'
import { NOTICE_TOPIC } from '#features/selling/fulfilment/server/mail/notices.ts'
import { worklist } from '#features/selling/fulfilment/server/worklist/worklist.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { FIRST_FACTS, setMerchant } from '#lib/merchant/merchant.ts'
import { toCents } from '#lib/money.ts'
import { allJobs } from '#server/jobs/list.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import * as naive from '../naive/naive.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'

let stage: FaultStage
let database: FaultStage['database']
let ledger: FaultStage['ledger']
let clock: FaultStage['clock']
let shop: FaultStage['shop']
let work: FaultStage['work']
let mails: string[]
let broken: FaultStage['broken']

beforeEach(async () => {
  stage = await faultStage({ poolSize: 20, shop: { deadlineMs: PROVIDER_DEADLINE_MS } })
  ;({ database, ledger, clock, shop, work, mails, broken } = stage)
  // One person refunds any amount: refunds by two are in refund-by-two.test.ts.
  setMerchant({ refundAloneUpTo: 100_000_00 })
})
afterEach(() => {
  setMerchant(FIRST_FACTS)
  return stage.close()
})

const state = async (orderID: string) => (await shop.progress({ orderID, postal: '60614' })).state
const refunds = () => ledger.entries.filter((entry) => entry.refundOf)
const staffChange = (orderId: string) => ({ orderId, reason: 'damaged', now: clock.now() })

async function shipped(): Promise<string> {
  const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
  await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })
  await work('move-money')
  return orderID
}

describe('F33: refunds at the same moment', () => {
  test('16 partial refunds of a fifth each: five are made, never more than was captured', async () => {
    const orderId = await shipped()
    const fifth = toCents(Math.floor(ledger.entries[0]!.amount / 5))

    const asked = await Promise.all(
      Array.from({ length: 16 }, () => refundByTwo(database.db, { ...staffChange(orderId), amount: fifth })),
    )
    await work('move-money')
    await work('outbox')

    expect(asked.filter((answer) => answer.kind === 'requested')).toHaveLength(5)
    expect(asked.filter((answer) => answer.kind === 'refused' && answer.reason === 'too_much')).toHaveLength(
      11,
    )
    expect(refunds().map((entry) => entry.amount)).toEqual(Array(5).fill(fifth))
    expect([await state(orderId), await broken()]).toEqual(['partly_refunded', []])
  })

  test('a full refund pressed 16 times is made once', async () => {
    const orderId = await shipped()

    const asked = await Promise.all(
      Array.from({ length: 16 }, () => refundByTwo(database.db, staffChange(orderId))),
    )
    await Promise.all([work('move-money'), work('move-money'), work('move-money')])
    await work('outbox')

    expect(asked.filter((answer) => answer.kind === 'requested')).toHaveLength(1)
    expect(refunds()).toHaveLength(1)
    expect([await state(orderId), await broken()]).toEqual(['refunded', []])
  })

  test(
    'control: refunds that read the refunded sum first and then refund exceed it, and the ' +
      'check finds it',
    async () => {
      const orderId = await shipped()
      const meet = naive.meeting(16)

      await Promise.all(
        Array.from({ length: 16 }, () =>
          naive.refundByLookingFirst(database.db, ledgerGateway(ledger.url), orderId, meet),
        ),
      )

      expect(await broken()).toContainEqual(expect.stringContaining('refunded more than was captured'))
    },
  )
})

describe('the answer to a capture or refund is lost', () => {
  test.each(['accept_then_drop', 'accept_then_hang'] as const)(
    '%s of a capture: a question to the provider finds it, and the goods ship once',
    async (fault) => {
      const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
      await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })
      ledger.nextMoveFault = fault
      await work('move-money')
      expect(await state(orderID)).toBe('in_fulfilment')
      clock.advance(10_000)
      await work('move-money')
      await work('outbox')

      expect([await state(orderID), await broken()]).toEqual(['shipped', []])
    },
  )

  test('accept_then_drop of a refund, with another one waiting: each is made once', async () => {
    const orderId = await shipped()
    await refundByTwo(database.db, { ...staffChange(orderId), amount: toCents(5_000) })
    await refundByTwo(database.db, { ...staffChange(orderId), amount: toCents(5_000) })
    ledger.nextMoveFault = 'accept_then_drop'
    await work('move-money')
    expect(refunds()).toHaveLength(1)
    clock.advance(10_000)
    await work('move-money')
    await work('outbox')

    expect(refunds().map((entry) => entry.amount)).toEqual([5_000, 5_000])
    expect(await broken()).toEqual([])
  })

  test('a refund that never arrived counts as lost after a minute, then is sent again', async () => {
    const orderId = await shipped()
    await refundByTwo(database.db, staffChange(orderId))
    ledger.nextMoveFault = 'drop_before'
    await work('move-money')
    clock.advance(10_000)
    await work('move-money')
    expect(refunds()).toHaveLength(0)
    clock.advance(120_000)
    await work('move-money')
    clock.advance(120_000)
    await work('move-money')
    await work('outbox')

    expect(refunds()).toHaveLength(1)
    expect(await broken()).toEqual([])
  })

  test('control: a blind retry after a lost answer refunds twice; the check finds it', async () => {
    const orderId = await shipped()
    ledger.nextMoveFault = 'accept_then_drop'

    await naive.refundAndTryAgain(ledgerGateway(ledger.url), ledger.entries[0]!)

    expect([orderId, await broken()]).toEqual([
      orderId,
      expect.arrayContaining([expect.stringContaining('refunded more than was captured')]),
    ])
  })
})

describe('cancelling', () => {
  test('cancelled and shipped at the same moment: exactly one succeeds', async () => {
    const ids = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))).orderID,
      ),
    )

    await Promise.all(
      ids.flatMap((orderId) => [
        operate(database.db, 'ship', { orderId, now: clock.now() }),
        cancelOrder(database.db, may(ORDER.cancel), staffChange(orderId)),
      ]),
    )
    await work('move-money')
    await work('outbox')

    for (const id of ids) expect(['shipped', 'cancelled']).toContain(await state(id))
    expect(await broken()).toEqual([])
  })

  test(
    'an authorization that has ended when the order ships: it does not ship, staff see it, and it ' +
      'can be cancelled',
    async () => {
      const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
      await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })
      ledger.entries[0]!.status = 'voided'
      await work('move-money')

      expect((await shop.track({ orderID, postal: '60614' })).shipments).toEqual([])
      expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toMatchObject([
        { kind: 'failed_capture', orderID },
      ])
      expect(await cancelOrder(database.db, may(ORDER.cancel), staffChange(orderID))).toEqual({
        kind: 'cancelled',
      })
      await work('outbox')
      expect(await broken()).toEqual([])
    },
  )

  test('a paid check is cancelled: the refund stays on the list until staff record it', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))
    await receiveCheck(database.db, may(ORDER['receive-payment']), staffChange(orderID))
    await cancelOrder(database.db, may(ORDER.cancel), staffChange(orderID))
    expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toMatchObject([
      { kind: 'money_to_give_back', orderID },
    ])

    expect(await refundByTwo(database.db, staffChange(orderID))).toMatchObject({
      kind: 'by_hand',
    })
    await work('outbox')

    expect([
      await worklist(database.db, may(WORKLIST.read), clock.now()),
      await state(orderID),
      await broken(),
    ]).toEqual([[], 'cancelled', []])
  })
})

describe('F44: the mail server', () => {
  test(
    'is down for an hour: orders ship and are refunded as usual, and every mail comes ' +
      'afterwards under its own key',
    async () => {
      const until = clock.now().getTime() + 3_600_000
      const tell = async (_: unknown, key: string) => {
        if (clock.now().getTime() < until) throw new Error('mail: connect refused')
        mails.push(key)
      }
      const outbox = allJobs(shop.services, {
        [confirmationMail.topic]: tell,
        [NOTICE_TOPIC]: tell,
      }).find((job) => job.name === 'outbox')!
      const orderId = await shipped()
      await refundByTwo(database.db, staffChange(orderId))
      await work('move-money')
      for (let minutes = 0; minutes <= 130; minutes += 5) {
        await outbox.run()
        clock.advance(300_000)
      }

      expect([await state(orderId), mails.length, new Set(mails).size]).toEqual(['refunded', 3, 3])
      expect(await broken()).toEqual([])
    },
  )

  test('control: a mail that is sent without an outbox row is lost, and the check finds it', async () => {
    const orderId = await shipped()
    await naive.forgetOutbox(database.db)

    expect([orderId, await broken()]).toEqual([orderId, [`I10: no mail was sent for ${orderId}`]])
  })
})

describe('what waits for a person', () => {
  test('F43: a message that always fails is on the work list after five tries; others are sent', async () => {
    await database.db
      .insertInto('outbox')
      .values({
        topic: 'poison',
        dedupe_key: 'poison',
        payload: '{"orderID":"A1"}',
        created_at: clock.now(),
        due_at: clock.now(),
      })
      .execute()
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))
    for (let tries = 0; tries < 5; tries++) {
      await work('outbox')
      clock.advance(3_600_000)
    }

    expect(mails).toEqual([`order-confirmation:${orderID}`])
    expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toMatchObject([
      {
        kind: 'not_carried_out',
        orderID: 'A1',
        what: 'poison: No handler is registered for outbox topic "poison"',
      },
    ])
  })

  test('authorizations that end within 48 hours', async () => {
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    clock.advance(4 * 86_400_000)
    expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toEqual([])
    clock.advance(86_400_001)

    expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toMatchObject([
      { kind: 'authorization_ends', orderID },
    ])
  })

  test('money that only the provider’s records show, until staff explain it', async () => {
    const orderId = await shipped()
    expect(await work('compare-payments')).toBe(0)
    ledger.entries.push({
      id: 'by-hand',
      orderId,
      amount: 100,
      token: '',
      status: 'captured',
      refundOf: 'txn1',
    })
    expect(await work('compare-payments')).toBe(1)
    expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toMatchObject([
      { kind: 'payment_difference', what: 'refund by-hand: made at the provider, unknown to us' },
    ])

    ledger.entries.pop()
    await work('compare-payments')
    expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toEqual([])
  })
})
