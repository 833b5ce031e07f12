import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'

/** "Nov 23, 2:40 PM CT" */
export const timeOf = (at: string): string => `${storeDayAndTime(at)} CT`
