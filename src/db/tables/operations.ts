import type { ColumnType, Generated } from 'kysely'
import type { StoreFacts } from '#lib/merchant/merchant.ts'
import type { Json, NullableTimestamp, Timestamp } from './columns.ts'

export interface UseCountTable {
  key: string
  points: Generated<number>
  /** milliseconds since 1970 */
  expire: number | null
}

export interface MailChoiceTable {
  /** SHA-256 of the address in lower case */
  mailbox_hash: string
  token: string
  stopped_at: ColumnType<Date | null, Date | null | undefined, Date | null>
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

/** What staff changed about the store: each change is a row, and the newest one counts. */
export interface StoreFactsTable {
  id: Generated<number>
  facts: Json<StoreFacts>
  changed_at: Timestamp
  changed_by: string
  reason: string
}

/** Security events: rows are inserted and never changed. */
export interface SecurityEventTable {
  id: Generated<number>
  kind: string
  happened_at: Timestamp
  /** keyed digest of a network, a mailbox or a card */
  who: string | null
  order_id: string | null
}
