import type { Generated, GeneratedAlways } from 'kysely'
import type { ReturnReason, ReturnState } from '#features/fulfilment/rules/returns.ts'
import type { ShipmentState } from '#features/fulfilment/rules/shipping.ts'
import type { NullableTimestamp, Timestamp } from './columns.ts'

export interface ShipmentTable {
  id: string
  order_id: string
  number: number
  carrier: string
  tracking: string
  state: ShipmentState
  /** yyyy-mm-dd */
  appointment_on: string | null
  created_at: Timestamp
  /** null: its money is not captured yet, so it does not leave */
  released_at: NullableTimestamp
  in_transit_at: NullableTimestamp
  delivered_at: NullableTimestamp
}

export interface ShipmentLineTable {
  shipment_id: string
  line_no: number
  quantity: number
}

export interface WorkItemTable {
  id: GeneratedAlways<number>
  order_id: string
  kind:
    | 'cancel_request'
    | 'return_request'
    | 'payment_difference'
    | 'damage_report'
    | 'payment_returned'
    | 'dispute'
  note: Generated<string>
  actor: string
  opened_at: Timestamp
  closed_at: NullableTimestamp
}

export interface GoodsReturnTable {
  rma: string
  order_id: string
  state: ReturnState
  why: ReturnReason
  note: Generated<string>
  decision: Generated<string>
  actor: string
  asked_at: Timestamp
  decided_at: NullableTimestamp
  received_at: NullableTimestamp
}

export interface GoodsReturnLineTable {
  rma: string
  line_no: number
  quantity: number
  written_off: Generated<number>
}

export interface DamageReportTable {
  id: string
  order_id: string
  note: string
  was_noted: boolean
  actor: string
  reported_at: Timestamp
}

export interface DamagePhotoTable {
  report_id: string
  position: number
  hash: string
  width: number
  height: number
  bytes: number
}
