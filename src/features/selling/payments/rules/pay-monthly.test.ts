import { expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { lenderNames, MONTHLY_LENDER } from './methods.ts'
import { monthlyExample, monthlyPayment } from './pay-monthly.ts'

const offered = {
  methods: [MONTHLY_LENDER] as const,
  limits: { [MONTHLY_LENDER]: { min: toCents(5_000), max: toCents(3_000_000) } },
}

test.each([
  // 500 at 1.25% a month for 12 months: 45.13; the lender states 45.18 for its day count
  [50_000, 4_600],
  [107_300, 9_700],
  [120_000, 10_900],
])('the example of %d cents costs %d cents a month, rounded up', (price, each) => {
  expect(monthlyPayment(toCents(price))).toBe(each)
})

test('states rate, number of payments, down payment and credit approval beside the payment', () => {
  const shown = monthlyExample(offered, toCents(107_300))

  expect(shown?.line).toBe(`About $97/mo with ${lenderNames[MONTHLY_LENDER]}`)
  expect(shown?.terms).toMatch(/12 payments of about \$97 at 15% APR with no down payment.*credit approval/)
})

test('is left out where the lender is not offered or does not take the amount', () => {
  expect(monthlyExample({ ...offered, methods: [] }, toCents(107_300))).toBeUndefined()
  expect(monthlyExample({ ...offered, limits: {} }, toCents(107_300))).toBeUndefined()
  expect(monthlyExample(offered, toCents(4_999))).toBeUndefined()
  expect(monthlyExample(offered, toCents(3_000_001))).toBeUndefined()
})
