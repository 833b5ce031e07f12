import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { ApiError } from '#lib/api-error.ts'
import { parseConfig } from '../config.ts'
import { createLogger } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import type { Services } from '../services/services.ts'
import { createApp } from './app.ts'
import type { Surface } from './surfaces/surface.ts'

const upload = { maxBytes: 2 * 1024 * 1024, refusal: 'These photos are too large.' }
const contract = {
  things: {
    find: oc.route({ method: 'GET', path: '/things' }).output(z.object({ found: z.boolean() })),
    send: oc
      .meta({ upload })
      .route({ method: 'POST', path: '/things/{id}/photos' })
      .input(z.looseObject({ id: z.string(), photos: z.file().optional() }))
      .output(z.object({ sent: z.boolean() })),
    check: oc.route({ method: 'POST', path: '/strict' }).input(z.strictObject({ a: z.string().optional() })),
  },
}
const os = implement(contract)
const router = {
  things: {
    find: os.things.find.handler(() => ({ found: true })),
    send: os.things.send.handler(() => ({ sent: true })),
    check: os.things.check.handler(() => undefined),
  },
}

const STORE = 'http://store.test'
const PORTAL = 'http://portal.test'
const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html' } })

const surface = (overrides: Partial<Surface>): Surface => ({
  name: 'store',
  origin: STORE,
  router,
  whoAsks: async () => STRANGER,
  policy: {
    frameAncestors: [PORTAL],
    frames: [],
    scripts: ['https://pay.example.com'],
    calls: ['https://calls.example.com'],
  },
  renderPage: async () => page('<p>the page</p>'),
  pageHandle: (path) => ({
    ...(path === '/checkout/payment' ? { runsPaymentScripts: true } : {}),
    ...(path === '/report' ? { upload } : {}),
  }),
  openUpload: async () => {},
  documents: new Map(),
  notices: new Map(),
  lenderReturns: new Map(),
  ...overrides,
})

const portal: Partial<Surface> = {
  name: 'portal',
  origin: PORTAL,
  router: {},
  policy: { frameAncestors: [], frames: [STORE], scripts: [], calls: [] },
}

const open = (overrides: Partial<Surface> = {}) =>
  createApp({
    config: parseConfig({ PUBLIC_ORIGIN: STORE, PORTAL_ORIGIN: PORTAL }),
    // These surfaces ask nothing of the services.
    services: {} as Services,
    log: createLogger('silent'),
    metrics: createMetrics(),
    version: '1',
    surface: surface(overrides),
  })

const policyOf = async (path: string, overrides: Partial<Surface> = {}) =>
  (await open(overrides).fetch(new Request(STORE + path))).headers.get('content-security-policy')

const formOf = (bytes: number) => {
  const form = new FormData()
  form.append('photos', new File([new Uint8Array(bytes)], 'a.png'))
  return form
}

test('the portal may frame pages of the store, and no site may frame the portal', async () => {
  expect(await policyOf('/')).toContain(`frame-ancestors ${PORTAL};`)
  expect(await policyOf('/', portal)).toContain("frame-ancestors 'none';")
  expect(await policyOf('/', portal)).toContain(`frame-src ${STORE};`)
})

test('a document that brings its own policy keeps it', async () => {
  const policy = "default-src 'none'; sandbox"
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy }

  expect(await policyOf('/', { renderPage: async () => new Response('<p>a mail</p>', { headers }) })).toBe(
    policy,
  )
})

test('payment scripts may run only in pages whose route allows them', async () => {
  const [payment, home] = [await policyOf('/checkout/payment'), await policyOf('/')]

  expect(payment).toContain("script-src 'self' https://pay.example.com;")
  expect(payment).toContain("connect-src 'self' https://pay.example.com https://calls.example.com;")
  expect(home).not.toContain('example.com')
})

test('a surface answers only its own part of the contract', async () => {
  const answers = await Promise.all(
    [open(), open(portal)].map((app) => app.fetch(new Request(`${STORE}/v1/api/things`))),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 404])
})

test('a request that changes something must come from the pages of the same surface', async () => {
  const post = (overrides: Partial<Surface>, from: string) =>
    open(overrides).fetch(new Request('http://inside/any', { method: 'POST', headers: { origin: from } }))

  const answers = await Promise.all([
    post({}, STORE),
    post({}, PORTAL),
    post(portal, PORTAL),
    post(portal, STORE),
  ])

  expect(answers.map(({ status }) => status)).toEqual([200, 403, 200, 403])
})

test.each([
  ['a call that takes files', '/v1/api/things/7/photos', 1.5, 200],
  ['more than it takes', '/v1/api/things/7/photos', 2.5, 413],
  ['a page whose form sends files', '/report', 1.5, 200],
  ['more than its form may send', '/report', 2.5, 413],
  ['a page without such a form', '/', 1.5, 413],
  ['a call that takes none', '/v1/api/things', 0.1, 415],
] as const)('files for %s: %s', async (_, path, megabytes, status) => {
  const body = formOf(megabytes * 1024 * 1024)

  const answer = await open().fetch(new Request(STORE + path, { method: 'POST', body }))

  expect(answer.status).toBe(status)
})

