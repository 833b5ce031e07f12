const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/Chicago' })
const TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Chicago',
})

/** "Nov 22" in the time of the warehouse. */
export const shortDay = (moment: string): string => DAY.format(new Date(moment))

/** "Nov 22, 3:05 PM" in the time of the warehouse. */
export const dayAndTime = (moment: string): string => TIME.format(new Date(moment))

// Canada writes a day as ISO 8601 does.
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })

/** "2026-11-22": the day of a moment in the time of the warehouse. */
export const isoDay = (moment: Date): string => ISO_DAY.format(moment)
