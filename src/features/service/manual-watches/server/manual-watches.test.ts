import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Mailer, Message } from '#platform/mail/server/ports.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { demoPeople, type Person, signedIn, whoAsks } from '#tests/fixtures/portal/people.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { KEEP_DAYS } from '../rules/watch.ts'
import { claimChanged, forgetManualWatches, tellOfManuals } from './changed-manuals.ts'
import { manualWatchDeskHandlers, manualWatchesHandlers } from './handlers.ts'
import { MANUAL_MAIL_TOPIC, sendManualMails } from './mail.ts'

const clock = movableClock('2026-11-23T16:00:00Z')
let app: TestApp
let productId: string

beforeAll(async () => {
  app = await testApp({ clock })
  await demoPeople(app.database.db)
  await signedIn(app, 'contractor')
  const { id } = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('type', '=', 'thermostat')
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  productId = id
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.db.deleteFrom('manual_watch').execute()
  await app.database.db.deleteFrom('outbox').where('topic', '=', MANUAL_MAIL_TOPIC).execute()
  await documents(['manual', 'Manual', '/one.pdf'])
})

/** The product's documents, as an import writes them: all of them again. */
async function documents(...rows: [kind: string, title: string, path: string][]): Promise<void> {
  const { db } = app.database
  await db.deleteFrom('product_document').where('product_id', '=', productId).execute()
  for (const [position, [kind, title, path]] of rows.entries())
    await db
      .insertInto('product_document')
      .values({ product_id: productId, position, kind, title, url: `https://maker.example${path}` })
      .execute()
}

let networks = 0
const store = (ip = `203.0.${++networks}.7`) =>
  createRouterClient(manualWatchesHandlers, { context: { ...app.services, request: makeRequest({ ip }) } })
const desk = (person: Person) =>
  createRouterClient(manualWatchDeskHandlers, { context: { ...app.services, ...whoAsks(person) } })

let people = 0
const someone = () => `ada${++people}@example.com`
const ask = (email = someone()) => store().ask({ productId, email })
const tell = (most?: number) => tellOfManuals(app.database.db, clock.now(), most)

async function mails(): Promise<Message[]> {
  const { db } = app.database
  const sent: Message[] = []
  const mailer: Mailer = {
    send: async (message) => {
      sent.push(message)
      return { kind: 'sent', messageId: '1' }
    },
    close: () => undefined,
  }
  const handler = sendManualMails({ db, mailer, shop: { name: 'Alpine', origin: 'https://store.example' } })
  const waiting = await db.selectFrom('outbox').selectAll().where('topic', '=', MANUAL_MAIL_TOPIC).execute()
  for (const { payload, dedupe_key } of waiting) await handler(payload, dedupe_key)
  return sent
}

describe('who may ask', () => {
  test('refused: no address, no product', async () => {
    for (const email of ['', 'ada', 'ada@example'])
      await expect(ask(email)).rejects.toMatchObject({ status: 400 })
    const unknown = store().ask({ productId: '999999', email: someone() })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'unknown_product' })
  })

  test('refused: too many from a network, or for a mailbox however it is written', async () => {
    const network = store('198.51.100.4')
    for (let at = 0; at < 20; at++) await network.ask({ productId, email: someone() })
    await expect(network.ask({ productId, email: someone() })).rejects.toMatchObject({ status: 429 })
    for (let at = 0; at < 10; at++) await ask(`bea+${at}@example.com`)
    await expect(ask('Bea@example.com')).rejects.toMatchObject({ status: 429 })
  })

  test('one mailbox that asks twice has one alert', async () => {
    await ask('cleo@example.com')
    await ask('Cleo@example.com')
    expect((await desk('sales').list({})).watches).toHaveLength(1)
  })
})

describe('a manual', () => {
  test.each<[string, [string, string, string][], number]>([
    ['stays the same', [['manual', 'Manual', '/one.pdf']], 0],
    ['has a new address', [['manual', 'Manual', '/two.pdf']], 1],
    ['has a new title', [['manual', 'Manual, revision B', '/one.pdf']], 1],
    [
      'has another one beside it',
      [
        ['Installation manual', 'Installation', '/three.pdf'],
        ['manual', 'Manual', '/one.pdf'],
      ],
      1,
    ],
    [
      'moves behind a brochure',
      [
        ['brochure', 'Brochure', '/b.pdf'],
        ['manual', 'Manual', '/one.pdf'],
      ],
      0,
    ],
    ['is taken away', [], 0],
  ])('that %s', async (_, changed, told) => {
    const email = someone()
    await ask(email)
    await documents(...changed)
    expect(await tell()).toBe(told)
    expect((await mails()).map(({ to }) => to.address)).toEqual(told === 1 ? [email] : [])
    expect(await tell()).toBe(0)
  })

  test('that is the first of its product is news, written once by small runs and runs at once', async () => {
    await documents()
    for (let at = 0; at < 5; at++) await ask()
    await documents(['manual', 'Manual', '/one.pdf'])
    expect(await tell(2)).toBe(2)
    const counts = await Promise.all([tell(), tell()])
    expect(counts[0]! + counts[1]!).toBe(3)
    expect(new Set((await mails()).map(({ to }) => to.address)).size).toBe(5)
  })

  test('the claim has the type that its query says', async () => {
    await ask()
    await documents(['manual', 'Manual', '/two.pdf'])
    await expectRows(app.database.db, claimChanged(clock.now(), 10), z.strictObject({ id: z.int() }))
  })
})

describe('the list of staff', () => {
  test('is refused to contractors and read by all staff', async () => {
    await expect(desk('contractor').list({})).rejects.toMatchObject({ status: 403 })
    for (const person of ['sales', 'operations', 'admin'] as const)
      expect(await desk(person).list({})).toEqual({ watches: [], next: null })
  })

  test('has 50 alerts a page, the newest first, each once', async () => {
    const emails = Array.from({ length: 51 }, someone)
    for (const email of emails) await ask(email)
    const { watches, next } = await desk('sales').list({})
    const rest = await desk('sales').list({ after: next! })
    expect([watches.length, rest.next]).toEqual([50, null])
    expect([...watches, ...rest.watches].map(({ email }) => email)).toEqual(emails.toReversed())
  })
})

test('an alert and its address are deleted in time', async () => {
  await ask()
  const { db } = app.database
  const after = (days: number) => forgetManualWatches(db, later(clock.now(), days * DAY_MS + 1))
  expect(await after(KEEP_DAYS.told)).toBe(0)
  await documents(['manual', 'Manual', '/two.pdf'])
  await tell()
  expect(await after(KEEP_DAYS.told)).toBe(1)
  await ask()
  expect([await after(KEEP_DAYS.asked - 1), await after(KEEP_DAYS.asked)]).toEqual([0, 1])
})
