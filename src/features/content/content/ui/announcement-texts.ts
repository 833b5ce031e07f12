import { dateInWords } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the announcement bar; "Expired" is the specification's word. */
export const announcementTexts = defineTexts({
  name: 'Announcement',
  close: 'Close announcement',
  expired: 'Expired',
  /** of "2025-07-31", the day as the announcement's author wrote it */
  lastDay: (on: string) => `Through ${dateInWords(on)}`,
})
