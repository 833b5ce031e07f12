import { expect, test } from 'vitest'
import { itemCount, itemCountSource } from './types.ts'

test.each([0, 1, 2, 999])('the early script and the page count %i items in the same words', (count) => {
  const early = new Function('n', `return ${itemCountSource('n')}`)

  expect(early(count)).toBe(itemCount(count))
})
