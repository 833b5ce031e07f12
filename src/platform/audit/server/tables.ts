import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Json, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    audit_chain: AuditChainTable
    audit_event: AuditEventTable
    audit_check: AuditCheckTable
  }
}

interface AuditChainTable {
  chain: string
  length: number
  hash: Uint8Array
}

/** Rows are inserted and never changed; a trigger refuses anything else. */
interface AuditEventTable {
  id: GeneratedAlways<number>
  chain: string
  position: number
  at: Timestamp
  actor_kind: 'shopper' | 'contractor' | 'staff' | 'system'
  actor_id: number | null
  actor_role: string | null
  actor_name: string
  company_id: number | null
  session_id: number | null
  action: string
  entity: string
  entity_id: string
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  reason: string | null
  previous_hash: Uint8Array
  hash: Uint8Array
}

/** The state of the chains after each nightly check. */
interface AuditCheckTable {
  id: GeneratedAlways<number>
  checked_at: Timestamp
  events: number
  broken: Json<{ chain: string; position: number }[]>
}
