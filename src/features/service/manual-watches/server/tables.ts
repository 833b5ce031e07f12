import type { GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    manual_watch: ManualWatchTable
  }
}

/** A shopper who wants one mail when the manual of a product changes. */
interface ManualWatchTable {
  id: GeneratedAlways<number>
  product_id: string
  email: string
  /** digest of the manuals when the shopper asked; empty: no manual */
  manuals: string
  asked_at: Timestamp
  told_at: NullableTimestamp
}
