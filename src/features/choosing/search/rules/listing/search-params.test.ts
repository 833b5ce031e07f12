import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_LISTING, type Listing, MAX_QUERY_LENGTH, PLAIN_FILTERS, SORT_MODES } from './listing.ts'
import { cleanQuery, lastReachablePage, listingUrl, parseSearch, toParams } from './search-params.ts'

const parse = (query: string): Listing => parseSearch(new URLSearchParams(query))
const word = fc.string({ unit: 'grapheme', maxLength: 60 }).map(cleanQuery)
const values = fc.uniqueArray(word.filter(Boolean), { minLength: 1, maxLength: 5 })
const listing: fc.Arbitrary<Listing> = fc.record({
  query: word,
  categoryPath: word,
  filters: fc
    .record({
      plain: fc.dictionary(fc.constantFrom(...PLAIN_FILTERS), values),
      attributes: fc.dictionary(fc.nat({ max: 9999 }).map(String), values, { maxKeys: 6 }),
    })
    .map(({ plain, attributes }) => ({ ...plain, attributes })),
  sorting: fc.record({
    mode: fc.constantFrom(...SORT_MODES),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  limit: fc.integer({ min: 1, max: 100 }),
  allSizes: fc.boolean(),
  page: fc.integer({ min: 1, max: 100 }),
})

test('[S-LIST-03] a list goes into the URL and comes back the same', () => {
  fc.assert(
    fc.property(listing, (each) => {
      expect(parseSearch(new URLSearchParams(toParams(each).toString()))).toEqual(each)
    }),
  )
})

test('any URL at all is read as a list that has a URL of its own', () => {
  const params = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'q',
          'limit',
          'sort',
          'order',
          'page',
          'category',
          'brand',
          'price',
          'a111',
          'a0111',
          '__proto__',
          'attributes',
        ),
        fc.string(),
      ),
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
    { maxLength: 80 },
  )
  fc.assert(
    fc.property(params, (pairs) => {
      const read = parseSearch(new URLSearchParams(pairs))
      expect(parseSearch(toParams(read))).toEqual(read)
      expect(read.query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH)
      expect(read.page).toBeLessThanOrEqual(lastReachablePage(read.limit))
    }),
  )
})

test.each([
  ['', {}],
  ['limit=1e9', { limit: 24 }],
  ['limit=5000', { limit: 100 }],
  ['limit=-3', { limit: 24 }],
  ['limit=12.7', { limit: 12 }],
  ['page=0', { page: 1 }],
  ['page=99999999', { page: 417 }],
  ['page=two', { page: 1 }],
  ['sort=price', { sorting: { mode: 'price', order: 'asc' } }],
  ['sort=price&order=desc', { sorting: { mode: 'price', order: 'desc' } }],
  ['sort=drop%20table', {}],
  ['order=sideways', {}],
  ['q=%20gas%00%0Afurnace%20', { query: 'gas furnace' }],
  ['brand=A&brand=A&brand=', { filters: { brand: ['A'], attributes: {} } }],
  ['a111=80000&a0111=90000&axyz=1&color=red', { filters: { attributes: { '111': ['80000'] } } }],
])('%j gives the nearest sensible list', (query, expected) => {
  expect(parse(query)).toEqual({ ...EMPTY_LISTING, ...expected })
})

test('[L-SEARCH-MAX] a query keeps its first 100 characters', () => {
  expect(parse(`q=${'x'.repeat(300)}`).query).toHaveLength(100)
})

test('at most 50 groups with 100 values each are read', () => {
  const many = new URLSearchParams(Array.from({ length: 80 }, (_, i) => [`a${i + 1}`, 'v']))
  const long = new URLSearchParams(Array.from({ length: 300 }, (_, i) => ['brand', `b${i}`]))

  expect(Object.keys(parseSearch(many).filters.attributes)).toHaveLength(50)
  expect(parseSearch(long).filters.brand).toHaveLength(100)
})

test('a list with nothing chosen has a bare URL', () => {
  expect(listingUrl('/search', EMPTY_LISTING)).toBe('/search')
  expect(listingUrl('/search', { ...EMPTY_LISTING, query: 'a/c', page: 2 })).toBe('/search?q=a%2Fc&page=2')
})

test('a bookmark with the former word for back orders finds the same products', () => {
  expect(parse('availability=On+back-order&availability=In+stock').filters.availability).toEqual([
    'On back order',
    'In stock',
  ])
})
