import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PaidBackUnits,
  type PayableLine,
  paidBack,
  payableUnits,
  refundOfLines,
  refundOfReturn,
  takesSecondPerson,
  taxInAmount,
} from './refunds.ts'

const LINE: PayableLine = {
  ...{ lineNo: 1, quantity: 3, unitPrice: 10_000, discount: 0, tax: 3_000 },
  ...{ returned: 0, calledOff: 0 },
}

test.each([
  ['a unit costs its price and tax', [], [{ lineNo: 1, quantity: 1 }], 11_000],
  ['a unit that was paid back is not paid twice', [[0, 2]], [{ lineNo: 1, quantity: 2 }], 'too_many'],
  ['a line that the order has not', [], [{ lineNo: 9, quantity: 1 }], 'no_such_line'],
  ['no units', [], [], 'nothing_asked'],
  ['a part of a unit', [], [{ lineNo: 1, quantity: 0.5 }], 'too_many'],
  ['one line twice', [], Array(2).fill({ lineNo: 1, quantity: 1 }), 'too_many'],
] as const)('[29] a refund of lines: %s', (_, made, asked, expected) => {
  const before = made.map(([from, units]) => ({ lineNo: 1, from, units }))
  const decided = refundOfLines([LINE], before, asked)
  expect(decided.kind === 'refund' ? decided.amount : decided.reason).toBe(expected)
})

test.each([
  [500_00, 0, false],
  [500_01, 0, true],
  [1, 500_00, true],
  [300_00, 200_00, false],
])('[29] a refund of %i cents after %i alone takes a second person: %s', (amount, before, expected) => {
  expect(takesSecondPerson(amount, before, 500_00)).toBe(expected)
})

test('[29] the tax in an amount is its share of the order, and none of an order without money', () => {
  expect(taxInAmount(110_00, { tax: 100_00, total: 1_100_00 })).toBe(10_00)
  expect(taxInAmount(0, { tax: 0, total: 0 })).toBe(0)
})

test('[29] refunds of lines and returns in any order pay a line back once, to the cent', () => {
  const step = fc.record({
    kind: fc.constantFrom('refund', 'return'),
    units: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 0, max: 9_999 }),
      fc.array(step, { maxLength: 12 }),
      (quantity, unitPrice, tax, steps) => {
        const line = { ...LINE, quantity, unitPrice, tax }
        const made: PaidBackUnits[] = []
        let paid = 0
        for (const { kind, units } of steps) {
          if (kind === 'return') {
            const back = Math.min(units, quantity - line.returned)
            paid += refundOfReturn(line, made, back)
            line.returned += back
            continue
          }
          const decided = refundOfLines([line], made, [{ lineNo: 1, quantity: units }])
          if (decided.kind === 'refuse') continue
          paid += decided.amount
          made.push(...decided.lines)
        }
        const whole = quantity * unitPrice + tax
        expect(paid).toBeLessThanOrEqual(whole)
        expect(paid === whole).toBe(payableUnits(line, made) === 0)
        expect(paidBack(line, made)).toBeLessThanOrEqual(quantity)
      },
    ),
  )
})
