import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DAY_MS } from '#lib/dates.ts'
import type { Mailer, Message } from '#platform/mail/server/ports.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { texts } from '../texts.ts'
import { productWatchesHandlers } from './handlers.ts'
import { sendWatchMails, WATCH_MAIL_TOPIC } from './mails.ts'
import { claimDue, forgetWatches, notifyWatchers } from './send-alerts.ts'

const clock = movableClock('2026-11-23T16:00:00Z')
let app: TestApp
let product: { id: string; cents: number }

beforeAll(async () => {
  app = await testApp({ clock })
  const { id, cents } = await app.database.db
    .selectFrom('product as p')
    .innerJoin('product_price as price', 'price.product_id', 'p.id')
    .select(['p.id', 'price.price_cents as cents'])
    .where('p.type', '=', 'thermostat')
    .where('p.withdrawn_at', 'is', null)
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  product = { id, cents }
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.db.deleteFrom('product_watch').execute()
  await setStock(0)
  await setPrice(product.cents)
})

const setStock = (available: number) =>
  app.database.db
    .updateTable('stock')
    .set({ available, opening: available })
    .where('product_id', '=', product.id)
    .execute()
const setPrice = (price_cents: number) =>
  app.database.db
    .updateTable('product_price')
    .set({ price_cents })
    .where('product_id', '=', product.id)
    .execute()

let networks = 0
const store = (ip = `203.0.${++networks}.7`) =>
  createRouterClient(productWatchesHandlers, { context: { ...app.services, request: makeRequest({ ip }) } })

let people = 0
const someone = () => `ada${++people}@example.com`
const ask = (email: string, about: 'price' | 'stock' = 'price') =>
  store().ask({ productId: product.id, email, about })
const rows = () => app.database.db.selectFrom('product_watch').selectAll().orderBy('id').execute()

/** An alert that its reader has confirmed. */
async function confirmed(about: 'price' | 'stock' = 'price'): Promise<string> {
  const email = someone()
  await ask(email, about)
  const row = (await rows()).find((each) => each.email === email)!
  await store().confirm({ token: row.token })
  return email
}
const tell = (most?: number) => notifyWatchers(app.database.db, clock.now(), most)

/** The mails of the outbox that go to these addresses. */
async function mailsTo(...emails: string[]): Promise<Message[]> {
  const { db } = app.database
  const sent: Message[] = []
  const mailer: Mailer = {
    send: async (message) => {
      sent.push(message)
      return { kind: 'sent', messageId: '1' }
    },
    close: () => undefined,
  }
  const handler = sendWatchMails({
    db,
    mailer,
    shop: { name: 'Alpine', origin: 'https://store.example' },
  })
  const waiting = await db
    .selectFrom('outbox')
    .select(['payload', 'dedupe_key'])
    .where('topic', '=', WATCH_MAIL_TOPIC)
    .orderBy('id')
    .execute()
  for (const { payload, dedupe_key } of waiting) await handler(payload, dedupe_key)
  return sent.filter(({ to }) => emails.includes(to.address))
}

describe('who may ask', () => {
  test('refused: no address, no product, a link that is not ours, too many', async () => {
    for (const email of ['', 'ada', 'ada@example'])
      await expect(ask(email)).rejects.toMatchObject({ status: 400 })
    await expect(
      store().ask({ productId: '999999', email: someone(), about: 'price' }),
    ).rejects.toMatchObject({ status: 404, code: 'unknown_product' })
    for (const call of ['read', 'confirm'] as const)
      await expect(store()[call]({ token: 'x'.repeat(32) })).rejects.toMatchObject({ code: 'unknown_link' })
    const one = store('198.51.100.7')
    for (let sent = 0; sent < 20; sent++)
      await one.ask({ productId: product.id, email: someone(), about: 'stock' })
    await expect(one.ask({ productId: product.id, email: someone(), about: 'stock' })).rejects.toMatchObject({
      status: 429,
      code: 'too_many',
    })
  })

  test('a mailbox gets ten mails a day at most, from whatever connection they were asked', async () => {
    const email = someone()
    for (let sent = 0; sent < 10; sent++) await ask(email, sent % 2 ? 'price' : 'stock')
    await expect(ask(email)).rejects.toMatchObject({ status: 429 })
  })
})

