import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customersHandlers } from '#features/partners/customers/server/handlers.ts'
import { addTimelineEntry } from '#features/partners/customers/server/index.ts'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import { entryKinds, lists } from '#server/declared.ts'
import { type ChatProcess, chatProcess, newId } from '#tests/fixtures/chat/chat-people.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting, whenWaiting, withoutLockLimit } from '#tests/fixtures/database/waits.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { CHAT_ENTRY } from '../rules/access.ts'
import { keepChats } from './upkeep.ts'

// A Friday at ten in Chicago: within business hours.
const MORNING = '2026-11-20T16:00:00Z'
const DAY_MS = 86_400_000
const ANA = { name: 'Ana Kowalski', phone: '3125550143', email: 'ana@home.example', zip: '60614' }

let database: TestDatabase
let ledger: PaymentLedger
let desk: ChatProcess
let clock: ReturnType<typeof movableClock>
const files = memoryFiles()

beforeAll(async () => {
  database = await makeDatabase()
  withoutLockLimit(database)
  ledger = await startLedger()
  await demoPeople(database.db)
})
beforeEach(async () => {
  await database.db.deleteFrom('chat_conversation').execute()
  await database.db.deleteFrom('timeline_entry').execute()
  await database.db.deleteFrom('customer').execute()
  clock = movableClock(MORNING)
  desk = chatProcess(
    database,
    openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), files }),
  )
  await desk.agent('sales').presence({ isAvailable: true, capacity: 3 })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const customers = (person: Person) =>
  createRouterClient(customersHandlers, {
    context: { db: database.db, clock, entryKinds, lists, ...whoAsks(person) },
  })

/** A customer of the team of a person. */
const makeCustomer = async (person: Person = 'sales', who: Partial<typeof ANA> = {}) =>
  (await customers(person).create({ ...ANA, ...who })).id

async function chatsOf(customer: number, person: Person = 'sales') {
  const { entries } = await customers(person).timeline({ id: customer })
  return entries.filter(({ kind }) => kind === 'chat')
}

/** A chat that an agent answers and that carries the phone number for a call back. */
async function runningChat(phone = '(312) 555-0143') {
  const browser = desk.visitor()
  await browser.says('Which furnace fits a house with 2,200 sq ft?')
  const { id } = (await desk.agent('sales').desk()).chats[0]!
  await desk.agent('sales').take({ id })
  await desk.agent('sales').send({ id, clientId: newId(), text: 'The VX 80.' })
  await desk.agent('sales').send({ id, clientId: newId(), text: 'Asked twice', isInternal: true })
  if (phone !== '') await browser.call().callBack({ clientId: newId(), name: 'Ana', phone })
  return { id, browser }
}

const keep = () => keepChats({ db: database.db, files }, clock.now())
const ENDINGS = {
  'the visitor ends it': ({ browser }) => browser.call().end({}),
  'the agent ends it': ({ id }) => desk.agent('sales').close({ id }),
  'it was idle for four hours': () => {
    clock.advance(5 * 3_600_000)
    return keep()
  },
} satisfies Record<string, (chat: Awaited<ReturnType<typeof runningChat>>) => Promise<unknown>>

test.each(Object.entries(ENDINGS))('[L-CHAT] a customer’s history has a chat: %s', async (_, end) => {
  const customer = await makeCustomer()
  const chat = await runningChat()
  expect(await chatsOf(customer)).toEqual([])
  expect(await desk.agent('sales').open({ id: chat.id })).toMatchObject({ customerID: customer })
  await end(chat)

  expect(await chatsOf(customer)).toMatchObject([
    {
      kindName: 'Chat',
      text: '“Which furnace fits a house with 2,200 sq ft?” Answered by Dana Reyes.',
      href: `/chats?chat=${chat.id}`,
      at: '2026-11-20T16:00:00.000Z',
    },
  ])
  for (const person of ['operations', 'admin'] as const)
    expect(await chatsOf(customer, person)).toHaveLength(1)
})

