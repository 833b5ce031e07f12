import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createNews } from '#platform/projections/server/news.ts'
import { bestEncoding, createPageCache } from './page-cache.ts'

const html = Buffer.from('<!doctype html><title>Furnaces</title>'.padEnd(4_000, ' '))
const shared = () =>
  new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
    'x-request-id': 'somebody-else',
  })
const openCache = () => {
  const news = createNews()
  return {
    news,
    cache: createPageCache({ news, maxBytes: 1_000_000, buildId: 'b1', requestId: () => 'mine' }),
  }
}
const makeCache = () => openCache().cache

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function get(
  cache: ReturnType<typeof makeCache>,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(204).end()
  })
  closers.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
}

async function keepTwice(
  cache: ReturnType<typeof makeCache>,
  url: string,
  headers = shared(),
): Promise<void> {
  await cache.begin().keep(url, html, headers)
  await cache.begin().keep(url, html, headers)
}

it('keeps a page from its second rendering on', async () => {
  const cache = makeCache()
  await cache.begin().keep('/a', html, shared())
  expect((await get(cache, '/a')).status).toBe(204)

  await cache.begin().keep('/a', html, shared())

  expect(await (await get(cache, '/a')).text()).toBe(html.toString())
})

it('never keeps a page that sets a cookie or is private', async () => {
  const cache = makeCache()
  const personal = shared()
  personal.append('set-cookie', 'a=b')
  await keepTwice(cache, '/cookie', personal)
  await keepTwice(cache, '/private', new Headers({ 'cache-control': 'no-store' }))

  expect((await get(cache, '/cookie')).status).toBe(204)
  expect((await get(cache, '/private')).status).toBe(204)
})

it('gives each answer its own request id and no foreign one', async () => {
  const cache = makeCache()
  await keepTwice(cache, '/a')

  expect((await get(cache, '/a')).headers.get('x-request-id')).toBe('mine')
})

/** A page that shows these things, rendered twice. */
async function keepShowing(cache: ReturnType<typeof makeCache>, url: string, shows: readonly string[]) {
  for (const _ of [1, 2]) {
    const page = cache.begin()
    page.note(0, shows)
    await page.keep(url, html, shared())
  }
}

it('[30] only the pages that show what changed leave the cache', async () => {
  const { cache, news } = openCache()
  await keepShowing(cache, '/a', ['product:1', 'category:Furnaces'])
  await keepShowing(cache, '/b', ['product:2'])

  news.tell(['product:1'])

  expect((await get(cache, '/a')).status).toBe(204)
  expect((await get(cache, '/b')).status).toBe(200)
})

it('forgets every page when everything changes', async () => {
  const { cache, news } = openCache()
  await keepTwice(cache, '/a')

  news.tell('everything')

  expect((await get(cache, '/a')).status).toBe(204)
})

it('[30] does not keep a page whose data was read before what it shows changed', async () => {
  const { cache, news } = openCache()
  await keepShowing(cache, '/a', ['product:1'])
  news.tell(['product:1'])
  const since = news.now()
  const late = cache.begin()
  news.tell(['product:1'])
  late.note(since, ['product:1'])
  await late.keep('/a', html, shared())
  // An answer that another page had begun to read before the change.
  const early = cache.begin()
  early.note(since, ['product:1'])
  await early.keep('/a', html, shared())
  expect((await get(cache, '/a')).status).toBe(204)

  const next = cache.begin()
  next.note(news.now(), ['product:1'])
  await next.keep('/a', html, shared())
  expect((await get(cache, '/a')).status).toBe(200)
})

it('answers 304 to who has the page already', async () => {
  const cache = makeCache()
  await keepTwice(cache, '/a')
  const etag = (await get(cache, '/a')).headers.get('etag')!

  expect((await get(cache, '/a', { 'if-none-match': etag })).status).toBe(304)
})

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
])('reads accept-encoding %s as %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding)
})

it('keeps the page of a place under its zip, beside the shared page', async () => {
  const cache = makeCache()
  const cookies = (zip: string) =>
    `a=b; alpine.location=${encodeURIComponent(JSON.stringify({ zipcode: zip }))}`
  const placed = () =>
    new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=0' })
  for (const _ of [1, 2]) {
    await cache.begin().keep('/product/1', html, shared())
    await cache.begin().keep('/product/1', Buffer.from('San Francisco'), placed(), cookies('94103'))
    // A page of a place must name a zip, and a shared page must not: the cache refuses both otherwise.
    await cache.begin().keep('/product/2', html, placed())
    await cache.begin().keep('/product/2', html, shared(), cookies('94103'))
  }
  const page = (path: string, zip?: string) => get(cache, path, zip ? { cookie: cookies(zip) } : {})

  const [own, everybody, other] = await Promise.all([
    page('/product/1', '94103'),
    page('/product/1', '60614'),
    page('/product/1', '84101'),
  ])
  expect([await own.text(), own.headers.get('cache-control')]).toEqual([
    'San Francisco',
    'private, max-age=0',
  ])
  expect(await everybody.text()).toBe(html.toString())
  expect(other.status).toBe(204)
  expect([(await page('/product/2')).status, (await page('/product/2', '94103')).status]).toEqual([204, 204])
})
