import { expect, test } from 'vitest'
import { optionOfSize, readSize } from './size-field.tsx'

test.each(['20x25x1', '20 × 25 × 1', '20 x 25 x 1 in', '25 by 20 by 1', '20X25X1"'])(
  '%s is the filter 20 × 25 × 1',
  (typed) => {
    expect(optionOfSize([{ label: '16 × 25 × 1' }, { label: '20 × 25 × 1' }], typed)?.label).toBe(
      '20 × 25 × 1',
    )
  },
)

test('a register has two measures', () => {
  expect(optionOfSize([{ label: '4 × 10 in' }, { label: '4 × 12 in' }], '10x4')?.label).toBe('4 × 10 in')
})

test.each(['', '20', 'large', '1 2 3 4'])('%j is no size', (typed) => {
  expect(readSize(typed)).toBeUndefined()
})
