import { expect, test } from 'vitest'
import { readPriceList } from '#features/selling/pricing/rules/price-list.ts'
import { toCents } from '#lib/money.ts'
import { type ImportedProduct, type ImportKind, readImport } from './changes.ts'

const product = (id: string, sku: string, cost: number | undefined): ImportedProduct => ({
  id,
  sku,
  name: sku,
  publicPrice: toCents(1_000_00),
  cost: cost === undefined ? undefined : toCents(cost),
})
const PRODUCTS = [
  product('100000001', 'NVF-1', 700_00),
  product('100000002', 'NVF-2', undefined),
  product('100000003', 'NVF-3', 1_00),
]
const productOf = (written: string) =>
  PRODUCTS.find(({ id, sku }) => id === written || sku === written.toUpperCase())
const inForce = new Map([
  ['100000001', toCents(900_00)],
  ['100000002', toCents(500_00)],
])
const read = (kind: ImportKind, text: string) => readImport(kind, readPriceList(text), productOf, inForce)

test('the file of a list is the whole list: products are added, changed, kept and removed', () => {
  const { changes, added, changed, removed, same, problems } = read('list', 'nvf-1,900\nNVF-3,20')

  expect(problems).toEqual([])
  expect({ added, changed, removed, same }).toEqual({ added: 1, changed: 0, removed: 1, same: 1 })
  expect(changes).toEqual([
    { productId: '100000003', before: null, after: 20_00 },
    { productId: '100000002', before: 500_00, after: null },
  ])
})

test('a file of costs removes nothing', () => {
  const { changes } = read('costs', '100000001,650')

  expect(changes).toEqual([{ productId: '100000001', before: 900_00, after: 650_00 }])
})

test('every problem names its line, in the order of the file', () => {
  const { problems, warnings } = read('list', 'NVF-1,699.99\nunknown,5\nNVF-2,abc\nNVF-2,1200\n100000002,9')

  expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 5])
  expect(problems[0]!.problem).toContain('below our cost')
  expect(problems[3]!.problem).toContain('twice')
  expect(warnings).toEqual([{ line: 4, problem: expect.stringContaining('above the public price') }])
})

test('a cost may be below what a product cost before, and above its price', () => {
  expect(read('costs', 'NVF-1,1\nNVF-2,5000')).toMatchObject({ problems: [], warnings: [] })
})
