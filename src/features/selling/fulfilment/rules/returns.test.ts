import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideReturn } from './returns.ts'

const now = new Date('2026-12-20T12:00:00Z')
const order = {
  state: 'delivered' as const,
  deliveredAt: new Date('2026-11-24T12:00:00Z'),
  hasOpen: false,
  lines: [{ lineNo: 1, units: 2 }],
}

test.each([
  ['one unit, 26 days after delivery', {}, [{ lineNo: 1, quantity: 1 }], 'open'],
  [
    'an order that is not charged yet',
    { state: 'in_fulfilment' as const },
    [{ lineNo: 1, quantity: 1 }],
    'not_charged',
  ],
  [
    'one unit, 31 days after delivery',
    { deliveredAt: new Date('2026-11-19T12:00:00Z') },
    [{ lineNo: 1, quantity: 1 }],
    'too_late',
  ],
  [
    'one unit, 30 days after delivery',
    { deliveredAt: new Date('2026-11-20T12:00:00Z') },
    [{ lineNo: 1, quantity: 1 }],
    'open',
  ],
  [
    'an order that has shipped and not arrived',
    { state: 'shipped' as const, deliveredAt: null },
    [{ lineNo: 1, quantity: 2 }],
    'open',
  ],
  ['an order with another open return', { hasOpen: true }, [{ lineNo: 1, quantity: 1 }], 'one_open'],
  ['no units', {}, [], 'nothing_asked'],
  ['more units than the order has', {}, [{ lineNo: 1, quantity: 3 }], 'too_many'],
  [
    'the same line twice',
    {},
    [
      { lineNo: 1, quantity: 1 },
      { lineNo: 1, quantity: 1 },
    ],
    'too_many',
  ],
  ['a line that the order does not have', {}, [{ lineNo: 9, quantity: 1 }], 'no_such_line'],
])('[K-FEES] a return of %s', (_, overrides, asked, expected) => {
  const decision = decideReturn({ ...order, ...overrides }, asked, now)

  expect(decision.kind === 'refuse' ? decision.reason : decision.kind).toBe(expected)
})

test('a return never has more units than the buyer received', () => {
  const units = fc.array(
    fc.record({ lineNo: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: -2, max: 5 }) }),
    { maxLength: 5 },
  )
  const lines = fc.uniqueArray(
    fc.record({ lineNo: fc.integer({ min: 1, max: 4 }), units: fc.integer({ min: 0, max: 4 }) }),
    { selector: (line) => line.lineNo },
  )
  fc.assert(
    fc.property(lines, units, (out, asked) => {
      fc.pre(decideReturn({ ...order, lines: out }, asked, now).kind === 'open')

      for (const { lineNo, units } of out)
        expect(
          asked.filter((each) => each.lineNo === lineNo).reduce((sum, { quantity }) => sum + quantity, 0),
        ).toBeLessThanOrEqual(units)
      expect(asked.every(({ quantity }) => quantity > 0)).toBe(true)
    }),
  )
})
