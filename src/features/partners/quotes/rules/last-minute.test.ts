import { expect, test } from 'vitest'
import { lastMinuteOf } from './last-minute.ts'

test.each([
  ['2026-11-23', '2026-11-24T05:59:00.000Z'],
  ['2026-07-04', '2026-07-05T04:59:00.000Z'],
  // Chicago's clocks change in the night before these two days.
  ['2026-03-08', '2026-03-09T04:59:00.000Z'],
  ['2026-11-01', '2026-11-02T05:59:00.000Z'],
  ['2026-02-30', ''],
  ['2026-13-01', ''],
  ['tomorrow', ''],
  ['', ''],
])('[E-QUOTE] the last minute of %s is that of the warehouse', (day, expected) => {
  expect(lastMinuteOf(day)).toBe(expected)
})
