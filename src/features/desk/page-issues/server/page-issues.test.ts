import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { takePhoto } from '#tests/fixtures/shop/photos.ts'
import { makeRequest, memoryFiles } from '#tests/fixtures/shop/request.ts'
import { issueInboxHandlers } from './handlers.ts'
import { ISSUE_MAIL_TOPIC, sendIssueMails } from './issue-mail.ts'
import { reportHandler } from './report.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const files = memoryFiles()

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await demoPeople(database.db)
  shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url), files })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const as = (person: Person | 'stranger', idempotencyKey: string = randomUUID()) =>
  createRouterClient(
    { report: reportHandler, ...issueInboxHandlers },
    {
      context: {
        ...shop.services,
        ...(person === 'stranger' ? { actor: BUYER, signedIn: undefined } : whoAsks(person)),
        request: makeRequest({ idempotencyKey }),
      },
    },
  )

const issue = {
  importance: 'high' as const,
  sendTo: 'programmers' as const,
  description: 'The price is gone',
  pageURL: 'https://store.example.com/cart',
}
const picture = (bytes: Uint8Array | string, name = 'shot.png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'image/png' })
const latestId = async () =>
  (await database.db.selectFrom('page_issue').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
const countIssues = async () => (await database.db.selectFrom('page_issue').select('id').execute()).length

/** The mails that the outbox holds, as they are sent. */
async function mails(): Promise<Message[]> {
  const sent: Message[] = []
  const mailer = {
    send: async (message: Message) => {
      sent.push(message)
      return { kind: 'sent' as const, messageId: '1' }
    },
    close: () => undefined,
  }
  const send = sendIssueMails({
    mailer,
    shop: {
      name: 'Alpine',
      email: 'team@store.test',
      origin: 'https://store.test',
      portalOrigin: 'https://portal.test',
    },
  })
  const rows = await database.db
    .selectFrom('outbox')
    .select(['payload', 'dedupe_key'])
    .where('topic', '=', ISSUE_MAIL_TOPIC)
    .orderBy('id')
    .execute()
  for (const { payload, dedupe_key } of rows) await send(payload, dedupe_key)
  return sent
}

describe('who is refused', () => {
  test('a stranger reports nothing', async () => {
    await expect(as('stranger').report(issue)).rejects.toMatchObject({ status: 401 })
    expect(await countIssues()).toBe(0)
  })

  test('a contractor sees the company’s issues alone, and works on none', async () => {
    await as('contractor').report(issue)
    const id = await latestId()

    expect((await as('contractor').list({})).issues.map((each) => each.id)).toEqual([id])
    expect((await as('foreignContractor').list({})).issues).toEqual([])
    for (const person of ['foreignContractor', 'stranger'] as const)
      await expect(as(person).open({ id })).rejects.toMatchObject({
        status: person === 'stranger' ? 401 : 404,
      })
    for (const call of [
      () => as('contractor').assign({ id, to: 'me' }),
      () => as('contractor').note({ id, text: 'mine' }),
      () => as('contractor').close({ id }),
      () => as('contractor').reopen({ id }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403 })
  })

  test.each([
    ['an address that is no page', { pageURL: 'javascript:alert(1)' }],
    ['no description', { description: ' ' }],
    ['a text that the database cannot store', { description: 'a\u0000b' }],
    ['a team that there is not', { sendTo: 'everyone' }],
  ])('%s: 400', async (_, change) => {
    await expect(as('contractor').report({ ...issue, ...change } as typeof issue)).rejects.toThrow()
  })

  test.each([
    ['text', 'no picture at all'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])('a screenshot that is %s: 422, and no issue', async (_, bytes) => {
    const before = await countIssues()
    await expect(as('contractor').report({ ...issue, screenshot: picture(bytes) })).rejects.toMatchObject({
      code: 'picture_refused',
      status: 422,
    })
    expect([await countIssues(), files.kept.size]).toEqual([before, 0])
  })

  test('a screenshot of more than 5 MB: 413', async () => {
    const large = picture(new Uint8Array(5 * 1024 * 1024 + 1))
    await expect(as('contractor').report({ ...issue, screenshot: large })).rejects.toMatchObject({
      status: 413,
    })
  })
})

test('[C-ISSUE] an issue with a screenshot reaches team and reporter, once for one key', async () => {
  const key = randomUUID()
  const report = {
    ...issue,
    includeMe: 'yes' as const,
    screenshot: picture(await takePhoto({ width: 3_000, height: 2_000 })),
  }
  const first = await as('contractor', key).report(report)
  expect(await as('contractor', key).report(report)).toEqual(first)
  const id = await latestId()
  const opened = await as('sales').open({ id })

  expect(opened).toMatchObject({
    reference: first.reference,
    importance: 'high',
    team: 'programmers',
    description: 'The price is gone',
    isOpen: true,
    hasScreenshot: true,
    includesReporter: true,
    notes: [],
  })
  const { headers, body } = await as('sales').screenshot({ id })
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  const kept = Buffer.from(await body.arrayBuffer())
  expect(kept.includes('SECRETCAM')).toBe(false)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 2_000 })
  await expect(as('foreignContractor').screenshot({ id })).rejects.toMatchObject({ status: 404 })
  const sent = (await mails()).filter(({ subject }) => subject.includes(first.reference))
  expect(sent.map(({ to }) => to.address)).toEqual(['team@store.test', 'sam@northside-hvac.example'])
  expect(sent[0]?.subject).toBe(`Programmers: page issue ${first.reference} (High Importance)`)
  expect(sent[0]?.text).toContain(`https://portal.test/issues/${id}`)
})

test('staff take an issue, answer, close it and open it again', async () => {
  await as('contractor').report({ ...issue, includeMe: 'yes' })
  const id = await latestId()
  const staff = as('operations')
  await staff.assign({ id, to: 'me' })
  await staff.note({ id, text: 'Mended today' })
  await staff.close({ id })

  expect((await as('sales').list({ team: 'programmers' })).issues.some((each) => each.id === id)).toBe(false)
  expect((await staff.list({ state: 'closed' })).issues.map((each) => each.id)).toEqual([id])
  await expect(staff.close({ id })).rejects.toMatchObject({ code: 'issue_closed', status: 409 })
  await expect(staff.assign({ id, to: 'unassigned' })).rejects.toMatchObject({ status: 409 })
  await staff.reopen({ id })
  await staff.assign({ id, to: 'unassigned' })
  expect(await staff.open({ id })).toMatchObject({
    isOpen: true,
    assignedTo: null,
    notes: [{ text: 'Mended today', by: expect.any(String) }],
  })
  const note = (await mails()).findLast(({ subject }) => subject.startsWith('New note'))
  expect([note?.to.address, note?.text.includes('Mended today')]).toEqual([
    'sam@northside-hvac.example',
    true,
  ])
})

test('an account reports at most 20 issues an hour', async () => {
  for (let time = 0; time < 20; time++) await as('admin').report(issue)

  await expect(as('admin').report(issue)).rejects.toMatchObject({ code: 'too_many', status: 429 })
})
