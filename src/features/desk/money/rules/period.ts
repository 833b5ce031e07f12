import { DAY_MS } from '#lib/dates.ts'
import { addDays, type Day } from '#platform/clock/rules/calendar.ts'

/** From the first day to the last, both inside, in the merchant's zone. */
export interface Period {
  from: Day
  to: Day
}

/** A quarter, so that the work of one answer is bounded. */
const MOST_DAYS = 92

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** The period that is asked for, by default last month. Undefined for one that is empty or too long. */
export function periodOf(
  asked: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Period | undefined {
  const to = asked.to || (asked.from ? today : addDays(firstOfMonth(today), -1))
  const from = asked.from || firstOfMonth(to)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days < 1 || days > MOST_DAYS ? undefined : { from, to }
}
