import { addDays, type Day, fromStoreZone, inStoreZone } from '#platform/clock/rules/calendar.ts'

/** Midnight of a day in the warehouse's time. */
export const startOf = (day: Day): Date => fromStoreZone(day, 0)

/** The first moment after a day. */
export const endOf = (day: Day): Date => startOf(addDays(day, 1))

/** The last day before a moment. */
export const lastDayBefore = (moment: Date): Day => inStoreZone(new Date(moment.getTime() - 1)).day
