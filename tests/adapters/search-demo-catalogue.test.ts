import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import type {
  SearchDoc,
  SearchEngine,
  SearchPage,
  SearchQuery,
} from '#features/choosing/search/server/ports.ts'
import { createProjection } from '#features/choosing/search/server/projection.ts'
import { systemClock } from '#lib/clock.ts'
import type { TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { countByHand } from './search-brute-force.ts'
import { makeQuery } from './search-docs.ts'

let database: TestDatabase
let search: SearchEngine
const docs: SearchDoc[] = []

/** The engine, with every document that is put into it also kept here for counting by hand. */
function overhear(engine: SearchEngine): SearchEngine {
  async function* listen(given: Parameters<SearchEngine['replace']>[0]['docs']): AsyncGenerator<SearchDoc> {
    for await (const doc of given) {
      docs.push(doc)
      yield doc
    }
  }
  return { ...engine, replace: (index) => engine.replace({ ...index, docs: listen(index.docs) }) }
}

beforeAll(async () => {
  database = await makeDemoDatabase()
  search = overhear(createMemorySearch())
  await createProjection({ db: database.db, search, clock: systemClock }).refresh()
})
afterAll(async () => {
  search.close()
  await database.drop()
})

const find = (text: string): Promise<SearchPage> => search.search(makeQuery(text))
const typesOf = (page: SearchPage): string[] => [...new Set(page.hits.map((hit) => hit.source.typeLabel))]
const positive = (page: SearchPage) =>
  page.facets.map(
    (facet) =>
      [
        facet.key,
        Object.fromEntries(
          facet.buckets
            .filter((bucket) => bucket.doc_count > 0)
            .map((bucket) => [bucket.key, bucket.doc_count]),
        ),
      ] as const,
  )

test('[C-SEARCH] the whole demo catalog: counts of any filters equal counting by hand', async () => {
  const facets = search.facets()
  const plain = facets.filter((facet) => facet.key !== 'series')
  const valuesOf = new Map(
    plain.map(({ key }) => [key, [...new Set(docs.flatMap((doc) => doc.values[key] ?? []))]]),
  )
  const filter = fc
    .tuple(fc.nat(), fc.nat(), fc.nat())
    .map(([facetSeed, first, second]): SearchQuery['filters'][number] => {
      const facet = plain[facetSeed % plain.length]!
      if (facet.kind === 'number')
        return {
          key: facet.key,
          wanted: [first, second].map((seed) => ({
            kind: 'range',
            ...(facet.ranges[seed % Math.max(1, facet.ranges.length)] ?? { min: 0, max: 1 }),
          })),
        }
      const values = valuesOf.get(facet.key)!
      return {
        key: facet.key,
        wanted: [first, second].map((seed) => ({
          kind: 'value',
          value: values[seed % Math.max(1, values.length)] ?? '',
        })),
      }
    })
  const paths = ['', ...new Set(docs.flatMap((doc) => doc.categories.map((category) => category.path)))]
  const query = fc.record({
    filters: fc.uniqueArray(filter, { maxLength: 3, selector: (each) => each.key }),
    categoryPath: fc.constantFrom(...paths),
  })

  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const page = await search.search(makeQuery('', asked))
      const expected = countByHand(docs, facets, asked)

      expect(page.total).toBe(expected.total)
      expect(
        Object.fromEntries(positive(page).filter(([, buckets]) => Object.keys(buckets).length > 0)),
      ).toEqual(expected.facets)
      expect(Object.fromEntries(page.categories.map((category) => [category.path, category.count]))).toEqual(
        expected.categories,
      )
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['96 afue gas furnace', ['Gas furnace']],
  ['80k btu gas furnace', ['Gas furnace']],
  ['tstat', ['Thermostat']],
  ['gas furnce', ['Gas furnace']],
  ['merv 13', ['Air filter']],
])('%j shows %j first', async (text, expected) => {
  expect(typesOf(await find(text)).slice(0, 1)).toEqual(expected)
})

test('every product is found by its model number, first of all', async () => {
  const sample = docs.filter((_, i) => i % 37 === 0)
  const firsts = await Promise.all(sample.map(async (doc) => (await find(doc.source.sku)).hits[0]?.id))

  expect(firsts).toEqual(sample.map((doc) => doc.id))
})
