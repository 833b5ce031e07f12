import { expect, test } from 'vitest'
import { BUILT_TONS, isBelowSmallest, needOf } from './need.ts'

test('every load is answered with a size that is built and covers at least 85% of it', () => {
  for (let cooling = 500; cooling <= 300_000; cooling += 250) {
    const { tons, systems } = needOf({ heating: 1, cooling })

    expect(BUILT_TONS, `${cooling} BTU/h`).toContain(tons)
    expect((tons * systems * 12_000) / cooling, `${cooling} BTU/h`).toBeGreaterThan(0.85)
  }
})

test('the answer says when the smallest system exceeds the load by far', () => {
  expect([7_502, 13_800, 14_000, 20_366].map(isBelowSmallest)).toEqual([true, true, false, false])
})
