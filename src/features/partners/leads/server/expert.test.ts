import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decodeError } from '#lib/api-error.ts'
import { PROOF_HEADER } from '#platform/limits/contract.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { prove } from '#tests/fixtures/shop/prove.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

const PARTNER_HOST = '/api/leads/expert'
/** Monday, 10:10 AM in Chicago. */
const clock = movableClock('2026-11-23T16:10:00Z')
const OPEN = clock.now().getTime()
/** Monday, 9 PM in Chicago. */
const CLOSED = Date.parse('2026-11-24T03:00:00Z')
const at = (moment: number) => clock.advance(moment - clock.now().getTime())

let app: TestApp
let network = 0

beforeAll(async () => {
  app = await testApp({ clock, realLimits: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  at(OPEN)
  network++
  await app.database.db.deleteFrom('outbox').where('topic', '=', 'mail.lead').execute()
  await app.database.db.deleteFrom('lead').execute()
  await app.database.db.deleteFrom('use_count').execute()
})

const FORM = {
  name: 'Ann Baker',
  comments: 'Which furnace fits 1,800 square feet?',
  callback: '',
  phone: '(312) 555-0142',
  leadLandingPageUrl: 'http://store.test/',
  leadUrl: 'http://store.test/category/furnaces-heaters',
}

async function ask(form: object = {}, headers: Record<string, string> = {}) {
  const answer = await app.fetch(
    '/v1/api/leads/expert',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...FORM, ...form }),
    },
    { socketAddress: `203.0.113.${network}` },
  )
  const body = await answer.json()
  return { status: answer.status, body, details: decodeError(answer.status, body)?.details ?? {} }
}

const leads = () => app.database.db.selectFrom('lead').selectAll().orderBy('id').execute()
const mails = () =>
  app.database.db.selectFrom('outbox').select('payload').where('topic', '=', 'mail.lead').execute()

describe('[C-LEAD, E-LEAD] who asks for a call', () => {
  test('is stored with all fields and the promise, and mailed to the sales team', async () => {
    const { status, body } = await ask()

    expect([status, body]).toEqual([
      200,
      {
        submitted: true,
        reference: expect.stringMatching(/^L-\d{6}$/),
        promisedAt: '2026-11-23T17:10:00.000Z',
        promise: 'today by 11:10 AM CT',
        isRepeat: false,
      },
    ])
    expect(await leads()).toMatchObject([
      {
        kind: 'expert',
        name: 'Ann Baker',
        phone: '3125550142',
        comments: FORM.comments,
        landing_url: FORM.leadLandingPageUrl,
        page_url: FORM.leadUrl,
        state: 'open',
        consent_version: 'call-back-2026-11',
        delete_on: '2027-11-23',
      },
    ])
    expect(await mails()).toHaveLength(1)
  })

  test('[V-EXPERT] gets the form’s own messages, and nothing is stored', async () => {
    const { status, details } = await ask({ name: ' ', phone: '312' })

    expect([status, details.issues]).toEqual([
      400,
      [
        { path: 'name', message: 'Name Required' },
        { path: 'phone', message: 'Phone number too short' },
      ],
    ])
    expect(await leads()).toEqual([])
  })

  test('[V-EXPERT] [S-EXP-05] chooses a time while we are closed, and one that we offer', async () => {
    at(CLOSED)
    const hours = await (await app.fetch('/v1/api/business-hours')).json()
    const callback = hours.callBackTimes[2].from
    const refused = await Promise.all([
      ask(),
      ask({ callback: 'tomorrow' }),
      ask({ callback: '2026-11-24T04:00:00.000Z' }),
    ])
    const accepted = await ask({ callback })

    expect(refused.map(({ body }) => body.errorMessage)).toEqual(Array(3).fill('Callback time required'))
    expect([callback, accepted.body.promise]).toEqual([
      '2026-11-24T15:00:00.000Z',
      'by 10:00 AM CT on Tue, Nov 24',
    ])
    expect(await leads()).toMatchObject([{ callback_at: new Date(callback) }])
  })

  test('has one open lead a day: the second request adds its comments to the first', async () => {
    const first = await ask()
    const both = await Promise.all([ask({ comments: 'And a thermostat?' }), ask({ comments: FORM.comments })])

    expect(both.map(({ body }) => [body.reference, body.promisedAt])).toEqual(
      Array(2).fill([first.body.reference, first.body.promisedAt]),
    )
    expect(await leads()).toMatchObject([{ comments: `${FORM.comments}\n\nAnd a thermostat?` }])
    expect(await mails()).toHaveLength(1)
  })

  test('[spec-3 4.3] a repeat is told, and the hour that it chooses replaces the first promise', async () => {
    const first = await ask()
    const plain = await ask()
    at(CLOSED)
    const hours = await (await app.fetch('/v1/api/business-hours')).json()
    const { from } = hours.callBackTimes[1]
    const chosen = await ask({ callback: from })

    expect([first, plain, chosen].map(({ body }) => body.isRepeat)).toEqual([false, true, true])
    expect(plain.body.promisedAt).toBe(first.body.promisedAt)
    expect(chosen.body.reference).toBe(first.body.reference)
    expect(await leads()).toMatchObject([{ callback_at: new Date(from) }])
  })

  test('at the same moment has one lead; a copy without the rule of the database has two', async () => {
    const { body } = await ask()
    const again = await Promise.all([ask(), ask(), ask()])
    const [row] = await leads()
    const { id: _, ...copy } = row!

    expect(new Set(again.map((each) => each.body.reference))).toEqual(new Set([body.reference]))
    await app.database.db.updateTable('lead').set({ state: 'closed' }).execute()
    await app.database.db
      .insertInto('lead')
      .values([copy, { ...copy, state: 'closed' }])
      .execute()
    expect(await leads()).toHaveLength(3)
    await expect(app.database.db.insertInto('lead').values(copy).execute()).rejects.toThrow(/lead_one_a_day/)
  })

  test('keeps no address of another site, and refuses a text that the database cannot store', async () => {
    await ask({ leadUrl: 'https://evil.example/x', leadLandingPageUrl: 'javascript:alert(1)' })

    expect(await leads()).toMatchObject([{ page_url: '', landing_url: '' }])
    expect((await ask({ comments: 'a\u0000b' })).status).toBe(400)
    expect((await ask({ callback: '2026-99-99T00:00:00.000Z' })).status).toBe(200)
  })
})

