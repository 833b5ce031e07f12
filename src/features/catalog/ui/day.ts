const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "Tue, Dec 1" for "2026-12-01". */
export const formatDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`))

/** "December 2026" for "2026-12-01". */
export const formatMonth = (day: string): string => months.format(new Date(`${day}T00:00:00Z`))
