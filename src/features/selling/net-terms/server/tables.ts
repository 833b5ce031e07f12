import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    credit_account: CreditAccountTable
    credit_charge: CreditChargeTable
    credit_refund: CreditRefundTable
    credit_payment: CreditPaymentTable
    credit_position: CreditPositionView
  }
}

interface CreditAccountTable {
  company_id: number
  limit_cents: number
  terms_days: number
  status: 'open' | 'stopped'
  note: Generated<string>
  changed_by: string
  changed_at: Timestamp
}

interface CreditChargeTable {
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

interface CreditRefundTable {
  id: string
  charge_id: string
  amount_cents: number
  created_at: Timestamp
}

interface CreditPaymentTable {
  id: GeneratedAlways<number>
  charge_id: string
  amount_cents: number
  /** the number of the check or transfer: the same one is never recorded twice */
  reference: string
  actor: string
  received_at: Timestamp
}

/** A view: what each order on net terms owes. */
interface CreditPositionView {
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
