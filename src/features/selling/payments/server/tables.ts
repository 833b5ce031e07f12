import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { Advice } from '../rules/advice.ts'
import type { AttemptStatus } from '../rules/attempt.ts'
import type { PaymentMethod } from '../rules/methods.ts'

declare module '#db/tables.ts' {
  interface Tables {
    payment_attempt: PaymentAttemptTable
    wallet_approval: WalletApprovalTable
    payment_event: PaymentEventTable
    money_movement: MoneyMovementTable
  }
}

interface PaymentAttemptTable {
  id: string
  order_id: string
  method: PaymentMethod
  provider: string
  amount_cents: number
  currency: Generated<string>
  status: AttemptStatus
  provider_ref_hash: string | null
  provider_txn_id: string | null
  idempotency_key: string
  card_last4: string | null
  card_type: string | null
  error_code: string | null
  error_text: string | null
  next_check_at: NullableTimestamp
  checks: Generated<number>
  version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
  authorized_until: NullableTimestamp
  authorization_days: number | null
  honour_days: number | null
  advice: Advice | null
}

interface WalletApprovalTable {
  provider: string
  reference: string
  order_id: string
  amount_cents: number
  created_at: Timestamp
  next_check_at: NullableTimestamp
  checks: Generated<number>
}

interface PaymentEventTable {
  provider: string
  event_id: string
  kind: string
  order_id: string
  received_at: Timestamp
}

interface MoneyMovementTable {
  id: string
  order_id: string
  /** null: money that staff handle by hand, such as a check */
  attempt_id: string | null
  kind: 'capture' | 'refund'
  amount_cents: number
  status: 'requested' | 'sending' | 'unknown' | 'done' | 'failed'
  provider_ref: string | null
  actor: string
  reason: Generated<string>
  error_code: string | null
  checks: Generated<number>
  due_at: NullableTimestamp
  sent_at: NullableTimestamp
  created_at: Timestamp
  updated_at: Timestamp
  carrier: ColumnType<string | null, string | null | undefined, never>
  tracking: ColumnType<string | null, string | null | undefined, never>
}
