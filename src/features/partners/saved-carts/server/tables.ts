import type { GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    saved_cart: SavedCartTable
  }
}

/** A cart that a partner saved for a project. */
interface SavedCartTable {
  id: GeneratedAlways<number>
  /** of the project; a customer of our own has none */
  company_id: number | null
  project_id: number
  name: string
  /** `price` is cents each when it was saved */
  products: Json<{ id: string; qty: number; price: number }[]>
  saved_by: number | null
  saved_by_name: string
  saved_at: Timestamp
  removed_at: NullableTimestamp
}
