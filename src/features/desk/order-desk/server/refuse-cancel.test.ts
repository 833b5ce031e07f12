import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeNow } from '#features/selling/fulfilment/server/index.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'

let stage: DeskStage
beforeAll(async () => {
  stage = await deskStage()
})
afterAll(() => stage.close())

const reason = 'The truck left with it this morning.'
const desk = (...person: Parameters<DeskStage['desk']>) => stage.desk(...person)
const items = { furnaces: 2, thermostats: 1 }

/** An order of which a part has left, and whose buyer asks to cancel it. */
async function asked(): Promise<string> {
  const orderID = await stage.paid(items)
  await desk().ship({ orderID, carrier: 'UPS', tracking: '1Z1', lines: [{ lineNo: 1, quantity: 1 }] })
  await stage.shop.request({ orderID, option: 'ask_to_cancel', reason: 'found another' })
  return orderID
}
const track = (orderID: string) => stage.shop.track({ orderID, postal: '60614' })
const waitsOnToday = async (orderID: string): Promise<boolean> =>
  (await stage.portal().today.list({})).work.some(
    (item) => item.kind === 'cancel_request' && item.orderID === orderID,
  )
const mailsOf = async (orderID: string) =>
  (await desk().timeline({ orderID, group: 'messages' })).entries.flatMap((entry) =>
    entry.source === 'mail' ? [entry.kind] : [],
  )
const historyOf = async (orderID: string) =>
  (await desk().timeline({ orderID })).entries.flatMap((entry) =>
    entry.source === 'event' ? [[entry.kind, entry.by, entry.reason]] : [],
  )
const canRefuse = async (orderID: string) =>
  (await stage.open(orderID)).actions.find(({ action }) => action === 'refuse-cancel')

test('[29] contractors and sales refuse no request to cancel', async () => {
  const orderID = await asked()
  for (const person of ['contractor', 'sales'] as const)
    await expect(desk(person).refuseCancel({ orderID, reason })).rejects.toMatchObject({ status: 403 })
  expect(await waitsOnToday(orderID)).toBe(true)
})

test('[29] a request to cancel is answered with no: the buyer reads why, and it leaves Today', async () => {
  const orderID = await asked()
  const before = await stage.open(orderID)
  expect(before.cancelAsked).toBe('found another')
  expect(await canRefuse(orderID)).toMatchObject({ whyNot: null })
  expect(await track(orderID)).toMatchObject({
    requested: 'cancel_request',
    cancelRefused: null,
  })

  const form = { orderID, seen: before.version, reason }
  expect(await desk().refuseCancel(form)).toEqual({ result: 'cancel_refused' })
  expect(await desk().refuseCancel(form)).toEqual({ result: 'repeated' })

  const after = await stage.open(orderID)
  expect([after.cancelAsked, after.state, after.version]).toEqual([null, before.state, before.version + 1])
  expect(await waitsOnToday(orderID)).toBe(false)
  expect(await canRefuse(orderID)).toMatchObject({ whyNot: 'no_cancel_request' })
  const history = await historyOf(orderID)
  expect(history.find(([kind]) => kind === 'cancel_refused')).toEqual([
    'cancel_refused',
    'Omar Haddad',
    reason,
  ])
  expect(history.find(([kind]) => kind === 'cancel_asked')?.at(-1)).toBe('found another')
  const tracking = await track(orderID)
  expect(tracking.requested).toBe(null)
  expect(tracking.cancelRefused).toEqual({ at: expect.any(String), reason })

  const mail = await noticeNow(
    { db: stage.db, shop: { name: 'Alpine', phone: '', origin: 'https://store.example' }, returnsTo: '' },
    { kind: 'cancel_refused', orderID, at: tracking.cancelRefused?.at ?? '' },
  )
  expect(mail.mail.text).toContain(reason)
  await stage.work('outbox')
  expect((await mailsOf(orderID)).filter((kind) => kind === 'cancel_refused')).toHaveLength(1)
  const lines = await stage.db
    .selectFrom('audit_event')
    .select('actor_name')
    .where('entity_id', '=', orderID)
    .where('action', '=', 'orders.cancel_refused')
    .execute()
  expect(lines).toEqual([{ actor_name: 'Omar Haddad' }])
})

test('[29] the buyer may ask again, and no longer reads the old answer; nothing waits twice', async () => {
  const orderID = await asked()
  await desk().refuseCancel({ orderID, reason })
  await expect(desk('admin').refuseCancel({ orderID, reason })).rejects.toMatchObject({
    code: 'no_cancel_request',
    status: 409,
  })
  await stage.shop.request({ orderID, option: 'ask_to_cancel', reason: 'please' })
  expect(await track(orderID)).toMatchObject({
    requested: 'cancel_request',
    cancelRefused: null,
  })
  expect(await waitsOnToday(orderID)).toBe(true)
})

test('[29] of two people, one cancels and one says no: the second sees the order first', async () => {
  const orderID = await stage.paid()
  await stage.shop.request({ orderID, option: 'ask_to_cancel' })
  const { version: seen } = await stage.open(orderID)
  const ends = await Promise.allSettled([
    desk().refuseCancel({ orderID, seen, reason }),
    desk('admin').cancel({ orderID, seen, reason: 'as asked' }),
  ])
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = ends.find((end) => end.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'changed', status: 409 })
  expect(await waitsOnToday(orderID)).toBe(false)
})
