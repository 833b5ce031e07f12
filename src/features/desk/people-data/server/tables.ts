import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { NamedPage } from '#platform/personal-data/server/declare.ts'

declare module '#db/tables.ts' {
  interface Tables {
    person_request: PersonRequestTable
    erased_file: ErasedFileTable
  }
}

/** A file of an erased row that is still to be removed. */
interface ErasedFileTable {
  id: GeneratedAlways<number>
  request_id: number
  of_table: string
  named: ColumnType<string[], string, never>
}

/** Rows by what they are. */
type Counts = ColumnType<Record<string, number>, string | undefined, string>

interface PersonRequestTable {
  id: GeneratedAlways<number>
  kind: 'export' | 'erase'
  mailbox_hash: string
  /** only while the erasure waits or runs */
  email: string | null
  /** null: the command line */
  asked_by: number | null
  asked_by_name: string
  reason: string
  asked_at: Timestamp
  state: 'waiting' | 'done' | 'refused'
  erased: Counts
  kept: Counts
  /** the sentences that say what must end first */
  refusal: string | null
  refusal_pages: ColumnType<NamedPage[], string | undefined, string>
  ended_at: NullableTimestamp
  due_at: Timestamp
  claims: Generated<number>
  /** successive claims without an answer */
  unanswered: Generated<number>
}
