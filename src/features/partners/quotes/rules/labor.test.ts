import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LaborLine, laborTotals } from './labor.ts'

const line = (qty: number, price: number, unit: LaborLine['unit'] = 'hour'): LaborLine => ({
  ...{ key: `${qty} ${price}`, description: 'Installation', qty, unit, price },
})

test.each([
  ['none', [], undefined, null],
  ['a job', [line(1, 1_200_00, 'job')], undefined, [1_200_00, 0, 1_200_00]],
  ['half hours', [line(6.5, 95_00)], undefined, [617_50, 0, 617_50]],
  ['a part of a cent is rounded', [line(0.33, 10_01)], undefined, [3_30, 0, 3_30]],
  ['tax on top', [line(10, 100_00)], { kind: 'added', rate: 0.065 }, [1_000_00, 65_00, 1_065_00]],
  ['no tax on top', [line(10, 100_00)], { kind: 'included' }, [1_000_00, 0, 1_000_00]],
] as const)('[9] labor: %s', (_, lines, tax, expected) => {
  const totals = laborTotals([...lines], tax)
  expect(totals && [totals.work, totals.tax, totals.total]).toEqual(expected)
})

test('[9] the lines of labor add up to its sum, whatever its tax', () => {
  const lines = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 9_999_999 })),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 2_000 }), (typed, rate) => {
      const totals = laborTotals(
        typed.map(([qty, price]) => line(qty / 100, price)),
        { kind: 'added', rate: rate / 10_000 },
      )!
      expect(totals.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.work)
      expect(totals.work + totals.tax).toBe(totals.total)
      expect(Number.isSafeInteger(totals.total)).toBe(true)
    }),
  )
})
