import { expect, test } from 'vitest'
import { estimateOf, tellStock } from './stock.ts'

test.each([
  [
    '[A-INTERNAL] says no count of a full shelf',
    { available: 6, back_order: false, restock_on: '2026-12-01' },
    { state: 'in', left: null, restockOn: null },
  ],
  [
    'says how many when five are left',
    { available: 5, back_order: false, restock_on: null },
    { state: 'low', left: 5, restockOn: null },
  ],
  [
    'says how many when one is left',
    { available: 1, back_order: true, restock_on: null },
    { state: 'low', left: 1, restockOn: null },
  ],
  [
    'says when it comes again',
    { available: 0, back_order: true, restock_on: '2026-12-01' },
    { state: 'back-order', left: null, restockOn: '2026-12-01' },
  ],
  [
    'an oversold shelf is empty',
    { available: -2, back_order: false, restock_on: null },
    { state: 'out', left: null, restockOn: null },
  ],
  [
    'no shelf at all is empty',
    { available: null, back_order: null, restock_on: null },
    { state: 'out', left: null, restockOn: null },
  ],
] as const)('%s', (_, shelf, told) => {
  expect(tellStock(shelf)).toEqual(told)
})

test('an estimate counts on what is told', () => {
  expect([
    estimateOf({ state: 'in', left: null }),
    estimateOf({ state: 'low', left: 3 }),
    estimateOf({ state: 'out', left: null }),
  ]).toEqual([Number.POSITIVE_INFINITY, 3, 0])
})
