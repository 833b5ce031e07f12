import { setTimeout } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import type { Db } from '#db/connect.ts'
import { searchHandlers } from '#features/choosing/search/server/handlers.ts'
import type { SearchEngine } from '#features/choosing/search/server/ports.ts'
import { createProjection, type Projection } from '#features/choosing/search/server/projection.ts'
import { reserveStock } from '#features/selling/orders/server/stock.ts'
import { REVIEW } from '#features/service/reviews/rules/access.ts'
import { publishReview } from '#features/service/reviews/server/decisions.ts'
import { later } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { FURNACE, PORTABLE, RARE, seedPriceList, THERMOSTAT } from '#tests/fixtures/database/price-list.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { contentsOf } from './contents.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
})
afterAll(() => database.drop())

/** A process with its index, which notes what was asked of it. */
interface Process {
  search: SearchEngine
  projection: Projection
  calls: string[]
  statements: string[]
}

let now: Date
let store: Process
beforeEach(async () => {
  now = NOW
  store = makeProcess()
  await store.projection.refresh()
  store.calls.length = 0
})
afterEach(() => store.search.close())

function makeProcess(): Process {
  const search = createMemorySearch()
  const calls: string[] = []
  const statements: string[] = []
  const noted: SearchEngine = {
    ...search,
    async replace(index) {
      calls.push('replace')
      await search.replace(index)
    },
    async put(docs, version) {
      calls.push(`put ${docs.map(({ id }) => id).sort()}`)
      await search.put(docs, version)
    },
    async remove(ids, version) {
      calls.push(`remove ${ids}`)
      await search.remove(ids, version)
    },
  }
  const projection = createProjection({
    db: listened(database.db, statements),
    search: noted,
    clock: { now: () => now },
    readSold: async () => new Map(),
  })
  return { search: noted, projection, calls, statements }
}

/** The same connection, which notes each statement. */
const listened = (db: Db, statements: string[]): Db =>
  db.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })

const run = (statement: string) => sql.raw(statement).execute(database.db)

