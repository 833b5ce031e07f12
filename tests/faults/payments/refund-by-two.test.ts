import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { WORKLIST } from '#features/selling/fulfilment/rules/access.ts'
import { decideRefundRequest } from '#features/selling/fulfilment/server/changes/decide-refund.ts'
import { refundOrder } from '#features/selling/fulfilment/server/changes/refund-order.ts'
import { worklist } from '#features/selling/fulfilment/server/worklist/worklist.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { requestRefund } from '#features/selling/payments/server/index.ts'
import { toCents } from '#lib/money.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { ANN, may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { BEA } from '#tests/fixtures/shop/refunds.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'

let stage: FaultStage
beforeEach(async () => {
  stage = await faultStage({ poolSize: 20 })
})
afterEach(() => stage.close())

const LARGE = toCents(600_00)
const refunds = () => stage.ledger.entries.filter((entry) => entry.refundOf).map(({ amount }) => amount)

async function shipped(): Promise<string> {
  const { orderID } = await stage.shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
  await operate(stage.database.db, 'ship', { orderId: orderID, now: stage.clock.now() })
  await stage.work('move-money')
  return orderID
}
const ask = (orderId: string, amount = LARGE, more: { key?: string; expected?: number } = {}) =>
  refundOrder(stage.database.db, may(ORDER.refund), {
    ...{ orderId, reason: 'dented', now: stage.clock.now(), wanted: { kind: 'amount', amount } },
    key: more.key,
    expected: more.expected === undefined ? undefined : toCents(more.expected),
  })
const requests = (orderId: string) =>
  stage.database.db.selectFrom('refund_request').selectAll().where('order_id', '=', orderId).execute()
const waiting = async (orderId: string) =>
  (await requests(orderId)).find(({ state }) => state === 'waiting')!.id
const decide = (id: string, isApproved = true, by: Staff = BEA) =>
  decideRefundRequest(stage.database.db, requirePermission(by, ORDER['approve-refund']), {
    ...{ id, isApproved, reason: 'ok', now: stage.clock.now() },
  })

describe('[29] who may', () => {
  test('operations asks and does not approve; an administrator approves and does not ask', () => {
    expect(() => requirePermission(ANN, ORDER['approve-refund'])).toThrow()
    expect(() => requirePermission(BEA, ORDER.refund)).toThrow()
    expect(() => requirePermission({ ...ANN, role: 'sales' }, ORDER.refund)).toThrow()
  })

  test('the person who asked never approves, also as an administrator later', async () => {
    const orderId = await shipped()
    await ask(orderId)
    const id = await waiting(orderId)

    expect(await decide(id, true, { ...ANN, role: 'admin' })).toEqual({
      kind: 'refused',
      reason: 'own_refund',
    })
    await stage.work('move-money')
    expect(refunds()).toEqual([])
  })
})

test('[29] up to the limit one person refunds; parts that pass it together wait', async () => {
  const orderId = await shipped()

  expect((await ask(orderId, toCents(300_00))).kind).toBe('requested')
  expect((await ask(orderId, toCents(200_00))).kind).toBe('requested')
  expect(await ask(orderId, toCents(1))).toEqual({ kind: 'waiting', amount: 1 })
  await stage.work('move-money')
  expect(refunds()).toEqual([300_00, 200_00])
})

test('[29] a waiting refund moves no money, is on the work list, and leaves it when approved', async () => {
  const orderId = await shipped()
  const onList = async () =>
    (await worklist(stage.database.db, may(WORKLIST.read), stage.clock.now())).filter(
      ({ kind }) => kind === 'refund_to_approve',
    )

  expect(await ask(orderId)).toEqual({ kind: 'waiting', amount: LARGE })
  expect(await ask(orderId)).toEqual({ kind: 'refused', reason: 'one_waiting' })
  await stage.work('move-money')
  expect([refunds(), (await onList()).map(({ what }) => what)]).toEqual([[], ['600.00 dented']])

  expect(await decide(await waiting(orderId))).toEqual({ kind: 'requested', amount: LARGE })
  await stage.work('move-money')
  await stage.work('outbox')
  expect([refunds(), await onList(), await stage.broken()]).toEqual([[LARGE], [], []])
})

