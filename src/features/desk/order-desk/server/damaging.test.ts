import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const shipped = (furnaces = 2) => stage.shipped({ furnaces })
const desk = (person: Person) => stage.desk(person)
const versionOf = async (orderID: string) => (await desk('operations').open({ orderID })).version

async function reported(orderID: string): Promise<string> {
  await desk('operations').reportDamage({ orderID, note: 'left panel dented', photos: [await drawnPhoto()] })
  return (await desk('operations').open({ orderID })).damage.reports.at(-1)!.id
}

test('[29] staff report damage with a photo: checked like a buyer’s, once, shown to staff', async () => {
  const orderID = await shipped()
  const form = { orderID, seen: await versionOf(orderID), note: 'dented' }
  await expect(
    desk('operations').reportDamage({ ...form, photos: [new File(['<svg/>'], 'a.jpg')] }),
  ).rejects.toMatchObject({ code: 'photo_refused', status: 422 })
  const photos = [await drawnPhoto()]
  expect(await desk('sales').reportDamage({ ...form, photos })).toEqual({ result: 'reported' })
  expect(await desk('sales').reportDamage({ ...form, photos })).toEqual({ result: 'repeated' })

  const { reports, maySettle } = (await desk('sales').open({ orderID })).damage
  expect(reports).toMatchObject([
    { note: 'dented', wasNoted: false, photos: [{ width: 1_200 }], claim: null, settled: null },
  ])
  expect(reports[0]!.clocks).toMatchObject([{ carrier: 'UPS', rule: 'ups', claim: null }])
  expect(maySettle).toBe(false)
  const photo = reports[0]!.photos[0]!.hash
  const { headers } = await desk('sales').damagePhoto({ orderID, photo })
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  await expect(desk('contractor').damagePhoto({ orderID, photo })).rejects.toMatchObject({ status: 403 })
  const other = await shipped(1)
  await expect(desk('sales').damagePhoto({ orderID: other, photo })).rejects.toMatchObject({ status: 404 })
})

test('[29] a claim is written down; nothing due settles the report, and is taken back', async () => {
  const orderID = await shipped()
  const report = await reported(orderID)
  const claim = { orderID, seen: await versionOf(orderID), report, number: 'CLM-1', note: 'by phone' }
  await expect(desk('sales').claimDamage(claim)).rejects.toMatchObject({ status: 403 })
  expect(await desk('operations').claimDamage(claim)).toEqual({ result: 'claimed' })
  expect(await desk('operations').claimDamage(claim)).toEqual({ result: 'repeated' })
  await expect(desk('admin').claimDamage({ ...claim, number: 'CLM-2' })).rejects.toMatchObject({
    code: 'changed',
  })
  const settle = { orderID, seen: await versionOf(orderID), report, reason: 'carton only' }
  expect(await desk('operations').settleDamage(settle)).toEqual({ result: 'settled' })
  expect(await desk('operations').settleDamage(settle)).toEqual({ result: 'repeated' })
  await expect(desk('operations').settleDamage({ orderID, report, reason: 'x' })).rejects.toMatchObject({
    code: 'no_damage',
  })
  expect((await desk('sales').open({ orderID })).damage.reports[0]).toMatchObject({
    claim: { number: 'CLM-1', note: 'by phone' },
    settled: { outcome: 'nothing' },
  })
  expect(await desk('operations').reopenDamage({ orderID, report })).toEqual({ result: 'reopened' })
  expect((await desk('sales').open({ orderID })).damage.reports[0]!.settled).toBeNull()
  const { entries } = await desk('sales').timeline({ orderID })
  const events = entries.flatMap((entry) => (entry.source === 'event' ? [[entry.kind, entry.reason]] : []))
  expect(events.slice(0, 4).toReversed()).toEqual([
    ['damage_reported', 'left panel dented'],
    ['claim_filed', 'CLM-1 by phone'],
    ['damage_settled', 'nothing carton only'],
    ['damage_reopened', ''],
  ])
  const audited = await stage.db
    .selectFrom('audit_event')
    .select('action')
    .where('entity_id', '=', orderID)
    .orderBy('id')
    .execute()
  expect(audited.slice(-3).map(({ action }) => action)).toEqual([
    'orders.claim_filed',
    'orders.damage_settled',
    'orders.damage_reopened',
  ])
})

