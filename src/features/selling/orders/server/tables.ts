import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { TaxBasis } from '#features/catalog/location/rules/tax/sales-tax.ts'
import type { CertificateState } from '../rules/certificate.ts'
import type { PartnerDetails } from '../rules/order-draft.ts'
import type { OrderState } from '../rules/order-state.ts'

declare module '#db/tables.ts' {
  interface Tables {
    orders: OrdersTable
    order_line: OrderLineTable
    epa_certificate: EpaCertificateTable
    order_event: OrderEventTable
  }
}

interface OrdersTable {
  id: string
  attempt_key: string
  state: OrderState
  version: number
  payment_method: string
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
  tax_basis: ColumnType<TaxBasis | null, string | null | undefined, string>
  /** the company of the contractor or customer that it is for; null for a buyer without a partner */
  company_id: ColumnType<number | null, number | null | undefined, never>
  customer_id: ColumnType<number | null, number | null | undefined, never>
  project_id: ColumnType<number | null, number | null | undefined, never>
  /** the account that placed it */
  placed_by: ColumnType<number | null, number | null | undefined, never>
  /** the partner's own number for it */
  purchase_order: ColumnType<string | null, string | null | undefined, never>
  /** staff hold it: nothing of it ships until it is released */
  held_at: NullableTimestamp
  held_by: string | null
  hold_reason: string | null
  partner: ColumnType<PartnerDetails | null, string | null | undefined, string>
}

interface EpaCertificateTable {
  order_id: string
  number: string
  state: Generated<CertificateState>
  decided_by: string | null
  decided_at: NullableTimestamp
  /** how staff verified the certificate, or why they refused it */
  how: string | null
}

interface OrderLineTable {
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
  /** why it cost what it cost when it was ordered, as pricing wrote it; null: the public price */
  price_why: ColumnType<readonly object[] | null, string | null | undefined, never>
  /** units that never shipped and will not */
  called_off: Generated<number>
  /** returned units */
  returned: Generated<number>
}

interface OrderEventTable {
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
