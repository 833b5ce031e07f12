// Written by hand, as the numbers in numbers.ts are.
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Throws a RangeError for a text that is no day. */
function partsOf(day: string): { weekday: string; month: string; date: number; year: number } {
  const at = new Date(`${day}T00:00:00Z`)
  const [weekday, month] = [WEEKDAYS[at.getUTCDay()], MONTHS[at.getUTCMonth()]]
  if (weekday === undefined || month === undefined) throw new RangeError(`"${day}" is no day`)
  return { weekday, month, date: at.getUTCDate(), year: at.getUTCFullYear() }
}

/** "Mon, Nov 23" for a calendar day "2026-11-23"; the day is used as written, without a time zone. */
export function formatDay(day: string): string {
  const { weekday, month, date } = partsOf(day)
  return `${weekday}, ${month} ${date}`
}

/** "Mon, Nov 23" or "Mon, Nov 23 – Tue, Nov 24". */
export const formatDays = (from: string, to: string | null): string =>
  to === null || to === from ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`

/** "Nov 24–25" or "Nov 30–Dec 1": the short form of the same days, without weekdays. */
export function shortDays(from: string, to: string | null): string {
  const first = partsOf(from)
  if (to === null || to === from) return `${first.month} ${first.date}`
  const last = partsOf(to)
  const end = last.month === first.month ? `${last.date}` : `${last.month} ${last.date}`
  return `${first.month} ${first.date}–${end}`
}

/** "Dec 31, 2026" for a calendar day "2026-12-31". */
export function formatDate(day: string): string {
  const { month, date, year } = partsOf(day)
  return `${month} ${date}, ${year}`
}

const MONTHS_IN_FULL = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "2026-11-22" → "November 22, 2026", "2026-11" → "November 2026", "2023" → "2023". */
export function dateInWords(date: string): string {
  const [year = '', month, day] = date.split('-')
  const name = MONTHS_IN_FULL[Number(month) - 1]
  if (name === undefined) return year
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The moment that is this many milliseconds later; earlier when negative. */
export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

/** Whether a text like "2026-11-22T10:50:00.000Z" names a moment that the calendar has. */
export function isMoment(text: string): boolean {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) return false
  return moment.toISOString().slice(0, 19) === text.slice(0, 19)
}

/** Whether a text like "2026-11-22" names a day that the calendar has. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && isMoment(`${text}T00:00:00Z`)

/** The same for a day of this century. */
export const isDay = (text: string): boolean => text.startsWith('20') && isCalendarDay(text)

/** The day of a year, a month from 1 and a date, yyyy-mm-dd; undefined when the calendar has none. */
export function dayFrom(year: number, month: number, date: number): string | undefined {
  const day = [
    String(year).padStart(4, '0'),
    ...[month, date].map((each) => String(each).padStart(2, '0')),
  ].join('-')
  return isCalendarDay(day) ? day : undefined
}

/** The same day some months later, or the last day of a shorter month. Days are yyyy-mm-dd. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** "December 2026" for "2026-12-01". */
export const formatMonth = (day: string): string => dateInWords(day.slice(0, 'yyyy-mm'.length))
