import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
  }
}

interface AccountTable {
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

interface SessionTable {
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
