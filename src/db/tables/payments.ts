import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Advice } from '#features/selling/payments/rules/advice.ts'
import type { AttemptStatus } from '#features/selling/payments/rules/attempt.ts'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import type { NullableTimestamp, Timestamp } from './columns.ts'

export interface PaymentAttemptTable {
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

export interface WalletApprovalTable {
  provider: string
  reference: string
  order_id: string
  amount_cents: number
  created_at: Timestamp
  next_check_at: NullableTimestamp
  checks: Generated<number>
}

export interface PaymentEventTable {
  provider: string
  event_id: string
  kind: string
  order_id: string
  received_at: Timestamp
}

export interface BankLinkTable {
  handle_hash: string
  session_hash: string
  sealed_token: string | null
  account_mark: string | null
  created_at: Timestamp
}

export interface BankVerificationTable {
  order_id: string
  nonce_hash: string
  state: 'sending' | 'waiting' | 'verified' | 'failed'
  method_token: string | null
  verification_id: string | null
  last4: string | null
  tries: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface BankMandateTable {
  attempt_id: string
  order_id: string
  text: string
  amount_cents: number
  ip_hash: string
  agreed_at: Timestamp
}

export interface MoneyMovementTable {
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

export interface ComparisonTable {
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

export interface StrayChargeTable {
  provider: string
  charge_id: string
  order_ref: string
  amount_cents: number
  currency: string
  status: string
  found_at: Timestamp
  closed_at: NullableTimestamp
}
