import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
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
      .input(z.object({ id: z.string(), photos: z.file().optional() }))
      .output(z.object({ sent: z.boolean() })),
  },
}
const os = implement(contract)
const router = {
  things: {
    find: os.things.find.handler(() => ({ found: true })),
    send: os.things.send.handler(() => ({ sent: true })),
  },
}

const STORE = 'http://store.test'
const PORTAL = 'http://portal.test'
const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html' } })

const surface = (overrides: Partial<Surface>): Surface => ({
  name: 'store',
  origin: STORE,
  router,
  prepared: {},
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

test('payment scripts may run in the pages whose route says so, and in no other', async () => {
  const [payment, home] = [await policyOf('/checkout/payment'), await policyOf('/')]

  expect(payment).toContain("script-src 'self' https://pay.example.com;")
  expect(payment).toContain("connect-src 'self' https://pay.example.com https://calls.example.com;")
  expect(home).not.toContain('example.com')
})

test('a surface answers its own part of the contract alone', async () => {
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
