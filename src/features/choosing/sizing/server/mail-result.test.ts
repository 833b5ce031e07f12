import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeLimits } from '#platform/limits/server/limits.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { dispatchOutbox } from '#platform/outbox/server/dispatch.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { mailTexts } from '../mail-texts.ts'
import { sizingHandlers } from './handlers.ts'
import { SIZING_MAIL_TOPIC, sendSizingMails } from './mail-result.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await database.db
    .insertInto('zip_place')
    .values({
      zip: '60614',
      city: 'Chicago',
      state: 'IL',
      county: '',
      county_fips: '17031',
      lat: 41.9229,
      lng: -87.6483,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
})

const HOME = 'squareFeet=2000&zipCode=60614'

function setUp() {
  const clock = movableClock()
  const rateLimits = makeLimits()
  const send = (
    body: Record<string, unknown>,
    { key = randomUUID() as string, from = '198.51.100.1' } = {},
  ) =>
    call(
      sizingHandlers.mail,
      { email: 'ann@example.com', search: HOME, ...body },
      {
        context: {
          db: database.db,
          clock,
          rateLimits,
          contact: { phone: '(800) 555-0142' },
          request: makeRequest({ ip: from, idempotencyKey: key }),
        },
      },
    )
  return { clock, send }
}

const written = () => database.db.selectFrom('outbox').select('payload').execute()

async function mailed(clock: ReturnType<typeof movableClock>): Promise<Message[]> {
  const mails: Message[] = []
  const mailer = {
    send: async (mail: Message) => ({ kind: 'sent' as const, messageId: String(mails.push(mail)) }),
    close: () => undefined,
  }
  const shop = { name: 'Alpine', phone: '(800) 555-0142', origin: 'https://store.example.com' }
  const handlers = { [SIZING_MAIL_TOPIC]: sendSizingMails({ mailer, shop }) }
  await dispatchOutbox({ db: database.db, clock, handlers })
  return mails
}

test('[R-SIZING] a mail has the figures of our own calculation and a link that repeats them', async () => {
  const { clock, send } = setUp()
  const key = randomUUID()
  const search = `${HOME}&billed=36500&sqft=9&utm_source=x`
  expect(await send({ search }, { key })).toEqual({ received: true })
  expect(await send({ search }, { key })).toEqual({ received: true })
  const mails = await mailed(clock)

  expect(mails.map(({ to }) => to.address)).toEqual(['ann@example.com'])
  const { subject, text } = mails[0]!
  expect(subject).toBe('Your home needs 37,000 BTU/h of heat and 2 tons of cooling')
  expect(text).toContain(mailTexts.by.bills)
  expect(text).toContain('22,000 BTU/h')
  expect(text).toMatch(/sizing-estimator\?squareFeet=2000&zipCode=60614&billed=36500&made=[\d.]+%7E/)
  expect(text).not.toMatch(/sqft|utm_/)
})

test.each([
  ['no address', { email: 'nowhere' }, { status: 400 }],
  ['a second receiver', { email: 'a@example.com,b@example.com' }, { status: 400 }],
  ['an impossible home', { search: 'squareFeet=0&zipCode=60614' }, { code: 'invalid' }],
  ['a bill that cannot be', { search: `${HOME}&billed=-1` }, { code: 'invalid' }],
  ['broken rooms', { search: `${HOME}&depth=rooms&room=Den` }, { code: 'invalid' }],
  [
    'a link as the name of a room',
    { search: `${HOME}&depth=rooms&room=www.evil.example~300~8~9_0_0_0~0_0_0_0~0~0~attic~slab~2~0` },
    { code: 'invalid', message: mailTexts.linkInName },
  ],
  ['a place without weather', { search: 'squareFeet=2000&zipCode=09007' }, { status: 400 }],
  ['an unknown field', { message: 'Buy here' }, { status: 400 }],
  ['answers without end', { search: `${HOME}&x=${'x'.repeat(8_000)}` }, { status: 400 }],
])('[R-SIZING] no mail for %s', async (_, body, refusal) => {
  await expect(setUp().send(body)).rejects.toMatchObject(refusal)
  expect(await written()).toEqual([])
})

test('[R-SIZING] one key stands for one result, and mails are limited for sender and receiver', async () => {
  const { send } = setUp()
  const key = randomUUID()
  await send({}, { key })
  await expect(send({ search: 'squareFeet=900&zipCode=60614' }, { key })).rejects.toMatchObject({
    status: 409,
  })
  await expect(send({}, { key: 'short' })).rejects.toMatchObject({ message: mailTexts.keyMissing })

  for (let count = 1; count < 5; count++) await send({}, { from: `198.51.100.${count + 1}` })
  const refused = { status: 429, message: mailTexts.tooMany }
  await expect(send({}, { from: '198.51.100.99' })).rejects.toMatchObject(refused)
  expect(await written()).toHaveLength(5)
})
