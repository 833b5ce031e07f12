import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { type SearchAnswer, strictSearchAnswerSchema } from '#features/choosing/search/contract.ts'
import { searchHandlers } from '#features/choosing/search/server/handlers.ts'
import type { SearchEngine } from '#features/choosing/search/server/ports.ts'
import { createProjection, type Projection } from '#features/choosing/search/server/projection.ts'
import { CATALOGUE_CHANNEL, watchCatalogue } from '#features/choosing/search/server/watch-catalogue.ts'
import { clockAt } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

const NOW = '2026-03-02T12:00:00Z'
let database: TestDatabase
let search: SearchEngine
let projection: Projection

beforeAll(async () => {
  database = await makeDatabase()
  const { db } = database
  const place = { video_url: null, image: null }
  await db
    .insertInto('category')
    .values([
      { id: 100, parent_id: null, slug: 'heating', name: 'Heating', ...place },
      { id: 110, parent_id: 100, slug: 'furnaces', name: 'Furnaces', ...place },
    ])
    .execute()
  await db
    .insertInto('attribute')
    .values([
      { id: 2013, key: 'afue', name: 'AFUE', unit: '%', kind: 'number', filterable: true, position: 1 },
      {
        id: 2034,
        key: 'mobileHome',
        name: 'Mobile home approved',
        kind: 'yesno',
        filterable: true,
        position: 2,
      },
      {
        id: 2041,
        key: 'mca',
        name: 'Minimum circuit ampacity',
        kind: 'number',
        filterable: false,
        position: 3,
      },
    ])
    .execute()
  await addProduct('450000001', 'NVF96-080B', {
    attributes: { 2013: 96, 2034: true, 2041: 12 },
    cents: 127_700,
  })
  await addProduct('450000002', 'OHF80-080B', {
    attributes: { 2013: 80, 2034: false },
    cents: 89_000,
    available: 0,
  })
  await addProduct('450000003', 'GONE-1', { withdrawn: true, cents: 1_000 })
  await addProduct('450000004', 'NOPRICE-1', {})
  await addProduct('450000005', 'SERVICE-1', { isService: true, cents: 2_500 })
  search = createMemorySearch()
  projection = createProjection({ db, search, clock: clockAt(NOW) })
  await projection.refresh()
})
afterAll(async () => {
  search.close()
  await database.drop()
})

async function addProduct(
  id: string,
  sku: string,
  more: {
    attributes?: Record<string, number | boolean>
    cents?: number
    available?: number
    withdrawn?: boolean
    isService?: boolean
    from?: string
    to?: string | null
  },
): Promise<void> {
  const { db } = database
  const attributes = JSON.stringify(more.attributes ?? {})
  await db
    .insertInto('product')
    .values({
      id,
      sku,
      name: `Steady Gas Furnace ${sku}`,
      slug: sku.toLowerCase(),
      brand: 'Northvale',
      type: 'gas-furnace',
      category_id: 110,
      attributes,
      withdrawn_at: more.withdrawn ? new Date(NOW) : null,
      is_service: more.isService ?? false,
      freight: '{}',
      included: '[]',
    })
    .execute()
  const available = more.available ?? 8
  await db
    .insertInto('stock')
    .values({ product_id: id, opening: available, available, restock_on: null })
    .execute()
  await Promise.all(
    [more.cents ?? []].flat().map((price_cents) =>
      db
        .insertInto('product_price')
        .values({
          product_id: id,
          price_cents,
          list_price_cents: null,
          valid_from: new Date(more.from ?? '2026-01-01'),
          valid_to: more.to ? new Date(more.to) : null,
        })
        .execute(),
    ),
  )
}

const call = () => createRouterClient(searchHandlers, { context: { search } })
const skusOf = (answer: SearchAnswer): string[] => answer.hits.hits.map((hit) => hit._source.sku)

