import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    tax_exemption: TaxExemptionTable
  }
}

interface TaxExemptionTable {
  id: GeneratedAlways<number>
  company_id: number
  customer_id: number | null
  /** two letters */
  state: string
  number: string
  /** yyyy-mm-dd */
  ends_on: string
  file_hash: string
  file_type: string
  status: Generated<'waiting' | 'accepted' | 'refused'>
  sent_by: string
  sent_at: Timestamp
  decided_by: string | null
  decided_at: NullableTimestamp
  decision_note: string | null
}
