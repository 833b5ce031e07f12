import { createRouterClient } from '@orpc/server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContent } from '#features/content/content/server/content.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { makeRequest, memoryFiles } from '#tests/fixtures/shop/request.ts'
import { storedContent } from '#tests/fixtures/shop/stored-content.ts'
import { STORIES_A_PAGE } from '../rules/story.ts'
import { texts } from '../texts.ts'
import { forgetStories, STORY_MAIL_TOPIC, sendStoryMails, storyDeskHandlers } from './desk.ts'
import { storiesHandlers } from './handlers.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const files = memoryFiles()
const clock = movableClock()

const written = (slug: string) => ({
  kind: 'testimonial' as const,
  slug,
  title: `Story ${slug}`,
  summary: '',
  body: {
    quote: 'It runs.',
    author: 'Ann B.',
    place: 'Reno, NV',
    system: 'Furnace',
    picture: { type: 'furnace', options: {}, dimensions: null, view: 'views' as const, caption: '' },
    seconds: 6,
    clip: `stories-1/${slug}`,
  },
  updatedAt: new Date('2026-11-23T12:00:00Z'),
})

const WRITTEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(written)

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await demoPeople(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), files })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

let networks = 0

/** Every visitor comes from another network, unless a test names one. */
const store = (ip = `203.0.${++networks}.7`) =>
  createRouterClient(storiesHandlers, {
    context: {
      ...shop.services,
      content: createContent({ revision: async () => 1, entries: async () => WRITTEN }),
      request: makeRequest({ ip }),
    },
  })
const desk = (person: Person) =>
  createRouterClient(storyDeskHandlers, { context: { ...shop.services, ...whoAsks(person) } })

const story = {
  author: 'Ada L.',
  place: 'Duluth, MN',
  system: '3 ton heat pump',
  title: 'Warm at last',
  body: 'We had no heat in the attic room. Now we do.',
  email: 'Ada@Example.com',
  consent: 'yes' as const,
}
const sendOne = async (title: string, photo?: File): Promise<number> => {
  await store().submit({ ...story, title, ...(photo ? { photo } : {}) })
  const { stories } = await desk('operations').list({})
  return stories.find((each) => each.title === title)!.id
}
const titles = async (page = 1) => (await store().list({ page }))['hydra:member'].map(({ title }) => title)

async function mails(): Promise<Message[]> {
  const sent: Message[] = []
  const mailer = {
    send: async (message: Message) => {
      sent.push(message)
      return { kind: 'sent' as const, messageId: '1' }
    },
    close: () => undefined,
  }
  const send = sendStoryMails({
    db: database.db,
    mailer,
    shop: { name: 'Alpine', origin: 'https://store.test' },
  })
  const rows = await database.db
    .selectFrom('outbox')
    .select(['payload', 'dedupe_key'])
    .where('topic', '=', STORY_MAIL_TOPIC)
    .orderBy('id')
    .execute()
  for (const { payload, dedupe_key } of rows) await send(payload, dedupe_key)
  return sent
}

test('[R-STORIES, E-STORIES] a story is submitted, published and shown first', async () => {
  const id = await sendOne('Warm at last', await drawnPhoto())
  expect(await titles()).not.toContain('Warm at last')
  await expect(store().photo({ id })).rejects.toMatchObject({ status: 404 })

  await desk('operations').publish({ id })

  const { 'hydra:member': member, 'hydra:totalItems': total } = await store().list({})
  expect(total).toBe(10)
  expect(member).toHaveLength(STORIES_A_PAGE)
  expect(member[0]).toMatchObject({ title: 'Warm at last', author: 'Ada L.', drawing: null, href: null })
  expect(JSON.stringify(member)).not.toMatch(/example\.com/i)
  expect(member[1]).toMatchObject({ title: 'Story a', drawing: { type: 'furnace' }, photo: null })
  const { body } = await store().photo({ id })
  const { exif, format } = await sharp(await body.arrayBuffer()).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
  expect((await mails()).map(({ to, subject }) => [to.address, subject])).toEqual([
    ['ada@example.com', texts.mail.published],
  ])
})

test('[E-STORIES] pages follow each other without a gap or a repetition', async () => {
  const all = [...(await titles(1)), ...(await titles(2)), ...(await titles(3))]

  expect(all).toHaveLength(10)
  expect(new Set(all).size).toBe(10)
})

