import type { ColumnType } from 'kysely'

/** Read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>
export type Timestamp = ColumnType<Date, Date, Date>
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
