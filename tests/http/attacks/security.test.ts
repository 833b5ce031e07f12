import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { scriptHashesOf } from '#tests/fixtures/http/html.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let store: TestApp
let demo: TestApp
let asset: string
let productPath: string

beforeAll(async () => {
  store = await testApp({ pages: true, production: true })
  demo = await testApp({ pages: true })
  const home = await (await store.fetch('/')).text()
  asset = /(?:src|href)="(\/assets\/[^"#]+\.(?:js|css))/.exec(home)?.[1] ?? 'no asset'
  const found = await (await store.post('/search', { query: 'gas furnace', limit: 1 })).json()
  productPath = found.hits.hits[0]._source.path
})
afterAll(() => Promise.all([store.close(), demo.close()]))

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*geolocation=\(\)/),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** The other headers concern documents only. */
const ON_FILES = {
  'x-content-type-options': EVERYWHERE['x-content-type-options'],
  'cross-origin-resource-policy': EVERYWHERE['cross-origin-resource-policy'],
  'strict-transport-security': EVERYWHERE['strict-transport-security'],
}

const headersOf = (response: Response) => Object.fromEntries(response.headers)

test('a drawing that is opened as a page runs no script', async () => {
  const id = /\/(\d{9})$/.exec(productPath)?.[1]
  const answer = await store.fetch(`/drawings/${id}/card.svg`)

  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    200,
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ])
})

test.each(['/order-summary/A0123456789AB/60614', '/order-receipt/A0123456789AB', '/track-your-order'])(
  'the browser sends the address of %s to no other site',
  async (path) => {
    const answer = await store.fetch(path)

    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(await answer.text()).toContain('<meta name="referrer" content="same-origin"/>')
  },
)

test.each(['/nope/%E2%80%A8x', '/nope/%0Ax', '/nope/%ff', '/%'])(
  'the broken path %s is an ordinary 404 without a log line',
  async (path) => {
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const answer = await store.fetch(path)

    expect(answer.status).toBe(404)
    expect(said.flatMap((spy) => spy.mock.calls)).toEqual([])
    for (const spy of said) spy.mockRestore()
  },
)

test.each(['/track-your-order', '/write-a-review', '/ask-a-question', '/order-summary/A0123456789AB/60614'])(
  'an unreadable form to %s is 400, without a server error',
  async (path) => {
    const bodies: [type: string, body: string][] = [
      ['multipart/form-data; boundary=x', '--y\r\nbroken'],
      ['multipart/form-data', '--x--'],
      ['application/json', '{"a":1}'],
      ['text/plain', 'a=1'],
      ['application/x-www-form-urlencoded', 'a&'.repeat(30_000)],
    ]
    for (const [type, body] of bodies) {
      const answer = await store.fetch(path, { method: 'POST', body, headers: { 'content-type': type } })
      expect([type, answer.status]).toEqual([type, 400])
    }
    expect(store.errors).toEqual([])
  },
)

