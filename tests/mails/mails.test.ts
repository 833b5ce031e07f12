import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MAIL_GROUPS } from '#features/desk/mail-examples/rules/mail-kinds.ts'
import { EXAMPLES_FILE, exampleSchema } from '#features/desk/mail-examples/server/index.ts'
import { CART_REMINDER_TOPIC } from '#features/selling/cart/server/index.ts'
import { projectFile } from '#lib/data-file.ts'
import type { Topics } from '#platform/feature/server/define-feature.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { parseConfig } from '#server/config.ts'
import { mailGroups, mailHandlers } from '#server/jobs/mails.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { fillStock } from '#tests/fixtures/shop/products.ts'
import { exampleOf } from './examples.ts'
import { galleryPage } from './gallery.ts'
import { ORDER_NOTICES } from './samples/order-mails.ts'
import { EMAIL, type Sample } from './samples/sample.ts'
import { sampleMails } from './samples/samples.ts'

/** Where `npm run mails` finds the gallery. */
const GALLERY = join(import.meta.dirname, '../../build/mails.html')

interface SentSample extends Sample {
  messages: Message[]
}

const config = parseConfig({
  ...{ NODE_ENV: 'test', SESSION_SECRET: 'a secret that signs the links of examples' },
  ...{ PUBLIC_ORIGIN: 'https://store.example.com', PORTAL_ORIGIN: 'https://portal.example.com' },
})
let database: TestDatabase
let ledger: PaymentLedger
let all: SentSample[]
let handlers: Topics
let sent: Message[] = []
let topics: { always: string[]; stoppable: string[] }

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  const shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
  const mailer = {
    send: async (message: Message) => {
      sent.push(message)
      return { kind: 'sent' as const, messageId: 'x' }
    },
    close: () => undefined,
  }
  const services = { ...shop.services, mailer }
  handlers = mailHandlers(config, services)
  const { always, stoppable } = mailGroups(config, services)
  topics = { always: Object.keys(always), stoppable: Object.keys(stoppable) }
  all = []
  for (const sample of await sampleMails(shop)) {
    all.push({ ...sample, messages: await messagesOf(sample) })
  }
}, 60_000)
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

async function messagesOf({ topic, kind, payload }: Sample): Promise<Message[]> {
  sent = []
  await handlers[topic]!(payload, `${topic}:${kind}`)
  return sent
}

const hrefs = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

test('[C-SEND] a shopper who ordered since is not reminded of a cart', async () => {
  const reminder = all.find(({ topic }) => topic === CART_REMINDER_TOPIC)!
  const toBuyer = { ...reminder, payload: { ...reminder.payload, email: EMAIL } }

  expect(reminder.messages).toHaveLength(1)
  expect(await messagesOf(toBuyer)).toEqual([])
})

describe('every mail that the store sends', () => {
  test('is among the samples', () => {
    expect([...new Set(all.map(({ topic }) => topic))].sort()).toEqual(
      [...topics.always, ...topics.stoppable].sort(),
    )
    const kinds = all.filter(({ topic }) => topic === 'mail.order-notice').map(({ kind }) => kind)
    expect(kinds).toEqual(ORDER_NOTICES)
    expect(all.filter(({ messages }) => messages.length === 0)).toEqual([])
  })

  test('says in plain text what it says in HTML, with the same links', () => {
    for (const { topic, kind, messages } of all)
      for (const { subject, html, text } of messages) {
        const name = `${topic} ${kind}`
        expect(subject.trim().length, name).toBeGreaterThan(5)
        expect(subject, name).not.toMatch(/[\r\n]|undefined|\[object/)
        expect(text.trim().length, name).toBeGreaterThan(40)
        expect(`${html}${text}`, name).not.toMatch(/undefined|\[object|NaN|Invalid Date/)
        for (const href of hrefs(html)) expect(text, name).toContain(href.replace(/^(?:mailto|tel):/, ''))
      }
  })

  test('[R-REMOVE] can be stopped by one press unless it is about an order, a quote or an account', () => {
    for (const { topic, kind, messages } of all) {
      const toShoppers = messages.filter(({ to }) => to.address !== config.contact.email)
      const canStop = toShoppers.every(({ stopHref }) => stopHref !== undefined)
      if (toShoppers.length > 0) expect(canStop, `${topic} ${kind}`).toBe(topics.stoppable.includes(topic))
    }
  })

  test('stands in the gallery', async () => {
    const page = galleryPage(
      all.flatMap(({ topic, kind, messages }) => messages.map((message) => ({ topic, kind, message }))),
    )
    await mkdir(join(GALLERY, '..'), { recursive: true })
    await writeFile(GALLERY, page)

    expect(page.match(/<article/g)).toHaveLength(all.flatMap(({ messages }) => messages).length)
  })
  test('has an example for the portal, which says what the store really sends', async () => {
    const made = z.array(exampleSchema).parse(all.map(exampleOf))
    if (process.env.MAILS === 'write')
      await writeFile(projectFile(EXAMPLES_FILE), `${JSON.stringify(made, null, 2)}\n`)
    const kept: unknown = JSON.parse(await readFile(projectFile(EXAMPLES_FILE), 'utf8'))

    expect(kept, 'npm run mails writes the examples again').toEqual(made)
  })

  test('has words that say when it is sent and to whom', () => {
    const told = Object.values(MAIL_GROUPS).flatMap((topics) =>
      Object.entries(topics).flatMap(([topic, kinds]) =>
        Object.keys(kinds).map((kind) => `${topic} ${kind}`),
      ),
    )

    expect(told.sort()).toEqual(all.map(({ topic, kind }) => `${topic} ${kind}`).sort())
  })
})
