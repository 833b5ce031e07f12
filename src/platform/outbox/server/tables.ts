import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}

interface OutboxTable {
  id: GeneratedAlways<number>
  topic: string
  dedupe_key: string
  payload: JSONColumnType<Record<string, unknown>>
  created_at: Timestamp
  due_at: Timestamp
  tries: Generated<number>
  last_error: string | null
  /** successive claims without an answer */
  unanswered: Generated<number>
  sent_at: NullableTimestamp
}
