import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { BulkKind, BulkOutcome } from '../rules/bulk.ts'

declare module '#db/tables.ts' {
  interface Tables {
    order_viewer: OrderViewerTable
    bulk_run: BulkRunTable
    bulk_row: BulkRowTable
    order_note: OrderNoteTable
  }
}

interface OrderViewerTable {
  order_id: string
  account_id: number
  seen_at: Timestamp
}

interface BulkRunTable {
  id: string
  kind: BulkKind
  /** empty when the run does not ship */
  carrier: string
  account_id: number
  started_at: Timestamp
}

interface BulkRowTable {
  id: GeneratedAlways<number>
  run_id: string
  order_id: string
  tracking: string
  /** the version of the order that the person saw */
  seen: number
  /** null while the row waits */
  outcome: BulkOutcome | null
  /** why a row was refused: a code of `texts.refusals`, or of the desk's own */
  reason: string | null
  due_at: Timestamp
  claims: Generated<number>
  /** successive claims without an answer */
  unanswered: Generated<number>
  finished_at: NullableTimestamp
}

interface OrderNoteTable {
  /** the key of the form that wrote it */
  id: string
  order_id: string
  body: string
  author_id: number
  author_name: string
  written_at: Timestamp
  changed_at: NullableTimestamp
  removed_at: NullableTimestamp
}
