import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { Difference } from '../rules/compare-money.ts'
import type { DamageOutcome } from '../rules/damage.ts'
import type { PaidBackUnits } from '../rules/refunds.ts'
import type { ReplacementState } from '../rules/replacements.ts'
import type { AskedUnits, ReturnReason, ReturnState } from '../rules/returns.ts'
import type { ShipmentState } from '../rules/shipping.ts'

declare module '#db/tables.ts' {
  interface Tables {
    shipment: ShipmentTable
    shipment_line: ShipmentLineTable
    work_item: WorkItemTable
    goods_return: GoodsReturnTable
    goods_return_line: GoodsReturnLineTable
    damage_report: DamageReportTable
    damage_photo: DamagePhotoTable
    comparison: ComparisonTable
    stray_charge: StrayChargeTable
    refund_request: RefundRequestTable
    replacement: ReplacementTable
    unit_serial: UnitSerialTable
    settled_difference: SettledDifferenceTable
    charge_return: ChargeReturnTable
  }
}

interface ShipmentTable {
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

interface ShipmentLineTable {
  shipment_id: string
  line_no: number
  quantity: number
}

interface WorkItemTable {
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
  /** of a payment difference; null for one that an earlier release found */
  difference: ColumnType<ProviderDifference | null, string | null | undefined, string | null>
}

/** A difference and the provider that it is with; '' when no provider is set up for it. */
export type ProviderDifference = Difference & { provider: string }

interface GoodsReturnTable {
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

interface GoodsReturnLineTable {
  rma: string
  line_no: number
  quantity: number
  written_off: Generated<number>
  /** units that a replacement took the place of; known when the goods were received */
  replaced: Generated<number>
  /** they were refunded as well */
  replaced_paid: Generated<boolean>
}

interface DamageReportTable {
  id: string
  order_id: string
  note: string
  was_noted: boolean
  actor: string
  reported_at: Timestamp
  /** the claim that staff filed with the carrier: its number, or how it was filed */
  claim: string | null
  claim_note: Generated<string>
  claimed_at: NullableTimestamp
  outcome: DamageOutcome | null
  settled_at: NullableTimestamp
}

interface DamagePhotoTable {
  report_id: string
  position: number
  hash: string
  width: number
  height: number
  bytes: number
}

interface ComparisonTable {
  id: GeneratedAlways<number>
  actor: string
  asked_at: Timestamp
  claimed_at: NullableTimestamp
  /** the end of the claim */
  due_at: NullableTimestamp
  /** claims: the number of the last one */
  tries: Generated<number>
  ended_at: NullableTimestamp
  compared: number | null
  differences: number | null
  not_asked: number | null
}

interface StrayChargeTable {
  provider: string
  charge_id: string
  order_ref: string
  amount_cents: number
  currency: string
  status: string
  found_at: Timestamp
  closed_at: NullableTimestamp
}

interface RefundRequestTable {
  /** the key of the form or command that asked */
  id: string
  order_id: string
  amount_cents: number
  /** the units whose price is given back; none: an amount was asked for */
  lines: Json<PaidBackUnits[]>
  reason: string
  state: 'waiting' | 'made' | 'refused' | 'ended'
  asked_by: number | null
  actor: string
  asked_at: Timestamp
  decided_by: number | null
  decider: string | null
  decision: Generated<string>
  decided_at: NullableTimestamp
  movement_id: string | null
  /** the damage report that it settles when it is made */
  damage_id: string | null
}

interface ReplacementTable {
  /** the key of the form that asked */
  id: string
  order_id: string
  /** the damage report that it settled */
  damage_id: string | null
  lines: Json<AskedUnits[]>
  reason: string
  state: ReplacementState
  actor: string
  asked_at: Timestamp
  carrier: string | null
  tracking: string | null
  /** when it was shipped or called off */
  ended_at: NullableTimestamp
  delivered_at: NullableTimestamp
}

/** The serial number of a machine that left. */
interface UnitSerialTable {
  id: GeneratedAlways<number>
  order_id: string
  line_no: number
  /** the place of the machine among the units of the product */
  part: number
  /** what carried it: a shipment or a replacement */
  shipment_id: string | null
  replacement_id: string | null
  sku: string
  serial: string
  actor: string
  entered_at: Timestamp
  removed_at: NullableTimestamp
}

interface SettledDifferenceTable {
  reference: string
  /** the difference in words, with its figures: other figures are another difference */
  finding: string
  reason: string
  actor: string
  settled_at: Timestamp
}

interface ChargeReturnTable {
  provider: string
  charge_id: string
  /** the key that the provider gets: sent again, it moves nothing twice */
  id: string
  order_ref: string
  amount_cents: number
  reason: string
  actor: string
  /** until then another person cannot send it as well */
  claimed_until: NullableTimestamp
  ended_at: NullableTimestamp
}
