import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRange, parseRange } from '#features/catalog/catalog/rules/range.ts'
import { niceRanges, PRICE_RANGES } from './ranges.ts'

test.each([
  ['500-999.99', { min: 500, max: 999.99 }],
  ['*-500', { min: -Infinity, max: 500 }],
  ['2000-*', { min: 2000, max: Infinity }],
  ['-20--5', { min: -20, max: -5 }],
  ['96', { min: 96, max: 96 }],
  ['9-3', undefined],
  ['abc', undefined],
  ['1e9-2e9', undefined],
  ['', undefined],
])('reads %j', (text, expected) => {
  expect(parseRange(text)).toEqual(expected)
})

test('a range goes into text and comes back', () => {
  const number = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => value / 100 + 0)
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(parseRange(formatRange({ min: Math.min(a, b), max: Math.max(a, b) }))).toEqual({
        min: Math.min(a, b),
        max: Math.max(a, b),
      })
    }),
  )
})

test('few values are buckets of their own', () => {
  expect(niceRanges([96, 80, 96, 92])).toEqual([
    { min: 80, max: 80 },
    { min: 92, max: 92 },
    { min: 96, max: 96 },
  ])
  expect(niceRanges([])).toEqual([])
})

test('every value falls into exactly one bucket', () => {
  const values = fc.array(
    fc.integer({ min: -5_000, max: 2_000_000 }).map((value) => value / 10),
    { minLength: 1, maxLength: 60 },
  )
  fc.assert(
    fc.property(values, (all) => {
      expect(
        all.map((value) => niceRanges(all).filter(({ min, max }) => value >= min && value <= max).length),
      ).toEqual(all.map(() => 1))
    }),
  )
})

test('every price falls into exactly one price bucket', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5_000_000 }), (cents) => {
      expect(PRICE_RANGES.filter(({ min, max }) => cents / 100 >= min && cents / 100 <= max)).toHaveLength(1)
    }),
  )
})
