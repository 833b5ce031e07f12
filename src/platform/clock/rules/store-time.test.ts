import { expect, test } from 'vitest'
import {
  storeDate,
  storeDateAndTime,
  storeDay,
  storeDayAndTime,
  storeFullDate,
  storeFullDay,
  storeShortDay,
  storeTime,
} from './store-time.ts'

test.each([
  [storeShortDay, 'Nov 21'],
  [storeDay, 'Sat, Nov 21'],
  [storeFullDay, 'Saturday, November 21'],
  [storeDate, 'Nov 21, 2026'],
  [storeFullDate, 'November 21, 2026'],
  [storeTime, '9:05 PM'],
  [storeDayAndTime, 'Nov 21, 9:05 PM'],
  [storeDateAndTime, 'Nov 21, 2026, 9:05 PM'],
])('an evening in Chicago is not tomorrow: %#', (format, words) => {
  const evening = '2026-11-22T03:05:00Z'
  expect(format(evening)).toBe(words)
  expect(format(new Date(evening))).toBe(words)
})
