import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from './columns.ts'

export interface UseCountTable {
  key: string
  points: Generated<number>
  /** milliseconds since 1970 */
  expire: number | null
}

export interface IdempotencyRecordTable {
  scope: string
  key: string
  body_hash: string
  state: 'running' | 'done'
  status: number | null
  response: ColumnType<unknown, string | null | undefined, string | null>
  claimed_at: Timestamp
  done_at: NullableTimestamp
}
