import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPartnerOrder } from '#features/partners/partner-orders/server/orders.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { holdOrder, shipOrder } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { findOrder, holdStoredOrder, lockOrder } from '#features/selling/orders/server/index.ts'
import { verifyAudit } from '#platform/audit/server/verify-audit.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import { accountIdOf, actorFor, type Person } from '#tests/fixtures/portal/people.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const desk = (person?: Person) => stage.desk(person)
const paidOrder = () => stage.paid()
const may = (person: Person) => requirePermission(actorFor(person), ORDER.ship)
const parcel = (orderId: string) => ({ orderId, carrier: 'UPS', tracking: '1Z', now: stage.clock.now() })

test('[29] nothing of an order on hold ships, from page or command line, until it is released', async () => {
  const orderID = await paidOrder()
  const { version: seen } = await desk().open({ orderID })
  const hold = { orderID, seen, reason: 'Buyer is away until Friday' }
  expect(await desk('sales').hold(hold)).toEqual({ result: 'held' })
  expect(await desk('sales').hold(hold)).toEqual({ result: 'repeated' })
  await expect(desk().hold({ orderID, reason: 'again' })).rejects.toMatchObject({ code: 'held_already' })

  const { hold: held, actions, news } = await desk().open({ orderID })
  expect(held).toMatchObject({ reason: hold.reason, by: actorFor('sales').name })
  expect(news.filter(({ kind }) => kind === 'held')).toHaveLength(1)
  expect(actions.find(({ action }) => action === 'ship')?.whyNot).toBe('held')
  await expect(desk().ship({ orderID, carrier: 'UPS', tracking: '1Z' })).rejects.toMatchObject({
    code: 'held',
  })
  expect(await shipOrder(stage.db, may('operations'), parcel(orderID))).toEqual({
    kind: 'refused',
    reason: 'held',
  })

  expect(await desk().release({ orderID })).toEqual({ result: 'released' })
  await expect(desk().release({ orderID })).rejects.toMatchObject({ code: 'not_held' })
  expect(await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z' })).toEqual({ result: 'shipped' })
  await expect(desk().hold({ orderID, reason: 'x' })).rejects.toMatchObject({ code: 'nothing_to_hold' })
})

test('[29] a hold that is being written stops the shipment that waits for the lock', async () => {
  const orderId = await paidOrder()
  let ship: ReturnType<typeof shipOrder> | undefined
  let readBefore: Date | null | undefined
  await stage.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId)
    ship = shipOrder(stage.db, may('operations'), parcel(orderId))
    await holdStoredOrder(trx, { orderId, actor: actorFor('sales'), reason: 'fraud', now: stage.clock.now() })
    readBefore = (await findOrder(stage.db, orderId))?.held_at
  })
  expect(await ship).toEqual({ kind: 'refused', reason: 'held' })
  // Control: one that reads the order before it has the lock would ship.
  expect(readBefore).toBeNull()
})

test('[29] a contractor holds nothing, and of a canceled order nothing is held or waits', async () => {
  const orderID = await paidOrder()
  await expect(desk('contractor').hold({ orderID, reason: 'x' })).rejects.toMatchObject({ status: 403 })
  await desk().hold({ orderID, reason: 'x' })
  await desk().cancel({ orderID, reason: 'fraud' })
  const { hold, lines } = await desk().open({ orderID })
  expect([hold, ...lines.map(({ waiting }) => waiting)]).toEqual([null, 0])
})

test('[29] the order says that a request to cancel it waits, and why, until it is canceled', async () => {
  const orderID = await paidOrder()
  const asked = async () => (await desk().open({ orderID })).cancelAsked
  expect(await asked()).toBeNull()
  await desk('sales').askCancel({ orderID, reason: 'found one in the basement' })
  expect(await asked()).toBe('found one in the basement')
  await desk().cancel({ orderID, reason: 'asked for' })
  expect(await asked()).toBeNull()
})
const notesOf = async (orderID: string, person?: 'sales' | 'admin') =>
  (await desk(person).timeline({ orderID, group: 'messages' })).entries.filter(
    ({ source }) => source === 'note',
  )

