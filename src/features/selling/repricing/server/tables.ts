import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { RequestedPrice } from '../rules/repricing.ts'

declare module '#db/tables.ts' {
  interface Tables {
    price_request: PriceRequestTable
  }
}

interface PriceRequestTable {
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
