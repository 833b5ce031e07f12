import { DAY_MS } from '#lib/dates.ts'
import type { ReferenceTable } from './reference-table.ts'

/** How old a table in force is on a day. */
interface TableAge {
  /** whole days since the day of its data */
  days: number
  /** it is older than its limit */
  isOld: boolean
}

/** `today`: yyyy-mm-dd. */
export function ageOf({ limitDays, asOf }: ReferenceTable, today: string): TableAge {
  const days = Math.round((Date.parse(today) - Date.parse(asOf())) / DAY_MS)
  return { days, isOld: days > limitDays }
}
