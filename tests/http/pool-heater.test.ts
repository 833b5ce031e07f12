import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vocabulary } from '#features/catalog/catalog/rules/vocabulary/current.ts'
import { setVocabulary } from '#features/catalog/catalog/rules/vocabulary/vocabulary.ts'
import { type CatalogueWatch, watchCatalogue } from '#features/choosing/search/server/watch-catalogue.ts'
import { bodyFor, placeOrder } from '#tests/fixtures/buyers/order.ts'
import { LONG_ENOUGH_MS, SHARED_MACHINE } from '#tests/fixtures/shared-machine.ts'
import { type TestApp, testApp } from '#tests/fixtures/store/app.ts'

/**
 * The journey of docs/vocabulary.md: a merchant's own type by two documents, on the running store. The
 * commands run as processes of their own, and the store follows the database as it does for everyone.
 */
const EXAMPLE = 'docs/examples/pool-heater'

const run = promisify(execFile)

let app: TestApp
let watch: CatalogueWatch
let folder: string
beforeAll(async () => {
  app = await testApp({ pages: true })
  folder = await mkdtemp(join(tmpdir(), 'pool-heater-'))
  watch = await watchCatalogue({
    projection: { refresh: () => app.refresh(), follow: () => app.services.shown.follow() },
    pool: app.database.pool,
    // One that was under way when the app closed has no database any more.
    onError: () => undefined,
  })
})
afterAll(async () => {
  await watch.stop()
  setVocabulary(undefined)
  await app.close()
  await rm(folder, { recursive: true })
})

/** npm run catalog:… -- WORDS; what it said. */
const catalog = async (...words: string[]): Promise<string> =>
  (
    await run(process.execPath, ['build/server/catalog.js', ...words], {
      env: { PATH: process.env.PATH, DATABASE_URL: app.database.url, STORE_MODE: 'demo', DATA_DIR: folder },
    }).catch((error: { stdout: string; stderr: string }) => error)
  ).stdout

const json = async (path: string) => (await app.fetch(`/v1/api${path}`)).json()
const page = async (path: string): Promise<string> => (await app.fetch(path)).text()
const search = async (query: string, attributes: Record<string, string[]> = {}) =>
  (await app.post('/search', { query, activeFilters: { attributes }, limit: 12 })).json()
const found = ({ hits }: { hits: { hits: { _source: { sku: string } }[] } }): string[] =>
  hits.hits.map(({ _source }) => _source.sku)

