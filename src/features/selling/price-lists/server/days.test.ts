import { expect, test } from 'vitest'
import { endOf, lastDayBefore, startOf } from './lists.ts'

test.each([
  ['2026-01-15', '2026-01-15T06:00:00.000Z'],
  ['2026-07-15', '2026-07-15T05:00:00.000Z'],
  // Clocks change at 2 in the morning of these two days.
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
])('%s begins at %s', (day, moment) => {
  expect(startOf(day).toISOString()).toBe(moment)
  expect(lastDayBefore(endOf(day))).toBe(day)
})
