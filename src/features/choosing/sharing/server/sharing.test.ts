import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installVocabulary } from '#features/catalog/catalog/server/import/install-vocabulary.ts'
import { catalogNews, shows } from '#features/catalog/catalog/server/index.ts'
import { clockAt } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { sharingFiles } from './index.ts'

const ORIGIN = 'https://store.example.com'
const NOW = '2026-11-21T18:00:00Z'
/** Two full sitemaps. `npm run bench -- sharing` streams 200,000. */
const MANY = 100_000
const BATCH = 20_000
/** The most memory that streaming may add: a few batches of rows, whatever the catalog's size. */
const BOUND_BYTES = 24 * 1024 * 1024

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await installVocabulary(database.db)
  // In batches, because on a busy machine one statement would take longer than a connection waits.
  for (let last = BATCH; last <= MANY; last += BATCH)
    await database.db.transaction().execute(async (batch) => {
      await sql`set local statement_timeout = 0`.execute(batch)
      await sql`
        insert into product (
          id, sku, name, slug, brand, type, category_id,
          summary, description, weight_lb, ships_free, updated_at
        )
        select
          (700000000 + n)::text, 'SKU-' || n, 'Gas furnace no. ' || n, 'gas-furnace-no-' || n,
          'Northvale', 'gas-furnace', 111,
          'A furnace & more', repeat('Steady heat. ', 20), 140, true, '2026-11-01'
        from generate_series(${last - BATCH + 1}::int, ${last}::int) as n`.execute(batch)
      await sql`
        insert into product_price (product_id, price_cents, valid_from)
        select (700000000 + n)::text, 127700, '2026-01-01'
        from generate_series(${last - BATCH + 1}::int, ${last}::int) as n`.execute(batch)
    })
  await sql`analyze product, product_price`.execute(database.db)
}, 120_000)
afterAll(() => database.drop())

const files = () =>
  new Map(
    sharingFiles({
      db: database.db,
      clock: clockAt(NOW),
      origin: ORIGIN,
      revision: () => 1,
      writtenPages: async () => [{ path: '/b/heat-pumps', changedAt: new Date('2026-10-02T08:00:00Z') }],
    }),
  )
const get = async (
  path: string,
  route: string,
  params: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> =>
  (await files().get(route)?.(new Request(ORIGIN + path, { headers }), params)) ?? Response.error()
const sitemap = (file: string, headers?: Record<string, string>) =>
  get(`/sitemaps/${file}`, '/sitemaps/:file', { file }, headers)
const countOf = (xml: string, tag: string): number => xml.split(`<${tag}>`).length - 1

/**
 * Reads an answer to its end without keeping the chunks. Returns the most memory that was in use meanwhile,
 * in bytes.
 */
async function peakWhile(read: (hold: () => void) => Promise<void>): Promise<number> {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  let peak = 0
  await read(() => {
    collect()
    const now = process.memoryUsage()
    peak = Math.max(peak, now.heapUsed + now.external - heapUsed - external)
  })
  return peak
}

describe('sitemaps', () => {
  test('robots.txt names the sitemap at the public address', async () => {
    const text = await (await get('/robots.txt', '/robots.txt')).text()

    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(text).toContain('Disallow: /checkout/')
  })

  test('the index names a sitemap for every 50,000 products', async () => {
    const xml = await (await get('/sitemap.xml', '/sitemap.xml')).text()

    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual(
      ['pages', 'categories', 'products-1', 'products-2'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
    )
  })

  test('pages that the merchant writes stand beside the store’s own', async () => {
    const xml = await (await sitemap('pages.xml')).text()

    expect(xml).toContain(`<url><loc>${ORIGIN}/free-shipping</loc></url>`)
    expect(xml).toContain(`<url><loc>${ORIGIN}/b/heat-pumps</loc><lastmod>2026-10-02</lastmod></url>`)
  })

  test('the sitemaps together name every product once', async () => {
    const pages = await Promise.all(
      [1, 2].map(async (number) => (await sitemap(`products-${number}.xml`)).text()),
    )
    const urls = pages.flatMap((xml) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url))

    expect(pages.map((xml) => countOf(xml, 'url'))).toEqual([50_000, 50_000])
    expect(new Set(urls).size).toBe(MANY)
    expect(pages[0]).toContain(
      `<url><loc>${ORIGIN}/product/furnaces-heaters/gas-furnaces/high-efficiency-gas-furnaces` +
        '/gas-furnace-no-1/700000001</loc><lastmod>2026-11-01</lastmod></url>',
    )
  })

  test('withdrawn products and products without a price have no address in it', async () => {
    await sql`update product set withdrawn_at = now() where id = '700000007'`.execute(database.db)
    await sql`update product_price set valid_to = '2026-02-01' where product_id = '700000008'`.execute(
      database.db,
    )

    const xml = await (await sitemap('products-1.xml')).text()

    expect(xml).toContain('/700000006<')
    expect(xml).not.toMatch(/\/70000000[78]</)
  })

  test('a reader that takes gzip gets gzip', async () => {
    const response = await sitemap('products-2.xml', { 'accept-encoding': 'br;q=1, gzip' })
    const packed = Buffer.from(await response.arrayBuffer())

    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'accept-encoding',
    ])
    expect(gunzipSync(packed).toString().endsWith('</urlset>\n')).toBe(true)
  })

  test.each([
    'products-0.xml',
    'products-3.xml',
    'products-9999.xml',
    'products-99999999999999999999.xml',
    'products-1e3.xml',
    'products--1.xml',
    '..',
    'pages.XML',
    '',
  ])('%j is no sitemap', async (file) => {
    expect((await sitemap(file)).status).toBe(404)
  })
})

