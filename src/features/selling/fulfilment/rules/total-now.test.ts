import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, toCents } from '#lib/money.ts'
import { type PricedLine, refundableAmount } from './returns.ts'
import { totalNow } from './total-now.ts'

const order = { state: 'in_fulfilment', total: toCents(100_00), isPlaced: true } as const
const line = { quantity: 4, unitPrice: 20_00, discount: 0, tax: 8_00, calledOff: 0 }

test('[29] an order comes to its total, less what was called off, and to nothing once it is canceled', () => {
  expect(totalNow(order, [])).toBe(100_00)
  expect(totalNow(order, [line])).toBe(100_00)
  expect(totalNow(order, [{ ...line, calledOff: 1 }])).toBe(78_00)
  expect(totalNow({ ...order, state: 'cancelled' }, [])).toBe(0)
  expect(totalNow({ ...order, state: 'cancelled', isPlaced: false }, [])).toBe(100_00)
})

const anyLine: fc.Arbitrary<PricedLine & { calledOff: number }> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unitPrice: fc.nat(99_999),
    discount: fc.nat(999),
    tax: fc.nat(9_999),
    calledOff: fc.nat(9),
  })
  .map((each) => ({ ...each, calledOff: Math.min(each.calledOff, each.quantity) }))

test('[29] what is left is the price of the units that stay, to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 5 }), (lines) => {
      const sum = (units: (line: (typeof lines)[number]) => number) =>
        lines.reduce((cents, each) => cents + refundableAmount(each, 0, units(each)), 0)
      const total = sum(({ quantity }) => quantity) as Cents
      const kept = sum(({ quantity, calledOff }) => quantity - calledOff)
      expect(totalNow({ ...order, total }, lines)).toBe(kept)
    }),
  )
})