/** Milliseconds until something holds; fails after `most`. */
async function until(most: number, holds: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await holds())) {
    if (performance.now() - begun > most) throw new Error(`not within ${most} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return performance.now() - begun
}

test('[30] the pool heater by documents alone', async () => {
  // Before: the store says that it does not sell them, and knows no such column.
  expect(await search('pool heater')).toMatchObject({ advice: { title: 'Pool heaters' } })
  expect(await catalog('import', `${EXAMPLE}/products.csv`)).toContain(
    'column Pool size (gal): expected a column',
  )

  // The words: first what would change, then the change.
  expect(await catalog('vocabulary', 'check', `${EXAMPLE}/vocabulary.json`)).toContain('+ types.pool-heater')
  expect(vocabulary().types.some(({ type }) => type === 'pool-heater')).toBe(false)
  expect(
    await catalog('vocabulary', 'import', `${EXAMPLE}/vocabulary.json`, '--why', 'We sell pool heaters'),
  ).toMatch(/^Change \d+: 9 rows/m)
  await until(1_000 * SHARED_MACHINE, () => vocabulary().types.some(({ type }) => type === 'pool-heater'))
  const volume = String(vocabulary().attributes.find(({ key }) => key === 'poolVolume')!.id)

  // The goods.
  expect(await catalog('import', `${EXAMPLE}/products.csv`)).toContain(
    'Imported: 3 new, 0 changed, 0 as before.',
  )
  await until(LONG_ENOUGH_MS, async () => found(await search('pool heater'))[0]?.startsWith('PH-') ?? false)

  await isFound(volume)
  const ids = await isShown(volume)
  await isSold(ids)

  // The words go out as they came in, and the type cannot be taken away from its products.
  const file = join(folder, 'vocabulary.json')
  await catalog('vocabulary', 'export', file)
  const before = await readFile(file, 'utf8')
  expect(await catalog('vocabulary', 'import', file, '--why', 'again')).toContain('Nothing differs.')
  await catalog('vocabulary', 'export', file)
  expect(await readFile(file, 'utf8')).toBe(before)
  const [, number = ''] = /^(\d+)/m.exec(await catalog('vocabulary', 'history')) ?? []
  expect(await catalog('vocabulary', 'undo', number, '--why', 'sold out')).toContain(
    'remove.types: 3 products are of the type pool-heater',
  )
}, 120_000)

/** By its words, its category and its own attributes. */
async function isFound(volume: string): Promise<void> {
  const answer = await search('pool heaters')
  expect(answer.advice).toBeUndefined()
  for (const words of ['pool heater', 'pool heaters', 'Pool Heater 150', 'pool volume', 'PH-250'])
    expect([words, found(await search(words))[0]]).toEqual([words, expect.stringMatching(/^PH-/)])
  expect(found(answer).slice(0, 3).toSorted()).toEqual(['PH-150', 'PH-250', 'PH-400'])
  expect(answer.aggregations.attributes[volume]).toMatchObject({ name: 'Pool volume', unit: 'gal' })
  const chosen = await search('', { [volume]: ['15001-30000'] })
  expect(found(chosen)).toEqual(['PH-250'])
  const { entries } = await json('/catalog/menu')
  expect(JSON.stringify(entries)).toContain('/category/furnaces-heaters/pool-heaters')
}

/** In lists, on its page, beside another; with the plate of its type. Returns the ids, the smallest first. */
async function isShown(volume: string): Promise<string[]> {
  const list = await page('/category/furnaces-heaters/pool-heaters')
  for (const words of ['How large is your pool?', 'Pool volume, gal', 'PH-150'])
    expect([words, list.includes(words)]).toEqual([words, true])
  const filtered = await page(`/search?a${volume}=15001-30000`)
  expect(['PH-250', 'PH-400'].map((sku) => filtered.includes(sku))).toEqual([true, false])
  const { hits } = await search('pool heater')
  const ids = hits.hits.map(({ _source }: { _source: { id: string } }) => _source.id).toSorted()
  const { products } = await (await app.post('/products/multiple', { productIds: [ids[0]] })).json()
  expect(products[0]).toMatchObject({
    typeLabel: 'Pool heater',
    drawing: { type: 'carton' },
    plate: [
      { label: 'Output', value: '123,000', unit: 'BTU/h' },
      { label: 'Pool up to', value: '12,000', unit: 'gal' },
      { label: 'Input', value: '150,000', unit: 'BTU/h' },
      { label: 'Venting', value: 'Outdoors', unit: '' },
    ],
  })
  const shown = await page(products[0].path)
  // The specification, the plate, and the parts that what burns gas needs.
  for (const words of ['Pool heating output', 'Pool up to', 'Gas Shutoff Valve'])
    expect([words, shown.includes(words)]).toEqual([words, true])
  // What rules in the browser ask for comes with the goods.
  const { products: goods } = await (
    await app.post('/cart/products', { products: [{ id: ids[0], qty: 1 }] })
  ).json()
  expect(goods[0].traits).toContain('burns-gas')
  const compared = await (await app.post('/products/compare', { productIDs: ids.slice(0, 2) })).json()
  const rows = compared.groups.flatMap(({ rows: of }: { rows: { label: string }[] }) => of)
  expect(rows.find(({ label }: { label: string }) => label === 'Pool up to')).toMatchObject({
    help: 'The largest pool that it warms by 10 °F within a day.',
    differs: true,
  })
  const table = await page(`/compare?ids=${ids.slice(0, 2).join(',')}`)
  expect(table.includes('Pool up to')).toBe(true)
  return ids
}

/** Its freight is by weight, its verdict by its traits, and the checkout takes it. */
async function isSold(ids: readonly string[]): Promise<void> {
  const costs = await Promise.all(
    ids.map(async (id) => {
      const info = await app.post('/shipping/info', { zipcode: '60614', products: [{ id, qty: 1 }] })
      return (await info.json()).shipOptions.rates[0].cost
    }),
  )
  expect(costs[0]).toBeGreaterThan(0)
  expect(costs[2]).toBeGreaterThan(costs[0])
  const body = await bodyFor(app, { id: ids[0]!, price: 1899 })
  expect(body.shippingMethod.cost).toBe(costs[0])
  const { orderID } = await placeOrder(app, { id: ids[0]!, price: 1899 })
  const lines = await app.database.db
    .selectFrom('order_line')
    .select('product_id')
    .where('order_id', '=', orderID)
    .execute()
  expect(lines).toEqual([{ product_id: ids[0] }])
}
