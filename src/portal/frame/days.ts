export { storeDayAndTime as dayAndTime, storeShortDay as shortDay } from '#platform/clock/rules/store-time.ts'

// Canada writes a day as ISO 8601 does.
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })

/** "2026-11-22": the day of a moment in the time of the warehouse. */
export const isoDay = (moment: Date): string => ISO_DAY.format(moment)
