import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { honorChoices } from '#features/people/mail-choices/server/honor-choices.ts'
import { choiceOf, choose } from '#features/people/mail-choices/server/index.ts'
import { cartMail } from '#features/selling/cart/server/mails.ts'
import { noticeMail } from '#features/service/reviews/server/notices.ts'
import { invitationMail } from '#features/service/surveys/server/mails.ts'
import { toCents } from '#lib/money.ts'
import type { Mailer, Message } from '#platform/mail/server/ports.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'
import { parseConfig } from '../config.ts'
import { mails, stoppedMail } from '../declared.ts'
import { mailHandlers } from './mails.ts'

const NOW = new Date('2026-11-23T16:00:00Z')
const config = parseConfig({ NODE_ENV: 'test' })
let app: TestApp
let sent: Message[] = []
const mailer: Mailer = {
  send: async (message) => {
    sent.push(message)
    return { kind: 'sent', messageId: '1' }
  },
  close: () => undefined,
}

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => {
  sent = []
})

const services = () => ({ ...app.services, mailer })

/** Stops all mail to an address that may be stopped. */
async function stop(email: string): Promise<string> {
  const { token } = await choiceOf(app.database.db, email)
  await choose(app.database.db, token, true, NOW)
  return email
}

async function send({ topic, payload, dedupeKey }: ReturnType<typeof cartMail>): Promise<void> {
  await mailHandlers(config, services())[topic]!(payload, dedupeKey)
}

const cartTo = (email: string) =>
  cartMail('k', {
    email,
    name: 'Basement',
    at: NOW.toISOString(),
    lines: [{ id: '1', sku: 'A-1', name: 'Furnace', qty: 1, price: toCents(100_00) }],
  })
const surveyTo = (email: string) => invitationMail({ id: 7, email, name: 'Ann', until: '2026-12-23' })

test('[R-REMOVE] a topic has one feature; what a mailbox stops is on its page', () => {
  const topics = mails.map(({ topic }) => topic)
  expect(topics).toEqual([...new Set(topics)])
  expect(Object.keys(mailHandlers(config, services())).sort()).toEqual(topics.sort())
  for (const { topic, stops } of mails) if (stops !== undefined) expect(stoppedMail, topic).toContain(stops)
})

describe('[R-REMOVE] a mailbox that stopped mail', () => {
  test('gets no cart: anyone may have typed its address', async () => {
    await send(cartTo(await stop('asks@example.com')))
    expect(sent).toEqual([])
    await send(cartTo('asks-still@example.com'))
    expect(sent[0]!.stopHref).toMatch(/\/remove-me\?token=[\w-]{32}$/)
    expect(sent[0]!.text).toContain(`Stop emails like this: ${sent[0]!.stopHref}`)
  })

  test('gets no survey; another mailbox gets one, with a one-click link', async () => {
    await send(surveyTo(await stop('stopped@example.com')))
    expect(sent).toEqual([])
    await send(surveyTo('open@example.com'))
    expect(sent[0]!.stopHref).toMatch(/\/remove-me\?token=/)
  })

  test('counts no mail as sent that was stopped', async () => {
    const address = await stop('count@example.com')
    const careful = honorChoices({ db: app.database.db, mailer, origin: app.origin })
    const message = { to: { address }, subject: 's', html: 'h', text: 't', dedupeKey: 'k' }
    expect(await careful.send(message)).toEqual({ kind: 'stopped' })
  })

  test('cannot be our own: the desk still hears of questions, without such a link', async () => {
    const { db } = app.database
    const { id: product } = await db.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('question')
      .values({
        product_id: product,
        author: 'Ann',
        email: 'ann@example.com',
        body: 'Does it fit?',
        asked_on: '2026-11-23',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await stop(config.contact.email)
    await send(noticeMail('question', id, NOW))
    expect(sent.map(({ to, stopHref }) => [to.address, stopHref])).toEqual([
      [config.contact.email, undefined],
    ])
  })
})
