import { beforeAll, expect, test } from 'vitest'
import { attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import { figuresOf } from '#features/choosing/search/rules/query/figures.ts'
import { type Searched, sharedSearch } from './ask.ts'

let search: Searched

beforeAll(async () => {
  search = await sharedSearch()
}, 120_000)

const complete = async (text: string): Promise<string[]> =>
  (await search.engine.suggest(search.engine.understand(text), 6)).completions

test.each([
  ['80', '80,000 BTU gas furnaces'],
  ['80k', '80,000 BTU gas furnaces'],
  ['80 gas', '80,000 BTU gas furnaces'],
  ['80,0', '80,000 BTU gas furnaces'],
  ['20x25', '20x25x1 air filters'],
  ['20 x 25', '20x25x1 air filters'],
  ['20x', '20x20x1 air filters'],
  ['3 ton', '3 ton heat pumps'],
  ['3ton', '3 ton heat pumps'],
  ['3 ton air', '3 ton air conditioners'],
  ['2½ ton', '2.5 ton heat pumps'],
  ['MERV 13', 'MERV 13 air filters'],
  ['merv', 'MERV 8 air filters'],
  ['merv13', 'MERV 13 air filters'],
  ['R-32', 'R-32 refrigerants'],
  ['R-32 h', 'R-32 heat pumps'],
  ['r-4', 'R-410A refrigerants'],
  ['50 gal', '50 gallon tank water heaters'],
  ['96%', '96% AFUE gas furnaces'],
  ['12', '12,000 BTU single-zone mini splits'],
])('%j is completed to %j', async (typed, first) => {
  expect((await complete(typed))[0]).toBe(first)
})

test.each(['NVF96', '453061180', 'boiler', '', '16 SEER9', '80 zebra', "3' or 1=1 --"])(
  '%j has no figure to complete',
  async (typed) => {
    expect((await complete(typed)).filter((text) => /^(?:[\d.,%x]+ |MERV|R-)/.test(text))).toEqual([])
  },
)

test.each(['line s', 'heat pump s', 'air filt', 'gas furn'])(
  'completions of %j do not repeat one in the plural',
  async (typed) => {
    const singular = (await complete(typed)).map((text) => text.replace(/s\b/g, ''))
    expect(singular.length).toBeGreaterThan(0)
    expect(singular).toEqual([...new Set(singular)])
  },
)

test('"line s" is completed to line sets before covers of line sets', async () => {
  expect((await complete('line s')).slice(0, 2)).toEqual(['line set', 'line set cover'])
})

test('every completion of the catalog leads to products of its kind and figure', async () => {
  const wrong: string[] = []
  const phrases = new Map<string, Set<string>>()
  for (const { id, type, attributes } of search.products) {
    const byKey = Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [attributeById(Number(key))?.key ?? key, value]),
    )
    for (const { text } of figuresOf(type, byKey)) phrases.set(text, (phrases.get(text) ?? new Set()).add(id))
  }
  for (const [text, itsOwn] of phrases) {
    // Who asks for a heat pump is shown heat pumps with an air handler too.
    const ids = new Set([...itsOwn, ...(phrases.get(text.replace(/heat pumps$/, 'heat pump systems')) ?? [])])
    const { products, isRelaxed } = await search.ask(text)
    if (isRelaxed || !products.slice(0, Math.min(3, ids.size)).every(({ id }) => ids.has(id)))
      wrong.push(text)
  }

  expect(phrases.size).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})

test.each([
  ['one digit', '1'],
  ['the longest text', '1'.repeat(100)],
  ['many figures', '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'],
  ['sizes', '1x1x1x1 '.repeat(12)],
])('%s: a suggestion takes a bounded time', async (_, typed) => {
  await complete(typed)
  const before = process.cpuUsage()
  for (let i = 0; i < 10; i++) await complete(`${typed}${i}`.slice(0, 100))
  const { user, system } = process.cpuUsage(before)

  expect((user + system) / 10_000, 'milliseconds of the processor').toBeLessThan(50)
})
