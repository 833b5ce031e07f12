const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** The day of an ISO moment where the store is: "Sat, Nov 21". */
export const storeDay = (iso: string): string => DAY.format(new Date(iso))
