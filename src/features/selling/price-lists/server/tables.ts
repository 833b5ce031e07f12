import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { Basis, Rounding } from '#features/selling/pricing/rules/price-rule.ts'
import type { SheetKind } from '../rules/changes.ts'

declare module '#db/tables.ts' {
  interface Tables {
    product_cost: ProductCostTable
    price_list: PriceListTable
    price_list_price: PriceListPriceTable
    price_list_rule: PriceListRuleTable
    price_import: PriceImportTable
    price_import_row: PriceImportRowTable
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
  /** the price holds from so many units of the product in one cart */
  from_quantity: Generated<number>
  price_cents: number
}

interface PriceListRuleTable {
  id: GeneratedAlways<number>
  price_list_id: number
  /** with everything below it; null: any */
  category_id: number | null
  /** null: any */
  brand: string | null
  from_quantity: Generated<number>
  basis: Basis
  percent: number
  rounding: Rounding
  created_by: string
  created_at: Timestamp
}

interface PriceImportTable {
  id: GeneratedAlways<number>
  kind: SheetKind
  /** null: the import is of costs or of public prices */
  price_list_id: number | null
  /** when its public prices begin; null before it is applied: at once */
  starts_at: NullableTimestamp
  /** how many prices it changes */
  changed: number
  /** how many of them were taken back */
  undone: number | null
  made_by: string
  made_at: Timestamp
  applied_by: string | null
  applied_at: NullableTimestamp
  undone_by: string | null
  undone_at: NullableTimestamp
}

/** A price that an import changes, in cents each; the largest change first. */
interface PriceImportRowTable {
  import_id: number
  seq: number
  product_id: string
  from_quantity: Generated<number>
  /** null: the product had no price */
  before_cents: number | null
  /** null: the product has none then */
  after_cents: number | null
  before_list_cents: number | null
  after_list_cents: number | null
  /** when the public price before began; null: there was none */
  began_at: NullableTimestamp
  /** when the public price before would have ended */
  ends_at: NullableTimestamp
}
