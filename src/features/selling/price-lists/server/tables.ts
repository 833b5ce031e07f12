import type { GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { PriceChange } from '../rules/changes.ts'

declare module '#db/tables.ts' {
  interface Tables {
    product_cost: ProductCostTable
    price_list: PriceListTable
    price_list_price: PriceListPriceTable
    price_import: PriceImportTable
  }
}

interface ProductCostTable {
  product_id: string
  cost_cents: number
  changed_at: Timestamp
}

interface PriceListTable {
  id: GeneratedAlways<number>
  company_id: number
  name: string
  starts_at: Timestamp
  ends_at: NullableTimestamp
  created_by: string
  created_at: Timestamp
}

interface PriceListPriceTable {
  price_list_id: number
  product_id: string
  price_cents: number
}

interface PriceImportTable {
  id: GeneratedAlways<number>
  /** null: the import is of costs */
  price_list_id: number | null
  changes: Json<PriceChange[]>
  made_by: string
  made_at: Timestamp
  applied_by: string | null
  applied_at: NullableTimestamp
  undone_by: string | null
  undone_at: NullableTimestamp
}