test('[29] a refund for damage keeps its limit: the second person settles the report', async () => {
  const orderID = await shipped()
  const report = await reported(orderID)
  const wanted = { orderID, lines: [{ lineNo: 1, quantity: 1 }] }
  const { amount } = await desk('operations').previewRefund(wanted)
  const form = { ...wanted, key: randomUUID(), expected: amount, reason: 'dented', damage: report }
  expect(await desk('operations').refund(form)).toEqual({ result: 'waiting', amount })
  const stateOf = async () => (await desk('sales').open({ orderID })).damage.reports[0]!.settled
  expect(await stateOf()).toBeNull()
  const { waiting: asked } = (await desk('operations').open({ orderID })).refunds
  await desk('admin').decideRefund({ orderID, id: asked!.id, decision: 'approved' })
  expect(await stateOf()).toMatchObject({ outcome: 'refund' })
  await expect(desk('operations').refund({ ...form, key: randomUUID() })).rejects.toMatchObject({
    code: 'no_damage',
  })
  await stage.work('move-money')
  await stage.work('outbox')
  expect(await stage.broken()).toEqual([])
})

test('[29] a return for damage opens once and settles the report', async () => {
  const orderID = await shipped()
  const damage = await reported(orderID)
  const asked = { orderID, why: 'damaged' as const, lines: [{ lineNo: 1, quantity: 1 }], damage }
  await expect(desk('sales').askReturn(asked)).rejects.toMatchObject({ status: 403 })
  const { rma } = await desk('operations').askReturn(asked)
  await expect(desk('operations').askReturn(asked)).rejects.toMatchObject({ code: 'one_open' })
  await desk('operations').decideReturn({ orderID, rma, decision: 'refused', reason: 'refused' })
  await expect(desk('operations').askReturn(asked)).rejects.toMatchObject({ code: 'no_damage' })
  expect((await desk('sales').open({ orderID })).damage.reports[0]!.settled).toMatchObject({
    outcome: 'return',
  })
  await stage.work('outbox')
  expect(await stage.broken()).toEqual([])
})

