import { randomBytes } from 'node:crypto'
import { Client } from '@opensearch-project/opensearch'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMemorySearch, createTextReader, rightWords } from '#adapters/search-memory/index.ts'
import { createOpenSearch } from '#adapters/search-opensearch/index.ts'
import type { SearchDoc, SearchEngine, SearchPage } from '#features/choosing/search/server/ports.ts'
import { countByHand, countsOf } from '../search-brute-force.ts'
import { facetsOf as facets, makeDoc, makeQuery } from '../search-docs.ts'
import { OPENSEARCH } from '../search-engines.ts'

/** Without a server these are shown as skipped; `npm run opensearch -- suites` starts one. */
const describeHere = describe.skipIf(OPENSEARCH === '')

const newPrefix = (): string => `test${randomBytes(6).toString('hex')}`
/** One process of a store. */
const openProcess = (prefix: string) =>
  createOpenSearch({ url: OPENSEARCH, prefix, texts: createTextReader(), rightWords: rightWords() })

const PRODUCTS = 30
const idOf = (n: number): string => String(470_000_000 + n)
const product = (n: number, more: object = {}): SearchDoc => makeDoc({ id: idOf(n), ...more })

const someProduct = fc.record({
  name: fc
    .array(fc.constantFrom('Gas', 'Furnace', 'Quiet', 'Coil', '80K'), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ')),
  brand: fc.constantFrom('Northvale', 'Corvane', 'Oakhollow'),
  categories: fc.constantFrom(['A'], ['A', 'B'], ['D'], ['D', 'E']),
  price: fc.integer({ min: 1, max: 3_000 }),
  isInStock: fc.boolean(),
  attributes: fc.record({
    color: fc.uniqueArray(fc.constantFrom('white', 'black', 'green'), { maxLength: 2 }),
    size: fc.integer({ min: 0, max: 60 }),
  }),
})
const someStep = fc.oneof(
  fc.record({
    put: fc.array(fc.tuple(fc.nat({ max: PRODUCTS + 5 }), someProduct), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ remove: fc.nat({ max: PRODUCTS - 1 }) }),
)

type Step = typeof someStep extends fc.Arbitrary<infer S> ? S : never

const QUERIES = [
  makeQuery('', { limit: 100 }),
  makeQuery('gas furnace', { limit: 100 }),
  makeQuery('quiet', { limit: 100 }),
  makeQuery('', {
    limit: 100,
    filters: [
      { key: 'brand', wanted: [{ kind: 'value', value: 'Northvale' }] },
      { key: 'attributes.size', wanted: [{ kind: 'range', min: 10, max: 40 }] },
    ],
  }),
  makeQuery('', { limit: 100, categoryPath: 'A', sort: { mode: 'price', order: 'asc' } }),
]

/** What an answer says, without what an engine may choose: the scores. */
const saidIn = ({ total, facets: groups, categories, hits, isRelaxed, version }: SearchPage) => ({
  version,
  total,
  isRelaxed,
  facets: groups,
  categories,
  ids: hits.map(({ id }) => id).sort(),
})

interface Engines {
  /** the products as they should be */
  now: Map<string, SearchDoc>
  engines: readonly SearchEngine[]
  version: number
}

async function take(step: Step, { now, engines, version }: Engines): Promise<void> {
  if ('remove' in step) {
    now.delete(idOf(step.remove))
    for (const engine of engines) await engine.remove([idOf(step.remove)], version)
    return
  }
  const docs = [...new Map(step.put.map(([n, made]) => [idOf(n), product(n, made)])).values()]
  for (const doc of docs) now.set(doc.id, doc)
  for (const engine of engines) await engine.put(docs, version)
}

describeHere('[30] OpenSearch: writes', () => {
  test('after any writes both engines answer the same, and as counted by hand', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someProduct, { minLength: 5, maxLength: PRODUCTS }),
        fc.array(someStep, { minLength: 1, maxLength: 6 }),
        async (first, steps) => {
          const now = new Map(first.map((made, n) => [idOf(n), product(n, made)]))
          const engines = [createMemorySearch(), openProcess(newPrefix())]
          for (const engine of engines) await engine.replace({ version: 1, docs: now.values(), facets })
          for (const [at, step] of steps.entries()) await take(step, { now, engines, version: at + 2 })
          const [own, theirs] = await Promise.all(
            engines.map((engine) => Promise.all(QUERIES.map((query) => engine.search(query)))),
          )
          const described = engines[1]!.facets()
          for (const engine of engines) engine.close()

          expect(theirs!.map(saidIn)).toEqual(own!.map(saidIn))
          const plain = QUERIES.flatMap((query, at) => (query.text.plain === '' ? [{ query, at }] : []))
          expect(plain.map(({ at }) => countsOf(theirs![at]!))).toEqual(
            plain.map(({ query }) => countByHand([...now.values()], described, query)),
          )
        },
      ),
      { numRuns: 12 },
    )
  }, 120_000)

  test('another process sees what was written when it follows, and not half of it', async () => {
    const prefix = newPrefix()
    const [writer, reader] = [openProcess(prefix), openProcess(prefix)]
    await writer.replace({ version: 1, docs: [product(1), product(2)], facets })
    expect([reader.isReady(), await reader.follow(), reader.isReady()]).toEqual([false, true, true])
    const total = async () => (await reader.search(makeQuery())).total
    const before = await total()
    await writer.put([product(3), product(4)], 2)

    expect([before, await total()]).toEqual([2, 2])
    expect([await reader.follow(), await total(), reader.version()]).toEqual([true, 4, 2])
    expect(await reader.follow()).toBe(false)
    writer.close()
    reader.close()
  })

  test('a process goes on where another one was, and what that one still sends is refused', async () => {
    const prefix = newPrefix()
    const [first, second] = [openProcess(prefix), openProcess(prefix)]
    first.note('first mark')
    await first.replace({ version: 1, docs: [product(1)], facets })

    expect(await second.resume(facets)).toEqual({ mark: 'first mark', withdrawn: [] })
    await second.put([product(1, { name: 'Gas furnace' })], 2)
    await expect(first.put([product(1, { name: 'Coil' })], 2)).rejects.toThrow('Another process writes')
    expect((await second.search(makeQuery('furnace'))).total).toBe(1)
    first.close()
    second.close()
  })

  test('an old document that arrives late changes nothing; without a version it would', async () => {
    const prefix = newPrefix()
    const engine = openProcess(prefix)
    await engine.replace({ version: 1, docs: [product(1, { name: 'Coil' })], facets })
    await engine.put([product(1, { name: 'Furnace' })], 2)
    const client = new Client({ node: OPENSEARCH })
    const late = { index: prefix, id: idOf(1), body: { id: idOf(1), name: 'late' } }

    const versioned = client.index({ ...late, version: 1, version_type: 'external' })
    await expect(versioned).rejects.toThrow('version_conflict')
    const { body } = await client.index(late)
    expect(body.result).toBe('updated')
    await client.close()
    engine.close()
  })

  test('the alias names the newest index; those that nobody reads any more are deleted', async () => {
    const prefix = newPrefix()
    const engine = openProcess(prefix)
    const client = new Client({ node: OPENSEARCH })
    for (const version of [1, 2, 3]) await engine.replace({ version, docs: [product(version)], facets })
    const { body: named } = await client.indices.getAlias({ name: prefix })
    const { body: all } = await client.indices.get({ index: `${prefix}-*` })

    expect(Object.keys(named)).toHaveLength(1)
    expect(Object.keys(all)).toHaveLength(3)
    expect((await engine.search(makeQuery())).hits.map(({ id }) => id)).toEqual([idOf(3)])
    await client.close()
    engine.close()
  })
})
