import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrangeSuggestions,
  NO_RESULTS,
  readRecent,
  remember,
  type SearchResults,
  searchAddress,
} from './suggestions.ts'

const product = (sku: string) => ({
  id: `id-${sku}`,
  name: `Furnace ${sku}`,
  sku,
  path: `/product/${sku}`,
  price: 1299.99,
})
const found: SearchResults = {
  products: [product('NVF96T-080B'), product('NVF96-040A')],
  categories: [{ name: 'Gas Furnaces', url: '/category/gas-furnaces', doc_count: 1240 }],
  completions: ['gas furnace'],
  articles: [{ title: 'Premium guarantee', summary: '', path: '/premium-guarantee' }],
}
const kinds = (text: string, recent: string[] = []) =>
  arrangeSuggestions(text, found, recent).map(({ kind }) => kind)

test('[L-SEARCH-DEB] words lead to whole queries, categories, products and articles', () => {
  expect(kinds('gas', ['gas boiler'])).toEqual(['recent', 'search', 'category', 'product', 'article'])
})

test('a product whose name has the typed text comes before one that has its words elsewhere', () => {
  const products = [
    { ...product('A1'), name: 'Gas Connector, ½ in, for a line of steel' },
    { ...product('B1'), name: 'Copper Line Set, 25 ft' },
  ]
  const groups = arrangeSuggestions('Line s', { ...NO_RESULTS, products }, [])

  expect(groups[0]?.suggestions.map(({ note }) => note)).toEqual(['B1', 'A1'])
})

test('the beginning of a model number leads to the products that have it, the shortest first', () => {
  const [first] = arrangeSuggestions(' nvf96 ', found, [])

  expect(kinds('nvf96')[0]).toBe('product')
  expect(first?.suggestions).toEqual([
    {
      label: 'Furnace NVF96-040A',
      note: 'NVF96-040A',
      href: '/product/NVF96-040A',
      price: 1299.99,
      productId: 'id-NVF96-040A',
    },
    {
      label: 'Furnace NVF96T-080B',
      note: 'NVF96T-080B',
      href: '/product/NVF96T-080B',
      price: 1299.99,
      productId: 'id-NVF96T-080B',
    },
  ])
})

test('before typing it shows the latest searches, while typing those that begin with the text', () => {
  const recent = ['3 ton heat pump', 'filter 16x25']

  expect(
    arrangeSuggestions('', NO_RESULTS, recent).map(({ suggestions }) =>
      suggestions.map(({ label }) => label),
    ),
  ).toEqual([recent])
  expect(
    arrangeSuggestions('3 TON', NO_RESULTS, recent).flatMap(({ suggestions }) =>
      suggestions.map(({ href }) => href),
    ),
  ).toEqual(['/search?q=3%20ton%20heat%20pump'])
})

test('each address is suggested once', () => {
  const groups = arrangeSuggestions('gas', { ...found, completions: ['gas furnace', 'gas furnace'] }, [
    'gas furnace',
  ])

  expect(groups.find(({ kind }) => kind === 'search')).toBeUndefined()
})

test('for any results and any text: no group is empty, no address occurs twice', () => {
  const words = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(words, fc.array(words), fc.array(words), (text, completions, recent) => {
      const groups = arrangeSuggestions(text, { ...found, completions }, recent)
      const addresses = groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href))

      expect(groups.every(({ suggestions }) => suggestions.length > 0)).toBe(true)
      expect(new Set(addresses).size).toBe(addresses.length)
    }),
  )
})

test.each([
  [[], 'boiler', ['boiler']],
  [['a1', 'boiler'], ' Boiler ', ['Boiler', 'a1']],
  [['a1'], ' ', ['a1']],
  [['1', '2', '3', '4', '5', '6', '7', '8'], 'new', ['new', '1', '2', '3', '4', '5', '6', '7']],
])('%j and a search for "%s" are remembered as %j', (recent, text, after) => {
  expect(remember(recent, text)).toEqual(after)
})

test.each([null, '', '{', '{"a":1}', '[1,null]', `["${'x'.repeat(101)}"]`])(
  'ignores invalid stored entries: %s',
  (stored) => {
    expect(readRecent(stored)).toEqual([])
  },
)

test.each([
  ['', '/search'],
  ['  ', '/search'],
  ['16x25 & more', '/search?q=16x25%20%26%20more'],
])('a search for "%s" stands at %s', (text, address) => {
  expect(searchAddress(text)).toBe(address)
})
