import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ReturnReason, ReturnState } from '#features/selling/fulfilment/rules/returns.ts'
import type { ShipmentState } from '#features/selling/fulfilment/rules/shipping.ts'
import type { RegistrationState } from '#features/service/warranties/rules/registration.ts'
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

type NullableText = ColumnType<string | null, string | null | undefined, string | null>

/** A machine that its owner registered for the longer parts warranty. */
export interface WarrantyRegistrationTable {
  id: GeneratedAlways<number>
  order_id: string
  /** names the machine in its order: product, unit of its system, copy */
  slot: string
  product_id: string
  product: string
  unit: string
  sku: string
  brand: string
  /** null until a person has read it from the photo */
  serial: string | null
  photo: string | null
  /** yyyy-mm-dd */
  installed_on: string
  installer: Generated<string>
  registered_years: number
  unregistered_years: number
  core_years: number | null
  within_days: number
  state: Generated<RegistrationState>
  maker_reference: NullableText
  filed_by: NullableText
  filed_at: NullableTimestamp
  registered_at: Timestamp
}

/** An owner who asked for mails about care. */
export interface CareReminderTable {
  order_id: string
  asked_at: Timestamp
  /** yyyy-mm-dd */
  next_on: string
}

/** The decision whether the owner of an order was reminded to register. */
export interface WarrantyReminderTable {
  order_id: string
  was_sent: boolean
  decided_at: Timestamp
}
