import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { forgetChanges } from '#features/catalog/catalog/server/changes/forget-changes.ts'
import { searchHandlers } from '#features/choosing/search/server/handlers.ts'
import type { SearchEngine } from '#features/choosing/search/server/ports.ts'
import { createProjection } from '#features/choosing/search/server/projection.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { keptIndex } from '#server/boot/shown-data.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { quickFolder } from '#tests/fixtures/quick-folder.ts'
import { makeDoc, makeQuery, PLAIN_FACETS } from '../search-docs.ts'

const BUILT = new Date('2026-03-02T12:00:00Z')
const FURNACE = '450000001'
const COIL = '450000002'

let database: TestDatabase
let kept: Uint8Array
beforeAll(async () => {
  database = await makeDatabase()
  await fill(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  const first = makeProcess()
  await first.projection.refresh()
  kept = first.projection.pack()!
  first.search.close()
})

async function fill({ db }: TestDatabase): Promise<void> {
  const category = { parent_id: null, slug: 'heating', name: 'Heating', video_url: null, image: null }
  await db
    .insertInto('category')
    .values({ id: 100, ...category })
    .execute()
  await db
    .insertInto('attribute')
    .values({ id: 2013, key: 'afue', name: 'AFUE', unit: '%', kind: 'number', filterable: true, position: 1 })
    .execute()
  for (const [id, type, name, afue] of [
    [FURNACE, 'gas-furnace', 'Steady Gas Furnace', 96],
    [COIL, 'part', 'Cased Coil', undefined],
  ] as const) {
    await db
      .insertInto('product')
      .values({
        id,
        sku: `SKU-${id}`,
        name,
        slug: id,
        brand: 'Northvale',
        type,
        category_id: 100,
        attributes: JSON.stringify(afue ? { 2013: afue } : {}),
        freight: '{}',
        included: '[]',
      })
      .execute()
    await db
      .insertInto('stock')
      .values({ product_id: id, opening: 8, available: 8, restock_on: null })
      .execute()
    await db
      .insertInto('product_price')
      .values({
        product_id: id,
        price_cents: 100_000,
        list_price_cents: null,
        valid_from: new Date('2026-01-01'),
        valid_to: null,
      })
      .execute()
  }
}

/** The index of one process of the store, and how often it was built from the catalog. */
function makeProcess({ db } = database, now = BUILT) {
  const search = createMemorySearch()
  let builds = 0
  const counted: SearchEngine = {
    ...search,
    replace(index) {
      builds++
      return search.replace(index)
    },
  }
  const projection = createProjection({ db, search: counted, clock: { now: () => now } })
  return { search, projection, builds: () => builds }
}

/** A later process that opens what the first one kept. */
async function started(of = database, now = BUILT) {
  const next = makeProcess(of, now)
  await next.projection.open(kept)
  await next.projection.refresh()
  const answers = await answersOf(next.search)
  next.search.close()
  return { builds: next.builds(), ...answers }
}

async function answersOf(search: SearchEngine) {
  const client = createRouterClient(searchHandlers, { context: { search } })
  return {
    answer: await client.search({ query: 'furnace' }),
    all: await client.search({}),
    suggested: await client.suggest({ q: 'gas f' }),
  }
}

/** A statement as a person types it: it announces no new version of the catalog. */
const run = (statement: string) => sql.raw(statement).execute(database.db)

test('where nothing changed, a start opens the kept index, and it answers as a new one', async () => {
  const expected = await builtAnew()

  const { builds, ...opened } = await started()

  expect(builds).toBe(0)
  expect({ ...opened }).toEqual(expected)
  expect(opened.answer.hits.hits.map((hit) => hit._id)).toEqual([FURNACE])
})

test('products that were changed or taken out since the build are so in the kept index', async () => {
  const docs = ['Steady Gas Furnace', 'Quiet Gas Furnace', 'Cased Coil'].map((name) => makeDoc({ name }))
  const [first, next] = [createMemorySearch(), createMemorySearch()]
  await first.replace({ version: 7, docs, facets: () => PLAIN_FACETS })
  await first.remove([docs[1]!.id], 7)
  await first.put([makeDoc({ id: docs[2]!.id, name: 'Small Gas Furnace' })], 8)
  await next.unpack(first.pack()!, () => PLAIN_FACETS)
  const found = async (search: SearchEngine) => (await search.search(makeQuery('gas furnace'))).hits
  const [expected, hits] = [await found(first), await found(next)]
  const names = hits.map((hit) => hit.name).sort()
  const version = next.version()
  first.close()
  next.close()

  expect(names).toEqual(['Small Gas Furnace', 'Steady Gas Furnace'])
  expect(hits.map(({ id, score, source }) => ({ id, score, source }))).toEqual(
    expected.map(({ id, score, source }) => ({ id, score, source })),
  )
  expect(version).toBe(8)
})

/** What an index that is built from nothing answers now. */
async function builtAnew(now = BUILT) {
  const built = makeProcess(database, now)
  await built.projection.refresh()
  const answers = await answersOf(built.search)
  built.search.close()
  return answers
}

describe('a start after a change of a row answers as a new index, though no version announced it', () => {
  test.each([
    ['a product', `update product set name = 'Quiet Gas Furnace' where id = '${FURNACE}'`],
    ['a price', `update product_price set price_cents = 77700 where product_id = '${FURNACE}'`],
    [
      'a new matched system',
      `insert into matched_system (product_id, rating_source) values ('${COIL}', 'x')`,
    ],
    ['a deleted matched system', 'delete from matched_system'],
    [
      'a new relation',
      `insert into product_relation (product_id, kind, related_id)
       values ('${COIL}', 'also_consider', '${FURNACE}')`,
    ],
    [
      'a picture',
      `insert into product_image (product_id, position, hash, width, height)
       values ('${COIL}', 1, '${'a'.repeat(32)}', 10, 10)`,
    ],
    ['a model that is sold no more', `update product set withdrawn_at = now() where id = '${COIL}'`],
    ['what takes its place', 'delete from product_relation'],
    ['a model that is sold again', 'update product set withdrawn_at = null'],
  ])('%s, without building one', async (_, change) => {
    await run(change)
    const { builds, ...answers } = await started()

    expect(builds).toBe(0)
    expect(answers).toEqual(await builtAnew())
  })

  test.each([
    ['a category', `update category set name = 'Warmth'`],
    ['an attribute', `update attribute set name = 'Efficiency'`],
    [
      'a new attribute',
      `insert into attribute (id, key, name, kind, position) values (1, 'a', 'A', 'yesno', 2)`,
    ],
    ['a table that was emptied', 'truncate product_image'],
  ])('%s: it builds one', async (_, change) => {
    await run(change)
    const { builds, ...answers } = await started()

    expect(builds).toBe(1)
    expect(answers).toEqual(await builtAnew())
  })

  test('its answer has the new price', async () => {
    await run(`update product_price set price_cents = 66600 where product_id = '${FURNACE}'`)

    expect((await started()).answer.hits.hits[0]!._source.price).toBe(666)
  })
})

test('[30] changes that were deleted meanwhile build the index again', async () => {
  const now = new Date()
  await forgetChanges(database.db, now)
  await run(`update product set name = 'Silent Gas Furnace' where id = '${FURNACE}'`)
  await forgetChanges(database.db, new Date(now.getTime() + HOUR_MS))
  await forgetChanges(database.db, new Date(now.getTime() + 2 * HOUR_MS))
  const { builds, answer } = await started()

  expect(builds).toBe(1)
  expect(answer.hits.hits[0]!._source.name).toBe('Silent Gas Furnace')
})

test('a new version of the catalog is the version of the answers, without a new index', async () => {
  const before = (await started()).answer.version
  await run('update catalogue_version set version = version + 1, changed_at = now()')
  const { builds, answer } = await started()

  expect([builds, answer.version]).toEqual([0, before + 1])
})

test('a price that ended while no process ran has ended in the kept index', async () => {
  const end = new Date('2026-03-02T13:00:00Z')
  await run(`update product_price set valid_to = '${end.toISOString()}' where product_id = '${COIL}'`)
  const first = makeProcess()
  await first.projection.refresh()
  kept = first.projection.pack()!
  first.search.close()

  const earlier = await started(database, new Date(end.getTime() - 1))
  const later = await started(database, end)
  await run('update product_price set valid_to = null')

  expect([earlier.builds, earlier.all.hits.total.value]).toEqual([0, 2])
  expect([later.builds, later.all.hits.total.value]).toEqual([0, 1])
})

test('a clock that stands before the build builds the index again', async () => {
  expect((await started(database, new Date(BUILT.getTime() - 1))).builds).toBe(1)
})

test('stock that ran out meanwhile is read without a new index', async () => {
  await run(`update stock set available = 0, sold = 8 where product_id = '${FURNACE}'`)
  const sold = await started()
  await run('update stock set available = 8, sold = 0')

  expect(sold.builds).toBe(0)
  expect(sold.answer.hits.hits[0]!._source.stock.status).toBe('out_of_stock')
})

test('words of the trade that were imported meanwhile hold in the kept index', async () => {
  const found = async () => {
    const next = makeProcess()
    await next.projection.open(kept)
    await next.projection.refresh()
    const meanings = next.search.understand('warmbox ').terms.flatMap((term) => term.meanings)
    next.search.close()
    return [next.builds(), meanings.length]
  }
  const before = await found()
  await run(`insert into search_word values ('slang', 'warmbox', '=gas-furnace', '', '', 1)`)
  const after = await found()

  expect([before, after]).toEqual([
    [0, 0],
    [0, 1],
  ])
})

test('another database with rows alike gets an index of its own', async () => {
  const other = await makeDatabase()
  await fill(other)
  const { builds } = await started(other)
  await other.drop()

  expect(builds).toBe(1)
})

describe('the file of the kept index', () => {
  const bytes = Buffer.from('an index')
  let folder: string
  beforeEach(() => {
    folder = quickFolder('alpine-kept')
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('is read by the build that wrote it, and by no other', async () => {
    await writeFile(join(folder, 'search-index'), '')
    const before = await keptIndex(folder, 'one').read()
    await keptIndex(folder, 'one').write(bytes)

    expect(before).toBeUndefined()
    expect(await keptIndex(folder, 'one').read()).toEqual(bytes)
    expect(await keptIndex(folder, 'two').read()).toBeUndefined()
  })

  test('is not read when a part of it is missing or differs', async () => {
    const file = join(folder, 'search-index')
    await keptIndex(folder, 'one').write(bytes)
    const whole = await readFile(file)
    const changedBytes = Buffer.from(whole)
    changedBytes[whole.length - 1]! ^= 1

    for (const damaged of [whole.subarray(0, -1), changedBytes, Buffer.alloc(whole.length)]) {
      await writeFile(file, damaged)
      expect(await keptIndex(folder, 'one').read()).toBeUndefined()
    }
  })
})
