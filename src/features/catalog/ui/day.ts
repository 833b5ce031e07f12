const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "December 2026" for "2026-12-01". */
export const formatMonth = (day: string): string => months.format(new Date(`${day}T00:00:00Z`))
