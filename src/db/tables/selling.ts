import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { TaxBasis } from '#features/catalog/location/rules/tax/sales-tax.ts'
import type { CertificateState } from '#features/selling/orders/rules/certificate.ts'
import type { PartnerDetails } from '#features/selling/orders/rules/order-draft.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import type { Json, NullableTimestamp, Timestamp } from './columns.ts'

export interface CouponTable {
  code: string
  kind: 'percent' | 'amount'
  value: number
  product_ids: ColumnType<string[], string[] | undefined, string[]>
  category_ids: ColumnType<number[], number[] | undefined, number[]>
  minimum_cents: Generated<number>
  starts_at: Timestamp
  ends_at: NullableTimestamp
  usage_limit: number | null
  per_email_limit: number | null
  used: Generated<number>
}

export interface CouponRedemptionTable {
  order_id: string
  coupon_code: string
  email: string
  redeemed_at: Timestamp
  released_at: NullableTimestamp
}

export interface OrdersTable {
  id: string
  attempt_key: string
  state: OrderState
  version: number
  payment_method: PaymentMethod
  email: string
  phone: string
  phone_extension: Generated<string>
  phone2: Generated<string>
  billing: JSONColumnType<Record<string, string>>
  shipping: JSONColumnType<Record<string, string>>
  postal: string
  shipping_method: JSONColumnType<Record<string, unknown>>
  installation_quotes: Json<Record<string, string[]>>
  coupon_code: string | null
  subtotal_cents: number
  discount_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  tax_rate: number
  placed_at: NullableTimestamp
  expires_at: NullableTimestamp
  created_at: Timestamp
  /** keyed digest of the network that placed the order */
  placed_from: ColumnType<string | null, string | null | undefined, never>
  /** the first order of the same browser */
  browser_key: ColumnType<string | null, string | null | undefined, never>
  /** a large order by check: nothing is reserved until a person has approved it */
  review: ColumnType<'waiting' | 'approved' | null, 'waiting' | null | undefined, 'approved'>
  /** whose rate `tax_rate` is; null for orders of earlier releases */
  tax_basis: ColumnType<TaxBasis | null, string | null | undefined, never>
  /** the company of the contractor or customer that it is for; null for a buyer without a partner */
  company_id: ColumnType<number | null, number | null | undefined, never>
  customer_id: ColumnType<number | null, number | null | undefined, never>
  project_id: ColumnType<number | null, number | null | undefined, never>
  /** the account that placed it */
  placed_by: ColumnType<number | null, number | null | undefined, never>
  /** the partner's own number for it */
  purchase_order: ColumnType<string | null, string | null | undefined, never>
  partner: ColumnType<PartnerDetails | null, string | null | undefined, never>
}

export interface EpaCertificateTable {
  order_id: string
  number: string
  state: Generated<CertificateState>
  decided_by: string | null
  decided_at: NullableTimestamp
  /** how staff verified the certificate, or why they refused it */
  how: string | null
}

export interface OrderLineTable {
  order_id: string
  line_no: number
  product_id: string
  sku: string
  name: string
  quantity: number
  unit_price_cents: number
  discount_cents: Generated<number>
  tax_cents: Generated<number>
  is_service: boolean
  reserves_stock: boolean
  /** units that never shipped and will not */
  called_off: Generated<number>
  /** returned units */
  returned: Generated<number>
}

export interface OrderEventTable {
  order_id: string
  version: number
  kind: string
  from_state: OrderState | null
  to_state: OrderState
  actor: string
  reason: Generated<string>
  data: Json<Record<string, unknown>>
  happened_at: Timestamp
}

export interface OutboxTable {
  id: GeneratedAlways<number>
  topic: string
  dedupe_key: string
  payload: JSONColumnType<Record<string, unknown>>
  created_at: Timestamp
  due_at: Timestamp
  tries: Generated<number>
  last_error: string | null
  /** successive claims without an answer */
  unanswered: Generated<number>
  sent_at: NullableTimestamp
}
