import { addDays, type Day, inChicago } from '#features/shipping/rules/calendar.ts'
import { HOUR_MS } from '#kit/dates.ts'

/** Midnight of a day in the warehouse's time, which is five or six hours behind UTC. */
export function startOf(day: Day): Date {
  const inSummer = new Date(Date.parse(`${day}T00:00:00Z`) + 5 * HOUR_MS)
  return inChicago(inSummer).day === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS)
}

/** The first moment after a day. */
export const endOf = (day: Day): Date => startOf(addDays(day, 1))

/** The last day before a moment. */
export const lastDayBefore = (moment: Date): Day => inChicago(new Date(moment.getTime() - 1)).day