test('[29] a note is written once, changed and removed by its writer alone, and comes back', async () => {
  const orderID = await paidOrder()
  const note = { orderID, key: randomUUID(), body: 'Gate code 4411' }
  const written = await Promise.all([desk().writeNote(note), desk().writeNote(note)])
  expect(written.map(({ result }) => result).sort()).toEqual(['repeated', 'written'])
  await expect(desk().writeNote({ ...note, body: 'other words' })).rejects.toMatchObject({ code: 'key_used' })

  const own = { orderID, id: note.key }
  for (const person of ['sales', 'admin'] as const) {
    await expect(desk(person).removeNote(own)).rejects.toMatchObject({ code: 'not_your_note' })
    await expect(desk(person).changeNote({ ...own, body: 'x' })).rejects.toMatchObject({
      code: 'not_your_note',
    })
    expect(await notesOf(orderID, person)).toMatchObject([{ body: note.body, isMine: false }])
  }
  await desk().changeNote({ ...own, body: 'Gate code 4412' })
  await desk().removeNote(own)
  expect(await notesOf(orderID)).toEqual([])
  await expect(desk().changeNote({ ...own, body: 'x' })).rejects.toMatchObject({ code: 'no_such_note' })
  await desk().restoreNote(own)
  expect(await notesOf(orderID)).toMatchObject([{ body: 'Gate code 4412', isChanged: true, isMine: true }])
  expect((await desk().open({ orderID })).news.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'note_restored',
    'note_removed',
    'note_changed',
    'note_written',
  ])
  const elsewhere = { ...own, orderID: await paidOrder() }
  await expect(desk().removeNote(elsewhere)).rejects.toMatchObject({ code: 'no_such_note' })
})

test('[29] neither notes nor holds stand in the history that a contractor reads', async () => {
  const orderID = await paidOrder()
  await desk().writeNote({ orderID, key: randomUUID(), body: 'Owes us for the last one' })
  await holdOrder(stage.db, requirePermission(actorFor('sales'), ORDER.hold), {
    orderId: orderID,
    reason: 'Owes us for the last one',
    now: stage.clock.now(),
  })
  const seen = await openPartnerOrder(stage.db, requirePermission(actorFor('admin'), ORDER.read), orderID)
  expect(JSON.stringify(seen)).not.toContain('Owes us')
  expect(seen.history.map(({ kind }) => kind)).toEqual(['created', 'placed', 'paid'])
})

test('[29] each act of staff leaves a line in the audit log, those of buyers and refusals none', async () => {
  const orderID = await paidOrder()
  await desk('sales').hold({ orderID, reason: 'Buyer is away' })
  await expect(desk('sales').hold({ orderID, reason: 'again' })).rejects.toMatchObject({ status: 409 })
  await desk().release({ orderID })
  await desk().writeNote({ orderID, key: randomUUID(), body: 'Gate code 4411' })
  await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z' })
  await desk().deliver({ orderID })
  const lines = await stage.db
    .selectFrom('audit_event')
    .select(['action', 'actor_id', 'before', 'after', 'reason'])
    .where('entity', '=', 'order')
    .where('entity_id', '=', orderID)
    .orderBy('id')
    .execute()
  const acts = ['paid', 'held', 'released', 'note_written', 'shipment_made', 'delivered']
  expect(lines.map(({ action }) => action)).toEqual(acts.map((kind) => `orders.${kind}`))
  expect(lines[0]).toMatchObject({
    action: 'orders.paid',
    actor_id: accountIdOf('operations'),
    before: { state: 'awaiting_funds' },
    after: { state: 'paid' },
    reason: 'CHECK 1042',
  })
  expect(lines[1]).toMatchObject({ action: 'orders.held', actor_id: accountIdOf('sales') })
  expect(JSON.stringify(lines)).not.toContain('4411')
  expect((await verifyAudit(stage.db)).broken).toEqual([])
})