describe('[29] a replacement', () => {
  const stock = async () =>
    stage.db
      .selectFrom('stock')
      .select(['available', 'reserved', 'sold'])
      .where('product_id', '=', FURNACE)
      .executeTakeFirstOrThrow()

  /** The mails of a kind that went to the buyer, each by what it is about. */
  async function mailsOf(orderID: string, kind: string): Promise<string[]> {
    const start = `order:${kind}:${orderID}:`
    const rows = await stage.db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('dedupe_key', 'like', `${start}%`)
      .where('sent_at', 'is not', null)
      .execute()
    return rows.map(({ dedupe_key }) => dedupe_key.slice(start.length))
  }

  test('reserves, ships and mails once at no charge; the order stays as it was', async () => {
    const orderID = await shipped()
    const damage = await reported(orderID)
    const before = await stock()
    const lines = [{ lineNo: 1, quantity: 1 }]
    const wish = { orderID, key: randomUUID(), lines, reason: 'dented', damage }
    await expect(desk('sales').replace(wish)).rejects.toMatchObject({ status: 403 })
    const presses = await Promise.all(Array.from({ length: 8 }, () => desk('operations').replace(wish)))
    expect(presses.every(({ result }) => result === 'asked')).toBe(true)
    expect(await stock()).toMatchObject({
      available: before.available - 1,
      reserved: before.reserved + 1,
    })
    expect((await desk('sales').open({ orderID })).damage.reports[0]!.settled).toMatchObject({
      outcome: 'replacement',
    })
    const more = { orderID, key: randomUUID(), lines: [{ lineNo: 1, quantity: 2 }] }
    await expect(desk('operations').replace(more)).rejects.toMatchObject({ code: 'replace_too_many' })

    const sent = { orderID, id: wish.key, carrier: 'UPS', tracking: '1Z77' }
    await Promise.all(Array.from({ length: 8 }, () => desk('operations').shipReplacement(sent)))
    expect(await stock()).toMatchObject({ reserved: before.reserved, sold: before.sold + 1 })
    await expect(desk('operations').callOffReplacement({ orderID, id: wish.key })).rejects.toMatchObject({
      code: 'no_replacement',
    })
    const page = await desk('sales').open({ orderID })
    expect([page.lines[0]!.shipped, page.shipments.length, page.money.length]).toEqual([2, 1, 2])
    expect(page.news.filter(({ kind }) => kind === 'replacement_shipped')).toHaveLength(1)
    await stage.work('outbox')
    expect(await mailsOf(orderID, 'replacement_shipped')).toEqual(['UPS 1Z77'])
    expect(await stage.broken()).toEqual([])
  })

  test('is marked as delivered like a shipment: once, and the order stays as it was', async () => {
    const orderID = await shipped()
    const key = randomUUID()
    await desk('operations').replace({ orderID, key, lines: [{ lineNo: 1, quantity: 1 }] })
    await desk('operations').deliver({ orderID })
    await expect(desk('operations').deliver({ orderID })).rejects.toMatchObject({ code: 'nothing_moving' })
    await desk('operations').shipReplacement({ orderID, id: key, carrier: 'UPS', tracking: '1Z78' })
    await expect(desk('sales').deliver({ orderID })).rejects.toMatchObject({ status: 403 })
    const before = await desk('operations').open({ orderID })
    const deliver = before.actions.find(({ action }) => action === 'deliver')
    expect([deliver?.whyNot, before.damage.replacements[0]!.deliveredAt]).toEqual([null, null])

    const change = { orderID, seen: before.version }
    const pressed = await Promise.allSettled([
      desk('operations').deliver(change),
      desk('operations').deliver(change),
    ])
    expect(pressed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const after = await desk('operations').open({ orderID })
    expect(after.damage.replacements).toMatchObject([{ state: 'shipped', deliveredAt: expect.any(String) }])
    expect([after.state, after.lines[0]!.shipped]).toEqual([before.state, 2])
    const { entries } = await desk('operations').timeline({ orderID, group: 'shipping' })
    const events = entries.filter((entry) => entry.source === 'event')
    const arrived = events.filter(({ kind }) => kind === 'replacement_delivered')
    expect(arrived).toMatchObject([{ reason: 'UPS 1Z78' }])
    await stage.work('outbox')
    expect(await mailsOf(orderID, 'replacement_delivered')).toEqual([key])
    expect(await stage.broken()).toEqual([])
  })

  test('is called off: the units are back in stock and the damage waits again', async () => {
    const orderID = await shipped()
    const damage = await reported(orderID)
    const before = await stock()
    const key = randomUUID()
    await desk('operations').replace({ orderID, key, lines: [{ lineNo: 1, quantity: 2 }], damage })
    await Promise.all(
      Array.from({ length: 8 }, () => desk('operations').callOffReplacement({ orderID, id: key })),
    )
    expect(await stock()).toEqual(before)
    expect((await desk('sales').open({ orderID })).damage.reports[0]!.settled).toBeNull()
    await stage.work('outbox')
    expect(await stage.broken()).toEqual([])
  })

  test('units that were paid back are not sent again, and short stock refuses whole', async () => {
    const orderID = await shipped()
    const { replaceable } = (await desk('sales').open({ orderID })).damage
    expect(replaceable).toMatchObject([{ lineNo: 1, units: 2 }])
    const wanted = { orderID, lines: [{ lineNo: 1, quantity: 1 }] }
    const { amount } = await desk('operations').previewRefund(wanted)
    await desk('operations').refund({ ...wanted, key: randomUUID(), expected: amount, reason: 'x' })
    const { waiting } = (await desk('operations').open({ orderID })).refunds
    await desk('admin').decideRefund({ orderID, id: waiting!.id, decision: 'approved' })
    expect((await desk('sales').open({ orderID })).damage.replaceable).toMatchObject([{ units: 1 }])
    await stage.work('move-money')
    await stage.work('outbox')
    expect(await stage.broken()).toEqual([])
  })

  /** An order of two units, one of them replaced and on its way back; the replacement has not left. */
  async function exchanged() {
    const orderID = await shipped()
    const key = randomUUID()
    await desk('operations').replace({ orderID, key, lines: [{ lineNo: 1, quantity: 1 }] })
    const rma = await returning(orderID, 1)
    return { orderID, key, receipt: { orderID, rma, writtenOff: [{ lineNo: 1, quantity: 1 }] } }
  }
  async function returning(orderID: string, quantity: number): Promise<string> {
    const asked = { orderID, why: 'damaged' as const, lines: [{ lineNo: 1, quantity }] }
    const { rma } = await desk('operations').askReturn(asked)
    await desk('operations').decideReturn({ orderID, rma, decision: 'approved' })
    return rma
  }
  const settled = async () => {
    await stage.work('move-money')
    await stage.work('outbox')
    return stage.broken()
  }

  test('a unit that it takes the place of gives no money back, and the count stays', async () => {
    const { orderID, key, receipt } = await exchanged()
    const before = (await desk('sales').open({ orderID })).returns
    expect(before.returns).toMatchObject([{ refund: 0, lines: [{ replaced: 1 }] }])
    expect(before.returns[0]!.most).toBeGreaterThan(1_000)

    expect(await desk('operations').receiveReturn(receipt)).toEqual({ result: 'replaced', amount: 0 })
    // The buyer has nothing in its place yet, so it is not called off any more.
    await expect(desk('operations').callOffReplacement({ orderID, id: key })).rejects.toMatchObject({
      code: 'exchanged',
    })
    await desk('operations').shipReplacement({ orderID, id: key, carrier: 'UPS', tracking: '1ZEX1' })
    const page = await desk('sales').open({ orderID })
    expect(page.lines[0]).toMatchObject({ shipped: 2, returned: 0 })
    expect(page.money.filter(({ kind }) => kind === 'refund')).toEqual([])
    expect(page.returns.returnable).toMatchObject([{ units: 2 }])
    expect(await settled()).toEqual([])

    // The next unit of the line is no longer one that was replaced: it is paid back.
    const rma = await returning(orderID, 1)
    const { returns } = (await desk('sales').open({ orderID })).returns
    expect(returns.at(-1)).toMatchObject({ lines: [{ replaced: 0 }], refund: before.returns[0]!.most })
    const paid = await desk('operations').receiveReturn({ orderID, rma, writtenOff: [] })
    expect(paid).toEqual({ result: 'waiting', amount: before.returns[0]!.most })
    expect(await settled()).toEqual([])
  })

  test('money as well takes an amount and a reason, up to what one person may refund', async () => {
    const { orderID, receipt } = await exchanged()
    await expect(desk('operations').receiveReturn({ ...receipt, amount: 100 })).rejects.toMatchObject({
      code: 'replaced_already',
      details: { issues: [{ path: 'reason' }] },
    })
    const why = { reason: 'Three weeks without heat' }
    await expect(desk('operations').receiveReturn({ ...receipt, ...why, amount: 900 })).rejects.toMatchObject(
      { code: 'replaced_too_much', details: { issues: [{ path: 'amount' }] } },
    )
    const both = await desk('operations').receiveReturn({ ...receipt, ...why, amount: 100 })
    expect(both).toEqual({ result: 'requested', amount: 100 })
    const page = await desk('sales').open({ orderID })
    expect(page.lines[0]).toMatchObject({ returned: 1 })
    const { entries } = await desk('sales').timeline({ orderID })
    const received = entries.find(
      ({ source, ...entry }) => source === 'event' && 'kind' in entry && entry.kind === 'return_received',
    )
    expect(received).toMatchObject({ reason: expect.stringContaining(why.reason) })
    // The rest of the line is still worth its price.
    await returning(orderID, 1)
    const { returns } = (await desk('sales').open({ orderID })).returns
    expect(returns.at(-1)).toMatchObject({ lines: [{ replaced: 0 }] })
    expect(returns.at(-1)!.refund).toBeGreaterThan(1_000)
    expect(await settled()).toEqual([])
  })

  test('control: a press that looks first and then sells is found by I6', async () => {
    const orderID = await shipped()
    const key = randomUUID()
    await desk('operations').replace({ orderID, key, lines: [{ lineNo: 1, quantity: 1 }] })
    const { db } = stage.database
    const naive = async () => {
      const row = await db.selectFrom('replacement').select('state').where('id', '=', key).executeTakeFirst()
      if (row?.state !== 'waiting') return
      await new Promise((resolve) => setTimeout(resolve, 50))
      await sql`
        update stock
        set available = available - 1, sold = sold + 1
        where product_id = ${FURNACE}`.execute(db)
      await db.updateTable('replacement').set({ state: 'shipped' }).where('id', '=', key).execute()
    }
    await Promise.all([naive(), naive()])
    await stage.work('outbox')
    expect((await stage.broken()).some((breach) => breach.startsWith('I6'))).toBe(true)
  })
})
