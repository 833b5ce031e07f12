import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { CallOutcome, LeadKind, LeadState } from '../rules/lead.ts'

declare module '#db/tables.ts' {
  interface Tables {
    lead: LeadTable
  }
}

/** A day, read as "2026-11-23". */
type DateColumn = ColumnType<string, string, string>

/** A person who asked us for a call or an answer. */
interface LeadTable {
  id: GeneratedAlways<number>
  kind: LeadKind
  name: string
  /** ten digits, or empty */
  phone: string
  email: string
  comments: string
  callback_at: NullableTimestamp
  landing_url: string
  page_url: string
  details_path: string | null
  consent_version: string
  received_at: Timestamp
  received_on: DateColumn
  promised_at: Timestamp
  state: Generated<LeadState>
  claimed_by: number | null
  claimed_name: string | null
  claimed_at: NullableTimestamp
  called_at: NullableTimestamp
  outcome: CallOutcome | null
  note: Generated<string>
  closed_at: NullableTimestamp
  warned_at: NullableTimestamp
  customer_id: number | null
  project_id: number | null
  delete_on: DateColumn
}
