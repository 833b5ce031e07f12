import type { Generated } from 'kysely'
import type { Json, Timestamp } from '#db/tables.ts'
import type { StoreFacts } from '#lib/merchant/merchant.ts'

declare module '#db/tables.ts' {
  interface Tables {
    store_facts: StoreFactsTable
  }
}

/** What staff changed about the store: each change is a row, and the newest one counts. */
interface StoreFactsTable {
  id: Generated<number>
  facts: Json<StoreFacts>
  changed_at: Timestamp
  changed_by: string
  reason: string
}
