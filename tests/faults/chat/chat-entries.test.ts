import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChatHub } from '#features/service/chat/server/live/hub.ts'
import { visitorStream } from '#features/service/chat/server/live/streams.ts'
import { type ChatProcess, chatProcess, newId } from '#tests/fixtures/chat/chat-people.ts'
import { type EventReader, readEvents } from '#tests/fixtures/chat/read-events.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'

// Two processes serve the chats of one database; each hears of the other only by PostgreSQL.
let database: TestDatabase
let ledger: PaymentLedger
let processes: [ChatProcess, ChatProcess]
const readers: EventReader[] = []

beforeEach(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await demoPeople(database.db)
  const shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
  processes = [chatProcess(database, shop), chatProcess(database, shop)]
  await processes[0].agent('sales').presence({ isAvailable: true, capacity: 12 })
})
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.stop()
  await Promise.all(processes.map(({ hub }) => hub.stop()))
  await ledger.close()
  await database.drop()
})

type Browser = ReturnType<ChatProcess['visitor']>

/** A window of a visitor's browser, which follows the chat at one of the processes. */
function windowOf(browser: Browser, at: ChatProcess, after?: number): EventReader {
  const address = `http://store.test/chat-events${after === undefined ? '' : `?after=${after}`}`
  const request = makeRequest(browser.request())
  const reader = readEvents(visitorStream(at.services, new Request(address), request))
  readers.push(reader)
  return reader
}

const idsIn = (reader: EventReader) =>
  reader.events.filter(({ name }) => name === 'entry').map(({ data }) => (data as { id: number }).id)
const textsIn = (reader: EventReader) =>
  reader.events.flatMap(({ name, data }) => (name === 'entry' ? [(data as { text: string }).text] : []))

