import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemorySearch, createTextReader, rightWords } from '#adapters/search-memory/index.ts'
import { ClusterAway, createOpenSearch } from '#adapters/search-opensearch/index.ts'
import { type IndexClaim, indexClaim } from '#features/choosing/search/server/index-claim.ts'
import { createProjection } from '#features/choosing/search/server/projection.ts'
import { createStandIn } from '#features/choosing/search/server/stand-in.ts'
import { systemClock } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { RARE, seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { type FaultProxy, startFaultProxy } from '#tests/fixtures/proxies/fault-proxy.ts'
import { makeQuery } from '../search-docs.ts'
import { OPENSEARCH } from '../search-engines.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await seedPriceList(database.db)
})
afterAll(() => database.drop())

/** A process whose searches a cluster answers. */
function openProcess(url: string, prefix: string) {
  const shared = createOpenSearch({ url, prefix, texts: createTextReader(), rightWords: rightWords() })
  const claim: IndexClaim = indexClaim(database.pool)
  const standIn = createStandIn({
    shared,
    makeOwn: createMemorySearch,
    isAway: (error) => error instanceof ClusterAway,
    clock: systemClock,
  })
  const projection = standIn.project((search, given) =>
    createProjection({
      db: database.db,
      clock: systemClock,
      search,
      shared: given && { search: given, claim },
    }),
  )
  const { engine, awaySince } = standIn
  return {
    engine,
    projection,
    awaySince,
    total: async () => (await engine.search(makeQuery())).total,
    async close() {
      await claim.release()
      engine.close()
    },
  }
}

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9'

async function ofTheProcess(): Promise<number> {
  const search = createMemorySearch()
  await createProjection({ db: database.db, clock: systemClock, search }).refresh()
  const { total } = await search.search(makeQuery())
  search.close()
  return total
}

test('[30] a process that finds no cluster answers from an index of its own', async () => {
  const store = openProcess(NOWHERE, 'away')
  await store.projection.refresh()

  expect(store.awaySince()).toBeInstanceOf(Date)
  expect([store.engine.isReady(), await store.total()]).toEqual([true, await ofTheProcess()])
  const before = store.engine.revision()
  await database.db
    .updateTable('product_price')
    .set({ price_cents: 4_243 })
    .where('product_id', '=', RARE)
    .execute()
  await store.projection.follow()
  const { hits } = await store.engine.search(makeQuery('', { limit: 100 }))
  expect(hits.find(({ id }) => id === RARE)?.source.price).toBe(42.43)
  expect(store.engine.revision()).toBeGreaterThan(before)
  await store.close()
})

test('[30] one process at a time has the claim of the index, and another one after it', async () => {
  const [first, second] = [indexClaim(database.pool), indexClaim(database.pool)]

  expect([await first.take(), await second.take(), await first.take()]).toEqual([true, false, true])
  await first.release()
  expect(await second.take()).toBe(true)
  await second.release()
})

test.skipIf(OPENSEARCH === '')(
  '[30] OpenSearch goes away and comes back: searches go on, and what changed meanwhile is in the index',
  async () => {
    const { hostname, port } = new URL(OPENSEARCH)
    const line: FaultProxy = await startFaultProxy({ host: hostname, port: Number(port) })
    const prefix = `test${Date.now().toString(36)}`
    const store = openProcess(`http://${line.host}:${line.port}`, prefix)
    const beside = openProcess(OPENSEARCH, prefix)
    await store.projection.refresh()
    await beside.projection.refresh()
    const all = await ofTheProcess()
    expect([await store.total(), await beside.total(), store.awaySince()]).toEqual([all, all, undefined])

    await line.down()
    await expect.poll(() => store.total().catch(() => 0), { timeout: 15_000 }).toBe(all)
    expect(store.awaySince()).toBeInstanceOf(Date)
    await database.db
      .updateTable('product_price')
      .set({ price_cents: 5_151 })
      .where('product_id', '=', RARE)
      .execute()
    await store.projection.follow()
    const priceAt = async ({ engine }: typeof store) =>
      (await engine.search(makeQuery('', { limit: 100 }))).hits.find(({ id }) => id === RARE)?.source.price
    expect(await priceAt(store)).toBe(51.51)

    await line.up()
    await store.projection.refresh()
    await beside.projection.follow()
    expect([store.awaySince(), await priceAt(store), await priceAt(beside)]).toEqual([
      undefined,
      51.51,
      51.51,
    ])
    await store.close()
    await beside.close()
    await line.close()
  },
  60_000,
)
