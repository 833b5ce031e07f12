import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { QUESTION_MAIL_TOPIC } from '#features/choosing/system-selector/server/mails.ts'
import { LEAD_MAIL_TOPIC } from '#features/partners/leads/server/mails.ts'
import { CART_REMINDER_TOPIC } from '#features/selling/cart/server/cart-reminder.ts'
import { CART_MAIL_TOPIC } from '#features/selling/cart/server/mails.ts'
import { type Endpoint, endpoints } from '#tests/fixtures/http/endpoints.ts'
import { hostileAddress, hostileBody } from '#tests/fixtures/http/hostile.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

/** More by setting: HOSTILE_RUNS=5000 npm test server */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 120)
const LEAKS = new RegExp(
  [
    /\n\s+at |node_modules|file:\/\/|\/(?:src|build)\//,
    /\bselect\b[^"]*\bfrom\b|\bpg_|ECONN|duplicate key|syntax error|violates/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

let app: TestApp
let knownIds: string[]
let before: string

beforeAll(async () => {
  app = await testApp()
  const rows = await app.database.db
    .selectFrom('product')
    .select('id')
    .where('type', 'in', ['gas-furnace', 'thermostat', 'service'])
    .orderBy('id')
    .limit(40)
    .execute()
  knownIds = rows.map((row) => row.id)
  before = await fingerprint()
})
afterAll(() => app.close())

/** One line for each table, except the events of limits: its number of rows and a hash of them. */
async function fingerprint(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name
    from information_schema.tables
    where table_schema = 'public' and table_name <> 'security_event'
    order by 1`.execute(app.database.db)
  const lines = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ count: string; hash: string }>`
        select count(*) as count, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash
        from ${sql.id(name)} t`.execute(app.database.db)
      return `${name} ${rows[0]!.count} ${rows[0]!.hash}`
    }),
  )
  return lines.join('\n')
}

/** The faults of an answer to a hostile call; empty when there is none. */
async function faultsOf(response: Response): Promise<string[]> {
  const text = await response.text()
  const envelope = response.status < 400 ? undefined : (JSON.parse(text) as Record<string, unknown>)
  return [
    ...(response.status >= 500 ? [`status ${response.status}: ${text.slice(0, 300)}`] : []),
    ...(envelope &&
    (envelope.error !== true ||
      typeof envelope.errorMessage !== 'string' ||
      typeof envelope.errorType !== 'string')
      ? [`no envelope: ${text.slice(0, 300)}`]
      : []),
    ...(envelope && LEAKS.test(text) ? [`tells about the inside: ${text.slice(0, 500)}`] : []),
    ...(response.headers.get('x-request-id') ? [] : ['no x-request-id']),
    ...(response.headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
  ]
}

let caller = 0
const facts = () => ({ socketAddress: `198.51.${(caller >> 8) & 255}.${caller++ & 255}` })

const send = (
  { method }: Endpoint,
  address: string,
  body: string | undefined,
  key: string,
): Promise<Response> =>
  app.fetch(
    `/v1/api${address}`,
    {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': key,
      },
      ...(body === undefined ? {} : { body }),
    },
    facts(),
  )

describe('[C-AUTHZ] every call refuses hostile input with the error envelope', () => {
  test.each(endpoints)('$method $path ($name)', async (endpoint) => {
    const bodies = endpoint.method === 'GET' ? fc.constant(undefined) : hostileBody(endpoint, knownIds)
    await fc.assert(
      fc.asyncProperty(hostileAddress(endpoint, knownIds), bodies, fc.uuid(), async (address, body, key) => {
        const response = await send(
          endpoint,
          endpoint.path.includes('{') || endpoint.method === 'GET' ? address : endpoint.path,
          body,
          key,
        )

        expect(await faultsOf(response)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })

  test('the hostile calls changed no table, logged no failure and polluted no prototype', async () => {
    // Nearly valid input is sometimes valid: any visitor may mail a cart of real products, with a reminder of
    // it, or ask a technician about the system selector, which is all that those calls can write.
    await app.database.db
      .deleteFrom('outbox')
      .where('topic', 'in', [CART_MAIL_TOPIC, CART_REMINDER_TOPIC, QUESTION_MAIL_TOPIC])
      .execute()
    await app.database.db.deleteFrom('selector_request').where('kind', '=', 'question').execute()
    await app.database.db
      .deleteFrom('idempotency_record')
      .where('scope', '=', 'cart.send')
      .where('state', '=', 'done')
      .execute()
    // So may any visitor ask for a call.
    await app.database.db.deleteFrom('outbox').where('topic', '=', LEAD_MAIL_TOPIC).execute()
    await app.database.db.deleteFrom('lead').execute()
    // So may any visitor stop mail, or ask for a quote of a cart.
    for (const table of ['mail_choice', 'quote_event', 'quote_version', 'quote'] as const)
      await app.database.db.deleteFrom(table).execute()
    // The server counts tries from every network.
    await app.database.db.deleteFrom('use_count').execute()
    expect(await fingerprint()).toBe(before)
    expect(app.errors).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

const posts = endpoints.filter((endpoint) => endpoint.method === 'POST')

describe.each(posts)('$method $path', ({ path }) => {
  const post = (init: RequestInit) => app.fetch(`/v1/api${path}`, { method: 'POST', body: '{}', ...init })

  test('a body over 1 MB is 413', async () => {
    const response = await post({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ a: 'x'.repeat(1024 * 1024) }),
    })

    expect([response.status, await response.json()]).toMatchObject([
      413,
      { error: true, errorType: 'too_large' },
    ])
  })

  test('another content type is 415', async () => {
    const response = await post({ headers: { 'content-type': 'text/plain' } })

    expect([response.status, await response.json()]).toMatchObject([
      415,
      { error: true, errorType: 'unsupported_media_type' },
    ])
  })

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('from another site (%o) is 403', async (headers) => {
    const response = await post({ headers: { 'content-type': 'application/json', ...headers } })

    expect([response.status, await response.json()]).toMatchObject([
      403,
      { error: true, errorType: 'cross_site' },
    ])
  })

  test('a body with an unknown field is 400', async () => {
    const response = await post({
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-test' },
      body: JSON.stringify({ nobodyKnowsThis: 1 }),
    })

    expect([response.status, await response.json()]).toMatchObject([400, { error: true }])
  })

  test('a text that the database cannot store is 400 and names its field', async () => {
    const response = await post({
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-test' },
      body: JSON.stringify({ lines: [{ note: 'a\u0000b' }] }),
    })

    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errorMessage: 'lines.0.note: This text contains a character that cannot be stored.' },
    ])
  })

  // Some addresses answer a GET with a call of its own.
  test.skipIf(endpoints.some((other) => other.method === 'GET' && other.path === path))(
    'GET is 404 and reads nothing',
    async () => {
      const response = await app.fetch(`/v1/api${path}`)

      expect([response.status, await response.json()]).toMatchObject([
        404,
        { error: true, errorType: 'not_found' },
      ])
    },
  )
})

test.each([
  '/v1/api',
  '/v1/api/',
  '/v1/api/nothing',
  '/v1/api/cart/tax/',
  '/v1/api/..%2f..%2fetc',
  '/v1/api/__proto__',
  '/v1/api/%00',
  '/v1/api/%ff',
  '/v1/apix',
  '/v1/api/constructor',
])('an unknown call %s is 404 with the envelope', async (path) => {
  const response = await app.fetch(path)

  expect([response.status, await response.json()]).toMatchObject([
    404,
    { error: true, errorType: 'not_found' },
  ])
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  'the method %s is 404, and no header changes the method of a GET',
  async (method) => {
    const plain = await app.fetch('/v1/api/search', { method })
    const overridden = await app.fetch('/v1/api/search', {
      headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
    })

    expect([plain.status, overridden.status]).toEqual([404, 404])
  },
)

test('HEAD answers like GET, without a body', async () => {
  const [get, head] = [
    await app.fetch('/v1/api/catalog/menu'),
    await app.fetch('/v1/api/catalog/menu', { method: 'HEAD' }),
  ]

  expect([get.status, head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    200,
    get.headers.get('content-type'),
    '',
  ])
})

test('refuses a body without a content type', async () => {
  const response = await app.fetch('/v1/api/search', {
    method: 'POST',
    body: new TextEncoder().encode('{"query":"furnace"}'),
  })

  expect(response.status).toBe(415)
})
