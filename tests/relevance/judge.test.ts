import { describe, expect, test } from 'vitest'
import { type Answered, type Facts, readQuestion } from './judge.ts'
import { countRight, judge } from './measure.ts'

const FURNACES: readonly Facts[] = [
  { type: 'gas-furnace', sku: 'A', afue: 80, price: 600, fuel: 'Natural gas', emissionStandard: 'Low NOx' },
  {
    type: 'gas-furnace',
    sku: 'B',
    afue: 96,
    price: 900,
    fuel: 'Natural gas',
    emissionStandard: 'Ultra Low NOx',
  },
  { type: 'gas-furnace', sku: 'C', afue: 97, price: 1500, fuel: 'Natural gas', emissionStandard: 'Low NOx' },
  { type: 'gas-furnace', sku: 'D', afue: 97, price: 1600, fuel: 'Natural gas', emissionStandard: 'Low NOx' },
  { type: 'gas-furnace', sku: 'E', price: 2000, fuel: 'Natural gas', emissionStandard: 'None' },
  { type: 'boiler', sku: 'F', afue: 99, price: 500 },
]
const rightOf = (test: string): string => {
  const { isRight } = readQuestion(`a question => ${test}`, FURNACES)
  return FURNACES.filter((facts) => isRight?.(facts))
    .map(({ sku }) => String(sku))
    .join('')
}

describe('a rank names the three best of the products that pass the other conditions', () => {
  test.each([
    ['type gas-furnace; most afue', 'BCD'],
    ['type gas-furnace; least price', 'ABC'],
    ['type gas-furnace; afue<97; most afue', 'AB'],
    ['type gas-furnace; price>=1500; most afue', 'CD'],
    ['type gas-furnace; most afue || type boiler; least price', 'BCDF'],
    ['type gas-furnace; least sound', ''],
  ])('%s', (test, right) => {
    expect(rightOf(test)).toBe(right)
  })

  test('products that equal the third are right as well', () => {
    const same = ['A', 'B', 'C', 'D'].map((sku) => ({ type: 'pad', sku, price: 9 }))
    expect(countRight(readQuestion('cheapest pad => type pad; least price', same), same)).toBe(4)
  })
})

describe('a law judges at a place', () => {
  test.each([
    ['93721', 'B'],
    ['60614', 'ABCDE'],
  ])('%s', (zip, right) => {
    expect(rightOf(`type gas-furnace; allowed ${zip}`)).toBe(right)
  })

  test('a ZIP that is no place of the tests is an error', () => {
    expect(() => rightOf('type gas-furnace; allowed 00000')).toThrow('00000')
  })
})

describe('pages beside products', () => {
  const found = (type: string, pages: string[]): Answered => ({
    products: [
      {
        id: '',
        type,
        name: '',
        sku: '',
        brand: '',
        series: '',
        price: 0,
        template: 'single',
        attributes: {},
      },
    ],
    isRelaxed: false,
    pages,
    unsoldBrand: undefined,
  })
  const precision = (test: string, answer: Answered): number =>
    judge(readQuestion(`a question => ${test}`, FURNACES), answer, 1).precision

  test.each([
    ['page~/repair || type gas-furnace', 'boiler', ['/repair'], 1],
    ['page~/repair || type gas-furnace', 'gas-furnace', [], 1],
    ['page~/repair || type gas-furnace', 'boiler', ['/about'], 0],
    ['page~/repair; type gas-furnace', 'gas-furnace', [], 0],
    ['page~/repair; type gas-furnace', 'gas-furnace', ['/repair'], 1],
    ['page~/repair', 'boiler', ['/a', '/b', '/c', '/repair'], 0],
    ['nothing || type gas-furnace', 'boiler', [], 0],
  ])('%s: a %s with %j', (test, type, pages, figure) => {
    expect(precision(test, found(type, pages))).toBe(figure)
  })
})