test.each([
  ['an unknown field', { qurey: 'x' }],
  ['a query of 101 characters', { query: 'x'.repeat(101) }],
  ['an unknown filter', { activeFilters: { shape: ['red'], attributes: {} } }],
  ['an attribute that is no number', { activeFilters: { attributes: { width: ['17.5'] } } }],
  [
    '51 filter groups',
    { activeFilters: { attributes: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [i, ['1']])) } },
  ],
  ['101 values', { activeFilters: { brand: Array.from({ length: 101 }, String), attributes: {} } }],
  ['a limit of 101', { limit: 101 }],
  ['a limit of 0', { limit: 0 }],
  ['a start beyond 10,000', { from: 10_001 }],
  ['a negative start', { from: -1 }],
  ['an unknown sort mode', { activeSorting: { mode: 'random', order: 'asc' } }],
])('[C-SEARCH] refuses %s', async (_, body) => {
  await expect(call().search(body as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('[C-SEARCH] refuses with 503 while the catalog is being read', async () => {
  const client = createRouterClient(searchHandlers, { context: { search: createMemorySearch() } })

  await expect(client.search({})).rejects.toMatchObject({ code: 'search_not_ready', status: 503 })
  await expect(client.suggest({ q: 'furnace' })).rejects.toMatchObject({ status: 503 })
})

test('[C-SEARCH] the answer has the fields of the specification', async () => {
  const answer = await call().search({
    originPage: 'search',
    query: 'gas furnace',
    activeFilters: {
      brand: ['Northvale'],
      price: ['1000-*'],
      attributes: { 2013: ['90-100'], 2034: ['Yes'] },
    },
    categoryPath: 'Heating, Furnaces',
    limit: 24,
    from: 0,
    activeSorting: { mode: 'score', order: 'desc' },
  })

  expect(answer.hits.total).toEqual({ value: 1, relation: 'eq' })
  expect(answer.hits.hits).toMatchObject([
    {
      _id: '450000001',
      _source: {
        sku: 'NVF96-080B',
        price: 1277,
        path: '/product/heating/furnaces/nvf96-080b/450000001',
        categories: ['Heating', 'Furnaces'],
        typeLabel: 'Gas furnace',
        stock: { status: 'in_stock', left: null },
      },
      highlight: {
        name: [
          { text: 'Steady ', isMatch: false },
          { text: 'Gas', isMatch: true },
          { text: ' ', isMatch: false },
          { text: 'Furnace', isMatch: true },
          { text: ' NVF96-080B', isMatch: false },
        ],
      },
    },
  ])
  expect(answer.aggregations).toEqual({
    brand: { name: 'Brand', unit: '', buckets: [{ key: 'Northvale', doc_count: 1 }] },
    type: { name: 'Type', unit: '', buckets: [{ key: 'Gas furnace', doc_count: 1 }] },
    price: {
      name: 'Price',
      unit: '$',
      buckets: [{ key: '1000-1499.99', doc_count: 1, from: 1000, to: 1499.99 }],
      min: 1277,
      max: 1277,
    },
    availability: { name: 'Availability', unit: '', buckets: [{ key: 'In stock', doc_count: 1 }] },
    attributes: {
      2013: {
        name: 'AFUE',
        unit: '%',
        buckets: [{ key: '96', doc_count: 1, from: 96, to: 96 }],
        min: 96,
        max: 96,
      },
      2034: { name: 'Mobile home approved', unit: '', buckets: [{ key: 'Yes', doc_count: 1 }] },
    },
    categories: [
      {
        path: 'Heating',
        name: 'Heating',
        url: '/category/heating',
        doc_count: 1,
        children: [
          {
            path: 'Heating, Furnaces',
            name: 'Furnaces',
            url: '/category/heating/furnaces',
            doc_count: 1,
            children: [],
          },
        ],
      },
    ],
  })
  expect(answer.version).toBe(search.version())
  expect(strictSearchAnswerSchema.parse(answer)).toEqual(answer)
})

test('withdrawn products, products without a price and services are not found', async () => {
  expect(skusOf(await call().search({}))).toEqual(['NVF96-080B', 'OHF80-080B'])
})

test('filters that the catalog lacks or that cannot be read are left out', async () => {
  expect(
    (await call().search({ activeFilters: { price: ['cheap'], attributes: { 999: ['1'] } } })).hits.total
      .value,
  ).toBe(2)
})

test('suggestions answer with products, categories and whole queries', async () => {
  expect(await call().suggest({ q: 'furn' })).toMatchObject({
    // The first furnace is a model for mobile homes, which never leads unasked.
    products: [
      { sku: 'OHF80-080B' },
      { sku: 'NVF96-080B', path: '/product/heating/furnaces/nvf96-080b/450000001' },
    ],
    categories: [
      { name: 'Furnaces', path: 'Heating, Furnaces', url: '/category/heating/furnaces', doc_count: 2 },
    ],
    completions: ['furnaces', 'gas furnace', 'northvale gas furnace'],
  })
})

test('stock that comes in is seen at the next refresh, without a new catalog version', async () => {
  const version = search.version()
  await projection.refresh()
  const quiet = projection.revision()
  await database.db
    .updateTable('stock')
    .set({ opening: 3, available: 3 })
    .where('product_id', '=', '450000002')
    .execute()

  await projection.refresh()

  const answer = await call().search({ activeFilters: { availability: ['In stock'], attributes: {} } })
  expect([answer.hits.total.value, answer.version]).toEqual([2, version])
  expect(projection.revision()).toBe(quiet + 1)
})

test('[default order] what sold more leads the list from the next day on', async () => {
  await addProduct('450000017', 'OHF92-080B', { cents: 90_000, attributes: { 2034: false } })
  let now = new Date(NOW)
  let sold = new Map<string, number>()
  const reads: Date[] = []
  const selling = createProjection({
    db: database.db,
    search,
    clock: { now: () => now },
    readSold: async (_db, at) => {
      reads.push(at)
      return sold
    },
  })
  const first = async () => {
    await selling.refresh()
    return (await call().search({})).hits.hits[0]?._id
  }
  const before = await first()
  const other = before === '450000017' ? '450000002' : '450000017'
  sold = new Map([[other, 100]])

  expect(await first()).toBe(before)
  expect(reads).toHaveLength(1)
  now = new Date(now.getTime() + 86_400_000)
  expect(await first()).toBe(other)
})

test('a price that begins or ends is seen without a new catalog version or a new index', async () => {
  await addProduct('450000006', 'SOON-1', {
    cents: 5_000,
    from: '2026-03-02T13:00:00Z',
    to: '2026-03-02T14:00:00Z',
  })
  const at = (iso: string) => {
    now = new Date(iso)
  }
  let now = new Date(NOW)
  let builds = 0
  const counted: SearchEngine = {
    ...search,
    replace(index) {
      builds++
      return search.replace(index)
    },
  }
  const moving = createProjection({ db: database.db, search: counted, clock: { now: () => now } })
  const found = async () => {
    await moving.refresh()
    return (await call().search({ query: 'SOON-1' })).hits.hits.some((hit) => hit._source.sku === 'SOON-1')
  }

  const before = await found()
  at('2026-03-02T13:00:00Z')
  const during = await found()
  at('2026-03-02T14:00:00Z')
  const after = await found()

  expect([before, during, after, builds]).toEqual([false, true, false, 1])
})

describe('[F48] a process that watches the catalog', () => {
  const watched = async (ways: { checkMs: number; followMs: number }) => {
    const watch = await watchCatalogue({
      projection,
      pool: database.pool,
      onError: (cause) => expect.fail(String(cause)),
      ...ways,
    })
    const { put } = search
    return {
      heard: new Promise<void>((resolve) => {
        search.put = async (...change) => {
          await put(...change)
          resolve()
        }
      }),
      async stop() {
        search.put = put
        await watch.stop()
      },
    }
  }
  const never = 600_000

  test('hears of a new catalog version', async () => {
    const { heard, stop } = await watched({ checkMs: never, followMs: never })
    await addProduct('450000007', 'FRESH-1', { cents: 4_200 })
    await database.db
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute()
    await database.pool.query(`select pg_notify('${CATALOGUE_CHANNEL}', '')`)
    await heard
    await stop()

    expect(skusOf(await call().search({ query: 'FRESH-1' }))).toEqual(['FRESH-1'])
  })

  test('[30] follows what nothing announces', async () => {
    const { heard, stop } = await watched({ checkMs: never, followMs: 50 })
    await addProduct('450000008', 'QUIET-1', { cents: 4_200 })
    await heard
    await stop()

    // It may have come between the rows of the product.
    await projection.follow()
    expect(skusOf(await call().search({ query: 'QUIET-1' }))).toEqual(['QUIET-1'])
  })
})