/** What a list shows of every product, by id. */
async function shown(search: SearchEngine) {
  const { hits } = await createRouterClient(searchHandlers, { context: { search } }).search({ limit: 100 })
  return hits.hits.map((hit) => hit._source).sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function shownAnew() {
  const built = makeProcess()
  await built.projection.refresh()
  const all = await shown(built.search)
  built.search.close()
  return all
}

async function followed(write: () => Promise<unknown>): Promise<string[]> {
  await write()
  await store.projection.follow()
  expect(await shown(store.search)).toEqual(await shownAnew())
  return store.calls
}

test('[30] while nothing changes, a process asks one statement and touches nothing', async () => {
  const before = store.projection.revision()
  store.statements.length = 0
  await store.projection.follow()

  expect([store.statements.length, store.calls, store.projection.revision()]).toEqual([1, [], before])
})

test('[30] a changed price costs three statements and one document', async () => {
  const before = store.projection.revision()
  store.statements.length = 0
  await run(`update product_price set price_cents = 4242 where product_id = '${RARE}'`)
  await store.projection.follow()

  expect([store.statements.length, store.calls]).toEqual([3, [`put ${RARE}`]])
  expect(store.projection.revision()).toBe(before + 1)
  expect(await shown(store.search)).toEqual(await shownAnew())
})

test('[30] a published review costs one document, and its answers have the new version', async () => {
  await run(`
    insert into review (product_id, rating, title, body, author, written_on, approved, email)
    values ('${THERMOSTAT}', 4, 'Warm', 'Quiet.', 'Ada', '2026-03-01', false, 'ada@example.com')`)
  const { id } = await database.db.selectFrom('review').select('id').executeTakeFirstOrThrow()
  const version = store.search.version()

  const calls = await followed(() => publishReview(database.db, may(REVIEW.decide), id, NOW))
  expect([calls, store.search.version()]).toEqual([[`put ${THERMOSTAT}`], version + 1])
})

test('[30] a sold unit costs one document when the page says another number, and else nothing', async () => {
  const sell = (id: string) => () =>
    database.db
      .transaction()
      .execute((trx) => reserveStock(trx, [{ productId: id, quantity: 1, reservesStock: true }]))

  const before = store.projection.revision()
  expect(await followed(sell(FURNACE))).toEqual([])
  expect(await followed(sell(THERMOSTAT))).toEqual([`put ${THERMOSTAT}`])
  const soon = store.projection.revision()
  await store.projection.refresh()

  // The pages of a busy store are kept until the next refresh.
  expect([soon, store.projection.revision()]).toEqual([before, before + 1])
})

test('[30] sales that go on and on do not keep the index busy; another change takes them along', async () => {
  const { put } = store.search
  store.search.put = async (...change) => {
    await setTimeout(50)
    await put(...change)
  }
  const count = (units: number) =>
    run(`
    update stock set available = ${units}, opening = ${units} + reserved + sold + written_off
    where product_id = '${THERMOSTAT}'`)
  for (const units of [1, 2, 3, 4]) {
    await count(units)
    await store.projection.follow()
  }
  const resting = [...store.calls]
  await run(`update product_price set price_cents = 7171 where product_id = '${RARE}'`)
  await store.projection.follow()

  expect(resting).toEqual([`put ${THERMOSTAT}`])
  expect(store.calls.slice(1)).toEqual([`put ${THERMOSTAT},${RARE}`])
  expect(await shown(store.search)).toEqual(await shownAnew())
})

test('a product that is sold no more leaves at once, and comes back', async () => {
  expect(await followed(() => run(`delete from product_price where product_id = '${RARE}'`))).toEqual([
    `remove ${RARE}`,
  ])
  store.calls.length = 0
  const again = `insert into product_price values ('${RARE}', 5000, null, '2026-01-01', null)`
  expect(await followed(() => run(again))).toEqual([`put ${RARE}`])
})

test('[30] a price that begins and ends is seen at its moment', async () => {
  const [from, until] = [later(NOW, 60_000), later(NOW, 120_000)]
  await run(`insert into product_price values
    ('${PORTABLE}', 999, null, '${from.toISOString()}', '${until.toISOString()}')`)
  const at = async (moment: Date) => {
    now = moment
    store.calls.length = 0
    const calls = await followed(async () => {})
    return [calls, (await shown(store.search)).find(({ id }) => id === PORTABLE)!.price]
  }

  expect(await at(later(from, -1))).toEqual([[`put ${PORTABLE}`], 449])
  expect(await at(from)).toEqual([[`put ${PORTABLE}`], 9.99])
  expect(await at(later(until, -1))).toEqual([[], 9.99])
  expect(await at(until)).toEqual([[`put ${PORTABLE}`], 449])
})

test('[30] a change that an index did not take is taken at the next run', async () => {
  const { put } = store.search
  store.search.put = () => Promise.reject(new Error('killed'))
  await run(`update product_price set price_cents = 5151 where product_id = '${RARE}'`)
  await expect(store.projection.follow()).rejects.toThrow('killed')
  store.search.put = put
  await store.projection.follow()

  expect(store.calls).toEqual([`put ${RARE}`])
  expect(await shown(store.search)).toEqual(await shownAnew())
})

test('[30] a change during the building of an index is in it or comes after it', async () => {
  const { replace } = store.search
  store.search.replace = async (index) => {
    await replace(index)
    await run(`update product_price set price_cents = 6161 where product_id = '${RARE}'`)
  }
  await followed(() => run(`update category set name = 'Warmth' where id = 100`)).catch(() => undefined)
  store.search.replace = replace

  expect(await followed(async () => {})).toEqual(['replace', `put ${RARE}`])
})

test('[30] more than an eighth of a catalog is built anew, fewer products are put', async () => {
  await run(`
    insert into product (id, sku, name, slug, brand, type, category_id)
    select (460000000 + n)::text, 'N-' || n, 'Filter ' || n, 'n-' || n, 'Northvale', 'part', 120
    from generate_series(1, 600) as n`)
  await run(`
    insert into product_price (product_id, price_cents, valid_from)
    select id, 1000, '2026-01-01' from product where sku like 'N-%'`)
  await store.projection.follow()
  const many = [...store.calls]
  store.calls.length = 0
  await run(
    `update product_price set price_cents = 1100 where product_id < '460000500' and price_cents = 1000`,
  )
  await store.projection.follow()
  const few = store.calls.map((call) => [call.slice(0, 4), call.split(',').length])
  await run(`delete from product where sku like 'N-%'`)

  expect([many, few]).toEqual([['replace'], [['put ', 499]]])
})

test('[30] runs at the same time share one, and a refresh among them reads the words too', async () => {
  store.statements.length = 0
  await store.projection.follow()
  const one = store.statements.length
  await Promise.all([store.projection.follow(), store.projection.follow(), store.projection.refresh()])

  // One run that follows, and one that also reads the version of the words.
  expect(store.statements.length).toBe(one + 1 + 2)
})

/** Numbers that look random and are the same at each run. */
function dice(state = 7): (sides: number) => number {
  let now = state
  return (sides) => {
    now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((now / 2 ** 32) * sides)
  }
}

const IDS = [FURNACE, THERMOSTAT, PORTABLE, RARE]
const WRITES: readonly ((id: string, roll: (sides: number) => number) => string)[] = [
  (id, roll) => `update product_price set price_cents = ${100 + roll(9_000)} where product_id = '${id}'`,
  (id, roll) =>
    `update product set name = 'Model ${roll(99)}', rating_average = ${roll(5)} where id = '${id}'`,
  (id, roll) => `update product set withdrawn_at = ${roll(3) === 0 ? 'now()' : 'null'} where id = '${id}'`,
  (id, roll) => `update product set is_service = ${roll(4) === 0} where id = '${id}'`,
  (id, roll) => {
    const units = roll(9)
    return `update stock set available = ${units}, opening = ${units} + reserved + sold + written_off
      where product_id = '${id}'`
  },
  (id) => `delete from product_price where product_id = '${id}' and valid_from > '2026-06-01'`,
  (id, roll) => {
    const from = later(now, roll(60_000)).toISOString()
    return `insert into product_price values
      ('${id}', ${roll(999)}, null, '${from}', timestamptz '${from}' + interval '${1 + roll(60)} s')
      on conflict do nothing`
  },
  (id, roll) => `insert into matched_system (product_id, rating_source, reference_number)
    values ('${id}', 'x', '${roll(999)}')
    on conflict (product_id) do update set reference_number = '${roll(999)}'`,
  (id, roll) =>
    `update product set attributes = attributes || '{"2013": ${80 + roll(20)}}' where id = '${id}'`,
  (id, roll) => `insert into product_relation (product_id, kind, related_id)
    values ('${id}', 'also_consider', '${IDS[roll(IDS.length)]}') on conflict do nothing`,
  (id) => `delete from product_relation where product_id = '${id}' and kind = 'also_consider'`,
]

test('[30] after a random sequence of writes the index is one built anew, byte for byte', async () => {
  const roll = dice()
  /** A new version does not wait. */
  async function followWithoutRest() {
    await run('update catalogue_version set version = version + 1')
    await store.projection.follow()
  }
  for (let step = 0; step < 60; step++) {
    for (let n = 0; n <= roll(3); n++) await run(WRITES[roll(WRITES.length)]!(IDS[roll(IDS.length)]!, roll))
    now = later(now, roll(40_000))
    await (roll(2) === 0 ? store.projection.refresh() : followWithoutRest())
    const anew = makeProcess()
    await anew.projection.refresh()
    expect(await shown(store.search), `step ${step}`).toEqual(await shown(anew.search))
    expect(contentsOf(store.search.pack()!), `step ${step}`).toBe(contentsOf(anew.search.pack()!))
    anew.search.close()
  }
  expect(store.calls, 'all of it by changes').not.toContain('replace')
})

test.each([
  ['put', `update product_price set price_cents = 4141 where product_id = '${RARE}'`],
  ['remove', `update product set withdrawn_at = now() where id = '${RARE}'`],
  ['setWithdrawn', `update product set withdrawn_at = now() where id = '${RARE}'`],
] as const)(
  '[30] control: an index that ignores each %s is another one, byte for byte',
  async (name, write) => {
    await run(`update product set withdrawn_at = null, is_service = false where id = '${RARE}'`)
    await run(
      `insert into product_price values ('${RARE}', 5000, null, '2025-01-01', null) on conflict do nothing`,
    )
    await store.projection.refresh()
    store.search[name] = async () => undefined
    await run(write)
    await store.projection.follow()
    const anew = makeProcess()
    await anew.projection.refresh()
    const [ignorant, right] = [store, anew].map(({ search }) => contentsOf(search.pack()!))
    anew.search.close()

    expect(ignorant).not.toBe(right)
  },
)