test('[29] a refused refund moves no money, and the next one may be asked for', async () => {
  const orderId = await shipped()
  await ask(orderId)
  expect((await decide(await waiting(orderId), false)).kind).toBe('refused_refund')
  expect((await ask(orderId)).kind).toBe('waiting')
  await stage.work('move-money')
  expect(refunds()).toEqual([])
})

test('[29] a form that is sent twice at once refunds once; another amount than shown refuses', async () => {
  const [orderId, key, small] = [await shipped(), randomUUID(), toCents(100_00)]

  const sent = await Promise.all(Array.from({ length: 6 }, () => ask(orderId, small, { key })))
  expect(sent.map(({ kind }) => kind)).toEqual(Array(6).fill('requested'))
  expect(await ask(orderId, small, { expected: 99_00 })).toEqual({
    kind: 'refused',
    reason: 'amount_changed',
  })
  expect(await ask(await shipped(), small, { key })).toEqual({ kind: 'refused', reason: 'key_used' })
  await stage.work('move-money')
  expect(refunds()).toEqual([100_00])
})

describe('[29] two approvals at once', () => {
  test('count once', async () => {
    const orderId = await shipped()
    await ask(orderId)
    const id = await waiting(orderId)
    const cyd: Staff = { ...BEA, name: 'cyd' }

    const done = await Promise.all([BEA, cyd, BEA, cyd].map((by) => decide(id, true, by)))
    await stage.work('move-money')
    await stage.work('outbox')

    expect(done.filter(({ kind }) => kind === 'requested')).toHaveLength(2)
    expect(done.filter(({ kind }) => kind === 'refused')).toHaveLength(2)
    expect([refunds(), await stage.broken()]).toEqual([[LARGE], []])
  })

  test('control: approvals that read first and refund later count twice', async () => {
    const orderId = await shipped()
    await ask(orderId)
    const id = await waiting(orderId)
    const { db } = stage.database
    const read = meeting(2)
    const naive = async () => {
      const row = await db.selectFrom('refund_request').selectAll().where('id', '=', id).executeTakeFirst()
      await read()
      if (row?.state !== 'waiting') return
      await db.transaction().execute(async (trx) => {
        const now = stage.clock.now()
        await requestRefund(trx, { orderId, actor: BEA, reason: 'dented', now, amount: LARGE })
        await trx.updateTable('refund_request').set({ state: 'made' }).where('id', '=', id).execute()
      })
    }
    await Promise.all([naive(), naive()])
    await stage.work('move-money')
    expect(refunds()).toEqual([LARGE, LARGE])
  })
})

test('[29] a waiting refund ends when less is left than it asks for', async () => {
  const orderId = await shipped()
  const { amount: all } = stage.ledger.entries[0]!
  await ask(orderId, toCents(all - 100_00))
  const id = await waiting(orderId)
  expect((await ask(orderId, toCents(100_00))).kind).toBe('requested')
  expect((await requests(orderId)).map(({ state }) => state).sort()).toEqual(['made', 'waiting'])

  expect((await ask(orderId, toCents(1_00))).kind).toBe('requested')
  expect((await requests(orderId)).map(({ state }) => state).sort()).toEqual(['ended', 'made', 'made'])
  expect(await decide(id)).toEqual({ kind: 'refused', reason: 'refund_ended' })
  await stage.work('move-money')
  expect(refunds()).toEqual([100_00, 1_00])
})

test('[29] a provider that fails after an approval: it is made once', async () => {
  const orderId = await shipped()
  await ask(orderId)
  stage.ledger.nextMoveFault = 'accept_then_drop'
  await decide(await waiting(orderId))
  await stage.work('move-money')
  stage.clock.advance(10_000)
  await stage.work('move-money')
  await stage.work('outbox')

  expect([refunds(), await stage.broken()]).toEqual([[LARGE], []])
})