describe('a finished file is cached', () => {
  const reads: string[] = []
  let revision = 1
  let now = new Date(NOW)
  let kept: Map<string, (request: Request, params: Record<string, string>) => Promise<Response>>
  beforeAll(() => {
    kept = new Map(
      sharingFiles({
        db: database.db,
        clock: { now: () => now },
        origin: ORIGIN,
        revision: () => revision,
        writtenPages: async () => {
          reads.push('pages')
          return []
        },
      }),
    )
  })
  const ask = async () =>
    (await kept.get('/sitemaps/:file')!(new Request(ORIGIN), { file: 'pages.xml' })).text()

  test('readers at the same time share one making, and later ones get the same text', async () => {
    const texts = await Promise.all(Array.from({ length: 40 }, ask))

    expect(reads).toHaveLength(1)
    expect(new Set(texts)).toEqual(new Set([await ask()]))
  })

  test('a changed catalog makes it again, at most every five minutes', async () => {
    revision++
    await ask()
    expect(reads).toHaveLength(1)
    now = new Date(now.getTime() + 5 * 60_000)
    await ask()
    await ask()
    expect(reads).toHaveLength(2)
  })

  test('[30] a changed price makes it again at once', async () => {
    catalogNews(database.db).tell([shows.prices])
    await ask()
    await ask()
    expect(reads).toHaveLength(3)
  })
})

describe('memory', () => {
  test('100,000 products stream through a bounded memory; collecting them first would not', async () => {
    let bytes = 0
    const streaming = await peakWhile(async (hold) => {
      for (const number of [1, 2]) {
        let chunks = 0
        for await (const chunk of (await sitemap(`products-${number}.xml`)).body ?? []) {
          bytes += chunk.length
          if (chunks++ % 80 === 0) hold()
        }
      }
    })
    const buffering = await peakWhile(async (hold) => {
      const { rows } = await sql<{
        id: string
      }>`select id, slug, category_id, updated_at from product where withdrawn_at is null`.execute(
        database.db,
      )
      const lines = rows.map((row) => JSON.stringify(row))
      hold()
      expect(lines.length).toBeGreaterThan(MANY - 10)
    })

    expect(bytes).toBeGreaterThan(MANY * 100)
    expect(streaming).toBeLessThan(BOUND_BYTES)
    expect(buffering).toBeGreaterThan(BOUND_BYTES)
  }, 120_000)

  test('so does the product feed', async () => {
    let items = 0
    let tail = ''
    const streaming = await peakWhile(async (hold) => {
      let chunks = 0
      const response = await get('/feeds/products.xml', '/feeds/products.xml')
      for await (const chunk of response.body ?? []) {
        const text = tail + Buffer.from(chunk).toString('latin1')
        items += countOf(text, 'item')
        // A tag may begin in one chunk and end in the next.
        tail = text.slice(1 - '<item>'.length)
        if (chunks++ % 500 === 0) hold()
      }
    })

    expect(items).toBe(MANY - 2)
    expect(streaming).toBeLessThan(BOUND_BYTES)
  })
})
