import type { ColumnType, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { MailState } from '../rules/aging.ts'
import type { DayFigures } from '../rules/day-figures.ts'

declare module '#db/tables.ts' {
  interface Tables {
    day_close: DayCloseTable
    statement_mail: StatementMailTable
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

interface StatementMailTable {
  company_id: number
  /** yyyy-mm-dd, of the store's zone */
  day: string
  address: string
  /** what the company owed when the mail was asked for; the statement has what it owes when it is sent */
  owed_cents: number
  overdue_cents: number
  state: MailState
  actor: string
  asked_at: Timestamp
}
