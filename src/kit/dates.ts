const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Mon, Nov 23" for a calendar day "2026-11-23"; the day is taken as it stands, without a time zone. */
export const formatDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`))

/** "Mon, Nov 23" or "Mon, Nov 23 – Tue, Nov 24". */
export const formatDays = (from: string, to: string | null): string =>
  to === null || to === from ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`

const full = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "Dec 31, 2026" for a calendar day "2026-12-31". */
export const formatDate = (day: string): string => full.format(new Date(`${day}T00:00:00Z`))

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The moment that is this many milliseconds later; earlier when negative. */
export const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)
