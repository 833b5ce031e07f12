import type { GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    product_watch: ProductWatchTable
  }
}

/** A shopper who wants one mail about a product. */
interface ProductWatchTable {
  id: GeneratedAlways<number>
  product_id: string
  email: string
  about: 'price' | 'stock'
  /** the price when the shopper asked */
  price_cents: number
  token: string
  asked_at: Timestamp
  confirmed_at: NullableTimestamp
  told_at: NullableTimestamp
}