test('a chat that was not answered says so, and long first words are cut', async () => {
  const customer = await makeCustomer()
  const browser = desk.visitor()
  await browser.says('x'.repeat(200))
  await browser.call().callBack({ clientId: newId(), name: 'Ana', phone: ANA.phone })
  await browser.call().end({})

  expect((await chatsOf(customer)).map(({ text }) => text)).toEqual([`“${'x'.repeat(90)}…” Not answered.`])
})

test('no history has a chat without a contact, of a stranger, or of a company’s customer', async () => {
  const own = await makeCustomer()
  const foreign = await makeCustomer('contractor', { phone: '3125550177', email: 'ben@home.example' })
  for (const phone of ['', '3125550199', '3125550177']) {
    const { browser } = await runningChat(phone)
    // The visitor was promised that this address has no other use.
    await browser.call().mail({ email: ANA.email })
    await browser.call().end({})
    expect([...(await chatsOf(own)), ...(await chatsOf(foreign))]).toEqual([])
  }
})

test('a lead made after the end tells whose chat it was; a second lead writes no second entry', async () => {
  const customer = await makeCustomer()
  const { id, browser } = await runningChat('')
  await browser.call().end({})
  expect(await chatsOf(customer)).toEqual([])

  await desk.agent('sales').makeLead({ id, name: 'Ana', email: ANA.email.toUpperCase() })
  await desk.agent('sales').makeLead({ id, name: 'Ana', phone: ANA.phone })
  expect(await chatsOf(customer)).toHaveLength(1)
})

/** The changes begin, wait for the row of the chat, and go on at the same time. */
async function atOnce(id: number, changes: readonly (() => Promise<unknown>)[]) {
  const { running } = await database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('chat_conversation').select('id').where('id', '=', id).forUpdate().execute()
    const started = changes.map((change) => change())
    await whenWaiting(database.db, changes.length)
    return { running: Promise.allSettled(started) }
  })
  return running
}

test('ended by three at the same time: one entry', async () => {
  const customer = await makeCustomer()
  const { id, browser } = await runningChat()
  clock.advance(5 * 3_600_000)
  const results = await atOnce(id, [
    () => browser.call().end({}),
    () => desk.agent('sales').close({ id }),
    keep,
  ])
  // The job skips a chat that another one has ended; the two people are refused.
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  expect(await chatsOf(customer)).toHaveLength(1)
})

test('two leads of an ended chat at the same time: one entry', async () => {
  const customer = await makeCustomer()
  const { id, browser } = await runningChat('')
  await browser.call().end({})
  const lead = () => desk.agent('sales').makeLead({ id, name: 'Ana', phone: ANA.phone })
  await atOnce(id, [lead, lead])
  expect(await chatsOf(customer)).toHaveLength(1)
})

test('control: two that read first and write then make two entries', async () => {
  const customer = await makeCustomer()
  const { id, browser } = await runningChat('')
  await browser.call().end({})
  const met = meeting(2)
  const naive = () =>
    database.db.transaction().execute(async (trx) => {
      const row = trx.selectFrom('chat_conversation').select('customer_id').where('id', '=', id)
      const { customer_id } = await row.executeTakeFirstOrThrow()
      await met()
      if (customer_id !== null) return
      await trx.updateTable('chat_conversation').set({ customer_id: customer }).where('id', '=', id).execute()
      const entry = {
        customerId: customer,
        kind: CHAT_ENTRY,
        text: '',
        actor: BUYER,
        now: clock.now(),
      } as const
      await addTimelineEntry(trx, entry)
    })
  await Promise.all([naive(), naive()])
  expect(await chatsOf(customer)).toHaveLength(2)
})

test('a chat that is deleted on its day leaves its time in the history, not its words', async () => {
  const customer = await makeCustomer()
  const { browser } = await runningChat()
  await browser.call().end({})
  clock.advance(366 * DAY_MS)
  expect(await keep()).toBe(1)

  expect(await chatsOf(customer)).toMatchObject([
    { text: 'What was written was deleted a year after the chat.', href: '', at: '2026-11-20T16:00:00.000Z' },
  ])
})
