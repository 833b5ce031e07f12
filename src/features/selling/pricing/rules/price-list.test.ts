import { expect, test } from 'vitest'
import { readPriceList } from './price-list.ts'

test('a list with headings, quotation marks, dollars, tabs and empty lines', () => {
  const { prices, problems } = readPriceList(
    '\uFEFFModel,Price\r\n"NVF96-080B","$1,150.00"\n\n100000002\t99.5\r\nNVT-1; 12\n',
  )
  expect(problems).toEqual([])
  expect(prices).toEqual([
    { line: 2, product: 'NVF96-080B', price: 1_150_00 },
    { line: 4, product: '100000002', price: 99_50 },
    { line: 5, product: 'NVT-1', price: 12_00 },
  ])
})

test.each([
  ['NVT-1', 'has no price'],
  ['NVT-1,', 'is not a price'],
  ['NVT-1,0', 'is not a price'],
  ['NVT-1,-5', 'is not a price'],
  ['NVT-1,1.234', 'is not a price'],
  ['NVT-1,1e3', 'is not a price'],
  [',5', 'no product'],
  ['NVT-1,5\nnvt-1,6', 'twice'],
])('the line %j has a problem', (text, words) => {
  const { problems } = readPriceList(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]!.problem).toContain(words)
})
