import { addDays, inChicago, weekday } from '#features/shipping/rules/calendar.ts'
import { BUSINESS_HOURS, openingAt } from '#features/support/rules/business-hours.ts'

/** A message is answered within this many minutes of business time (product.md: 1 hour in business hours). */
const PROMISE_MINUTES = 60
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Until when a message of this moment is answered: "today, 3:20 PM CT", "Monday, 8 AM CT". */
export function promiseAt(now: Date): string {
  const { day, minutes } = inChicago(now)
  const opening = openingAt(now)
  if (!opening.isOpen) return inWords(opening.opensIn, opening.weekday, opening.at * 60 + PROMISE_MINUTES)
  const left = opening.until * 60 - minutes
  if (left >= PROMISE_MINUTES) return inWords(0, weekday(day), minutes + PROMISE_MINUTES)
  const tomorrow = weekday(addDays(day, 1))
  const [from] = BUSINESS_HOURS[tomorrow] ?? [0]
  return inWords(1, tomorrow, from * 60 + PROMISE_MINUTES - left)
}

function inWords(daysAhead: number, day: number, minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60
  const clock = `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
  return `${daysAhead === 0 ? 'today' : DAYS[day]}, ${clock} ${hour < 12 ? 'AM' : 'PM'} CT`
}
