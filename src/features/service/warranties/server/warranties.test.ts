import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { findCards } from '#features/catalog/catalog/server/index.ts'
import { serialTexts } from '#features/selling/fulfilment/rules/serial-texts.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { placeOrder } from '#tests/fixtures/buyers/order.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { texts } from '../texts.ts'
import { warrantyDeskHandlers } from './desk.ts'
import { warrantiesHandlers } from './handlers.ts'
import {
  sendWarrantyMails,
  sendWarrantyReminders,
  WARRANTY_MAIL_TOPIC,
  WARRANTY_REMINDER_TOPIC,
} from './mails.ts'
import { remindOfWarranties } from './remind.ts'

const START = '2026-11-23T16:00:00Z'
const clock = movableClock(START)
const postal = '60614'
let app: TestApp

beforeAll(async () => {
  app = await testApp({ clock })
  await demoPeople(app.database.db)
})
afterAll(() => app.close())

let networks = 0
const store = (ip = `203.0.${++networks}.7`) =>
  createRouterClient(warrantiesHandlers, { context: { ...app.services, request: makeRequest({ ip }) } })
const desk = (person: Person) =>
  createRouterClient(warrantyDeskHandlers, { context: { ...app.services, ...whoAsks(person) } })

/** The product of a template with the most stock whose owner can register it. */
async function registrable(template: 'single' | 'system') {
  const { rows } = await sql<{ id: string }>`
    select p.id
    from product p
    join stock s on s.product_id = p.id
    where (p.template = 'system') = ${template === 'system'} and p.withdrawn_at is null
      and p.attributes ? ${String(ATTR.registerWithin)}
      and p.type in ('gas-furnace', 'heat-pump-system', 'cooling-system')
    order by s.available desc, p.id
    limit 1`.execute(app.database.db)
  const { id } = rows[0]!
  const [card] = await findCards(app.database.db, [id], clock.now())
  return { id, price: card!.price_cents / 100 }
}

/** An order whose equipment left this many days ago; `days` null: it has not left. */
async function sold(template: 'single' | 'system' = 'single', days: number | null = 3): Promise<string> {
  const { orderID } = await placeOrder(app, await registrable(template))
  if (days === null) return orderID
  const { db } = app.database
  const at = later(clock.now(), -days * DAY_MS)
  await db
    .updateTable('orders')
    .set({ state: 'delivered', placed_at: later(at, -5 * DAY_MS) })
    .where('id', '=', orderID)
    .execute()
  await db
    .insertInto('shipment')
    .values({
      id: `${orderID}-1`,
      order_id: orderID,
      number: 1,
      carrier: 'R+L',
      tracking: 'PRO1',
      state: 'delivered',
      appointment_on: null,
      created_at: at,
      delivered_at: at,
    })
    .execute()
  return orderID
}

const day = (days: number): string =>
  later(clock.now(), days * DAY_MS)
    .toISOString()
    .slice(0, 10)
let serials = 0
const newSerial = (): string => `4821N${String(++serials).padStart(5, '0')}`
const form = (more: object = {}) => ({ serial: newSerial(), installedOn: day(-1), installer: '', ...more })
const firstSlot = async (orderID: string) => (await store().read({ orderID, postal })).units[0]!.slot
const plate = async () => drawnPhoto('plate.jpg')

async function mailsOf(topic: string): Promise<Message[]> {
  const { db } = app.database
  const rows = await db
    .selectFrom('outbox')
    .select(['payload', 'dedupe_key'])
    .where('topic', '=', topic)
    .execute()
  const sent: Message[] = []
  const parts = {
    db,
    mailer: {
      send: async (message: Message) => {
        sent.push(message)
        return { kind: 'sent', messageId: '1' } as const
      },
      close: () => undefined,
    },
    shop: { name: 'Alpine', origin: 'https://store.example' },
  }
  const handler = topic === WARRANTY_MAIL_TOPIC ? sendWarrantyMails(parts) : sendWarrantyReminders(parts)
  for (const { payload, dedupe_key } of rows) await handler(payload, dedupe_key)
  return sent
}

