import type { Generated } from 'kysely'
import type { Json, Timestamp } from '#db/tables.ts'
import type { StoreFacts } from '#lib/merchant/merchant.ts'

declare module '#db/tables.ts' {
  interface Tables {
    store_facts: StoreFactsTable
    provider_test: ProviderTestTable
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

/** The last test call of each provider. */
interface ProviderTestTable {
  provider: string
  tested_at: Timestamp
  tested_by: string
  /** how long the answer took */
  ms: number
  /** why it failed, as the adapter says it; null: it answered as it should */
  cause: string | null
  /** what people may read of the answer */
  detail: string | null
}
