const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Words of the announcement bar; "Expired" as the specification has it. */
export const announcementTexts = {
  name: 'Announcement',
  close: 'Close announcement',
  expired: 'Expired',
  /** of "2025-07-31", the day as the announcement's author wrote it */
  lastDay: (on: string) => `Through ${day.format(new Date(`${on}T00:00:00Z`))}`,
}
