import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betterWords } from '../need-texts.ts'
import { remarksOf } from './estimate/remarks.ts'
import { BUILT_TONS, betterTons, fittingTons, isBelowSmallest, needOf, sizeFor } from './need.ts'

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

const INSIDE = { thermostatHT: 70, thermostatAC: 75 }
/** A third of 160,000 BTU/h is no number of a computer: 48,000 is 0.8999999999999999 of it. */
const ROUNDING = 1e-9
const OUTSIDE = { heat99F: 10, cool1F: 95, station: {} }

test('[A9] we recommend the smallest size of at least 90% that Manual S allows, or say that none is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), (cooling) => {
      const need = needOf({ heating: 0, cooling })
      const load = need.coolingBtu / need.systems
      const remarks = remarksOf(INSIDE, OUTSIDE, need)
      const fitting = fittingTons(load)
      if (fitting === null) {
        expect(remarks).toContain('below-smallest')
        return
      }
      const share = (fitting.tons * 12_000) / load
      expect(share).toBeGreaterThanOrEqual(0.9 - ROUNDING)
      const most = { single: 1.15, 'two-stage': 1.2, variable: 1.3 }[fitting.stages]
      expect(share).toBeLessThanOrEqual(most + ROUNDING)
      const smaller = BUILT_TONS.filter((tons) => tons < fitting.tons)
      for (const tons of smaller) expect((tons * 12_000) / load).toBeLessThan(0.9 + ROUNDING)
      expect(sizeFor(need)).toBe(fitting.tons)
      expect(remarks.includes('other-size')).toBe(fitting.tons !== need.tons)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  [20_900, 1.5, 2, 'single', '2 tons fit better: 1½ tons would be 86% of your cooling load'],
  [26_777, 2, 2.5, 'single', '2½ tons fit better: 2 tons would be 89% of your cooling load'],
])(
  '[A9] %i BTU/h: the specification rounds to %d tons, and we say that %d fit',
  (cooling, rounded, tons, stages, words) => {
    const need = needOf({ heating: 0, cooling })
    expect(need.tons).toBe(rounded)
    expect(betterTons(need)).toEqual({ tons, stages })
    expect(betterWords(need)).toContain(words)
  },
)

test('[A9] nothing is said while the rounded size fits', () => {
  expect(betterWords(needOf({ heating: 0, cooling: 36_000 }))).toBeNull()
})
