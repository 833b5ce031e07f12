import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { understandQuery } from '#features/choosing/search/rules/query/understand-query.ts'
import type {
  SearchDoc,
  SearchEngine,
  SearchPage,
  SearchQuery,
} from '#features/choosing/search/server/ports.ts'
import { countByHand, countsOf } from './search-brute-force.ts'
import { catalogue, facets } from './search-catalogue.ts'
import { listFacet, makeDoc, makeQuery, numberFacet, PLAIN_FACETS } from './search-docs.ts'
import { ENGINES } from './search-engines.ts'

const idsOf = (page: SearchPage): string[] => page.hits.map((hit) => hit.id.slice(-2))

describe.each(ENGINES)('[C-SEARCH] $name', ({ create }) => {
  let engine: SearchEngine
  const find = (text: string, more: Partial<Omit<SearchQuery, 'text'>> = {}) =>
    engine.search(makeQuery(text, more))
  beforeAll(async () => {
    engine = create()
    await engine.replace({ version: 7, docs: catalogue, facets: () => facets })
  })
  afterAll(() => engine.close())

  test.each([
    ['NVF96-080B', ['02']],
    ['nvf96080b', ['02']],
    ['nvf96 080b', ['02']],
    ['450000007', ['07']],
    ['NVF96', ['01', '02']],
    ['nvf96-0', ['01', '02']],
    ['nvf', ['01', '02']],
    ['oakhollow ohf80', ['03']],
  ])('model number or id %j', async (text, expected) => {
    expect(idsOf(await find(text)).sort()).toEqual(expected)
  })

  test.each([
    ['208456123'],
    ['AHRI 208456123'],
    ['ahri# 208456123'],
    ['GSXN403610 CAPTA3626B4'],
    ['capta3626b4'],
  ])('the AHRI number or the models of a matched system: %j', async (text) => {
    const own = create()
    const pair = makeDoc({
      id: '460000001',
      sku: 'KIT-1',
      name: 'Matched system',
      ratedModels: ['208456123', 'GSXN403610', 'CAPTA3626B4'],
    })
    await own.replace({ version: 1, docs: [...catalogue, pair], facets: () => facets })
    const page = await own.search(makeQuery(text))
    own.close()
    expect(page.hits.map(({ id }) => id)).toEqual([pair.id])
  })

  test.each([
    ['ac', ['05', '06', '10']],
    ['a/c', ['05', '06', '10']],
    ['central air', ['05', '06', '10']],
    ['ductless', ['08', '09']],
    ['minisplit', ['08', '09']],
    ['mini-splits', ['08', '09']],
    ['heatpump', ['07', '10']],
    ['hot water heater', ['12']],
    ['tstat', ['13']],
    ['wi-fi thermostats', ['13']],
    ['lineset', ['10']],
    ['3/8 line set', ['10']],
    ['r454b', ['05', '07']],
    ['R-454B', ['05', '07']],
    ['gas furnaces', ['01', '02', '03', '04', '11']],
  ])('synonym or plural %j', async (text, expected) => {
    expect(idsOf(await find(text)).sort()).toEqual(expected)
  })

  test.each([
    ['3 ton', ['05', '07']],
    ['36,000 btu', ['05', '07']],
    ['3 ton heat pump', ['07']],
    ['80k btu', ['02', '03', '04']],
    ['80k btu furnace', ['02', '03', '04']],
    ['96 afue', ['01', '02']],
    ['96% furnace', ['01', '02']],
    ['97 afue', ['04']],
    ['16 seer2', ['06']],
    ['18000 btu mini split', ['08']],
    ['50 gal water heater', ['12']],
    ['25 ft line set', ['10']],
  ])('units in %j', async (text, expected) => {
    const page = await find(text)

    expect(idsOf(page).sort()).toEqual(expected)
    expect(page.isRelaxed).toBe(false)
  })

  test.each([
    ['furnce', 'furnace'],
    ['furnacee', 'furnace'],
    ['funrace', 'furnace'],
    ['thermostta', 'thermostat'],
    ['thremosat', 'thermostat'],
    ['condtioner', 'conditioner'],
    ['minisplt', 'minisplit'],
    ['heatpunp', 'heatpump'],
    ['gasfurnace', 'gasfurnace'],
    ['oakhalow', 'oakhollow'],
  ])('%j is found although it is misspelt', async (text, right) => {
    expect(idsOf(await find(text))[0]).toBe(idsOf(await find(right))[0])
    expect((await find(text)).total).toBeGreaterThan(0)
  })

  test('a corrected word is reported', async () => {
    expect((await find('gas furnce')).corrections).toEqual([{ said: 'furnce', read: 'furnace' }])
  })

  test.each([
    ['4 ton air conditioner', ['05']],
    ['furnace unobtainium', ['01', '02', '03', '04', '11']],
    ['95 gallon water heater', ['12']],
  ])('no dead end: %j gives the nearest there is', async (text, expected) => {
    const page = await find(text)

    expect(idsOf(page).sort()).toEqual(expected)
    expect(page.isRelaxed).toBe(true)
  })

  test('an unknown word finds nothing', async () => {
    expect(await find('zzzzqqqq')).toMatchObject({ total: 0, hits: [], facets: [], categories: [] })
  })

  test('text without letters or figures finds everything, as no text does', async () => {
    expect((await find('"\'(* -')).total).toBe(catalogue.length)
  })

  test('ranking: model number, then kind and name, then text', async () => {
    expect(idsOf(await find('gas furnace')).at(-1)).toBe('11')
    expect(idsOf(await find('nvf96-080b'))[0]).toBe('02')
    expect(idsOf(await find('heat pump'))).toEqual(['07', '10'])
  })

  test('among equals, products in stock come first, then better rated ones', async () => {
    expect(idsOf(await find('', { categoryPath: 'Heating, Furnaces' }))).toEqual(['04', '01', '02', '03'])
  })

  test.each([
    ['price', 'asc', ['03', '01', '02', '04']],
    ['price', 'desc', ['04', '02', '01', '03']],
    ['efficiency', 'desc', ['04', '01', '02', '03']],
    ['efficiency', 'asc', ['03', '01', '02', '04']],
    ['rating', 'desc', ['04', '01', '02', '03']],
    ['rating', 'asc', ['02', '01', '04', '03']],
    ['size', 'desc', ['03', '04', '02', '01']],
    ['size', 'asc', ['01', '02', '04', '03']],
    ['name', 'asc', ['04', '01', '02', '03']],
    ['name', 'desc', ['03', '02', '01', '04']],
  ] as const)('sorted by %s %s, what lacks the figure last', async (mode, order, expected) => {
    expect(idsOf(await find('', { categoryPath: 'Heating, Furnaces', sort: { mode, order } }))).toEqual(
      expected,
    )
  })

  test('pages follow each other without gap or overlap, with and without a text', async () => {
    const pages = await Promise.all([0, 2, 4].map((from) => find('gas furnace', { from, limit: 2 })))
    const plain = await Promise.all([0, 5, 10].map((from) => find('', { from, limit: 5 })))

    expect(pages.flatMap(idsOf)).toEqual(idsOf(await find('gas furnace')))
    expect(plain.flatMap(idsOf)).toEqual(idsOf(await find('')))
    expect(await find('', { from: 500, limit: 5 })).toMatchObject({ total: catalogue.length, hits: [] })
  })

  test('values of a group widen, groups narrow, each group is counted without its own filter', async () => {
    const page = await find('', {
      filters: [
        { key: 'brand', wanted: [{ kind: 'value', value: 'Northvale' }] },
        { key: 'attributes.afue', wanted: [{ kind: 'range', min: 90, max: 100 }] },
      ],
    })

    expect(idsOf(page)).toEqual(['01', '02'])
    expect(countsOf(page).facets.brand).toEqual({ Northvale: 2, Corvane: 1 })
    expect(countsOf(page).facets['attributes.afue']).toEqual({ 96: 2 })
    expect(countsOf(page).categories).toEqual({
      Heating: 2,
      'Heating, Furnaces': 2,
      'Heating, Furnaces, Gas Furnaces': 2,
    })
  })

  test('a number group has the minimum and maximum of the counted products', async () => {
    const page = await find('gas furnace', {
      filters: [{ key: 'brand', wanted: [{ kind: 'value', value: 'Northvale' }] }],
    })

    expect(page.facets.find((facet) => facet.key === 'price')).toMatchObject({ min: 64, max: 1277 })
  })

  test('a chosen value that no product has is still listed', async () => {
    const page = await find('thermostat', {
      filters: [{ key: 'brand', wanted: [{ kind: 'value', value: 'Nobody' }] }],
    })

    expect(page.total).toBe(0)
    expect(page.facets).toMatchObject([
      {
        key: 'brand',
        buckets: [
          { key: 'Northvale', doc_count: 1 },
          { key: 'Nobody', doc_count: 0 },
        ],
      },
    ])
  })

  test('suggestions: products, categories with counts and whole queries from the same index', async () => {
    const { products, categories, completions } = await engine.suggest(understandQuery('gas furn'), 4)

    expect(products.map((product) => product.sku)).toEqual([
      'CVF97V-080B',
      'NVF96-060A',
      'NVF96-080B',
      'OHF80-100C',
    ])
    expect(categories).toMatchObject([{ path: 'Heating, Furnaces, Gas Furnaces', count: 4 }])
    expect(completions).toEqual([
      'gas furnace',
      'northvale gas furnace',
      'corvane gas furnace',
      'oakhollow gas furnace',
    ])
  })

  test('no text suggests nothing', async () => {
    expect(await engine.suggest(understandQuery('  '), 5)).toEqual({
      version: 7,
      products: [],
      categories: [],
      completions: [],
    })
  })
})

