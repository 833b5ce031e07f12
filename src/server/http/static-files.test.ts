import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from './static-files.ts'

const SIZE = 1000

test.each([
  ['bytes=0-1', [0, 1]],
  ['bytes=0-', [0, 999]],
  ['bytes=500-5000', [500, 999]],
  ['bytes=-10', [990, 999]],
  ['bytes=-5000', [0, 999]],
  ['bytes=999-999', [999, 999]],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('[L-VIDEOS] the part that %j asks of 1,000 bytes is %j', (header, expected) => {
  expect(rangeOf(header, SIZE)).toEqual(expected)
})

test('the part for any range header is inside the body', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
      ),
      fc.integer({ min: 1, max: 10_000 }),
      (header, size) => {
        const range = rangeOf(header, size)

        expect(
          Array.isArray(range)
            ? range[0] >= 0 && range[0] <= range[1] && range[1] < size
            : range === undefined || range === 'none',
        ).toBe(true)
      },
    ),
  )
})
