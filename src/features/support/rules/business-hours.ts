import { addDays, inChicago, weekday } from '#features/shipping/rules/calendar.ts'
import { texts } from '../texts.ts'

/** K-HOURS: from and to, in hours of Central time, Sunday first. */
export const BUSINESS_HOURS: readonly (readonly [from: number, to: number])[] = [
  [10, 15],
  [7, 19],
  [7, 19],
  [7, 19],
  [7, 19],
  [7, 19],
  [10, 16],
]

export type Opening =
  | { isOpen: true; until: number }
  | { isOpen: false; opensIn: number; weekday: number; at: number }

/**
 * Whether we answer the phone at an instant and until which hour, or else in how many days and at which hour
 * we open. Uses Chicago's local time, daylight saving included.
 */
export function openingAt(now: Date): Opening {
  const { day, minutes } = inChicago(now)
  const [from, to] = hoursOf(weekday(day))
  if (minutes >= from * 60 && minutes < to * 60) return { isOpen: true, until: to }
  const opensIn = minutes < from * 60 ? 0 : 1
  const next = weekday(addDays(day, opensIn))
  return { isOpen: false, opensIn, weekday: next, at: hoursOf(next)[0] }
}

const hoursOf = (day: number): readonly [number, number] => BUSINESS_HOURS[day] ?? [0, 0]

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Open until 7 PM CT", "Closed now. Opens Monday 7 AM CT"; today's opening is named "today". */
export function openingText(opening: Opening): string {
  if (opening.isOpen) return texts.openUntil(hourText(opening.until))
  return texts.opensAt(opening.opensIn === 0 ? 'today' : (DAYS[opening.weekday] ?? ''), hourText(opening.at))
}

const hourText = (hour: number): string => `${hour % 12 || 12}${hour < 12 ? ' AM' : ' PM'}`
