import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from './columns.ts'

export interface CompanyTable {
  id: GeneratedAlways<number>
  name: string
  phone: Generated<string>
  email: Generated<string>
  street: Generated<string>
  city: Generated<string>
  state: Generated<string>
  zip: Generated<string>
  website: Generated<string>
  about: Generated<string>
  /** as the company prints it on its quotes */
  license: Generated<string>
  /** names the file of its logo */
  logo_hash: string | null
  /** the company wants to be in the list of contractors */
  is_listed: Generated<boolean>
  delivers_to: Generated<'job-site' | 'office'>
  version: Generated<number>
  created_at: Timestamp
  disabled_at: NullableTimestamp
}

export interface AccountTable {
  id: GeneratedAlways<number>
  /** of a contractor; staff belong to no company */
  company_id: number | null
  role: 'contractor' | 'sales' | 'operations' | 'admin'
  /** in small letters; of an account with `invited_email` a placeholder that no person can have */
  email: string
  /** the mailbox of an invitation whose owner has an account elsewhere, in small letters */
  invited_email: ColumnType<string | null, string | undefined, never>
  name: string
  password_hash: string | null
  totp_sealed: string | null
  totp_last_step: number | null
  rights_version: Generated<number>
  created_at: Timestamp
  disabled_at: NullableTimestamp
}

export interface SessionTable {
  id: GeneratedAlways<number>
  account_id: number
  token_hash: Uint8Array
  /** the account's when the session began */
  rights_version: number
  started_at: Timestamp
  seen_at: Timestamp
  expires_at: Timestamp
  stepped_up_at: NullableTimestamp
  ended_at: NullableTimestamp
  /** the browser, in words */
  device: Generated<string>
  /** where it signed in: an IPv4 address or the /64 of an IPv6 address */
  network: Generated<string>
}

export interface PasskeyTable {
  /** the credential's own id */
  id: string
  account_id: number
  public_key: Uint8Array
  counter: number
  transports: Json<string[]>
  name: string
  created_at: Timestamp
  last_used_at: NullableTimestamp
}

export interface RecoveryCodeTable {
  id: GeneratedAlways<number>
  account_id: number
  code_hash: Uint8Array
  used_at: NullableTimestamp
}

export interface AccountLinkTable {
  id: GeneratedAlways<number>
  account_id: number
  kind: 'invitation' | 'reset'
  token_hash: Uint8Array
  created_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
}

export interface SignInStepTable {
  id: GeneratedAlways<number>
  token_hash: Uint8Array
  kind: 'second-factor' | 'passkey-sign-in' | 'passkey-new' | 'step-up' | 'reset'
  account_id: number | null
  session_id: number | null
  challenge: string | null
  expires_at: Timestamp
}

export interface AuditChainTable {
  chain: string
  length: number
  hash: Uint8Array
}

/** Rows are inserted and never changed; a trigger refuses anything else. */
export interface AuditEventTable {
  id: GeneratedAlways<number>
  chain: string
  position: number
  at: Timestamp
  actor_kind: 'shopper' | 'contractor' | 'staff' | 'system'
  actor_id: number | null
  actor_role: string | null
  actor_name: string
  company_id: number | null
  session_id: number | null
  action: string
  entity: string
  entity_id: string
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  reason: string | null
  previous_hash: Uint8Array
  hash: Uint8Array
}

/** The state of the chains after each nightly check. */
export interface AuditCheckTable {
  id: GeneratedAlways<number>
  checked_at: Timestamp
  events: number
  broken: Json<{ chain: string; position: number }[]>
}