test('[C-CAPTCHA] the sixth request of a network within an hour needs a proof of work', async () => {
  const phone = (n: number) => `(312) 555-020${n}`
  for (let n = 0; n < 5; n++) expect((await ask({ phone: phone(n) })).status).toBe(200)
  const refused = await ask({ phone: phone(5) })
  const proved = await ask({ phone: phone(5) }, { [PROOF_HEADER]: await prove(refused) })

  expect([refused.status, refused.body.errorType, proved.status]).toEqual([429, 'proof_needed', 200])
})

test('one phone is asked for at most five times an hour, from any network', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) {
    network++
    statuses.push((await ask({ phone: '(312) 555-0300' })).status)
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

describe('[C-LEAD] the partner host', () => {
  const post = (headers: Record<string, string>, method = 'POST') =>
    app.portal(PARTNER_HOST, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body: JSON.stringify(FORM) } : {}),
    })

  test('answers a page of the store, which may read the answer', async () => {
    const answer = await post({ origin: 'http://store.test', 'sec-fetch-site': 'cross-site' })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://store.test')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ submitted: true })
    expect(await leads()).toHaveLength(1)
  })

  test('lets the store’s pages alone ask before', async () => {
    const allowed = await post({ origin: 'http://store.test' }, 'OPTIONS')
    const refused = await post({ origin: 'http://store.test.evil.example' }, 'OPTIONS')

    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type, x-proof',
    ])
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site by its referrer', { referer: 'https://evil.example/http://store.test/' }],
    ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses %s, and nothing is stored', async (_, headers) => {
    const answer = await post(headers)

    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await leads()).toEqual([])
  })

  test('takes JSON alone, and no other path below /api', async () => {
    expect((await post({ origin: 'http://store.test', 'content-type': 'text/plain' })).status).toBe(415)
    const other = await app.portal('/api/leads', { headers: { origin: 'http://store.test' } })
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([404, null])
  })
})
