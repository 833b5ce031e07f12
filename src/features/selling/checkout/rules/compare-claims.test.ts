import { expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { compareClaims, usedPartnerFields } from './compare-claims.ts'

const ours = {
  products: new Map([['100000001', { price: toCents(100_00), discount: toCents(10_00) }]]),
  total: toCents(290_00),
}
const claim = { id: '100000001', qty: 3, price: toCents(100_00), discount: toCents(3_33) }

test('equal prices, discounts and totals agree; a discount may differ by the rounding of a unit', () => {
  expect(compareClaims([claim], toCents(290_00), ours)).toEqual({ kind: 'agreed' })
  expect(compareClaims([{ ...claim, discount: null }], toCents(290_00), ours)).toEqual({ kind: 'agreed' })
  expect(compareClaims([{ ...claim, discount: toCents(3_34) }], toCents(290_00), ours)).toEqual({
    kind: 'agreed',
  })
})

test.each([
  ['a cent less', { price: toCents(99_99) }],
  ['a cent more', { price: toCents(100_01) }],
  ['a discount that we do not give', { discount: toCents(5_00) }],
])('[X-PRICE] %s is named with the price in force', (_, change) => {
  expect(compareClaims([{ ...claim, ...change }], toCents(290_00), ours)).toEqual({
    kind: 'prices_differ',
    products: [{ id: '100000001', price: 100_00 }],
  })
})

test('right prices with another total differ by the total', () => {
  expect(compareClaims([claim], toCents(289_99), ours)).toEqual({ kind: 'total_differs' })
})

test('partner fields count as used when they have a value', () => {
  expect(
    usedPartnerFields({ customerID: null, projectID: '', removeVideo: false, discountReason: undefined }),
  ).toEqual([])
  expect(usedPartnerFields({ removeTaxAmount: 0, discountComments: 'x' })).toEqual([
    'discountComments',
    'removeTaxAmount',
  ])
})
