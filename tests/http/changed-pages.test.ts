import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogNews } from '#features/catalog/catalog/server/index.ts'
import { clockAt } from '#lib/clock.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

// Pages that a process keeps, beside the same pages of a process that has kept nothing. Each kept page must
// be equal after any change, and only those that show the change may have been rendered again.

const clock = clockAt('2026-11-29T15:00:00Z')
const FIXED_PAGES = [
  '/',
  '/search?q=humidifier',
  '/search?q=3+ton+heat+pump',
  '/category/furnaces-heaters',
  '/category/furnaces-heaters/gas-furnaces',
  '/category/heating-cooling/heat-pumps',
  '/category/indoor-air-quality-products/humidifiers',
  '/learning-center',
]

let app: TestApp
let paths: string[]
/** a furnace and a humidifier, each with the page of another product that shows it */
let products: { id: string; path: string }[]

beforeAll(async () => {
  app = await testApp({ pages: true, keepsAnswers: true, clock })
  products = [...(await found('gas furnace')), ...(await found('humidifier')), ...(await found('pad'))]
  paths = [...FIXED_PAGES, ...products.map(({ path }) => path)]
}, 120_000)
afterAll(() => app.close())

async function found(query: string): Promise<{ id: string; path: string }[]> {
  const answer = await app.post('/search', { query, limit: 3 })
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { id: string; path: string } }[] } }
  return hits.hits.map(({ _source: { id, path } }) => ({ id, path }))
}

const isKept = async (path: string): Promise<boolean> =>
  (await fetch(app.url + path)).headers.get('x-request-id') === 'cached-request'

/**
 * What a visitor reads, without what differs from answer to answer, and without what else is near in price:
 * that may be as old as the page.
 */
const said = (html: string): string =>
  html
    .replace(/nonce="[^"]*"/g, '')
    .replace(/<section[^>]* id="others"[\s\S]*?<\/section>/, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')

/** Opens each page until it is kept: it is compressed in the background. */
async function keepAll(): Promise<void> {
  for (const path of paths) await expect.poll(() => isKept(path), { timeout: LONG_ENOUGH_MS }).toBe(true)
}

/** The kept pages that differ from those of a process that starts now. */
async function stalePages(): Promise<string[]> {
  const other = await testApp({ pages: true, clock, beside: app })
  try {
    const stale: string[] = []
    for (const path of paths) {
      const kept = said(await (await fetch(app.url + path)).text())
      const fresh = said(await (await other.fetch(path)).text())
      if (kept !== fresh) stale.push(path)
    }
    return stale
  } finally {
    await other.close()
  }
}

const setPrice = (id: string, cents: number) => sql`
  update product_price set price_cents = ${cents}, list_price_cents = null
  where product_id = ${id} and valid_to is null`
const CHANGES = {
  'the price of a furnace': () => setPrice(products[0]!.id, 234_500),
  'the least expensive pad': () => setPrice(products[6]!.id, 100),
  'the name of a furnace': () => sql`update product set name = name || ' II' where id = ${products[0]!.id}`,
  'the last units of a furnace': () =>
    sql`
      update stock set available = 2, reserved = reserved + available - 2
      where product_id = ${products[1]!.id}`,
  'a review': () => sql`
    update review set title = 'Changed title' where id =
      (select id from review where product_id = ${products[0]!.id} and approved order by id desc limit 1)`,
  'an import of a few products': () => sql`
    with renamed as (
      update product
      set name = name || ' III', summary = 'Imported'
      where id = any(${products.slice(3, 5).map(({ id }) => id)})
    ), priced as (
      update product_price set price_cents = 99_00 where product_id = ${products[4]!.id} and valid_to is null
    )
    update catalogue_version set version = version + 1`,
  // The last one: the page of what is not sold is not kept.
  'a furnace that is withdrawn': () =>
    sql`update product set withdrawn_at = ${clock.now()} where id = ${products[1]!.id}`,
} as const

test('[30] for one changed price only the pages that show it are rendered again', async () => {
  await keepAll()
  const before = await Promise.all(paths.map(isKept))
  await setPrice(products[3]!.id, 23_456).execute(app.database.db)
  await app.refresh()
  const left: string[] = []
  for (const path of paths) if (!(await isKept(path))) left.push(path)

  expect(before).toEqual(paths.map(() => true))
  expect(left).toContain(products[3]!.path)
  expect(left).toContain('/category/indoor-air-quality-products/humidifiers')
  for (const path of ['/category/furnaces-heaters', products[0]!.path, '/learning-center'])
    expect(left).not.toContain(path)
}, 60_000)

test('control: without the news of a change, kept pages are stale', async () => {
  await keepAll()
  const news = catalogNews(app.services.db)
  const { tell } = news
  news.tell = () => undefined
  try {
    await setPrice(products[0]!.id, 99_900).execute(app.database.db)
    await app.refresh()
    expect(await stalePages()).toContain(products[0]!.path)
  } finally {
    news.tell = tell
    news.tell('everything')
  }
}, 60_000)

test.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])(
  '[30] after %s changes, kept pages are those of a new process',
  async (what) => {
    await keepAll()
    await CHANGES[what]().execute(app.database.db)
    await app.refresh()

    expect(await stalePages()).toEqual([])
  },
  60_000,
)
