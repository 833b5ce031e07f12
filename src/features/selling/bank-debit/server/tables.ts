import type { Generated } from 'kysely'
import type { Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    bank_link: BankLinkTable
    bank_verification: BankVerificationTable
    bank_mandate: BankMandateTable
  }
}

interface BankLinkTable {
  handle_hash: string
  session_hash: string
  sealed_token: string | null
  account_mark: string | null
  created_at: Timestamp
}

interface BankVerificationTable {
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

interface BankMandateTable {
  attempt_id: string
  order_id: string
  text: string
  amount_cents: number
  ip_hash: string
  agreed_at: Timestamp
}
