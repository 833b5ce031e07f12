import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptByBrowsers } from '#server/http/router.ts'
import { endpoints } from '#tests/fixtures/http/endpoints.ts'
import { type TestApp, testApp, VERSION } from '#tests/fixtures/store/app.ts'

let app: TestApp
let document: {
  openapi: string
  info: object
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

beforeAll(async () => {
  app = await testApp()
  document = await (await app.fetch('/v1/api/openapi.json')).json()
})
afterAll(() => app.close())

test.each([
  ['/healthz', 'ok'],
  ['/readyz', 'ready'],
  ['/VERSION', VERSION],
])('[C-VERSION] %s answers %s and is never cached', async (path, text) => {
  const answer = await app.fetch(path)

  expect([
    answer.status,
    await answer.text(),
    answer.headers.get('cache-control'),
    answer.headers.get('content-type'),
  ]).toEqual([200, text, 'no-store', expect.stringMatching(/^text\/plain/)])
})

test('/metrics counts requests without showing their content', async () => {
  await app.fetch('/v1/api/search/suggest?q=canary-of-the-test')
  const text = await (await app.fetch('/metrics')).text()

  expect(text).toMatch(/^http_requests_total\{kind="api",status="200"\} \d+$/m)
  expect(text).toMatch(/^http_request_seconds_bucket\{/m)
  expect(text).toMatch(/^reference_table_age_days\{table="rebates"\} \d+$/m)
  expect(text).toMatch(/^reference_table_too_old\{table="energy-prices"\} [01]$/m)
  expect(text).not.toContain('canary')
})

test('/metrics answers 404 to other machines', async () => {
  const answer = await app.fetch('/metrics', {}, { socketAddress: '203.0.113.9' })

  expect(answer.status).toBe(404)
})

test('/readyz names what it waits for, while /healthz answers 200', async () => {
  const waiting = await testApp()
  await waiting.services.connection.close()
  const [ready, health] = [await waiting.fetch('/readyz'), await waiting.fetch('/healthz')]
  waiting.services.connection.close = async () => {}
  await waiting.close()

  expect([ready.status, await ready.text(), health.status]).toEqual([503, 'waiting for database', 200])
})

test('the API describes itself as OpenAPI 3.1, at its own address', () => {
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { title: expect.any(String), version: expect.any(String) },
    servers: [{ url: `${app.origin}/v1/api` }],
  })
})

test('it names every call of the contract, and only these', () => {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(described.toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path.replace('{+', '{')}`).toSorted(),
  )
})

test.each(endpoints)('$method $path describes its input and its answer', ({ method, path, input }) => {
  const operation = document.paths[path.replace('{+', '{')]![method.toLowerCase()]!
  const [ok] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const inPath = [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name]) => name)

  expect(operation.summary).toMatch(/.{10,}/)
  expect(Object.values(ok![1].content ?? {})[0]?.schema).toBeDefined()
  expect(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'path' && parameter.required)
      .map(({ name }) => name),
  ).toEqual(inPath)
  const fields = Object.keys(input?.properties ?? {})
  const isInPath = fields.length > 0 && fields.every((name) => inPath.includes(name))
  expect(method === 'POST' && input !== undefined && !isInPath).toBe(
    operation.requestBody?.content['application/json']?.schema !== undefined,
  )
})

test.each(endpoints)(
  'no cache may keep the answer of $method $path, unless all visitors share it',
  async ({ method, path }) => {
    const to = path.replace(/\{\+?\w+\}/g, 'A0123456789AB')
    const answer = await app.fetch(`/v1/api${to}`, {
      method,
      ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    })

    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      answer.status,
      answer.ok && path in keptByBrowsers ? keptByBrowsers[path] : expect.stringContaining('no-store'),
    ])
  },
)

test('no cache may keep the second address of the review summary, or an unknown address', async () => {
  const answers = await Promise.all(
    ['/v2/api/reviews/summary', '/v1/api/nothing', '/v1/api/location/ip', '/v1/api/openapi.json'].map(
      (path) => app.fetch(path),
    ),
  )

  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'))
})

test('every operation id is unique, and every reference resolves', () => {
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  )
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, pointer]) => pointer!,
  )
  const lost = references.filter(
    (pointer) =>
      pointer
        .split('/')
        .reduce<unknown>(
          (node, key) =>
            (node as Record<string, unknown> | undefined)?.[key.replace('~1', '/').replace('~0', '~')],
          document,
        ) === undefined,
  )

  expect(new Set(ids).size).toBe(ids.length)
  expect(lost).toEqual([])
})

test('the HTML page lists every call in a table', async () => {
  const answer = await app.fetch('/v1/api/docs')
  const html = await answer.text()

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(
    endpoints.filter(
      ({ method, path }) => !html.includes(`<code>${method} /v1/api${path.replace('{+', '{')}</code>`),
    ),
  ).toEqual([])
})
