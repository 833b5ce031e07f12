import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/clock/rules/calendar.ts'
import { agedSums, ageOf, byMostOverdue, owedOf } from './aging.ts'

const TODAY = '2026-11-28'

test.each([
  [-1, 'current'],
  [0, 'current'],
  [1, 'days30'],
  [30, 'days30'],
  [31, 'days60'],
  [60, 'days60'],
  [61, 'days90'],
  [90, 'days90'],
  [91, 'older'],
])('[29] an invoice that was due %d days ago is %s', (days, age) => {
  expect(ageOf(addDays(TODAY, -days), TODAY)).toBe(age)
})

test('[29] whatever is owed is in one column, to the cent', () => {
  const owed = fc.record({
    dueOn: fc.integer({ min: -60, max: 400 }).map((days) => addDays(TODAY, -days)),
    owed: fc.integer({ min: -1_000_000, max: 10_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(owed), (invoices) => {
      expect(owedOf(agedSums(invoices, TODAY))).toBe(invoices.reduce((sum, each) => sum + each.owed, 0))
    }),
  )
})

test('[29] a dollar that is 91 days late comes before thousands that are late for a week', () => {
  const old = agedSums([{ dueOn: addDays(TODAY, -91), owed: 100 }], TODAY)
  const large = agedSums([{ dueOn: addDays(TODAY, -7), owed: 900_000 }], TODAY)
  expect([large, old].toSorted(byMostOverdue)).toEqual([old, large])
})
