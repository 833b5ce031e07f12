import { isCalendarDay } from '#lib/dates.ts'
import { fromStoreZone } from '#platform/clock/rules/calendar.ts'

const LAST_MINUTE = 24 * 60 - 1

/** The last minute of a day at the warehouse, as a request sends it; "" for a text that is no day. */
export const lastMinuteOf = (day: string): string =>
  isCalendarDay(day) ? fromStoreZone(day, LAST_MINUTE).toISOString() : ''
