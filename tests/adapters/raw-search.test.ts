import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { strictSearchAnswerSchema } from '#features/choosing/search/contract.ts'
import { rawSearch, searchHandlers } from '#features/choosing/search/server/handlers.ts'
import { makeDoc, PLAIN_FACETS } from './search-docs.ts'

const search = createMemorySearch()
const call = rawSearch()
const answer = async (body: unknown) => {
  const bytes = await call(JSON.stringify(body), { search })
  return bytes && JSON.parse(Buffer.from(bytes).toString())
}
const ordinary = (body: object) => createRouterClient(searchHandlers, { context: { search } }).search(body)

beforeAll(() =>
  search.replace({
    version: 1,
    facets: () => PLAIN_FACETS,
    docs: [
      makeDoc({ id: '450000001', name: 'Gas Furnace ⅜″', price: 900, rating: 4.5 }),
      makeDoc({ id: '450000002', name: 'Furnace "B", 95%', brand: 'Oakhollow' }),
      makeDoc({ id: '450000003', name: 'Coil' }),
    ],
  }),
)
afterAll(() => search.close())

test.each([
  [{}],
  [{ query: 'furnace' }],
  [{ query: 'furnce' }],
  [{ query: 'zzzz' }],
  [{ activeFilters: { brand: ['Oakhollow'] } }],
  [{ categoryPath: 'Parts', limit: 1, from: 1, activeSorting: { mode: 'price', order: 'asc' } }],
])(
  '[C-SEARCH] %j is answered in the shape of the contract, over HTTP as within the process',
  async (body) => {
    const answered = await answer(body)

    expect(answered).toEqual(await ordinary(body))
    expect(strictSearchAnswerSchema.parse(answered)).toEqual(answered)
  },
)

test.each([
  ['not an object', 'x'],
  ['an unknown field', { qurey: 'x' }],
  ['a limit of 0', { limit: 0 }],
])('[C-SEARCH] %s is left to be refused', async (_, body) => {
  expect(await answer(body)).toBeUndefined()
})

test('[C-SEARCH] the router refuses invalid JSON and an engine that is not ready', async () => {
  expect(await call('{', { search })).toBeUndefined()
  expect(await call('{}', { search: createMemorySearch() })).toBeUndefined()
})

test('[C-SEARCH] an answer that was asked for twice is repeated until a product changes', async () => {
  const asked = '{"query":"furnace"}'
  await call(asked, { search })
  const before = await call(asked, { search })
  const again = await call(asked, { search })
  await search.put([makeDoc({ id: '450000004', name: 'Furnace Four' })], 1)
  const after = await call(asked, { search })

  expect(again).toBe(before)
  expect(JSON.parse(Buffer.from(after ?? []).toString()).hits.total.value).toBe(3)
})
