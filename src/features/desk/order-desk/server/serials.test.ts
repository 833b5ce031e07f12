import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { SERIAL } from '#features/selling/fulfilment/rules/access.ts'
import { serialTexts } from '#features/selling/fulfilment/rules/serial-texts.ts'
import { addSerials } from '#features/selling/fulfilment/server/index.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { verifyAudit } from '#platform/audit/server/verify-audit.ts'
import { portalRouter } from '#server/http/router.ts'
import { type FaultStage, faultStage } from '#tests/faults/stage/fault-stage.ts'
import { actorFor, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'

let stage: FaultStage
beforeAll(async () => {
  stage = await faultStage()
  await demoPeople(stage.database.db)
  await stage.database.db
    .updateTable('product')
    .set({ type: 'gas-furnace' })
    .where('id', '=', FURNACE)
    .execute()
})
afterAll(() => stage.close())

const portal = (person: Person) =>
  createRouterClient(portalRouter, {
    context: { ...stage.shop.services, ...whoAsks(person, stage.clock.now()), request: makeRequest() },
  })
const desk = (person: Person = 'operations') => portal(person).orderDesk

async function paid(): Promise<string> {
  const items = [
    { id: FURNACE, qty: 3 },
    { id: THERMOSTAT, qty: 1 },
  ]
  return (await stage.shop.checkout(makeCardBody(items))).orderID
}
let sent = 0
const parcel = () => ({ carrier: 'UPS', tracking: `1Z${++sent}` })
async function shipped(units = 3): Promise<string> {
  const orderID = await paid()
  await desk().ship({ orderID, ...parcel(), lines: [{ lineNo: 1, quantity: units }] })
  return orderID
}
const entry = (...serials: string[]) => serials.map((serial) => ({ lineNo: 1, part: 0, serial }))
const numbersOf = async (orderID: string) =>
  (await desk().open({ orderID })).serials.machines.flatMap(({ kind, number, serials }) =>
    serials.map(({ serial }) => `${kind} ${number}: ${serial}`),
  )
const kindsOf = async (orderID: string) =>
  (await desk().open({ orderID })).news
    .toReversed()
    .flatMap(({ kind }) => (kind.startsWith('serial') ? [kind] : []))

test('[29] who may not ship enters no serial number, and reads them', async () => {
  const orderID = await shipped()
  const form = { orderID, serials: entry('N0000001') }
  await expect(desk('contractor').addSerials(form)).rejects.toMatchObject({ status: 403 })
  await expect(desk('sales').addSerials(form)).rejects.toMatchObject({ status: 403 })
  expect((await desk('sales').open({ orderID })).serials.mayWrite).toBe(false)
  await expect(desk().addSerials({ ...form, orderID: 'A-NONE' })).rejects.toMatchObject({ status: 404 })
})

test('[29] serial numbers are entered with the shipment or after it, once', async () => {
  const orderID = await paid()
  const first = { ...parcel(), lines: [{ lineNo: 1, quantity: 1 }] }
  await expect(
    desk().ship({ orderID, ...first, serials: entry('S0000001', 'S0000002') }),
  ).rejects.toMatchObject({
    code: 'serial',
    message: serialTexts.notShipped,
    details: { issues: [{ path: 'serials.1' }] },
  })
  expect((await desk().open({ orderID })).shipments).toEqual([])
  await desk().ship({ orderID, ...first, serials: entry('s0000001') })
  expect(await numbersOf(orderID)).toEqual(['shipment 1: S0000001'])

  await desk().ship({ orderID, ...parcel(), lines: [{ lineNo: 1, quantity: 2 }] })
  const form = { orderID, serials: entry('S0000002', 'S0000003') }
  expect(await desk().addSerials(form)).toMatchObject({ result: 'added' })
  expect(await desk().addSerials(form)).toEqual({ result: 'repeated', ids: [] })
  expect(await numbersOf(orderID)).toEqual([
    'shipment 1: S0000001',
    'shipment 2: S0000002',
    'shipment 2: S0000003',
  ])
  expect(await kindsOf(orderID)).toEqual(['serials_added', 'serials_added'])
  await expect(desk().addSerials({ orderID, serials: entry('S0000004') })).rejects.toMatchObject({
    message: serialTexts.notShipped,
  })
  // A thermostat is no equipment.
  const thermostat = [{ lineNo: 2, part: 0, serial: 'T0000001' }]
  await expect(desk().addSerials({ orderID, serials: thermostat })).rejects.toMatchObject({ code: 'serial' })
})

test('[29] one machine of a model has a number; a refusal names field and other order', async () => {
  const [one, other] = [await shipped(), await shipped()]
  await desk().addSerials({ orderID: one, serials: entry('D0000001') })
  const [typed] = entry('D0000001')
  const serials = [...entry('D0000002'), { ...typed!, field: 'serial-1-0-1' }]
  await expect(desk().addSerials({ orderID: other, serials })).rejects.toMatchObject({
    message: serialTexts.taken(printedOrderNumber(one)),
    details: { issues: [{ path: 'serial-1-0-1' }] },
  })
  expect(await numbersOf(other)).toEqual([])
})

test('[29] of two orders that take a number at once, one has it; the other learns whose it is', async () => {
  const orders = [await shipped(1), await shipped(1)]
  const permission = requirePermission(actorFor('operations'), SERIAL.write)
  const add = (orderId: string) =>
    addSerials(stage.database.db, permission, { orderId, serials: entry('R0000001'), now: stage.clock.now() })
  const done = await Promise.allSettled(orders.map(add))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const winner = orders[done.findIndex(({ status }) => status === 'fulfilled')]!
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: serialTexts.taken(printedOrderNumber(winner)) },
  })
})

