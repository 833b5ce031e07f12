const STORE_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day "2026-11-22" of a moment where the store is. */
export const storeDate = (at: Date): string => STORE_DAY.format(at)
