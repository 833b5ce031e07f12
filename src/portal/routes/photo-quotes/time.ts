const TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Nov 23, 2:40 PM" in the store's time. */
export const timeOf = (at: string): string => `${TIME.format(new Date(at))} CT`
