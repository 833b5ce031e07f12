import type { ColumnType, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { DayFigures } from '../rules/day-figures.ts'

declare module '#db/tables.ts' {
  interface Tables {
    day_close: DayCloseTable
  }
}

interface DayCloseTable {
  id: GeneratedAlways<number>
  /** yyyy-mm-dd */
  day: ColumnType<string, string, never>
  figures: ColumnType<DayFigures, string, never>
  note: ColumnType<string, string, never>
  closed_by: ColumnType<string, string, never>
  closed_at: Timestamp
  reopened_by: string | null
  reopened_at: NullableTimestamp
  reopen_reason: string | null
}