test('[R-STORIES] cached pages follow a publication and a withdrawal; a new story changes none', async () => {
  const revision = () => storedContent(database.db).revision()
  const before = await revision()
  const id = await sendOne('Cool at last')
  expect(await revision()).toBe(before)

  await desk('operations').publish({ id })
  const published = await revision()
  expect(published).toBeGreaterThan(before)

  await desk('operations').withdraw({ id })
  expect(await revision()).toBeGreaterThan(published)
})

test('[R-STORIES] a refused story is never shown, and its author reads the reason', async () => {
  const id = await sendOne('An advertisement')

  await desk('operations').refuse({ id, reason: 'It advertises another store.' })

  expect(await titles()).not.toContain('An advertisement')
  expect((await mails()).at(-1)?.text).toContain('It advertises another store.')
  await expect(desk('operations').publish({ id })).rejects.toMatchObject({ code: 'story_decided' })
})

test('[R-STORIES] without a record of consent even the database publishes nothing', async () => {
  await expect(store().submit({ ...story, consent: 'no' })).rejects.toMatchObject({ status: 400 })
  const id = await sendOne('Without consent')
  await database.db.updateTable('customer_story').set({ consented_at: null }).where('id', '=', id).execute()

  await expect(desk('operations').publish({ id })).rejects.toMatchObject({ code: 'no_consent' })
  await expect(
    database.db.updateTable('customer_story').set({ state: 'published' }).where('id', '=', id).execute(),
  ).rejects.toThrow(/published_with_consent/)
})

test.each(['contractor', 'sales'] as const)('[R-STORIES] a %s decides about no story', async (person) => {
  const id = await sendOne(`For ${person}`)

  await expect(desk(person).publish({ id })).rejects.toMatchObject({ status: 403 })
  await expect(desk(person).withdraw({ id })).rejects.toMatchObject({ status: 403 })
})

test('[R-STORIES] two decisions at the same time: one holds', async () => {
  const id = await sendOne('Twice')

  const answers = await Promise.allSettled([
    desk('operations').publish({ id }),
    desk('admin').refuse({ id, reason: 'No.' }),
  ])

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[R-STORIES] a file that is no picture is refused, and nothing is kept', async () => {
  const photo = new File(['<svg onload="x"/>'], 'a.jpg', { type: 'image/jpeg' })

  await expect(store().submit({ ...story, title: 'Bad file', photo })).rejects.toMatchObject({
    code: 'picture_refused',
  })
  expect((await desk('admin').list({})).stories.map(({ title }) => title)).not.toContain('Bad file')
})

test('[R-STORIES] a network that sends many stories proves work from the fourth on', async () => {
  const send = (title: string) => store('198.51.100.7').submit({ ...story, title })
  for (const title of ['One', 'Two', 'Three']) await send(title)

  await expect(send('Four')).rejects.toMatchObject({
    code: 'proof_needed',
    details: { challenge: expect.anything() },
  })
})

test('[R-STORIES] a story without the consent of its author is deleted with its own photo', async () => {
  const photo = await drawnPhoto()
  const before = files.kept.size
  const [id, other] = [await sendOne('Taken back', photo), await sendOne('Same photo', photo)]
  for (const each of [id, other]) await desk('operations').publish({ id: each })
  await desk('operations').withdraw({ id })

  expect(await titles()).not.toContain('Taken back')
  await expect(store().photo({ id })).rejects.toMatchObject({ status: 404 })
  expect((await store().photo({ id: other })).body.size).toBeGreaterThan(0)
  await desk('operations').withdraw({ id: other })
  expect(files.kept.size).toBeLessThanOrEqual(before)
})

test('[R-STORIES] refused stories go after 30 days, waiting ones after 180', async () => {
  const published = await titles()
  expect(await forgetStories({ db: database.db, files }, later(clock.now(), 29 * DAY_MS))).toBe(0)

  expect(await forgetStories({ db: database.db, files }, later(clock.now(), 181 * DAY_MS))).toBeGreaterThan(0)

  expect(await titles()).toEqual(published)
  expect((await desk('admin').list({ state: 'refused' })).stories).toEqual([])
})
