import { type RawBuilder, sql } from 'kysely'
import { merchant } from '#lib/merchant/merchant.ts'
import { addBusinessDays, addDays, inStoreZone } from '../rules/calendar.ts'

/** Weekends and holidays count for moments of this many days; an older promise is long overdue. */
const COUNTED_DAYS = 60

/** In SQL: the same time of the merchant's clocks, so many business days after a moment. */
export function businessDaysAfter(moment: RawBuilder<unknown>, count: number, now: Date): RawBuilder<Date> {
  const { zone } = merchant()
  const today = inStoreZone(now).day
  const promised = Object.fromEntries(
    Array.from({ length: COUNTED_DAYS }, (_, back) => {
      const day = addDays(today, 1 - back)
      return [day, addBusinessDays(day, count)]
    }),
  )
  const local = sql`(${moment} at time zone ${zone})`
  return sql`(
    coalesce(
      (${JSON.stringify(promised)}::jsonb ->> ${local}::date::text)::date,
      ${local}::date + ${count}::integer
    ) + ${local}::time
  ) at time zone ${zone}`
}

/** In SQL: the end of a day (yyyy-mm-dd) in the merchant's zone. */
export const endOfDay = (day: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`((${day}::date + 1)::timestamp at time zone ${merchant().zone})`
