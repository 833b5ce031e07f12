import { expect, test } from 'vitest'
import { sheetLines } from './price-list.ts'

const problemsOf = (text: string) => [...sheetLines(text)].filter((line) => 'problem' in line)

test('a list with headings, quotation marks, dollars, tabs and empty lines', () => {
  const lines = sheetLines('\uFEFFModel,Price\r\n"NVF96-080B","$1,150.00"\n\n100000002\t99.5\r\nNVT-1; 12\n')
  const two = { from: 1, listPrice: undefined }
  expect([...lines]).toEqual([
    { line: 2, product: 'NVF96-080B', price: 1_150_00, ...two },
    { line: 4, product: '100000002', price: 99_50, ...two },
    { line: 5, product: 'NVT-1', price: 12_00, ...two },
  ])
})

test('[30] a third column has units or list prices, as its heading says', () => {
  const read = (text: string) => [...sheetLines(text)]
  expect(read('model,price,from\nA,"1,150",\nA,1100,10')).toMatchObject([
    { product: 'A', price: 1_150_00, from: 1 },
    { product: 'A', price: 1_100_00, from: 10 },
  ])
  expect(read('model;price;list price\nA;90;100\nB;90;')).toMatchObject([
    { price: 90_00, listPrice: 100_00 },
    { price: 90_00, listPrice: null },
  ])
  // Without its heading, figures after a comma are thousands, as ever.
  expect(read('A,5,100')).toMatchObject([{ price: 5_100_00, from: 1 }])
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
  ['model,price,color\nNVT-1,5,red', 'The column “color” is unknown'],
  ['model,price,from\nNVT-1,5,0', 'not a number of units'],
  ['model,price,from\nNVT-1,5,1000', 'not a number of units'],
  ['model,price,list price\nNVT-1,5,5', 'not above its price'],
])('the line %j has a problem', (text, words) => {
  const problems = problemsOf(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ problem: expect.stringContaining(words) })
})