const someWord = fc.constantFrom('gas', 'furnace', 'heat', 'pump', 'coil', 'steady')
const someValue = fc.constantFrom('red', 'green', 'blue')
const randomDoc = fc.record({
  name: fc.array(someWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  brand: fc.constantFrom('Northvale', 'Corvane', 'Oakhollow'),
  categories: fc.constantFrom(['A'], ['A', 'B'], ['A', 'B', 'C'], ['D'], ['D', 'B']),
  price: fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
  isInStock: fc.boolean(),
  attributes: fc.oneof(
    fc.record({ color: fc.uniqueArray(someValue, { maxLength: 3 }), size: fc.integer({ min: 0, max: 20 }) }),
    fc.record({ size: fc.integer({ min: 0, max: 20 }) }),
    fc.constant({}),
  ),
})
const randomFacets = [
  ...PLAIN_FACETS,
  listFacet('attributes.color'),
  numberFacet('attributes.size', [0, 4], [5, 9], [10, 20]),
]
const wantedValues = (values: fc.Arbitrary<string>) =>
  fc.array(
    values.map((value) => ({ kind: 'value' as const, value })),
    { minLength: 1, maxLength: 3 },
  )
const wantedRanges = (most: number) =>
  fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
      .map(([a, b]) => ({ kind: 'range' as const, min: Math.min(a, b), max: Math.max(a, b) })),
    { minLength: 1, maxLength: 2 },
  )
