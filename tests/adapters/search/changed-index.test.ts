import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import type { SearchDoc, SearchEngine, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { facetsOf as facets, makeDoc, makeQuery } from '../search-docs.ts'

const PRODUCTS = 40
const idOf = (n: number): string => String(470_000_000 + n)

const someProduct = fc.record({
  name: fc
    .array(fc.constantFrom('Gas', 'Furnace', 'Quiet', 'Cased', 'Coil', '80K', '01', '1'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' ')),
  brand: fc.constantFrom('Northvale', 'Corvane', 'Oakhollow'),
  categories: fc.constantFrom(['A'], ['A', 'B'], ['D'], ['D', 'E']),
  price: fc.constantFrom(49.5, 99, 100, 250, 1_999.99, 2_000),
  rating: fc.constantFrom(undefined, 3.5, 4.5),
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
  fc.record({ price: fc.nat({ max: PRODUCTS - 1 }), to: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ remove: fc.nat({ max: PRODUCTS - 1 }) }),
)

const TEXTS = [
  'gas',
  'quiet furnace',
  'furnce',
  'coil',
  'northvale furnace',
  'cheapest furnace',
  idOf(3),
  'SKU-000004',
]
const SORTS = (['price', 'efficiency', 'rating', 'size', 'name'] as const).flatMap((mode) =>
  (['asc', 'desc'] as const).map((order) => ({ mode, order })),
)
const QUERIES: readonly SearchQuery[] = [
  ...TEXTS.map((text) => makeQuery(text, { limit: 100 })),
  ...['', 'gas'].flatMap((text) => SORTS.map((sort) => makeQuery(text, { sort, limit: 100 }))),
  makeQuery('', { limit: 100 }),
  makeQuery('', { limit: 100, categoryPath: 'A' }),
  makeQuery('', {
    limit: 100,
    filters: [
      { key: 'attributes.color', wanted: [{ kind: 'value', value: 'white' }] },
      { key: 'attributes.size', wanted: [{ kind: 'range', min: 10, max: 40 }] },
    ],
  }),
]

/** All that an engine answers, as text. Scores are compared as far as a search tells them apart. */
async function answersOf(engine: SearchEngine): Promise<unknown> {
  const pages = []
  for (const query of QUERIES) {
    const { hits, version: _, ...page } = await engine.search(query)
    pages.push({ ...page, hits: hits.map(({ source, score, matched }) => ({ source, score, matched })) })
  }
  const suggested = []
  for (const text of TEXTS) suggested.push(await engine.suggest(makeQuery(text).text, 10))
  return { pages, suggested: suggested.map(({ version: _, ...each }) => each), facets: engine.facets() }
}

test('[30] after any changes in place the index answers as one built from nothing', async () => {
  let changedAnswers = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(someProduct, { minLength: PRODUCTS, maxLength: PRODUCTS }),
      fc.array(someStep, { minLength: 1, maxLength: 12 }),
      async (made, steps) => {
        const docs = new Map(made.map((each, n) => [idOf(n), makeDoc({ ...each, id: idOf(n) })]))
        const [edited, fresh] = [createMemorySearch(), createMemorySearch()]
        await edited.replace({ version: 1, docs: [...docs.values()], facets })
        const before = await answersOf(edited)
        for (const step of steps) await apply(step, edited, docs, made)
        await fresh.replace({ version: 1, docs: [...docs.values()], facets })
        const [left, right] = [await answersOf(edited), await answersOf(fresh)]
        edited.close()
        fresh.close()
        if (JSON.stringify(before) !== JSON.stringify(left)) changedAnswers++
        expect(left).toEqual(right)
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
  expect(changedAnswers, 'the changes can be seen in the answers').toBeGreaterThan(5)
}, 120_000)

async function apply(
  step: { put: [number, object][] } | { price: number; to: number } | { remove: number },
  engine: SearchEngine,
  docs: Map<string, SearchDoc>,
  made: readonly object[],
): Promise<void> {
  if ('remove' in step) {
    docs.delete(idOf(step.remove))
    return engine.remove([idOf(step.remove)], 1)
  }
  const put =
    'put' in step
      ? step.put.map(([n, each]) => makeDoc({ ...each, id: idOf(n) }))
      : [makeDoc({ ...made[step.price], price: step.to, id: idOf(step.price) })]
  const last = [...new Map(put.map((doc) => [doc.id, doc])).values()]
  for (const doc of last) docs.set(doc.id, doc)
  return engine.put(last, 1)
}
