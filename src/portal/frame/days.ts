export { storeDayAndTime as dayAndTime, storeShortDay as shortDay } from '#platform/clock/rules/store-time.ts'