/** Breaks the connections on which processes hear notices. */
const deafen = () =>
  sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where application_name = 'alpine-listen-chat' and datname = current_database()
  `.execute(database.db)

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!isTrue() && Date.now() < deadline) await sleep(20)
}

describe('F-CHAT: no message is lost or doubled', () => {
  test('senders repeat, windows reconnect, and both processes lose their notices', async () => {
    const [one, two] = processes
    const browser = one.visitor()
    await browser.says('0')
    const chat = (await one.agent('sales').desk()).chats[0]!.id
    await two.agent('sales').take({ id: chat })
    const steady = windowOf(browser, two)
    let moving = windowOf(browser, one)
    const movingIds: number[] = []

    const sent: string[] = ['0']
    for (let n = 1; n <= 30; n++) {
      const text = String(n)
      const clientId = newId()
      sent.push(text)
      // The answer is lost: the browser sends the same message again, here to the other process at once.
      const send =
        n % 3 === 0
          ? (at: ChatProcess) => at.agent('sales').send({ id: chat, clientId, text })
          : (at: ChatProcess) => at === one && browser.says(text, clientId)
      await Promise.all([send(one), send(two), send(one)])
      if (n % 10 === 5) await deafen()
      if (n % 7 === 0) {
        movingIds.push(...idsIn(moving))
        moving.stop()
        moving = windowOf(browser, n % 2 === 0 ? one : two, movingIds.at(-1))
      }
    }
    await until(() => textsIn(steady).filter((text) => text !== '').length === sent.length)
    await until(() => idsIn(moving).at(-1) === idsIn(steady).at(-1))
    movingIds.push(...idsIn(moving))

    const inOrder = textsIn(steady).filter((text) => text !== '')
    expect(inOrder).toEqual(sent)
    expect(movingIds).toEqual(idsIn(steady))
    expect(idsIn(steady)).toEqual([...idsIn(steady)].sort((a, b) => a - b))
  })

  test('control: without client ids a repeated message is there twice', async () => {
    const browser = processes[0].visitor()
    await browser.says('0')
    for (let again = 0; again < 2; again++) await browser.says('The answer to this was lost')

    const { chat } = await browser.call().offer()
    expect(chat?.entries.filter(({ text }) => text.startsWith('The answer'))).toHaveLength(2)
  })

  test('two tabs that begin a chat at the same moment have the same one', async () => {
    const browser = processes[0].visitor()
    await browser.call().open({})
    await Promise.all([1, 2, 3, 4].map((n) => browser.says(`tab ${n}`)))

    const { chats } = await processes[1].agent('sales').desk()
    expect(chats).toHaveLength(1)
    expect((await browser.call().offer()).chat?.entries).toHaveLength(4)
  })

  test('a reader sees every id although many write at the same time', async () => {
    const browsers = Array.from({ length: 8 }, (_, n) => processes[0].visitor(`192.0.2.${n}`))
    await Promise.all(browsers.map((browser) => browser.says('begin')))
    const seen: number[] = []
    const hub: ChatHub = processes[1].hub
    await hub.cursor()
    hub.subscribe('desk', {
      entries: (rows) => void seen.push(...rows.map(({ id }) => id)),
      changed: () => undefined,
      typing: () => undefined,
      end: () => undefined,
    })
    await Promise.all(browsers.flatMap((browser) => [1, 2, 3, 4, 5].map((n) => browser.says(`${n}`))))
    await until(() => seen.length >= 40)

    expect(seen).toEqual(Array.from({ length: 40 }, (_, n) => seen[0]! + n))
  })

  test('control: a reader of the ids of a sequence loses one that commits late', async () => {
    await sql`create table naive_entry (id bigint generated always as identity, text text)`.execute(
      database.db,
    )
    const [slow, quick] = [new pg.Client(database.url), new pg.Client(database.url)]
    await Promise.all([slow.connect(), quick.connect()])
    await slow.query('begin')
    await slow.query(`insert into naive_entry (text) values ('slow')`)
    await quick.query(`insert into naive_entry (text) values ('quick')`)
    const read = async (after: number): Promise<{ id: number; text: string }[]> =>
      (await quick.query('select id::int, text from naive_entry where id > $1 order by id', [after])).rows
    const first = await read(0)
    await slow.query('commit')
    const second = await read(first.at(-1)!.id)
    await Promise.all([slow.end(), quick.end()])

    expect([...first, ...second].map(({ text }) => text)).toEqual(['quick'])
  })
})

test('of two agents who take a chat at the same moment one gets it', async () => {
  const [one, two] = processes
  await one.agent('admin').presence({ isAvailable: true, capacity: 12 })
  for (let round = 0; round < 5; round++) {
    await one.visitor(`192.0.2.${round}`).says('Hello')
    const { id } = (await one.agent('sales').desk()).chats.find(({ ownerId }) => ownerId === null)!
    const taken = await Promise.allSettled([one.agent('sales').take({ id }), two.agent('admin').take({ id })])
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('control: two agents who read first and write afterwards both believe that they have it', async () => {
  const [one] = processes
  await one.visitor().says('Hello')
  const { id } = (await one.agent('sales').desk()).chats[0]!
  const read = () =>
    database.db.selectFrom('chat_conversation').select('owner_id').where('id', '=', id).executeTakeFirst()
  const found = await Promise.all([read(), read()])

  expect(found.map((row) => row?.owner_id)).toEqual([null, null])
})

test('a stopping process ends its streams, and refuses new ones', async () => {
  const [one] = processes
  const browser = one.visitor()
  await browser.says('Hello')
  const reader = windowOf(browser, one)
  await until(() => reader.events.length > 0)
  one.hub.end()
  await until(() => reader.hasEnded())

  expect(reader.hasEnded()).toBe(true)
  await expect(
    visitorStream(one.services, new Request('http://store.test/chat-events'), makeRequest(browser.request())),
  ).rejects.toMatchObject({ status: 429 })
})

test('a visitor has at most four streams; one that closes gives its place back', async () => {
  const [one] = processes
  const browser = one.visitor()
  await browser.says('Hello')
  const four = [1, 2, 3, 4].map(() => windowOf(browser, one))
  await until(() => four.every(({ events }) => events.length > 0))
  const fifth = () =>
    visitorStream(one.services, new Request('http://store.test/chat-events'), makeRequest(browser.request()))
  await expect(fifth()).rejects.toMatchObject({ code: 'too_many', status: 429 })
  four[0]!.stop()
  await until(() => one.services.streamPlaces.count() === 3)

  expect(one.services.streamPlaces.count()).toBe(3)
})
