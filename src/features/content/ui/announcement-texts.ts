const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Texts of the announcement bar; "Expired" is the specification's word. */
export const announcementTexts = {
  name: 'Announcement',
  close: 'Close announcement',
  expired: 'Expired',
  /** of "2025-07-31", the day as the announcement's author wrote it */
  lastDay: (on: string) => `Through ${day.format(new Date(`${on}T00:00:00Z`))}`,
}
