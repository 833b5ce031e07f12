import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setMerchant } from '#lib/merchant/merchant.ts'
import { type ChatProcess, chatProcess, newId } from '#tests/fixtures/chat/chat-people.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { CONTACT, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { takePhoto } from '#tests/fixtures/shop/photos.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { memoryFiles } from '#tests/fixtures/shop/request.ts'
import { sendChatMails } from './transcript.ts'
import { keepChats } from './upkeep.ts'

// A Friday at ten in Chicago: within business hours.
const MORNING = '2026-11-20T16:00:00Z'
let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
let files: ReturnType<typeof memoryFiles>
let desk: ChatProcess
let clock: ReturnType<typeof movableClock>

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await demoPeople(database.db)
  await fillStock(database.db, { furnaces: 5, thermostats: 5 })
})
beforeEach(async () => {
  await database.db.deleteFrom('chat_conversation').execute()
  await database.db.deleteFrom('chat_agent').execute()
  clock = movableClock(MORNING)
  files = memoryFiles()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), files })
  desk = chatProcess(database, shop)
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const present = (capacity = 3) => desk.agent('sales').presence({ isAvailable: true, capacity })
const firstChat = async () => (await desk.agent('sales').desk()).chats[0]!

describe('who is refused', () => {
  test('[29] while chat is switched off no visitor begins one, and one that is open goes on', async () => {
    await present()
    const before = desk.visitor()
    await before.says('Hello')
    setMerchant({ switchedOff: ['offer chat'] })
    const visitor = desk.visitor()
    expect(await visitor.call().open({})).toMatchObject({ mode: 'off', chat: null })
    await expect(visitor.says('Hello')).rejects.toMatchObject({ code: 'switched_off', status: 503 })
    await before.says('Are you there?')
    expect((await before.call().offer()).mode).toBe('chat')
    setMerchant({ switchedOff: [] })
  })

  test('[A-ANON][L-CHAT-WHEN] a person who is signed in gets no chat', async () => {
    await present()
    const offer = await desk.partner('contractor').offer()

    expect(offer).toMatchObject({ mode: 'off', chat: null })
    for (const call of [
      () => desk.partner('contractor').open({}),
      () => desk.partner('sales').send({ clientId: newId(), text: 'x', mayBegin: true }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'chat_off', status: 403 })
  })

  test('a stranger and a contractor at the desk', async () => {
    await expect(desk.stranger().desk()).rejects.toMatchObject({ status: 401 })
    await expect(desk.agent('contractor').desk()).rejects.toMatchObject({ status: 403 })
    await expect(desk.agent('contractor').take({ id: 1 })).rejects.toMatchObject({ status: 403 })
  })

  test('a browser without the cookie sends nothing; another visitor’s chat and picture are 404', async () => {
    await present()
    await expect(
      desk.visitor().call().send({ clientId: newId(), text: 'x', mayBegin: true }),
    ).rejects.toMatchObject({ code: 'cookie_needed', status: 409 })
    const own = desk.visitor()
    await own.says('Hello')
    const picture = new File([new Uint8Array(await takePhoto({ width: 300, height: 200 }))], 'plate.jpg')
    const { entry } = await own.call().addFile({ clientId: newId(), picture })
    const foreign = desk.visitor()
    await foreign.says('Mine')

    expect((await own.call().file({ id: entry.id })).headers['x-content-type-options']).toBe('nosniff')
    await expect(foreign.call().file({ id: entry.id })).rejects.toMatchObject({ status: 404 })
    expect((await foreign.call().offer()).chat?.entries.map(({ text }) => text)).toEqual(['Mine'])
    await expect(desk.agent('sales').open({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['a text that the database cannot store', { text: 'a\u0000b' }],
    ['no text', { text: '  ' }],
    ['a very long text', { text: 'x'.repeat(2_001) }],
    ['a client id of another kind', { clientId: 'a b' }],
  ])('%s: 400', async (_, change) => {
    await present()
    const browser = desk.visitor()
    await browser.call().open({})
    const message = { clientId: newId(), text: 'x', mayBegin: true, ...change }
    await expect(browser.call().send(message)).rejects.toThrow()
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'the desk sends no link to %s',
    async (url) => {
      await present()
      await desk.visitor().says('Hello')
      const { id } = await firstChat()
      await desk.agent('sales').take({ id })
      const card = { kind: 'result', title: 'x', url } as const
      await expect(desk.agent('sales').sendCard({ id, clientId: newId(), card })).rejects.toThrow()
    },
  )

  test('[E-QUOTE] the desk sends a quote only to its own customer', async () => {
    await present()
    await desk.visitor().says('What did my quote say?')
    const { id } = await firstChat()
    await desk.agent('sales').take({ id })
    const [number, withdrawn] = ['QL960417', 'QL960418']
    await sendQuote(database.db, { number, now: clock.now() })
    await sendQuote(database.db, { number: withdrawn, now: clock.now() })
    await database.db
      .updateTable('quote')
      .set({ state: 'withdrawn', is_open: false })
      .where('number', '=', withdrawn)
      .execute()
    const send = (quote: string, reach: string) =>
      desk.agent('sales').sendCard({
        id,
        clientId: newId(),
        card: { kind: 'quote', number: quote, reach },
      })

    for (const [quote, reach] of [
      ['QL000000', CONTACT.email],
      [withdrawn, CONTACT.email],
      [number, 'else@example.com'],
      [number, '(312) 555-0120'],
      [number, number],
    ] as const)
      await expect(send(quote, reach)).rejects.toMatchObject({ code: 'unknown_quote', status: 404 })
    for (const reach of [CONTACT.email.toUpperCase(), '312.555.0119'])
      expect((await send(number, reach)).entry.card).toMatchObject({ url: `/view-quotes/${number}` })
  })

  test('a file that is no picture: 422', async () => {
    await present()
    const browser = desk.visitor()
    await browser.says('Hello')
    const picture = new File(['<svg onload="alert(1)"/>'], 'x.svg')
    await expect(browser.call().addFile({ clientId: newId(), picture })).rejects.toMatchObject({
      code: 'picture_refused',
      status: 422,
    })
  })
})

describe('[L-CHAT-WHEN] the offer', () => {
  test('is a chat in business hours with a free agent, else a message with a promised time', async () => {
    const browser = desk.visitor()
    expect(await browser.call().offer()).toMatchObject({ mode: 'message', promise: 'today by 11:00 AM CT' })
    await present(1)
    expect((await browser.call().offer()).mode).toBe('chat')

    await desk.visitor('192.0.2.9').says('I wait')
    expect((await browser.call().offer()).mode).toBe('message')
    await browser.call().open({})
    await expect(
      browser.call().send({ clientId: newId(), text: 'Me too', mayBegin: true }),
    ).rejects.toMatchObject({
      code: 'chat_closed',
      status: 409,
      details: { promise: 'today by 11:00 AM CT' },
    })
  })

  test('is a message when the console of the agent is no longer heard, and outside the hours', async () => {
    await present()
    clock.advance(60_000)
    expect((await desk.visitor().call().offer()).mode).toBe('message')
    clock.advance(10 * 3_600_000)
    await present()
    expect(await desk.visitor().call().offer()).toMatchObject({
      mode: 'message',
      promise: 'by 11:00 AM CT on Sat, Nov 21',
    })
  })
})

test('a chat from the first message to its end, by mail and rated', async () => {
  await present()
  const browser = desk.visitor()
  await browser.says('Which furnace fits?')
  const { id, unansweredSince, lastText } = await firstChat()
  expect([unansweredSince, lastText]).toEqual(['2026-11-20T16:00:00.000Z', 'Which furnace fits?'])
  const sales = desk.agent('sales')
  await expect(sales.send({ id, clientId: newId(), text: 'x' })).rejects.toMatchObject({ code: 'not_owner' })
  await sales.take({ id })
  await sales.send({ id, clientId: newId(), text: 'This one' })
  await sales.send({ id, clientId: newId(), text: 'For us alone', isInternal: true })
  await sales.sendCard({ id, clientId: newId(), card: { kind: 'product', id: FURNACE } })
  const lines = [
    { id: FURNACE, qty: 1 },
    { id: THERMOSTAT, qty: 2 },
  ]
  const { entry } = await sales.sendCard({ id, clientId: newId(), card: { kind: 'cart', lines } })
  expect(entry.card).toMatchObject({
    total: 1299.99 + 2 * 149.5,
    url: `/cart?items=${FURNACE}x1,${THERMOSTAT}x2`,
  })

  const { chat } = await browser.call().offer()
  expect(chat).toMatchObject({ state: 'open', agent: 'Dana Reyes' })
  expect(chat?.entries.map(({ kind }) => kind)).toEqual(['text', 'taken', 'text', 'card', 'card'])
  expect((await firstChat()).unansweredSince).toBeNull()

  await browser.call().read({ upTo: chat!.entries.at(-1)!.id })
  expect((await firstChat()).shopperReadTo).toBe(entry.id)
  await browser.call().mail({ email: 'ann@example.com' })
  await sales.close({ id })
  await browser.call().rate({ stars: 5, text: 'Quick' })
  await browser.call().rate({ stars: 1 })
  expect(await sales.open({ id })).toMatchObject({ state: 'closed', rating: 5, ratingText: 'Quick' })
  await expect(browser.call().send({ clientId: newId(), text: 'More' })).rejects.toMatchObject({
    code: 'chat_ended',
  })
  expect(await mailed()).toMatch(/Which furnace fits\?[\s\S]*This one[\s\S]*\/cart\?items=/)
  expect(await mailed()).not.toContain('For us alone')
})

test('[S2] a chat is mailed three times, to whatever mailboxes, and a network mails five', async () => {
  const mailTo = async (visitor: ReturnType<typeof desk.visitor>, count: number) => {
    const to = Array.from({ length: count }, (_, index) => `stranger${index}@example.com`)
    const results = await Promise.allSettled(to.map((email) => visitor.call().mail({ email })))
    return results.filter(({ status }) => status === 'fulfilled').length
  }
  await database.db.deleteFrom('outbox').execute()
  await present()
  const first = desk.visitor()
  await first.says('You have won. Claim at https://evil.example/win now')
  expect(await mailTo(first, 25)).toBe(3)
  const second = desk.visitor()
  await second.says('And another')
  expect(await mailTo(second, 25)).toBe(2)
  expect(await mailed()).toContain('Claim at [link left out] now')
})

async function mailed(): Promise<string> {
  const { topic, payload } = await database.db
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where('topic', '=', 'mail.chat')
    .executeTakeFirstOrThrow()
  let text = ''
  const mailer = {
    send: async (message: { text: string }) => {
      text = message.text
      return { kind: 'sent' as const, messageId: '1' }
    },
    close: () => undefined,
  }
  const shopFacts = { name: 'Alpine', origin: 'https://store.test' }
  await sendChatMails({ db: database.db, mailer, shop: shopFacts })(payload, topic)
  return text
}

test('page and cart reach the desk only with consent, and go when it is taken back', async () => {
  await present()
  const browser = desk.visitor()
  await browser.says('Hello')
  const look = { path: '/product/x/100000001', title: 'A furnace', cart: [{ id: FURNACE, qty: 2 }] }
  await browser.call().look(look)
  expect(await firstChat()).toMatchObject({ sharesPage: false, seenPage: null, seenCart: null })
  await browser.call().share({ sharesPage: true })
  await browser.call().look(look)
  expect(await firstChat()).toMatchObject({
    seenPage: { path: look.path, title: look.title },
    seenCart: [{ id: FURNACE, qty: 2, name: 'Summit 96% gas furnace' }],
  })
  await browser.call().share({ sharesPage: false })
  expect(await firstChat()).toMatchObject({ sharesPage: false, seenPage: null, seenCart: null })
})

test('a chat goes to another person who is present, with a note that the visitor does not see', async () => {
  await present()
  const browser = desk.visitor()
  await browser.says('Hello')
  const { id } = await firstChat()
  const to = (await desk.agent('sales').desk()).agents[0]!.id
  await desk.agent('sales').take({ id })
  const other = desk.agent('operations')
  await expect(desk.agent('sales').transfer({ id, to: 999_999 })).rejects.toMatchObject({
    code: 'not_present',
  })
  await other.presence({ isAvailable: true, capacity: 2 })
  const omar = (await other.desk()).agents.find((each) => each.id !== to)!
  await desk.agent('sales').transfer({ id, to: omar.id, note: 'A freight question' })

  await expect(desk.agent('sales').send({ id, clientId: newId(), text: 'x' })).rejects.toMatchObject({
    code: 'not_owner',
  })
  await other.send({ id, clientId: newId(), text: 'I go on' })
  const { chat } = await browser.call().offer()
  expect(chat?.agent).toBe(omar.name)
  expect(JSON.stringify(chat)).not.toContain('freight question')
  expect(JSON.stringify(await other.open({ id }))).toContain('A freight question')
})

test('an agent takes the chat of another one only when that one has left', async () => {
  await present()
  await desk.visitor().says('Hello')
  const { id } = await firstChat()
  await desk.agent('sales').take({ id })
  await expect(desk.agent('admin').take({ id })).rejects.toMatchObject({ code: 'taken', status: 409 })
  clock.advance(60_000)
  await desk.agent('admin').take({ id })
  expect((await firstChat()).ownerName).not.toBe('Dana Reyes')
})

test('saved replies: a shortcut is there once, and each change is recorded', async () => {
  const { id } = await desk.agent('sales').saveReply({ shortcut: 'hours', text: 'Until 7 PM.' })
  await expect(desk.agent('admin').saveReply({ shortcut: 'HOURS', text: 'x' })).rejects.toMatchObject({
    code: 'exists',
    status: 409,
  })
  await desk.agent('admin').saveReply({ id, shortcut: 'hours', text: 'Until 7 PM Central.' })
  expect((await desk.agent('sales').replies()).replies).toEqual([
    { id, shortcut: 'hours', text: 'Until 7 PM Central.' },
  ])
  await desk.agent('sales').removeReply({ id })
  await expect(desk.agent('sales').removeReply({ id })).rejects.toMatchObject({ status: 404 })
  const audited = await database.db.selectFrom('audit_event').select('action').execute()
  expect(audited.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['chats.save-reply', 'chats.remove-reply']),
  )
})

test('typing and read marks of a chat have a limit, which leaves its messages alone', async () => {
  await present()
  const browser = desk.visitor()
  await browser.says('Hello')
  const calls = browser.call()
  for (let time = 0; time < 300; time++) await calls.typing({})
  for (const call of [() => calls.typing({}), () => calls.read({ upTo: 1 })])
    await expect(call()).rejects.toMatchObject({ code: 'too_many', status: 429 })
  expect((await browser.says('Still there')).text).toBe('Still there')
})

test('six chats an hour from a network without a proof of work; 40 messages in 5 minutes', async () => {
  await present(12)
  await desk.agent('admin').presence({ isAvailable: true, capacity: 12 })
  for (let time = 0; time < 6; time++) await desk.visitor('192.0.2.77').says('x')
  await expect(desk.visitor('192.0.2.77').says('x')).rejects.toMatchObject({ code: 'proof_needed' })

  const browser = desk.visitor('192.0.2.78')
  for (let time = 0; time < 41; time++) await browser.says(`${time}`)
  await expect(browser.says('more')).rejects.toMatchObject({ code: 'too_many', status: 429 })
})

test('a chat without new messages ends, and is deleted on its day with its own pictures', async () => {
  const keep = () => keepChats({ db: database.db, files }, clock.now())
  const picture = new File([new Uint8Array(await takePhoto({ width: 64, height: 48 }))], 'photo.jpg')
  const begin = async (ip: string) => {
    await present()
    const visitor = desk.visitor(ip)
    await visitor.says('Hello')
    await visitor.call().addFile({ clientId: newId(), picture })
  }
  await begin('192.0.2.1')
  clock.advance(5 * 3_600_000)
  expect(await keep()).toBe(1)
  expect((await desk.agent('sales').desk()).chats).toEqual([])

  clock.advance(4 * 86_400_000)
  await begin('192.0.2.2')
  clock.advance(362 * 86_400_000)
  expect(await keep()).toBe(2)
  expect(await database.db.selectFrom('chat_conversation').select('id').execute()).toHaveLength(1)
  expect(files.kept.size).toBe(1)
})

test('a message while no agent is free, and a call back from a chat: each is a lead, once', async () => {
  const left = { clientId: newId(), text: 'My furnace is old', name: 'Ann', phone: '(847) 555-0188' }
  const browser = desk.visitor()
  expect(await browser.call().leave(left)).toEqual({ promise: 'today by 11:00 AM CT' })
  expect(await browser.call().leave(left)).toEqual({ promise: 'today by 11:00 AM CT' })
  await expect(browser.call().leave({ ...left, clientId: newId(), phone: '' })).rejects.toThrow()

  await present()
  await browser.says('Is anybody there?')
  const wish = { clientId: newId(), name: 'Bob', phone: '8475550189' }
  expect(await browser.call().callBack(wish)).toEqual({ promise: 'today by 11:00 AM CT' })
  await browser.call().callBack(wish)
  const { id } = await firstChat()
  await desk.agent('sales').makeLead({ id, name: 'Bob B', email: 'bob@example.com' })
  const leads = await database.db
    .selectFrom('lead')
    .select(['kind', 'phone', 'email', 'comments', 'details_path'])
    .orderBy('id')
    .execute()
  expect(leads).toMatchObject([
    { kind: 'chat', phone: '8475550188', comments: 'My furnace is old', details_path: null },
    { kind: 'chat', phone: '8475550189', comments: 'Is anybody there?', details_path: `/chats?chat=${id}` },
    { kind: 'chat', email: 'bob@example.com', comments: 'Is anybody there?' },
  ])
  expect((await browser.call().offer()).chat?.entries.map(({ kind }) => kind)).toEqual(['text', 'call-asked'])
})