describe('every kind of answer carries its security headers', () => {
  test.each([
    ['a page', 200, '/'],
    ['a page that does not exist', 404, '/nothing'],
    ['the error page', 500, '/500'],
    ['a redirect', 301, '/heating'],
    ['an old address', 301, '/category//furnaces-heaters'],
    ['a call', 200, '/v1/api/catalog/menu'],
    ['a call that does not exist', 404, '/v1/api/nothing'],
    ['a refused call', 400, '/v1/api/catalog/products/1'],
    ['the documentation', 200, '/v1/api/docs'],
    ['OpenAPI', 200, '/v1/api/openapi.json'],
    ['a drawing that does not exist', 404, '/drawings/1/card.svg'],
    ['health', 200, '/healthz'],
    ['figures', 200, '/metrics'],
    ['the version', 200, '/VERSION'],
  ])('%s (%i)', async (_, status, path) => {
    const [called, overHttp] = [
      await store.fetch(path),
      await fetch(store.url + path, { redirect: 'manual' }),
    ]

    expect([called.status, overHttp.status]).toEqual([status, status])
    expect(headersOf(called)).toMatchObject(EVERYWHERE)
    expect(headersOf(overHttp)).toMatchObject(EVERYWHERE)
    expect(called.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
  })

  test('a page from the cache', async () => {
    const kept = await vi.waitFor(async () => {
      const response = await fetch(`${store.url}/view-categories`)
      expect(response.headers.get('x-request-id')).toBe('cached-request')
      return response
    }, LONG_ENOUGH_MS)

    expect(headersOf(kept)).toMatchObject({
      ...EVERYWHERE,
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  })

  test('a built file, and the answer that it has not changed', async () => {
    const file = await fetch(store.url + asset)
    const same = await fetch(store.url + asset, { headers: { 'if-none-match': file.headers.get('etag')! } })

    expect([file.status, same.status]).toEqual([200, 304])
    expect(headersOf(file)).toMatchObject({
      ...ON_FILES,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headersOf(same)).toMatchObject(ON_FILES)
  })

  test('a call from another site, too large or in another format is refused', async () => {
    const answers = await Promise.all([
      store.post('/search', {}, { origin: 'https://evil.example' }),
      store.post('/search', { query: 'x'.repeat(1024 * 1024) }),
      store.post('/search', '{}', { 'content-type': 'text/plain' }),
      store.post('/search', '{'),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 413, 415, 400])
    expect(answers.map(headersOf)).toEqual(answers.map(() => expect.objectContaining(EVERYWHERE)))
  })

  test('a demo on plain http sends no HSTS header', async () => {
    expect((await demo.fetch('/')).headers.get('strict-transport-security')).toBeNull()
  })

  test('no header names the server’s software', async () => {
    const answer = await fetch(store.url)

    expect([answer.headers.get('server'), answer.headers.get('x-powered-by')]).toEqual([null, null])
  })
})

/** The one origin that may frame pages of the store. */
const PORTAL_ORIGIN = 'http://localhost:3001'

const PAGES = [
  '/',
  '/category/furnaces-heaters/gas-furnaces',
  '/search?q=furnace',
  '/cart',
  '/checkout/payment',
  '/nothing',
  '/500',
  '/order-receipt/A0123456789AB',
  '/v1/api/docs',
]

describe.each(PAGES)('the content security policy of %s', (path) => {
  test('allows only the page’s own inline scripts, by hash', async () => {
    const answer = await demo.fetch(path)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const hashes = policy.match(/'sha256-[^']+'/g) ?? []

    expect(hashes.toSorted()).toEqual([...new Set(scriptHashesOf(html))].toSorted())
    const [, ancestors] = /frame-ancestors ([^;]*); /.exec(policy) ?? []
    expect(ancestors).toBe(path === '/v1/api/docs' ? "'none'" : PORTAL_ORIGIN)
    // The form that asks for a call is sent to the partner host.
    const [, calls = ''] = /connect-src ([^;]*);/.exec(policy) ?? []
    const others = policy
      .replace(/frame-ancestors [^;]*; /, '')
      .replace(calls, calls.replace(PORTAL_ORIGIN, ''))
    expect(others).not.toMatch(/unsafe|\*|http:(?!\/\/127)|data:(?!;|$| )/)
    expect(policy).toMatch(/base-uri 'none'.*form-action 'self'.*object-src 'none'/)
  })

  test('needs no inline style and no inline event handler', async () => {
    const html = await (await demo.fetch(path)).text()
    const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')

    expect(markup.match(/<[^>]+\sstyle="[^"]*"/)?.[0]).toBeUndefined()
    expect(markup.match(/<[^>]+\son[a-z]+="[^"]*"/)?.[0]).toBeUndefined()
    expect(markup).not.toContain('href="javascript:')
  })
})

test('also holds for the page of a product', async () => {
  const answer = await store.fetch(productPath)
  const html = await answer.text()

  expect((answer.headers.get('content-security-policy')?.match(/'sha256-[^']+'/g) ?? []).toSorted()).toEqual(
    [...new Set(scriptHashesOf(html))].toSorted(),
  )
})

test('a page refuses a form from another site', async () => {
  const answers = await Promise.all(
    ['/', '/cart', '/checkout/payment'].map((path) =>
      demo.fetch(path, {
        method: 'POST',
        body: 'a=1',
        headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('production has no gallery, and no card fields without a provider', async () => {
  const [gallery, token] = [
    await store.fetch('/ui-gallery'),
    await store.fetch('/v1/api/checkout/creditCard', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: '{}',
    }),
  ]

  expect([gallery.status, token.status]).toEqual([404, 400])
})

test(
  '[C-AMZ-SVC] the wallet service answers only the store’s own pages, is never cached, and is ' +
    'missing without its keys',
  async () => {
    const ask = (app: TestApp, site: string) =>
      app.fetch('/AmazonPay?method=createSignature', { headers: { 'sec-fetch-site': site } })
    const [own, cross, withoutKeys] = [
      await ask(demo, 'same-origin'),
      await ask(demo, 'cross-site'),
      await ask(store, 'same-origin'),
    ]

    expect([own.status, cross.status, withoutKeys.status]).toEqual([200, 403, 409])
    for (const answer of [own, cross, withoutKeys])
      expect(headersOf(answer)).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      })
    expect(own.headers.get('set-cookie')).toMatch(
      /^alpine\.wallet=[\w-]{32}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    )
    const { payloadJSON } = (await own.json()) as { payloadJSON: string }
    expect(JSON.parse(payloadJSON)).toMatchObject({
      webCheckoutDetails: {
        checkoutReviewReturnUrl: expect.stringMatching(
          /^http:\/\/store\.test\/checkout\/expresspay\?state=[\w-]{32}$/,
        ),
      },
    })
  },
)
