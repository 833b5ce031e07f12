import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { choiceOf, choose } from '#features/people/mail-choices/server/index.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { texts } from '../texts.ts'
import { ownedEquipmentHandlers } from './handlers.ts'
import { CARE_MAIL_TOPIC, remindOfCare, sendCareMails } from './reminders.ts'

const DAY_MS = 86_400_000
const postal = '60614'
let database: TestDatabase
let ledger: PaymentLedger
let clock: ReturnType<typeof movableClock>
let shop: Shop

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await database.db.updateTable('product').set({ type: 'gas-furnace' }).where('id', '=', FURNACE).execute()
})
beforeEach(async () => {
  await database.db.deleteFrom('care_reminder').execute()
  await database.db.deleteFrom('outbox').execute()
  clock = movableClock()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const owner = () =>
  createRouterClient(ownedEquipmentHandlers, { context: { ...shop.services, request: makeRequest() } })
const bought = async () => (await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))).orderID
const run = () => remindOfCare(database.db, clock.now())

/** The mails that the outbox holds about care, as they are sent. */
async function mailed(): Promise<Message[]> {
  const sent: Message[] = []
  const mailer = {
    send: async (message: Message) => {
      sent.push(message)
      return { kind: 'sent' as const, messageId: '1' }
    },
    close: () => undefined,
  }
  const rows = await database.db
    .selectFrom('outbox')
    .select(['payload', 'dedupe_key'])
    .where('topic', '=', CARE_MAIL_TOPIC)
    .orderBy('id')
    .execute()
  const send = sendCareMails({
    ...{ db: database.db, clock, mailer },
    shop: { name: 'Alpine', origin: 'https://s' },
  })
  for (const { payload, dedupe_key } of rows) await send(payload, dedupe_key)
  return sent
}

test('a stranger without the postal code asks for nothing', async () => {
  const orderID = await bought()
  await expect(owner().remind({ orderID, postal: '99999', wanted: true })).rejects.toMatchObject({
    status: 404,
  })
  expect(await database.db.selectFrom('care_reminder').selectAll().execute()).toEqual([])
})

test('an owner who asked gets one mail before summer and one before winter, until they stop it', async () => {
  const orderID = await bought()
  const other = await bought()
  expect((await owner().technicalInformation({ orderID, postal })).reminders).toEqual({
    wanted: false,
    nextOn: '2027-03-15',
    stopped: false,
  })
  for (const again of [1, 2])
    expect([again, await owner().remind({ orderID, postal, wanted: true })]).toEqual([
      again,
      { wanted: true, nextOn: '2027-03-15', stopped: false },
    ])
  expect(await run()).toBe(0)

  clock.advance(120 * DAY_MS)
  // Two processes look at the same moment.
  expect((await Promise.all([run(), run()])).sort()).toEqual([0, 1])
  expect(await run()).toBe(0)
  clock.advance(184 * DAY_MS)
  expect(await run()).toBe(1)
  const mails = await mailed()
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['ann@example.com', texts.mail.subject.spring],
    ['ann@example.com', texts.mail.subject.fall],
  ])
  expect(mails[0]?.text).not.toContain('burner')
  expect(mails[1]?.text).toMatch(/burner[\s\S]*You asked for these mails on Nov/)
  expect(mails[1]?.text).toContain(`https://s/technical-information?orderID=${orderID}`)

  await owner().remind({ orderID, postal, wanted: false })
  clock.advance(400 * DAY_MS)
  expect(await run()).toBe(0)
  expect((await owner().technicalInformation({ orderID: other, postal })).reminders.wanted).toBe(false)
})

test('[R-REMOVE] an owner whose mailbox stopped such mail learns that none arrives', async () => {
  const orderID = await bought()
  const { token } = await choiceOf(database.db, 'ann@example.com')
  await choose(database.db, token, true, clock.now())
  expect(await owner().remind({ orderID, postal, wanted: true })).toMatchObject({
    wanted: true,
    stopped: true,
  })
  await choose(database.db, token, false, clock.now())
  expect((await owner().technicalInformation({ orderID, postal })).reminders.stopped).toBe(false)
})

test('an order that was given back gets no mail', async () => {
  const orderID = await bought()
  await owner().remind({ orderID, postal, wanted: true })
  clock.advance(120 * DAY_MS)
  expect(await run()).toBe(1)
  await database.db.updateTable('orders').set({ state: 'returned' }).where('id', '=', orderID).execute()
  expect(await mailed()).toEqual([])
})
