import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CallOutcome, LeadKind, LeadState } from '#features/partners/leads/rules/lead.ts'
import type { NullableTimestamp, Timestamp } from './columns.ts'

/** A day, read as "2026-11-23". */
type DateColumn = ColumnType<string, string, string>

/** A person who asked us for a call or an answer. */
export interface LeadTable {
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

/** A quote request or a question from the system selector: rows are inserted and never changed. */
export interface SelectorRequestTable {
  id: GeneratedAlways<number>
  kind: 'quote' | 'question'
  email: string
  name: Generated<string>
  phone: Generated<string>
  system_type: string | null
  content: ColumnType<unknown, string, string>
  received_at: ColumnType<Date, Date | string, Date | string>
}
