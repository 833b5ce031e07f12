const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** "Dec 20, 2026", in the store's time zone. */
export const dayWords = (at: Date): string => DAY.format(at)
