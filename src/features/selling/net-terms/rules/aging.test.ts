import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, type Cents } from '#lib/money.ts'
import { AGES, ageOf, byAge, sumOf } from './aging.ts'

test.each([
  ['2026-12-01', 'notDue'],
  ['2026-11-28', 'notDue'],
  ['2026-11-27', 'to30'],
  ['2026-10-29', 'to30'],
  ['2026-10-28', 'to60'],
  ['2026-09-29', 'to60'],
  ['2026-09-28', 'to90'],
  ['2026-08-30', 'to90'],
  ['2026-08-29', 'older'],
] as const)('[29] an invoice that was due on %s is %s on November 28', (dueOn, age) => {
  expect(ageOf(dueOn, '2026-11-28')).toBe(age)
})

test('[29] the ages add up to what is owed, to the cent', () => {
  const invoice = fc.record({
    dueOn: fc
      .date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    owed: fc.integer({ min: -5_000_00, max: 900_000_00 }) as fc.Arbitrary<Cents>,
  })
  fc.assert(
    fc.property(fc.array(invoice), (invoices) => {
      const ages = byAge(invoices, '2026-11-28')
      expect(sumOf(ages)).toBe(add(...invoices.map(({ owed }) => owed)))
      expect(Object.keys(ages)).toEqual([...AGES])
    }),
  )
})
