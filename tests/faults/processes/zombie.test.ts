import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import type { CrashPoint } from '#server/crash-points.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import type { ChildTask } from '../children/child-task.ts'
import { startChild } from '../children/start-child.ts'
import * as naive from '../naive/naive.ts'
import { workOf } from '../stage/aftermath.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'
import { type SharedClock, sharedClock } from '../stage/shared-clock.ts'

// A process stops in the middle of its work. After its claim has ended another process does the work. Then
// the first one wakes.
let stage: FaultStage<SharedClock>
let database: FaultStage<SharedClock>['database']
let ledger: FaultStage<SharedClock>['ledger']
let clock: FaultStage<SharedClock>['clock']
let shop: FaultStage<SharedClock>['shop']
let work: FaultStage<SharedClock>['work']
let broken: FaultStage<SharedClock>['broken']

beforeEach(async () => {
  stage = await faultStage({ clock: sharedClock() })
  ;({ database, ledger, clock, shop, work, broken } = stage)
})
afterEach(async () => {
  clock.remove()
  await stage.close()
})

const state = async (orderID: string) => (await shop.progress({ orderID, postal: '60614' })).state
const live = () => ledger.entries.filter((entry) => entry.refundOf === undefined && entry.status !== 'voided')

/**
 * Lets another process sleep at a point, runs `meanwhile`, then wakes the process and lets it finish its
 * work.
 */
async function whileAsleep(
  crashAt: CrashPoint,
  task: ChildTask['work'],
  meanwhile: () => Promise<void>,
): Promise<void> {
  const child = await startChild({
    databaseUrl: database.url,
    ledgerUrl: ledger.url,
    clockFile: clock.file(),
    crashAt,
    sleeps: true,
    work: task,
  })
  await child.asleep
  await meanwhile()
  child.wake()
  expect(await child.end).toBe('ended by itself (0): ')
}

async function leasePasses(): Promise<void> {
  clock.advance(90_000)
  await work('reconcile-payments')
  await work('move-money')
  clock.advance(90_000)
  await work('move-money')
  await work('outbox')
}

/** An order whose card call never arrived, before the first question to the provider. */
async function neverArrived(): Promise<string> {
  ledger.nextFault = 'drop_before'
  const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
  clock.advance(70_000)
  return orderID
}

async function shipped(): Promise<string> {
  const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
  await operate(database.db, 'ship', { orderId: orderID, now: clock.now() })
  await work('move-money')
  return orderID
}

const giveBack = (orderId: string, amount: number) =>
  refundByTwo(database.db, {
    orderId,
    reason: 'damaged',
    now: clock.now(),
    amount: toCents(amount),
  })

describe('F05: a zombie wakes after its lease', () => {
  test('with a mail that it had not sent: the other process sends it, once', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

    await whileAsleep('outbox.claimed', { kind: 'job', name: 'outbox' }, leasePasses)

    expect(ledger.mails).toEqual([`order-confirmation:${orderID}`])
    expect(await broken()).toEqual([])
  })

  test('with a mail that it had sent: it does not change the row of a newer claim', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

    await whileAsleep('outbox.delivered', { kind: 'job', name: 'outbox' }, async () => {
      clock.advance(90_000)
      await workOf(shop.services, () => Promise.reject(new Error('mail: connect refused')))('outbox')
    })

    expect(
      await database.db.selectFrom('outbox').select(['tries', 'sent_at', 'last_error']).execute(),
    ).toEqual([{ tries: 2, sent_at: null, last_error: 'mail: connect refused' }])
    await leasePasses()
    expect(new Set(ledger.mails)).toEqual(new Set([`order-confirmation:${orderID}`]))
    expect(await broken()).toEqual([])
  })

  test('before its card call: it makes no call, and only the second card is charged', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))

    await whileAsleep(
      'payment.attempt-committed',
      { kind: 'pay', orderID, token: randomUUID() },
      async () => {
        await leasePasses()
        expect(await shop.pay(orderID, randomUUID())).toMatchObject({ state: 'authorized' })
      },
    )

    await work('outbox')
    expect([ledger.asked, ledger.entries.map((entry) => entry.status)]).toEqual([1, ['authorized']])
    expect(await broken()).toEqual([])
  })

  test('with an answer to its card call: the charge was found already and stays the only one', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))

    await whileAsleep('payment.provider-answered', { kind: 'pay', orderID, token: randomUUID() }, leasePasses)

    await work('outbox')
    expect([await state(orderID), live().length]).toEqual(['authorized', 1])
    expect(await broken()).toEqual([])
  })

  test.each<CrashPoint>(['reconcile.claimed', 'reconcile.provider-answered'])(
    'at %s with an old question: it does not void the charge of the card that paid since',
    async (point) => {
      const orderID = await neverArrived()

      await whileAsleep(point, { kind: 'job', name: 'reconcile-payments' }, async () => {
        await leasePasses()
        expect(await shop.pay(orderID, randomUUID())).toMatchObject({ state: 'authorized' })
      })

      await work('outbox')
      expect(ledger.entries.map((entry) => entry.status)).toEqual(['authorized'])
      expect(await broken()).toEqual([])
    },
  )

  test.each<CrashPoint>(['money.claimed', 'money.provider-answered'])(
    'at %s of a refund: the refund is made once',
    async (point) => {
      const orderID = await shipped()
      await giveBack(orderID, 10_000)

      await whileAsleep(point, { kind: 'job', name: 'move-money' }, leasePasses)

      expect(ledger.entries.filter((entry) => entry.refundOf).map((entry) => entry.amount)).toEqual([10_000])
      expect(await state(orderID)).toBe('partly_refunded')
      expect(await broken()).toEqual([])
    },
  )

  test(
    'control: a late answer of a reconciler without a claim number voids the charge ' +
      'that paid, and the check finds it',
    async () => {
      const orderID = await neverArrived()
      await leasePasses()
      const late = await database.db
        .selectFrom('payment_attempt')
        .selectAll()
        .where('order_id', '=', orderID)
        .executeTakeFirstOrThrow()
      await shop.pay(orderID, randomUUID())

      await naive.settleWithoutClaim(database.db, ledgerGateway(ledger.url), late, clock.now())
      await work('outbox')

      expect(await broken()).toContainEqual(expect.stringContaining('I4'))
    },
  )

  test(
    'control: a late refund that does not check its lease is made twice, and the ' + 'check finds it',
    async () => {
      const orderID = await shipped()
      await giveBack(orderID, 10_000)
      await work('move-money')

      await naive.refundLate(ledgerGateway(ledger.url), live()[0]!.id, 10_000)

      expect(await broken()).toContainEqual(expect.stringContaining('I2'))
    },
  )
})