const randomFilters = fc
  .record(
    {
      brand: wantedValues(fc.constantFrom('Northvale', 'Corvane', 'Nobody')),
      availability: wantedValues(fc.constant('In stock')),
      price: wantedRanges(2_000),
      'attributes.color': wantedValues(someValue),
      'attributes.size': wantedRanges(20),
    },
    { requiredKeys: [] },
  )
  .map((filters) => Object.entries(filters).map(([key, wanted]) => ({ key, wanted: wanted ?? [] })))
const randomQuery = fc.record({
  filters: randomFilters,
  categoryPath: fc.constantFrom('', 'A', 'A, B', 'D', 'Nowhere'),
})

describe.each(ENGINES)('[C-SEARCH] $name: counts are exact', ({ create, runs }) => {
  test('for any products and any filters they equal counting by hand', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomDoc, { maxLength: 40 }),
        fc.array(randomQuery, { minLength: 1, maxLength: 8 }),
        async (made, queries) => {
          const docs = made.map((each) => makeDoc(each))
          const engine = create()
          await engine.replace({ version: 1, docs, facets: () => randomFacets })
          const pages = await Promise.all(
            queries.map((query) => engine.search(makeQuery('', { ...query, limit: 100 }))),
          )
          engine.close()

          expect(pages.map(countsOf)).toEqual(queries.map((query) => countByHand(docs, randomFacets, query)))
        },
      ),
      { numRuns: runs(60) },
    )
  })

  test('with a text they equal counting by hand among what the text finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomDoc, { minLength: 1, maxLength: 40 }),
        someWord,
        randomQuery,
        async (made, word, query) => {
          const docs = made.map((each) => makeDoc(each))
          const engine = create()
          await engine.replace({ version: 1, docs, facets: () => randomFacets })
          const all = await engine.search(makeQuery(word, { limit: 100 }))
          const narrowed = await engine.search(makeQuery(word, { ...query, limit: 100 }))
          engine.close()
          const found = new Set(all.hits.map((hit) => hit.id))

          expect(countsOf(narrowed)).toEqual(
            countByHand(
              docs.filter((doc) => found.has(doc.id)),
              randomFacets,
              query,
            ),
          )
        },
      ),
      { numRuns: runs(60) },
    )
  })

  test('after any puts and removals they equal a fresh index', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomDoc, { minLength: 1, maxLength: 12 }),
        fc.array(randomDoc, { maxLength: 6 }),
        fc.nat({ max: 11 }),
        async (made, changed, gone) => {
          const docs = made.map((each, i) => makeDoc({ ...each, id: String(460_000_000 + i) }))
          const changes = changed.map((each, i) => makeDoc({ ...each, id: String(460_000_000 + i * 3) }))
          const removed = docs[gone % docs.length]!.id
          const final = [...new Map([...docs, ...changes].map((doc) => [doc.id, doc])).values()].filter(
            (doc) => doc.id !== removed,
          )
          const [edited, fresh] = [create(), create()]
          await edited.replace({ version: 1, docs, facets: () => randomFacets })
          await edited.put(changes, 2)
          await edited.remove([removed], 3)
          await fresh.replace({ version: 3, docs: final, facets: () => randomFacets })
          const [left, right] = await Promise.all(
            [edited, fresh].map((engine) =>
              engine.search(makeQuery('gas', { sort: { mode: 'name', order: 'asc' }, limit: 100 })),
            ),
          )
          edited.close()
          fresh.close()

          expect({
            ...countsOf(left!),
            version: left!.version,
            ids: left!.hits.map((hit) => hit.id),
          }).toEqual({ ...countsOf(right!), version: 3, ids: right!.hits.map((hit) => hit.id) })
        },
      ),
      { numRuns: runs(40) },
    )
  })
})

