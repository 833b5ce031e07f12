import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '#lib/money.ts'
import { creditLeft, decideCredit, dueDate } from './credit.ts'

const open = { limit: toCents(1_000_00), termsDays: 30, status: 'open' as const }
const use = (used: number, hasOverdue = false) => ({ used: toCents(used), hasOverdue })

test.each([
  ['nothing used', open, use(0), 1_000_00, 'granted'],
  ['one cent too much', open, use(0), 1_000_01, 'over_limit'],
  ['exactly the rest', open, use(400_00), 600_00, 'granted'],
  ['used above a lowered limit', open, use(1_200_00), 1, 'over_limit'],
  ['paid too much before', open, use(-100_00), 1_100_00, 'granted'],
  ['stopped', { ...open, status: 'stopped' as const }, use(0), 1, 'stopped'],
  ['an overdue invoice', open, use(0, true), 1, 'overdue'],
  ['no account', undefined, use(0), 1, 'no_account'],
] as const)('an order on terms: %s', (_, account, used, amount, expected) => {
  const decision = decideCredit(account, used, toCents(amount))
  expect(decision.kind === 'granted' ? 'granted' : decision.reason).toBe(expected)
})

test('orders that are granted one after another never pass the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600_00 }), { maxLength: 30 }), (amounts) => {
      let used = 0
      for (const amount of amounts)
        if (decideCredit(open, use(used), toCents(amount)).kind === 'granted') used += amount
      expect(used).toBeLessThanOrEqual(open.limit)
      expect(creditLeft(open, use(used))).toBe(open.limit - used)
    }),
  )
})

test.each([
  ['2026-11-22T18:00:00Z', 30, '2026-12-22'],
  ['2026-11-23T05:30:00Z', 30, '2026-12-22'],
  ['2026-11-23T06:30:00Z', 30, '2026-12-23'],
  ['2028-02-01T18:00:00Z', 28, '2028-02-29'],
])('an invoice of %s with %i days is due on %s', (at, days, due) => {
  expect(dueDate(new Date(at), days)).toBe(due)
})
