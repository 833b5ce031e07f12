import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from '#features/catalog/catalog/rules/range.ts'
import { endsOf, histogramPath, rangeOf, stopsOf, thumbsOf } from './range-scale.ts'

const stops = stopsOf([
  { key: '0-99', doc_count: 4, from: 0, to: 99 },
  { key: '100-199', doc_count: 0, from: 100, to: 199 },
  { key: '200-*', doc_count: 1, from: 200 },
])

test.each([
  [{ from: '', to: '' }, undefined],
  [{ from: '1,000', to: '$2,500' }, '1000-2500'],
  [{ from: '', to: '500' }, '*-500'],
  [{ from: '17.5″', to: '' }, '17.5-*'],
  [{ from: '900', to: '100' }, '100-900'],
  [{ from: '80', to: '80' }, '80'],
  [{ from: 'cheap', to: 'dear' }, undefined],
])('[R-LIST] fields with %o mean %s', (ends, range) => {
  expect(rangeOf(ends)).toBe(range)
})

test.each([
  [
    { from: '', to: '' },
    { low: 0, high: 3, isEmpty: false },
  ],
  [
    { from: '100', to: '' },
    { low: 1, high: 3, isEmpty: false },
  ],
  [
    { from: '', to: '150' },
    { low: 0, high: 2, isEmpty: false },
  ],
  [
    { from: '99.5', to: '99.7' },
    { low: 1, high: 2, isEmpty: true },
  ],
  [
    { from: '5,000', to: '' },
    { low: 2, high: 3, isEmpty: false },
  ],
])('[R-LIST] with %o the thumbs stand at %o', (ends, thumbs) => {
  expect(thumbsOf(stops, ends)).toEqual(thumbs)
})

test('a range goes into the fields and comes back', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100)
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('both', 'from', 'to'), (a, b, kind) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const range =
        kind === 'both'
          ? low === high
            ? String(low)
            : `${low}-${high}`
          : kind === 'from'
            ? `${low}-*`
            : `*-${high}`

      expect(parseRange(rangeOf(endsOf(range)) ?? '')).toEqual(parseRange(range))
    }),
  )
})

test('thumbs never cross and never leave the scale', () => {
  const text = fc.oneof(fc.constant(''), fc.nat({ max: 400 }).map(String), fc.string({ maxLength: 5 }))
  fc.assert(
    fc.property(text, text, (from, to) => {
      const { low, high } = thumbsOf(stops, { from, to })

      expect(0 <= low && low < high && high <= stops.length).toBe(true)
    }),
  )
})

test('the histogram has a bar for each stop with products, and the highest fills the box', () => {
  const path = histogramPath(stops, 0, 3)

  expect(path.match(/M/g)).toHaveLength(2)
  expect(path).toContain('V0.00')
  expect(histogramPath(stops, 1, 2)).toBe('')
})
