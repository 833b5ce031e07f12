import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ATTR, attributeById } from '#features/catalog/catalog/rules/attributes.ts'
import { type FoundProduct, searchRequestSchema } from '#features/choosing/search/contract.ts'
import { toQuery } from '#features/choosing/search/server/present.ts'
import { presentPage } from '#features/choosing/search/server/write-page.ts'
import { searchNotes } from '#features/choosing/search/view/search-notes.ts'
import { type Searched, sharedSearch } from './ask.ts'

let search: Searched

beforeAll(async () => {
  search = await sharedSearch()
}, 120_000)

async function ask(query: string) {
  const asked = toQuery(searchRequestSchema.parse({ query, limit: 5 }), search.engine)
  const page = presentPage(await search.engine.search(asked), asked)
  return { page, products: page.hits.hits.map(({ _source }) => _source) }
}

const named = (product: FoundProduct, key: string): unknown =>
  Object.entries(product.attributes).find(([id]) => attributeById(Number(id))?.key === key)?.[1]

test.each([
  ['16x26x1 filter', /^16 × 25 × 1/, '16 × 26 × 1 in filter'],
  ['22x22x1', /^20 × 22 × 1/, '22 × 22 × 1 in'],
  ['air filter 22 x 22 x 1', /^20 × 22 × 1/, '22 × 22 × 1 in air filter'],
  ['13 inch flex', /, 1[24] in/, '13 in flex'],
  ['flexible duct 15 in', /, 1[46] in/, '15 in flexible duct'],
  ['13x9 return grille', /, 14 × 8 in|, 14 × 6 in/, '13 × 9 in return grille'],
  ['8x12 floor register', /, 6 × 12 in/, '8 × 12 in floor register'],
])(
  '[S27] %j: the nearest sizes come first, and the page says which is not sold',
  async (text, near, said) => {
    const { page, products } = await ask(text)

    for (const { name } of products.slice(0, 3)) expect(name).toMatch(near)
    expect(searchNotes(page)[0]).toBe(`No ${said} is sold. These are the nearest sizes.`)
  },
)

test('[S27] of filters no thicker than the slot, the nearest face comes first', async () => {
  const sizes = search.products
    .filter(({ type }) => type === 'air-filter')
    .map((product) => sidesOf(String(named(product, 'filterSize'))))
  const inches = fc.integer({ min: 10, max: 30 })
  await fc.assert(
    fc.asyncProperty(inches, inches, fc.constantFrom(1, 2, 4), async (width, height, thick) => {
      const asked = sidesOf(`${width} × ${height} × ${thick}`)
      const [first] = (await ask(`${width}x${height}x${thick} filter`)).products
      const fitting = sizes.filter((size) => size[2]! <= thick)
      const least = Math.min(...fitting.map((size) => apart(size, asked)))
      const found = sidesOf(String(named(first!, 'filterSize')))
      if (least > 0.4 * (width + height)) return
      expect(found[2]).toBeLessThanOrEqual(thick)
      expect(apart(found, asked)).toBe(least)
    }),
    { numRuns: 60 },
  )
})

/** The shorter and the longer side, and the thickness. */
function sidesOf(size: string): number[] {
  const [width = 0, height = 0, thick = 0] = size.split(' × ').map(Number)
  return [Math.min(width, height), Math.max(width, height), thick]
}

const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.abs(one[0]! - other[0]!) + Math.abs(one[1]! - other[1]!)

test('[S27] a size that is sold is not said to be missing', async () => {
  for (const product of search.products.filter(({ type }) => type === 'duct').slice(0, 20)) {
    const { page, products } = await ask(`${product.attributes[ATTR.diameter]} inch duct`)
    expect(page.notSold).toBeUndefined()
    expect(products.length).toBeGreaterThan(0)
  }
})
