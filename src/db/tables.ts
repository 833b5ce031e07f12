import type { ColumnType } from 'kysely'

/** Read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>
export type Timestamp = ColumnType<Date, Date, Date>
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

interface IdempotencyRecordTable {
  scope: string
  key: string
  body_hash: string
  state: 'running' | 'done'
  status: number | null
  response: ColumnType<unknown, string | null | undefined, string | null>
  claimed_at: Timestamp
  done_at: NullableTimestamp
}

/**
 * Every table, by the name that it has in PostgreSQL, with the type of its rows. A capability adds its own in
 * the `server/tables.ts` of its folder; TypeScript merges the interfaces.
 */
export interface Tables {
  idempotency_record: IdempotencyRecordTable
}
