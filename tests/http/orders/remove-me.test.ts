import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { honorChoices } from '#features/people/mail-choices/server/honor-choices.ts'
import type { Mailer, Message } from '#platform/mail/server/ports.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
let sent: Message[]
let mailer: Mailer

beforeAll(async () => {
  app = await testApp({ pages: true })
  sent = []
  const catcher: Mailer = {
    send: async (message) => {
      sent.push(message)
      return { kind: 'sent', messageId: '1' }
    },
    close: () => undefined,
  }
  mailer = honorChoices({ db: app.database.db, mailer: catcher, origin: app.origin })
})
afterAll(() => app.close())

const write = (address: string) =>
  mailer.send({
    to: { address },
    subject: 'Your cart',
    html: '<html><body><p>Hello</p></body></html>',
    text: 'Hello',
    dedupeKey: 'k',
  })

/** The path of the link in the newest mail to an address. */
async function linkOf(address: string): Promise<string> {
  await write(address)
  return sent.at(-1)!.stopHref!.slice(app.origin.length)
}

const press = (path: string, body: string) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

describe('a mail that is not about an order', () => {
  test('has a link to stop such mail in HTML and text, the same one for an address every time', async () => {
    const [path, again] = [await linkOf('ann@example.com'), await linkOf('Ann@Example.com')]
    expect(path).toMatch(/^\/remove-me\?token=[\w-]{32}$/)
    expect(again).toBe(path)
    const { html, text } = sent.at(-1)!
    expect([html.includes(app.origin + path), text.includes(app.origin + path)]).toEqual([true, true])
  })

  test('two mails to a new address at once share one link', async () => {
    await Promise.all([write('two@example.com'), write('two@example.com')])
    expect(new Set(sent.slice(-2).map(({ stopHref }) => stopHref)).size).toBe(1)
  })
})

describe('[R-REMOVE] remove me', () => {
  test('opening the link changes nothing; the button stops the mail, and brings it back', async () => {
    const path = await linkOf('bob@example.com')
    const page = await (await app.fetch(path)).text()
    await write('bob@example.com')
    const before = sent.length
    expect(page).toContain('Stop these emails')

    expect((await press(path, 'intent=stop')).status).toBe(200)
    await write('bob@example.com')
    expect(sent).toHaveLength(before)
    expect(await (await app.fetch(path)).text()).toContain('Send me these emails again')

    await press(path, 'intent=resume')
    await write('bob@example.com')
    expect(sent).toHaveLength(before + 1)
  })

  test('the one-click POST of a mail program stops the mail, without a sign-in or a cookie', async () => {
    const path = await linkOf('cy@example.com')
    const before = sent.length
    expect((await press(path, 'List-Unsubscribe=One-Click')).status).toBe(200)
    await write('cy@example.com')
    expect(sent).toHaveLength(before)
  })

  test('an address gets the same answer whether we know it or not, and gets no more mail', async () => {
    await linkOf('dee@example.com')
    const before = sent.length
    const pages = await Promise.all(
      ['dee@example.com', 'nobody@example.com'].map(async (email) =>
        (await press('/remove-me', `email=${encodeURIComponent(email)}`)).text(),
      ),
    )
    expect(pages.every((page) => page.includes('We won’t send you these emails anymore.'))).toBe(true)
    await write('dee@example.com')
    expect(sent).toHaveLength(before)
  })

  test.each([
    ['a wrong token', '/remove-me?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 404],
    ['a token of another shape', '/remove-me?token=x', 400],
  ])('%s changes nothing', async (_, path, status) => {
    expect((await press(path, 'intent=stop')).status).toBe(status)
    expect(await (await app.fetch(path)).text()).toContain('This link is incomplete.')
  })

  test('no address is refused with a sentence, and twenty tries of a network are the most', async () => {
    expect(await (await press('/remove-me', 'email=nobody')).text()).toContain('Enter an email address like')
    const statuses: number[] = []
    for (let n = 0; n < 21; n++)
      statuses.push((await press('/remove-me', `email=n${n}%40example.com`)).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
