import { expect, test } from 'vitest'
import { availabilityOf, estimatedStock, stockFacts } from './stock.ts'

test.each([
  [
    '[A-INTERNAL] a large stock is shown without its count',
    { available: 6, back_order: false, restock_on: '2026-12-01' },
    { status: 'in_stock', left: null, restockOn: null },
  ],
  [
    'five left: the count is shown',
    { available: 5, back_order: false, restock_on: null },
    { status: 'few_left', left: 5, restockOn: null },
  ],
  [
    'one left: the count is shown',
    { available: 1, back_order: true, restock_on: null },
    { status: 'few_left', left: 1, restockOn: null },
  ],
  [
    'on back order: the restock day is shown',
    { available: 0, back_order: true, restock_on: '2026-12-01' },
    { status: 'back_order', left: null, restockOn: '2026-12-01' },
  ],
  [
    'oversold: out of stock',
    { available: -2, back_order: false, restock_on: null },
    { status: 'out_of_stock', left: null, restockOn: null },
  ],
  [
    'no stock row: out of stock',
    { available: null, back_order: null, restock_on: null },
    { status: 'out_of_stock', left: null, restockOn: null },
  ],
] as const)('%s', (_, columns, availability) => {
  expect(availabilityOf(stockFacts(columns))).toEqual(availability)
})

test('a delivery estimate uses the count that a shopper may know', () => {
  expect([
    estimatedStock({ status: 'in_stock', left: null }),
    estimatedStock({ status: 'few_left', left: 3 }),
    estimatedStock({ status: 'out_of_stock', left: null }),
  ]).toEqual([Number.POSITIVE_INFINITY, 3, 0])
})
