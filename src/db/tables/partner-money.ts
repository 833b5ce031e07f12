import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { RequestedPrice } from '#features/selling/repricing/rules/repricing.ts'
import type { Json, NullableTimestamp, Timestamp } from './columns.ts'

export interface ProductCostTable {
  product_id: string
  cost_cents: number
  changed_at: Timestamp
}

export interface PriceListTable {
  id: GeneratedAlways<number>
  company_id: number
  name: string
  starts_at: Timestamp
  ends_at: NullableTimestamp
  created_by: string
  created_at: Timestamp
}

export interface PriceListPriceTable {
  price_list_id: number
  product_id: string
  price_cents: number
}

/** A price that an import changes, in cents; null: the product has none. */
export interface PriceChange {
  productId: string
  before: number | null
  after: number | null
}

export interface PriceImportTable {
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

export interface PriceRequestTable {
  id: GeneratedAlways<number>
  asked_by: number
  asked_by_name: string
  company_id: number | null
  customer_id: number | null
  project_id: number | null
  /** products, quantities, customer and project: the prices hold for these */
  content: string
  lines: Json<RequestedPrice[]>
  shipping_given_cents: Generated<number>
  shipping_quoted_cents: Generated<number>
  reason: string
  comments: Generated<string>
  responsible_party: string
  state: 'granted' | 'waiting' | 'approved' | 'refused'
  decided_by: number | null
  decided_by_name: string | null
  decided_at: NullableTimestamp
  decision_note: string | null
  asked_at: Timestamp
  expires_at: Timestamp
  order_id: string | null
}

export interface CreditAccountTable {
  company_id: number
  limit_cents: number
  terms_days: number
  status: 'open' | 'stopped'
  note: Generated<string>
  changed_by: string
  changed_at: Timestamp
}

export interface CreditChargeTable {
  id: string
  order_id: string
  company_id: number
  amount_cents: number
  status: 'authorized' | 'captured' | 'voided'
  terms_days: number
  captured_cents: Generated<number>
  received_cents: Generated<number>
  invoiced_at: NullableTimestamp
  /** yyyy-mm-dd */
  due_on: ColumnType<string | null, string | null | undefined, string | null>
  overdue_at: NullableTimestamp
  created_at: Timestamp
}

export interface CreditRefundTable {
  id: string
  charge_id: string
  amount_cents: number
  created_at: Timestamp
}

export interface CreditPaymentTable {
  id: GeneratedAlways<number>
  charge_id: string
  amount_cents: number
  /** the number of the check or transfer: the same one is never recorded twice */
  reference: string
  actor: string
  received_at: Timestamp
}

/** A view: what each order on net terms owes. */
export interface CreditPositionView {
  id: string
  order_id: string
  company_id: number
  status: 'authorized' | 'captured'
  terms_days: number
  invoiced_at: Date | null
  /** yyyy-mm-dd */
  due_on: string | null
  overdue_at: Date | null
  created_at: Date
  received_cents: number
  billed_cents: number
  refunded_cents: number
  /** negative when more was paid than it costs after refunds */
  owed_cents: number
}

export interface TaxExemptionTable {
  id: GeneratedAlways<number>
  company_id: number
  customer_id: number | null
  /** two letters */
  state: string
  number: string
  /** yyyy-mm-dd */
  ends_on: string
  file_hash: string
  file_type: string
  status: Generated<'waiting' | 'accepted' | 'refused'>
  sent_by: string
  sent_at: Timestamp
  decided_by: string | null
  decided_at: NullableTimestamp
  decision_note: string | null
}