describe('an alert', () => {
  test('holds after its reader confirmed it; asked twice it is one, with a mail each time', async () => {
    const email = someone()
    await ask(email)
    clock.advance(1_000)
    await ask(email.toUpperCase())
    expect(await rows()).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(2)
    await setPrice(product.cents - 100)
    expect(await tell(), 'nobody confirmed it').toBe(0)

    const { token } = (await rows())[0]!
    expect(await store().read({ token })).toMatchObject({ about: 'price', isConfirmed: false })
    await store().confirm({ token })
    expect(await store().confirm({ token })).toMatchObject({ isConfirmed: true })
    expect(await tell()).toBe(1)
    expect(await tell()).toBe(0)
    const [, , news] = await mailsTo(email)
    expect(news!.subject).toContain(`$${((product.cents - 100) / 100).toFixed(2)}`)
    expect(news!.text).toContain(texts.mail.last)
  })

  test('of a price is answered below the price of that day, and not at it or above', async () => {
    await confirmed('price')
    for (const [cents, due] of [
      [product.cents, 0],
      [product.cents + 1, 0],
      [product.cents - 1, 1],
    ] as const) {
      await setPrice(cents)
      expect(await tell()).toBe(due)
    }
  })

  test('of the stock is answered when there is some', async () => {
    const email = await confirmed('stock')
    expect(await tell()).toBe(0)
    await setStock(3)
    expect(await tell()).toBe(1)
    expect((await mailsTo(email)).at(-1)!.subject).toMatch(/^In stock again/)
  })

  test('of a link that was not confirmed in a week is over', async () => {
    await ask(someone())
    const { token } = (await rows())[0]!
    clock.advance(8 * DAY_MS)
    await expect(store().confirm({ token })).rejects.toMatchObject({ code: 'unknown_link' })
    expect(await forgetWatches(app.database.db, clock.now())).toBe(1)
  })

  test('is deleted a month after its mail, or after a silent year', async () => {
    await confirmed('stock')
    await setStock(1)
    await tell()
    await confirmed('price')
    clock.advance(31 * DAY_MS)
    expect(await forgetWatches(app.database.db, clock.now())).toBe(1)
    clock.advance(335 * DAY_MS)
    expect(await forgetWatches(app.database.db, clock.now())).toBe(1)
  })
})

test('five processes answer each alert once; a naive reader answers it five times', async () => {
  const emails = await Promise.all([confirmed('stock'), confirmed('stock'), confirmed('stock')])
  await setStock(1)
  const { db } = app.database
  const naive = () => db.selectFrom('product_watch').select('id').where('told_at', 'is', null).execute()
  const seen = await Promise.all([1, 2, 3, 4, 5].map(naive))
  expect(seen.flat()).toHaveLength(15)
  const told = await Promise.all([1, 2, 3, 4, 5].map(() => tell()))
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(3)
  const news = (await mailsTo(...emails)).filter(({ subject }) => /^In stock again/.test(subject))
  expect(news.map(({ to }) => to.address).toSorted()).toEqual(emails.toSorted())
})

test('alerts whose moment has not come do not keep others waiting', async () => {
  for (let each = 0; each < 3; each++) await confirmed('price')
  await confirmed('stock')
  await setStock(1)
  expect(await tell(1)).toBe(1)
})

test('a claimed alert has the columns of its mail', async () => {
  await confirmed('stock')
  await setStock(1)
  await expectRows(
    app.database.db,
    claimDue(clock.now(), 1),
    z.strictObject({
      id: z.int(),
      about: z.enum(['price', 'stock']),
      product_id: z.string(),
      before_cents: z.int(),
      now_cents: z.int(),
    }),
  )
})
