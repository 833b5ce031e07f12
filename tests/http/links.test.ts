import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTypes } from '#features/catalog/catalog/rules/product-types.ts'
import { supportTexts } from '#features/partners/support/ui/texts.ts'
import { type Crawl, deadLinks } from '#tests/fixtures/http/crawl.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

let app: TestApp
/** the paths of all products, as the sitemap names them */
let products: Set<string>

beforeAll(async () => {
  app = await testApp({ pages: true })
  products = new Set(await sitemap('products-1'))
}, 120_000)
afterAll(() => app.close())

async function sitemap(name: string): Promise<string[]> {
  const xml = await (await app.fetch(`/sitemaps/${name}.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

async function productOfEachType(): Promise<{ path: string; id: string }[]> {
  const rows = await app.database.db
    .selectFrom('product')
    .select(['id', 'type'])
    .distinctOn('type')
    .orderBy('type')
    .orderBy('id')
    .execute()
  const pathOf = new Map([...products].map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))
  return rows.flatMap(({ id }) => (pathOf.has(id) ? [{ id, path: pathOf.get(id)! }] : []))
}

const crawl = (): Crawl => ({
  origin: app.origin,
  open: (path) => app.fetch(path),
  isKnown: (path) => products.has(path),
})

test('[L-FTR] every internal link of every kind of page leads to a page that is there', async () => {
  const types = await productOfEachType()
  const categories = await sitemap('categories')
  const starts = [
    ...(await sitemap('pages')),
    ...categories,
    ...types.map(({ path }) => path),
    ...supportTexts.tools.map(([, path]) => path),
    '/search?query=furnace',
    '/search?query=no-such-thing-anywhere',
    `/compare?ids=${types.slice(0, 3).map(({ id }) => id)}`,
    '/compare',
    '/cart',
    '/track-your-order',
    '/write-a-review',
    `/write-a-review?product=${types[0]!.id}`,
    `/ask-a-question?product=${types[0]!.id}`,
    '/404',
  ]
  expect(types.length).toBe(productTypes().length)
  expect(categories.length).toBeGreaterThan(60)
  const dead = await deadLinks(starts, crawl())
  // The page for addresses that do not exist answers 404 itself.
  expect(dead).toEqual([{ page: '/404', href: '/404', status: 404 }])
}, 120_000)

test.each([
  '<a class="x" href="/gone">',
  '<form action="/gone" method="get">',
  '<link rel="canonical" href="http://store.test/gone"/>',
  '<a href="/not-here?from=here">',
])('a page with %s fails the crawl', async (link) => {
  const page = new Response(`<head></head><body>${link}</body>`)
  const open = async (path: string) => (path === '/page' ? page : app.fetch(path))

  expect(await deadLinks(['/page'], { ...crawl(), open })).toEqual([
    { page: '/page', href: expect.stringMatching(/^\/(gone|not-here\?from=here)$/), status: 404 },
  ])
})
