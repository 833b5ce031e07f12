import { expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { filterMonths, filterSizeOf } from './care.ts'

const filter = (size: string, thickness?: number) => ({
  [ATTR.filterSize]: size,
  ...(thickness === undefined ? {} : { [ATTR.filterThickness]: thickness }),
})

test.each([
  [1, 3],
  [2, 4],
  [4, 6],
  [5, 6],
])('a filter of %i inches lasts %i months', (inches, months) => {
  expect(filterMonths(filter('16 × 25', inches))).toBe(months)
})

test('a filter without a stated thickness is changed as a thin one', () => {
  expect(filterMonths(filter('16 × 25'))).toBe(3)
})

test('a cabinet names height and width; its filter also names the thickness', () => {
  expect(filterSizeOf(filter('16 × 25', 5))).toBe('16 × 25 × 5')
  expect(filterSizeOf(filter('16 × 25 × 5', 5))).toBe('16 × 25 × 5')
  expect(filterSizeOf({})).toBeNull()
})