describe('[R-TENYEAR] who may register', () => {
  test('refused: a stranger, another order, an order that waits', async () => {
    const orderID = await sold()
    const slot = await firstSlot(orderID)
    for (const asked of [{ orderID }, { orderID, postal: '90210' }, { orderID: 'A00000000000', postal }]) {
      await expect(store().read(asked)).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
      await expect(store().proof(asked)).rejects.toMatchObject({ status: 404, code: 'order_not_found' })
      await expect(store().register({ ...asked, slot, ...form() })).rejects.toMatchObject({ status: 404 })
    }
    const waiting = await sold('single', null)
    const units = await store().read({ orderID: waiting, postal })
    expect(units.isShipped).toBe(false)
    await expect(
      store().register({ orderID: waiting, postal, slot: units.units[0]!.slot, ...form() }),
    ).rejects.toMatchObject({ status: 409, code: 'not_shipped' })
    await expect(store().proof({ orderID, postal })).rejects.toMatchObject({ status: 404, code: 'no_proof' })
  })

  test('refused at the desk: contractors and strangers; sales may read and not file', async () => {
    for (const person of ['contractor'] as const) {
      await expect(desk(person).list({})).rejects.toMatchObject({ status: 403 })
      await expect(desk(person).photo({ id: 1 })).rejects.toMatchObject({ status: 403 })
    }
    await expect(desk('sales').file({ id: 1, reference: 'R-1' })).rejects.toMatchObject({ status: 403 })
    await expect(desk('operations').file({ id: 999_999, reference: 'R-1' })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('refused with a clear word: what is no unit, serial, day or photo', async () => {
    const orderID = await sold()
    const slot = await firstSlot(orderID)
    const send = (more: object) => store().register({ orderID, postal, slot, ...form(), ...more })
    await expect(send({ slot: `${slot}9` })).rejects.toMatchObject({ status: 404, code: 'no_unit' })
    for (const [more, message] of [
      [{ serial: '' }, texts.errors.serialOrPhoto],
      [{ serial: 'AB-1' }, serialTexts.length(4)],
      [{ installedOn: day(-30) }, texts.errors.beforeSale],
      [{ installedOn: day(2) }, texts.errors.future],
      [{ installedOn: 'soon' }, texts.errors.day],
    ] as const)
      await expect(send(more)).rejects.toMatchObject({ status: 400, code: 'invalid', message })
    const text = new File(['no picture'], 'plate.jpg', { type: 'image/jpeg' })
    await expect(send({ photo: text })).rejects.toMatchObject({ status: 422, code: 'picture_refused' })
    expect((await store().read({ orderID, postal })).units[0]!.registration).toBeNull()
  })

  test('after 60 forms of one network in an hour the next has to wait', async () => {
    const orderID = await sold()
    const slot = await firstSlot(orderID)
    const one = store('198.51.100.9')
    for (let sent = 0; sent < 60; sent++) await one.register({ orderID, postal, slot, ...form() })
    await expect(one.register({ orderID, postal, slot, ...form() })).rejects.toMatchObject({
      status: 429,
      code: 'too_many',
    })
  })
})

describe('[R-TENYEAR] a registration', () => {
  test('holds ten years, is corrected until it is filed, and gives one mail for each step', async () => {
    const orderID = await sold()
    const slot = await firstSlot(orderID)
    const register = (more: object) => store().register({ orderID, postal, slot, ...form(), ...more })
    await register({ serial: ' 4821 n99001 ', installer: 'Northside' })
    const read = async () => (await store().read({ orderID, postal })).units[0]!.registration!
    expect(await read()).toMatchObject({ serial: '4821N99001', state: 'received', years: 10, isLate: false })

    const corrected = newSerial()
    await register({ serial: corrected })
    const { registrations } = await desk('sales').list({ search: orderID })
    expect(registrations).toMatchObject([{ orderId: orderID, serial: corrected, state: 'received' }])
    const { id } = registrations[0]!
    await desk('operations').file({ id, reference: 'OAK-77' })
    expect(await read()).toMatchObject({ serial: corrected, state: 'filed', makerReference: 'OAK-77' })
    await expect(register({})).rejects.toMatchObject({ status: 409, code: 'filed_already' })
    await expect(desk('operations').file({ id, reference: 'OAK-78' })).rejects.toMatchObject({ status: 409 })
    expect((await desk('sales').list({ state: 'filed', search: corrected })).registrations).toHaveLength(1)

    const mails = (await mailsOf(WARRANTY_MAIL_TOPIC)).filter(({ text }) => text.includes(corrected))
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual([
      `warranty:${id}:registered`,
      `warranty:${id}:filed`,
    ])
    expect(mails[1]!.text).toContain('OAK-77')

    const { body, headers } = await store().proof({ orderID, postal })
    expect(headers['content-disposition']).toBe(`attachment; filename="warranty-${orderID}.pdf"`)
    expect(
      Buffer.from(await body.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('each unit of a system has one of its own; a serial number belongs to one unit', async () => {
    const orderID = await sold('system')
    const { units } = await store().read({ orderID, postal })
    expect(units.length).toBeGreaterThan(1)
    const serial = newSerial()
    await store().register({ orderID, postal, slot: units[0]!.slot, ...form({ serial }) })
    await expect(
      store().register({ orderID, postal, slot: units[1]!.slot, ...form({ serial }) }),
    ).rejects.toMatchObject({ status: 409, code: 'serial_taken' })
    await store().register({ orderID, postal, slot: units[1]!.slot, ...form() })
    const registered = (await store().read({ orderID, postal })).units.map(
      ({ registration }) => registration !== null,
    )
    expect(registered.slice(0, 3)).toEqual(units.slice(0, 3).map((_, index) => index < 2))
  })

  test('a photo alone waits for a person, who types the serial number that it shows', async () => {
    const orderID = await sold()
    const slot = await firstSlot(orderID)
    await store().register({ orderID, postal, slot, ...form({ serial: '' }), photo: await plate() })
    const { registrations } = await desk('operations').list({ search: orderID })
    expect(registrations).toMatchObject([{ serial: null, hasPhoto: true }])
    const { id } = registrations[0]!
    const { body, headers } = await desk('sales').photo({ id })
    expect([body.type, headers['x-content-type-options']]).toEqual(['image/jpeg', 'nosniff'])
    await expect(desk('operations').file({ id, reference: 'R-2' })).rejects.toMatchObject({
      status: 400,
      message: texts.needsSerial,
    })
    const serial = newSerial()
    await desk('operations').file({ id, reference: 'R-2', serial })
    expect((await store().read({ orderID, postal })).units[0]!.registration).toMatchObject({ serial })
  })

  test('registered after the days of the maker it holds the shorter term', async () => {
    const orderID = await sold('single', 100)
    await store().register({
      orderID,
      postal,
      slot: await firstSlot(orderID),
      ...form({ installedOn: day(-100) }),
    })
    const { registration } = (await store().read({ orderID, postal })).units[0]!
    expect(registration).toMatchObject({ isLate: true, years: 5 })
  })

  test('ten presses at once make one registration; a naive writer fails', async () => {
    const orderID = await sold()
    const slot = await firstSlot(orderID)
    const sent = form()
    await Promise.all(Array.from({ length: 10 }, () => store().register({ orderID, postal, slot, ...sent })))
    const { db } = app.database
    const count = async (of: string) =>
      (await db.selectFrom('warranty_registration').select('id').where('order_id', '=', of).execute()).length
    expect(await count(orderID)).toBe(1)

    const other = await sold()
    const row = await db
      .selectFrom('warranty_registration')
      .selectAll()
      .where('order_id', '=', orderID)
      .executeTakeFirstOrThrow()
    const { id: _, ...values } = row
    const mayWrite = async () => (await count(other)) === 0
    // All ten read before the first one writes.
    const seen = await Promise.all(Array.from({ length: 10 }, mayWrite))
    const outcomes = await Promise.allSettled(
      seen
        .filter((may) => may)
        .map(() =>
          db
            .insertInto('warranty_registration')
            .values({ ...values, order_id: other, serial: newSerial() })
            .execute(),
        ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).not.toEqual([])
  })
})

describe('[R-TENYEAR] the reminder', () => {
  test('comes once to owners of equipment that is not registered, however many processes look', async () => {
    const { db } = app.database
    await remindOfWarranties(db, clock.now())
    const [due, early, late, done] = [
      await sold('single', 30),
      await sold('single', 10),
      await sold('single', 70),
      await sold('single', 30),
    ]
    const { units } = await store().read({ orderID: done, postal })
    for (const { slot } of units) await store().register({ orderID: done, postal, slot, ...form() })

    const written = await Promise.all([1, 2, 3].map(() => remindOfWarranties(db, clock.now())))
    expect(written.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect(await remindOfWarranties(db, clock.now())).toBe(0)
    const links = (await mailsOf(WARRANTY_REMINDER_TOPIC)).map(({ text }) => text)
    expect(links.filter((text) => text.includes(due))).toHaveLength(1)
    expect(links.filter((text) => [early, late, done].some((orderID) => text.includes(orderID)))).toEqual([])
  })

  test('orders that need none do not keep others waiting', async () => {
    const { db } = app.database
    const others = 3
    for (let each = 0; each < others; each++) {
      const orderID = await sold('single', 30)
      const { units } = await store().read({ orderID, postal })
      for (const { slot } of units) await store().register({ orderID, postal, slot, ...form() })
    }
    const due = await sold('single', 30)
    // A run looks at one order.
    const runs: number[] = []
    for (let run = 0; run <= others; run++) runs.push(await remindOfWarranties(db, clock.now(), 1))
    expect(runs.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect((await mailsOf(WARRANTY_REMINDER_TOPIC)).some(({ text }) => text.includes(due))).toBe(true)
  })
})

test('[R-TENYEAR] the table of brands says the terms of every product that can be registered', async () => {
  const { brands } = await store().brands()
  const rows = await app.database.db
    .selectFrom('product')
    .select(['brand', 'attributes'])
    .where('withdrawn_at', 'is', null)
    .execute()
  const wrong = rows.filter(({ brand, attributes }) => {
    const days = attributes[ATTR.registerWithin]
    if (days === undefined) return false
    const told = brands.find((each) => each.brand === brand)
    return !(
      told?.withinDays.includes(Number(days)) &&
      told.registeredYears.includes(Number(attributes[ATTR.warrantyParts])) &&
      told.unregisteredYears.includes(Number(attributes[ATTR.warrantyUnregistered]))
    )
  })
  expect(wrong).toEqual([])
  expect(brands.length).toBeGreaterThan(3)
})