describe.each(ENGINES)('[C-SEARCH] $name: life of the index', ({ create }) => {
  test('an engine without a catalog is not ready and finds nothing', async () => {
    const engine = create()

    expect([engine.isReady(), (await engine.search(makeQuery('furnace'))).total]).toEqual([false, 0])
  })

  test('readers see the old catalog or the new one, never a mixture', async () => {
    const engine = create()
    const named = (brand: string) =>
      Array.from({ length: 1200 }, (_, i) =>
        makeDoc({ id: String(470_000_000 + i), name: `furnace ${i}`, brand }),
      )
    await engine.replace({ version: 1, docs: named('Old'), facets: () => PLAIN_FACETS })
    const replacing = engine.replace({ version: 2, docs: named('New'), facets: () => PLAIN_FACETS })
    const seen: SearchPage[] = []
    let isDone = false
    const reader = (async () => {
      while (!isDone) {
        seen.push(await engine.search(makeQuery('furnace')))
        await nextTurn()
      }
    })()
    await replacing
    isDone = true
    await reader
    seen.push(await engine.search(makeQuery('furnace')))
    engine.close()

    expect(
      new Set(
        seen.map((page) =>
          JSON.stringify([
            page.version,
            page.total,
            page.facets.find((facet) => facet.key === 'brand')?.buckets,
          ]),
        ),
      ),
    ).toEqual(
      new Set(['[1,1200,[{"key":"Old","doc_count":1200}]]', '[2,1200,[{"key":"New","doc_count":1200}]]']),
    )
  })

  test('a catalog that breaks off half way leaves the old one', async () => {
    const engine = create()
    await engine.replace({ version: 1, docs: [makeDoc({ name: 'furnace' })], facets: () => PLAIN_FACETS })
    async function* broken(): AsyncGenerator<SearchDoc> {
      yield makeDoc({ name: 'furnace two' })
      throw new Error('connection lost')
    }

    await expect(engine.replace({ version: 2, docs: broken(), facets: () => PLAIN_FACETS })).rejects.toThrow(
      'connection lost',
    )
    expect(await engine.search(makeQuery('furnace'))).toMatchObject({ version: 1, total: 1 })
    engine.close()
  })
})
