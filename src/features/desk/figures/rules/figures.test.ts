import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/clock/rules/calendar.ts'
import { changeOf, percentOf, sumsBySteps, totalOf } from './figures.ts'
import { comparedWith, daysOf, periodOf, presetsOf, stepOf, stepsOf } from './period.ts'

const TODAY = '2026-11-28'

test.each([
  [{}, { from: '2026-10-30', to: TODAY }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: TODAY }],
  [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
  [{ from: '2026-11-28', to: '2026-11-27' }, undefined],
  [{ from: '2020-01-01', to: '2026-01-01' }, undefined],
] as const)('[29] the period of %j', (asked, period) => {
  expect(periodOf(asked, TODAY)).toEqual(period)
})

test('[29] a period is compared with as many days before, or the same days a year before', () => {
  expect(comparedWith({ from: '2026-11-01', to: '2026-11-30' }, { against: 'before' })).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  })
  expect(comparedWith({ from: '2024-02-29', to: '2024-03-01' }, { against: 'year' })).toEqual({
    from: '2023-02-28',
    to: '2023-03-01',
  })
})

test.each([
  [
    { otherFrom: '2025-07-01', otherTo: '2025-07-31' },
    { from: '2025-07-01', to: '2025-07-31' },
  ],
  [{ otherFrom: '2025-07-01' }, undefined],
  [{ otherFrom: '2025-07-31', otherTo: '2025-07-01' }, undefined],
  [{ otherFrom: '2019-07-31', otherTo: '2025-07-01' }, undefined],
])('[29] or with other days: %j', (asked, compared) => {
  expect(comparedWith({ from: TODAY, to: TODAY }, { against: 'other', ...asked })).toEqual(compared)
})

test('[29] the periods by name, also on the last day of a long month', () => {
  expect(Object.fromEntries(presetsOf('2027-03-31'))).toEqual({
    week: { from: '2027-03-25', to: '2027-03-31' },
    month: { from: '2027-03-02', to: '2027-03-31' },
    thisMonth: { from: '2027-03-01', to: '2027-03-31' },
    lastMonth: { from: '2027-02-01', to: '2027-02-28' },
    thisYear: { from: '2027-01-01', to: '2027-03-31' },
    lastYear: { from: '2026-01-01', to: '2026-12-31' },
  })
})

test('[29] weeks end on Saturday, months on their last day', () => {
  expect(stepsOf({ from: '2026-11-25', to: '2026-12-02' }, 'week')).toEqual([
    { from: '2026-11-25', to: '2026-11-28' },
    { from: '2026-11-29', to: '2026-12-02' },
  ])
  expect(stepsOf({ from: '2024-02-10', to: '2024-03-02' }, 'month')).toEqual([
    { from: '2024-02-10', to: '2024-02-29' },
    { from: '2024-03-01', to: '2024-03-02' },
  ])
})

const anyDays = fc.array(
  fc.record({ at: fc.nat(400), orders: fc.nat(50), sales: fc.nat(9_999_99), refunds: fc.nat(500_00) }),
  { maxLength: 60 },
)

test('[29] steps cover each day of a period once, and their sums are those of its days', () => {
  fc.assert(
    fc.property(anyDays, fc.nat(400), fc.constantFrom('day', 'week', 'month'), (rows, length, step) => {
      const period = { from: '2025-12-20', to: addDays('2025-12-20', length) }
      const days = [...new Map(rows.map((row) => [row.at, row])).values()].map(({ at, ...sums }) => ({
        ...totalOf([]),
        ...sums,
        day: addDays(period.from, at),
      }))
      const steps = sumsBySteps(days, period, step)
      expect(steps.reduce((sum, each) => sum + daysOf(each), 0)).toBe(daysOf(period))
      expect(totalOf(steps)).toEqual(totalOf(days.filter((each) => each.day <= period.to)))
    }),
  )
})

test('[29] a long period is shown by week; a change from nothing has no percent', () => {
  expect(stepOf({ from: '2026-01-01', to: '2026-12-31' }, 'day')).toBe('week')
  expect(stepOf({ from: '2026-11-01', to: '2026-11-30' }, 'day')).toBe('day')
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(1, 0)]).toEqual([50, -50, null])
  expect([changeOf(50, -100), percentOf(1, 3), percentOf(0, 0)]).toEqual([150, 33.3, null])
})
