import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EXAMPLES_FILE, exampleSchema } from '#features/desk/mail-examples/server/example-letters.ts'
import { CART_REMINDER_TOPIC } from '#features/selling/cart/server/cart-reminder.ts'
import { projectFile } from '#lib/data-file.ts'
import { features, limits, mails } from '#server/declared.ts'
import { exampleOf } from './examples.ts'
import { galleryPage } from './gallery.ts'
import { EMAIL } from './sample.ts'
import { openSampleMails, SAMPLES, type SampleMails, type SentSample } from './sent-samples.ts'
import { typedWordsOf, typedWordsTable } from './typed-words.ts'

const WRITES = 'npm run mails writes it again'
const TABLE = /(<!-- typed words:[^>]*-->\n)[\s\S]*?(\n<!-- end of the typed words -->)/

/** Where `npm run mails` finds the gallery. */
const GALLERY = join(import.meta.dirname, '../../build/mails.html')

let world: SampleMails
let all: SentSample[]
beforeAll(async () => {
  world = await openSampleMails()
  all = world.all
}, 60_000)
afterAll(() => world.close())

const hrefs = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

test('[C-SEND] a shopper who ordered since is not reminded of a cart', async () => {
  const reminder = all.find(({ topic }) => topic === CART_REMINDER_TOPIC)!
  const toBuyer = { ...reminder, payload: { ...reminder.payload, email: EMAIL } }

  expect(reminder.messages).toHaveLength(1)
  expect(await world.messagesOf(toBuyer)).toEqual([])
})

describe('every mail that the store sends', () => {
  test('is among the samples of its feature, and says when it is sent and to whom', () => {
    const declared: readonly { name: string; mails?: typeof mails }[] = features
    const told = declared.flatMap(({ name, mails = [] }) =>
      mails.flatMap(({ topic, kinds }) => Object.keys(kinds).map((kind) => `${name}: ${topic} ${kind}`)),
    )
    expect(all.map(({ folder, topic, kind }) => `${basename(folder)}: ${topic} ${kind}`).sort()).toEqual(
      told.sort(),
    )
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
    const stoppable: ReadonlySet<string> = new Set(
      mails.flatMap(({ topic, stops }) => (stops === undefined ? [] : topic)),
    )
    for (const { topic, kind, messages } of all) {
      const toShoppers = messages.filter(({ to }) => to.address !== world.ourMailbox)
      const canStop = toShoppers.every(({ stopHref }) => stopHref !== undefined)
      if (toShoppers.length > 0) expect(canStop, `${topic} ${kind}`).toBe(stoppable.has(topic))
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
  test.each(SAMPLES)(
    'has an example for the portal, which says what $folder really sends',
    async (feature) => {
      const { folder } = feature
      const made = z.array(exampleSchema).parse(all.filter((mail) => mail.folder === folder).map(exampleOf))
      const file = projectFile(join(folder, EXAMPLES_FILE))
      if (process.env.MAILS === 'write') {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, `${JSON.stringify(made, null, 2)}\n`)
      }
      expect(existsSync(file), WRITES).toBe(true)
      expect(JSON.parse(await readFile(file, 'utf8')), WRITES).toEqual(made)
    },
  )

  test('has its typed words in docs/security.md', async () => {
    const file = projectFile('docs/security.md')
    const docs = await readFile(file, 'utf8')
    const now = docs.replace(TABLE, (_, start, end) => `${start}${typedWordsTable(mails)}${end}`)
    if (process.env.MAILS === 'write') await writeFile(file, now)
    expect(process.env.MAILS === 'write' ? now : docs, WRITES).toBe(now)
  })
})

describe('[S2] a mail that carries words of anyone', () => {
  const listed = new Map(limits.map(({ limit }) => [limit.name, limit.per]))

  test.each(typedWordsOf(mails))('$mail counts by limits that exist, the mailbox and who sends', (row) => {
    const { safety, limits: names } = row.typed
    expect(names.filter((name) => !listed.has(name))).toEqual([])
    if (safety !== 'anyone') return
    const counted = names.map((name) => listed.get(name))
    expect(counted).toContain('mailbox')
    expect(counted.some((per) => per === 'network' || per === 'account')).toBe(true)
  })
})
