import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundableAmount } from './returns.ts'

test.each([
  [{ quantity: 3, unitPrice: 10_000, discount: 1_000, tax: 2_973 }, 0, 1, 10_658],
  [{ quantity: 3, unitPrice: 10_000, discount: 1_000, tax: 2_973 }, 0, 3, 31_973],
  [{ quantity: 1, unitPrice: 129_999, discount: 0, tax: 13_325 }, 0, 1, 143_324],
  [{ quantity: 2, unitPrice: 5, discount: 1, tax: 1 }, 1, 1, 5],
])('[K-MONEY] %j from unit %i, %i units: %i cents', (line, from, units, expected) => {
  expect(refundableAmount(line, from, units)).toBe(expected)
})

test('[K-MONEY] the parts of a line add up to the whole to the cent, and none is negative', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: fc.integer({ min: 1, max: 900_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    tax: fc.integer({ min: 0, max: 90_000 }),
  })
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 99 }), ({ quantity, unitPrice, share, tax }, cut) => {
      const priced = { quantity, unitPrice, discount: Math.floor(quantity * unitPrice * share), tax }
      const first = Math.min(cut, quantity)
      const parts = [refundableAmount(priced, 0, first), refundableAmount(priced, first, quantity - first)]

      expect(parts[0]! + parts[1]!).toBe(quantity * unitPrice - priced.discount + tax)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(-1)
    }),
  )
})
