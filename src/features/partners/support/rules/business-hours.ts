import { formatDay } from '#lib/dates.ts'
import { FIRST_FACTS, type Holiday, type Hours, merchant, zoneName } from '#lib/merchant/merchant.ts'
import {
  addDays,
  type Day,
  fromStoreZone,
  holidaysOn,
  inStoreZone,
  weekday,
} from '#platform/clock/rules/calendar.ts'
import { texts } from '../texts.ts'

/** K-HOURS, Sunday first, until staff change them. */
export const BUSINESS_HOURS = FIRST_FACTS.hours

export type Opening =
  | { isOpen: true; until: number; holiday?: string }
  | { isOpen: false; opensIn: number; weekday: number; at: number; closedFor?: ClosedFor }

/** The holiday that closes us: today, or on a day before we open again. */
interface ClosedFor {
  holiday: string
  isToday: boolean
}

/**
 * Whether we answer the phone at an instant and until which hour, or else in how many days and at which hour
 * we open. Uses Chicago's local time, daylight saving and holidays included.
 */
export function openingAt(now: Date): Opening {
  const { day, minutes } = inStoreZone(now)
  const today = hoursOf(day)
  const special = holidayHours(day)
  if (today && minutes >= today[0] * 60 && minutes < today[1] * 60)
    return { isOpen: true, until: today[1], ...(special && { holiday: special.name }) }
  const next = nextOpening(day, minutes)
  const closedFor = next.days > 0 ? closingHoliday(day, next.days) : undefined
  return {
    ...{ isOpen: false, opensIn: next.days, weekday: weekday(next.day), at: next.hours[0] },
    ...(closedFor && { closedFor }),
  }
}

/** The holiday with hours of its own on a day. */
const holidayHours = (day: Day): Holiday | undefined =>
  holidaysOn(day).find((each) => each.hours !== undefined)

/** The hours of a day; null when we are closed. */
function hoursOf(day: Day): Hours | null {
  const holiday = holidayHours(day)
  return holiday ? (holiday.hours ?? null) : (merchant().hours[weekday(day)] ?? null)
}

/** The first holiday among these days that has hours of its own. */
function closingHoliday(from: Day, days: number): ClosedFor | undefined {
  for (let ahead = 0; ahead < days; ahead++) {
    const name = holidayHours(addDays(from, ahead))?.name
    if (name !== undefined) return { holiday: name, isToday: ahead === 0 }
  }
  return undefined
}

/** The next day that opens after these minutes of a day, which may be the day itself. */
function nextOpening(from: Day, minutes: number): { day: Day; days: number; hours: Hours } {
  for (let days = 0; ; days++) {
    const day = addDays(from, days)
    const hours = hoursOf(day)
    if (hours && (days > 0 || minutes < hours[0] * 60)) return { day, days, hours }
  }
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Open until 7 PM CT", "Closed now. Opens Monday 7 AM CT"; today's opening is named "today". */
export function openingText(opening: Opening): string {
  if (opening.isOpen) {
    const until = hourText(opening.until)
    return opening.holiday === undefined
      ? texts.openUntil(until)
      : texts.openOnHoliday(until, opening.holiday)
  }
  const { closedFor } = opening
  const when = [
    opening.opensIn === 0 ? 'today' : (DAYS[opening.weekday] ?? ''),
    hourText(opening.at),
  ] as const
  if (!closedFor) return texts.opensAt(...when)
  return (closedFor.isToday ? texts.closedFor : texts.opensAfter)(closedFor.holiday, ...when)
}

const hourText = (hour: number): string => `${hour % 12 || 12}${hour < 12 ? ' AM' : ' PM'}`

/** S-EXP-05: we call back within this many minutes of business hours. */
export const CALL_BACK_MINUTES = 60

/**
 * The instant at which this many minutes of business hours have passed. The rest of a day's minutes counts
 * from the next opening: an hour from 6:30 PM on a Monday ends at 7:30 AM on Tuesday.
 */
export function addOpenMinutes(from: Date, minutes: number): Date {
  const start = inStoreZone(from)
  let rest = minutes
  for (let days = 0; ; days++) {
    const day = addDays(start.day, days)
    const hours = hoursOf(day)
    if (hours === null) continue
    const begin = Math.max(days === 0 ? start.minutes : 0, hours[0] * 60)
    const open = Math.max(0, hours[1] * 60 - begin)
    if (rest <= open) return fromStoreZone(day, begin + rest)
    rest -= open
  }
}

/** When we have called at the latest: after now, or after the hour that the visitor chose. */
export const callBackBy = (now: Date, chosen: Date | null = null): Date =>
  addOpenMinutes(chosen ?? now, CALL_BACK_MINUTES)

/** An hour in which a visitor can ask us to call. */
export interface CallBackTime {
  from: Date
  day: Day
}

const MOST_DAYS = 3

/** The full hours of the next three days on which we are open, the first after now. */
export function callBackTimes(now: Date): CallBackTime[] {
  const { day, minutes } = inStoreZone(now)
  const times: CallBackTime[] = []
  for (let days = 0, open = 0; open < MOST_DAYS; days++) {
    const on = addDays(day, days)
    const hours = hoursOf(on)
    if (hours === null || (days === 0 && minutes >= (hours[1] - 1) * 60)) continue
    open++
    for (let hour = hours[0]; hour < hours[1]; hour++)
      if (days > 0 || hour * 60 > minutes) times.push({ from: fromStoreZone(on, hour * 60), day: on })
  }
  return times
}

/** The hours to choose from, in words: none while we are open. */
export const offeredHours = (now: Date): { from: string; day: string; hour: string }[] =>
  openingAt(now).isOpen
    ? []
    : callBackTimes(now).map((time) => ({
        from: time.from.toISOString(),
        day: formatDay(time.day),
        hour: callBackHour(time),
      }))

/** "8:00 AM to 9:00 AM CT": the hour within which we call. */
function callBackHour({ from }: CallBackTime): string {
  const { minutes } = inStoreZone(from)
  return texts.callBackHour(clockText(minutes), clockText(minutes + CALL_BACK_MINUTES))
}

/** "2:40 PM". */
function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The time of a promise in words. */
export interface PromisedTime {
  /** "2:40 PM CT" */
  time: string
  /** "Tue, Nov 24"; undefined: today */
  day: string | undefined
}

export function promisedTime(promised: Date, now: Date): PromisedTime {
  const { day, minutes } = inStoreZone(promised)
  return {
    time: `${clockText(minutes)} ${zoneName().short}`,
    day: day === inStoreZone(now).day ? undefined : formatDay(day),
  }
}

/** "today by 2:40 PM CT", "by 7:30 AM CT on Tue, Nov 24": how we name the time of a promise. */
export function promiseText(promised: Date, now: Date): string {
  const { time, day } = promisedTime(promised, now)
  return day === undefined ? texts.promisedToday(time) : texts.promisedOn(time, day)
}
