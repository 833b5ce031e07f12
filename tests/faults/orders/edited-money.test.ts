import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { demoPeople, type Person } from '#tests/fixtures/portal/people.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { deskOf } from '../history/desk-acts.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'

let stage: FaultStage
let db: FaultStage['database']['db']

beforeEach(async () => {
  stage = await faultStage({ stock: { furnaces: 9, thermostats: 9 } })
  db = stage.database.db
  await demoPeople(db)
})
afterEach(() => stage.close())

const items = [
  { id: FURNACE, qty: 1 },
  { id: THERMOSTAT, qty: 3 },
]
const desk = (person: Person = 'operations', at = db) => deskOf({ ...stage.shop.services, db: at }, person)
const open = (orderID: string) => desk().open({ orderID })

/** A check that has come. */
async function paidByCheck(): Promise<string> {
  const { orderID } = await stage.shop.checkout(makeBody(items))
  await desk().receiveCheck({ orderID, reference: '1042' })
  stage.clock.advance(1_000)
  return orderID
}

/** A payment method that takes the money at once, as some wallets do. */
async function takenAtOnce(): Promise<string> {
  const { orderID } = await stage.shop.checkout(makeCardBody(items))
  for (const entry of stage.ledger.entries) entry.status = 'captured'
  await db
    .updateTable('payment_attempt')
    .set({ status: 'captured' })
    .where('order_id', '=', orderID)
    .execute()
  return orderID
}

const thermostats = (quantity: number) => ({ lines: [{ productID: THERMOSTAT, quantity }] })
const furnaces = (quantity: number) => ({ lines: [{ productID: FURNACE, quantity }] })
type Wanted = ReturnType<typeof furnaces>

/** Looks at an edit and saves what was shown. */
async function edit(orderID: string, wanted: Wanted, person: Person = 'operations', key = randomUUID()) {
  const { version: seen } = await open(orderID)
  const { after, money } = await desk(person).previewEdit({ orderID, ...wanted })
  const done = await desk(person).edit({ orderID, seen, ...wanted, key, expected: after.sums.total })
  return { ...done, money, total: after.sums.total, seen, key }
}
const refundsOf = (orderID: string) =>
  db.selectFrom('refund_request').selectAll().where('order_id', '=', orderID).execute()
const cents = (dollars: number) => Math.round(dollars * 100)
/** Money moves and mails leave; then every invariant holds. */
async function expectSound(orderID: string): Promise<void> {
  for (const name of ['move-money', 'outbox']) await stage.work(name)
  expect(await stage.broken([orderID])).toEqual([])
}

