import { dateInWords } from '#lib/dates.ts'

/** "December 2026" for "2026-12-01". */
export const formatMonth = (day: string): string => dateInWords(day.slice(0, 'yyyy-mm'.length))