test('[29] a number is changed, removed and put back; history and audit log say so', async () => {
  const orderID = await shipped(1)
  const { ids } = await desk().addSerials({ orderID, serials: entry('C0000001') })
  const [id = 0] = ids
  await desk().changeSerial({ orderID, id, serial: 'c0000002' })
  expect(await desk().changeSerial({ orderID, id, serial: 'C0000002' })).toEqual({ result: 'repeated' })
  await expect(desk().changeSerial({ orderID, id, serial: 'NONE' })).rejects.toMatchObject({
    details: { issues: [{ path: 'serial' }] },
  })
  await desk().removeSerials({ orderID, ids })
  expect(await desk().removeSerials({ orderID, ids })).toEqual({ result: 'repeated' })
  expect(await numbersOf(orderID)).toEqual([])
  await desk().restoreSerials({ orderID, ids })
  expect(await numbersOf(orderID)).toEqual(['shipment 1: C0000002'])

  // Another number has the place of the machine meanwhile: the removed one stays away.
  await desk().removeSerials({ orderID, ids })
  await desk().addSerials({ orderID, serials: entry('C0000003') })
  await expect(desk().restoreSerials({ orderID, ids })).rejects.toMatchObject({
    message: serialTexts.notShipped,
  })
  const log = await stage.database.db
    .selectFrom('audit_event')
    .select(['action', 'reason'])
    .where('entity_id', '=', orderID)
    .where('action', 'like', 'orders.serial%')
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { action: 'orders.serials_added', reason: 'C0000001' },
    { action: 'orders.serial_changed', reason: serialTexts.changedTo('C0000001', 'C0000002') },
    { action: 'orders.serials_removed', reason: 'C0000002' },
    { action: 'orders.serials_restored', reason: 'C0000002' },
    { action: 'orders.serials_removed', reason: 'C0000002' },
    { action: 'orders.serials_added', reason: 'C0000003' },
  ])
  expect(await verifyAudit(stage.database.db)).toMatchObject({})
})

test('[29] staff find an order by the serial number of its machine', async () => {
  const orderID = await shipped(1)
  const { ids } = await desk().addSerials({ orderID, serials: entry('F12-345678') })
  const search = async (typed: string) =>
    (await portal('operations').orders.list({ search: typed })).orders.map((order) => order.orderID)
  expect(await search('f12-345678')).toEqual([orderID])
  await desk().removeSerials({ orderID, ids })
  expect(await search('F12-345678')).toEqual([])
})

test('[29] a replacement has serial numbers of its own', async () => {
  const orderID = await shipped(1)
  const key = crypto.randomUUID()
  await desk().addSerials({ orderID, serials: entry('P0000001') })
  await desk().replace({ orderID, key, lines: [{ lineNo: 1, quantity: 1 }] })
  await expect(desk().addSerials({ orderID, parcel: key, serials: entry('P0000002') })).rejects.toMatchObject(
    { message: serialTexts.notShipped },
  )
  await desk().shipReplacement({ orderID, id: key, ...parcel() })
  await desk().addSerials({ orderID, parcel: key, serials: entry('P0000002') })
  expect(await numbersOf(orderID)).toEqual(['shipment 1: P0000001', 'replacement 1: P0000002'])
})