describe('[29] an edit of a paid order gives the difference back', () => {
  test('people who may not refund, or whose second factor is old, change nothing', async () => {
    const orderID = await paidByCheck()
    const { version } = await open(orderID)
    await expect(edit(orderID, thermostats(1), 'admin')).rejects.toMatchObject({ status: 403 })
    const tired = desk()
    stage.clock.advance(HOUR_MS)
    const { after } = await tired.previewEdit({ orderID, ...thermostats(1) })
    const late = { orderID, seen: version, ...thermostats(1), key: randomUUID(), expected: after.sums.total }
    await expect(tired.edit(late)).rejects.toMatchObject({ code: 'step_up_needed', status: 403 })
    expect(await open(orderID)).toMatchObject({ version, sums: { total: (await open(orderID)).sums.total } })
    expect(await refundsOf(orderID)).toEqual([])
  })

  test('a check: staff send the difference, and the order stays paid and ships', async () => {
    const orderID = await paidByCheck()
    const before = (await open(orderID)).sums.total
    const { money, back, total, version } = await edit(orderID, thermostats(1))
    expect(money).toMatchObject({ kind: 'back', byHand: true, takesTwo: false })
    expect(back).toEqual({ kind: 'by_hand', amount: money.amount })
    expect(cents(before) - cents(total)).toBe(cents(money.amount!))
    const paid = await open(orderID)
    expect(paid).toMatchObject({ state: 'paid', sums: { total } })
    expect(paid.money.at(-1)).toMatchObject({ kind: 'refund', state: 'done', after: total })
    const { entries } = await desk().timeline({ orderID, group: 'messages' })
    const mails = entries.flatMap((entry) => (entry.source === 'mail' ? [entry.kind] : []))
    expect(mails).toEqual(expect.arrayContaining(['edited', 'refunded']))
    // What is left is the price of the order: it is cancelled, not refunded.
    expect((await desk().open({ orderID })).refunds.left).toBe(0)
    const undo = desk().undoEdit({ orderID, key: randomUUID(), version: version! })
    await expect(undo).rejects.toMatchObject({ code: 'above_paid' })
    await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1' })
    expect((await open(orderID)).state).toBe('shipped')
    await expectSound(orderID)
  })

  test('a provider that has the money gives it back once, however often the form is sent', async () => {
    const orderID = await takenAtOnce()
    const before = (await open(orderID)).sums.total
    const { version: seen } = await open(orderID)
    const { after } = await desk().previewEdit({ orderID, ...thermostats(1) })
    const form = { orderID, seen, ...thermostats(1), key: randomUUID(), expected: after.sums.total }
    const second = connect(stage.database.url, { poolSize: 2 })
    const answers = await Promise.all([
      desk().edit(form),
      desk().edit(form),
      desk('operations', second.db).edit(form),
      desk('operations', second.db).edit(form),
    ])
    await second.close()
    expect(answers.map(({ result }) => result).toSorted()).toEqual([
      'edited',
      'repeated',
      'repeated',
      'repeated',
    ])
    await expectSound(orderID)
    const back = stage.ledger.entries.filter(({ refundOf }) => refundOf)
    expect(back.map(({ amount }) => amount)).toEqual([cents(before) - cents(after.sums.total)])
    expect((await open(orderID)).state).toBe('authorized')
    await expectSound(orderID)
    await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1' })
    expect((await open(orderID)).state).toBe('shipped')
    await expectSound(orderID)
  })

  test('above the limit of one person the edit stands, and its refund waits', async () => {
    const orderID = await takenAtOnce()
    await edit(orderID, furnaces(2)).then(
      () => expect.unreachable(),
      (error) => expect(error).toMatchObject({ code: 'above_paid' }),
    )
    const { back, money } = await edit(orderID, furnaces(0))
    expect([back?.kind, money.takesTwo]).toEqual(['waiting', true])
    await expect(edit(orderID, thermostats(1))).rejects.toMatchObject({ code: 'refund_waits' })
    await expectSound(orderID)

    const { waiting } = (await desk('admin').open({ orderID })).refunds
    await desk('admin').decideRefund({ orderID, id: waiting!.id, decision: 'approved' })
    await expectSound(orderID)
    expect(stage.ledger.entries.filter(({ refundOf }) => refundOf)).toHaveLength(1)
    const { lines, state } = await open(orderID)
    expect([lines.map(({ productID }) => productID), state]).toEqual([[THERMOSTAT], 'authorized'])
    await edit(orderID, thermostats(1))
    await expectSound(orderID)
  })

  test('a refund that was refused can be made later, and no more than was paid above the total', async () => {
    const orderID = await paidByCheck()
    const { money } = await edit(orderID, furnaces(0))
    const { waiting } = (await desk('admin').open({ orderID })).refunds
    const decision = { orderID, id: waiting!.id, decision: 'refused' as const, reason: 'ask first' }
    await desk('admin').decideRefund(decision)
    await expectSound(orderID)

    const { left } = (await desk().open({ orderID })).refunds
    expect(left).toBe(money.amount)
    const refund = (amount: number) =>
      desk().refund({ orderID, key: randomUUID(), amount, expected: amount, reason: 'asked' })
    await expect(refund(left + 1)).rejects.toMatchObject({ code: 'cancel_instead' })
    await refund(100)
    expect((await open(orderID)).state).toBe('paid')
    expect((await desk().open({ orderID })).refunds.left).toBeCloseTo(left - 100, 2)
    // The next edit gives back all that is still too much.
    const next = await edit(orderID, thermostats(1))
    expect(cents(next.money.amount!)).toBeGreaterThan(cents(left - 100))
    await expectSound(orderID)
  })

  test('an order that is cancelled gives all of its money back once', async () => {
    const orderID = await paidByCheck()
    const { total } = (await open(orderID)).sums
    await edit(orderID, furnaces(0))
    await desk().cancel({ orderID, reason: 'asked' })
    const { waiting, left } = (await desk().open({ orderID })).refunds
    const admin = desk('admin')
    if (waiting) await admin.decideRefund({ orderID, id: waiting.id, decision: 'approved' })
    expect(left).toBe(total)
    expect((await desk().open({ orderID })).refunds.left).toBeCloseTo(left - (waiting?.amount ?? 0), 2)
    await expectSound(orderID)
  })

  test('of an order that shipped in part, what has not left is taken off', async () => {
    const orderID = await paidByCheck()
    await desk().ship({
      orderID,
      carrier: 'UPS',
      tracking: '1Z1',
      lines: [{ lineNo: 2, quantity: 1 }],
    })
    await edit(orderID, thermostats(2))
    expect((await open(orderID)).state).toBe('in_fulfilment')
    await expectSound(orderID)
    await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z2' })
    expect((await open(orderID)).state).toBe('shipped')
    await expectSound(orderID)
  })

  test('an edit takes no other refund for its own', async () => {
    const orderID = await paidByCheck()
    const { key } = await edit(orderID, thermostats(2))
    await expect(edit(orderID, thermostats(1), 'operations', key)).rejects.toMatchObject({ code: 'key_used' })
    expect(await refundsOf(orderID)).toHaveLength(1)
    await expectSound(orderID)
  })

  test('the control: an edit that forgets the money breaks I2, and one that refunds twice too', async () => {
    const [forgets, doubles] = [await paidByCheck(), await paidByCheck()]
    await edit(forgets, thermostats(1))
    await db.deleteFrom('refund_request').where('order_id', '=', forgets).execute()
    await db
      .deleteFrom('money_movement')
      .where('order_id', '=', forgets)
      .where('kind', '=', 'refund')
      .execute()
    await edit(doubles, thermostats(2))
    const { order_id, amount_cents, actor, reason } = await db
      .selectFrom('money_movement')
      .selectAll()
      .where('order_id', '=', doubles)
      .where('kind', '=', 'refund')
      .executeTakeFirstOrThrow()
    const again = { id: randomUUID(), kind: 'refund' as const, status: 'done' as const, attempt_id: null }
    const now = stage.clock.now()
    await db
      .insertInto('money_movement')
      .values({ ...again, order_id, amount_cents, actor, reason, created_at: now, updated_at: now })
      .execute()
    const found = (await stage.broken()).filter((each) => each.startsWith('I2')).join()
    expect([found.includes(forgets), found.includes(doubles)]).toEqual([true, true])
  })
})