const send = (path: string, body: BodyInit, type?: string, overrides: Partial<Surface> = {}) =>
  open(overrides).fetch(
    new Request(STORE + path, {
      method: 'POST',
      body,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    }),
  )
const FORM = 'application/x-www-form-urlencoded'

test.each([
  ['a form of 50 fields', '/', `${'a=1&'.repeat(49)}a=1`, FORM, 200],
  ['a form of 51 fields', '/', `${'a=1&'.repeat(50)}a=1`, FORM, 400],
  ['a form of 500,000 fields', '/', 'a&'.repeat(500_000), FORM, 413],
  ['a field of 65 kB', '/', `a=${'x'.repeat(65 * 1024)}`, FORM, 413],
  ['JSON to a page', '/', '{"a":1}', 'application/json', 400],
  ['text to a page', '/', 'a=1', 'text/plain', 400],
  ['a form without a boundary', '/', 'a=1', 'multipart/form-data', 400],
  ['JSON 33 deep', '/v1/api/things', '['.repeat(33), 'application/json', 400],
  ['JSON of 65 kB', '/v1/api/things', `"${'x'.repeat(65 * 1024)}"`, 'application/json', 413],
])('%s: the body is counted before it is parsed', async (_, path, body, type, status) => {
  expect((await send(path, body, type)).status).toBe(status)
})

test('a body that states no length is counted while it is read', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)),
  })
  const request = new Request(`${STORE}/`, {
    method: 'POST',
    body: endless,
    headers: { 'content-type': FORM },
    duplex: 'half',
  } as RequestInit)

  expect((await open().fetch(request)).status).toBe(413)
})

test('a compressed body is 415', async () => {
  const request = new Request(`${STORE}/v1/api/things`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  })

  expect((await open().fetch(request)).status).toBe(415)
})

describe('an upload', () => {
  const PHOTOS = '/v1/api/things/7/photos'
  const many = (parts: number) => {
    const form = new FormData()
    for (let count = 0; count < parts; count++) form.append(`note${count}`, 'x')
    return form
  }

  test('is refused with its order, before anything of its body is read', async () => {
    let read = 0
    const body = new ReadableStream(
      {
        pull(controller) {
          read++
          controller.enqueue(new Uint8Array(1_024))
        },
      },
      { highWaterMark: 0 },
    )
    const app = open({
      openUpload: async () => {
        throw new ApiError('order_not_found', 'There is no such order.', { status: 404 })
      },
    })
    const answer = await app.fetch(
      new Request(STORE + PHOTOS, {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        duplex: 'half',
      } as RequestInit),
    )

    expect([answer.status, read]).toEqual([404, 0])
  })

  test('has at most 40 parts', async () => {
    expect((await send(PHOTOS, many(40))).status).not.toBe(413)
    const answer = await send(PHOTOS, many(41))
    expect([answer.status, await answer.json()]).toMatchObject([400, { errorType: 'malformed' }])
  })

  test('is the only one of its network address', async () => {
    let finish = () => {}
    const opened = new Promise<void>((resolve) => {
      finish = resolve
    })
    const app = open({ openUpload: () => opened })
    const upload = (socketAddress: string) =>
      app.fetch(new Request(STORE + PHOTOS, { method: 'POST', body: formOf(9) }), { socketAddress })

    const [first, other] = [upload('203.0.113.1'), upload('203.0.113.2')]
    const second = await upload('203.0.113.1')
    finish()

    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '5'])
    expect([(await first).status, (await other).status]).toEqual([200, 200])
    expect((await upload('203.0.113.1')).status).toBe(200)
  })
})

test('a refusal names five unknown keys, cuts every text, and stays short', async () => {
  const body = Object.fromEntries(Array.from({ length: 3_000 }, (_, key) => [`${'x'.repeat(8)}${key}`, 1]))
  const answer = await send('/v1/api/strict', JSON.stringify(body), 'application/json')
  const text = await answer.text()

  expect(answer.status).toBe(400)
  expect(text).toContain('and 2995 more')
  expect(text.length).toBeLessThan(1_000)
})

describe('[R3] while the database does not answer', () => {
  const away = () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
  }
  const app = open({ whoAsks: async () => away(), documents: new Map([['/feed.xml', async () => away()]]) })

  test.each([
    ['a call', 'GET', '/v1/api/things'],
    ['a call that changes something', 'POST', '/v1/api/strict'],
    ['a page', 'GET', '/'],
    ['a form', 'POST', '/report'],
    ['a document', 'GET', '/feed.xml'],
  ])('%s answers 503 and when to come back', async (_, method, path) => {
    const answer = await app.fetch(new Request(STORE + path, { method }))

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.text()).toContain('Please try again in a few seconds')
  })

  test('a person gets a page, not JSON', async () => {
    const answer = await app.fetch(new Request(`${STORE}/`))
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
})
