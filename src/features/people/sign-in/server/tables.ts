import type { GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    passkey: PasskeyTable
    recovery_code: RecoveryCodeTable
    account_link: AccountLinkTable
    sign_in_step: SignInStepTable
  }
}

interface PasskeyTable {
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

interface RecoveryCodeTable {
  id: GeneratedAlways<number>
  account_id: number
  code_hash: Uint8Array
  used_at: NullableTimestamp
}

interface AccountLinkTable {
  id: GeneratedAlways<number>
  account_id: number
  kind: 'invitation' | 'reset'
  token_hash: Uint8Array
  created_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
}

interface SignInStepTable {
  id: GeneratedAlways<number>
  token_hash: Uint8Array
  kind: 'second-factor' | 'passkey-sign-in' | 'passkey-new' | 'step-up' | 'reset'
  account_id: number | null
  session_id: number | null
  challenge: string | null
  expires_at: Timestamp
}
