import type { Generated } from 'kysely'
import type { Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    security_event: SecurityEventTable
    use_count: UseCountTable
  }
}

interface UseCountTable {
  key: string
  points: Generated<number>
  /** milliseconds since 1970 */
  expire: number | null
}

/** Security events: rows are inserted and never changed. */
interface SecurityEventTable {
  id: Generated<number>
  kind: string
  happened_at: Timestamp
  /** keyed digest of a network, a mailbox or a card */
  who: string | null
  order_id: string | null
}
