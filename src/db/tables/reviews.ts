import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { KeptPrice } from '#features/service/contractors/rules/feedback.ts'
import type { EpaType, Job } from '#features/service/contractors/rules/listing.ts'
import type { SubmissionState } from '#platform/submissions/rules/submission.ts'
import type { Json, NullableTimestamp, Timestamp } from './columns.ts'

export interface CustomerSurveyTable {
  id: Generated<number>
  order_id: string
  email: string
  first_name: string
  answers: ColumnType<Record<string, unknown>, string | undefined, string>
  invited_at: Timestamp
  expires_at: Timestamp
  finished_at: NullableTimestamp
}

export interface ReviewTable {
  id: GeneratedAlways<number>
  product_id: string
  rating: number
  title: string
  body: string
  author: string
  place: Generated<string>
  verified: Generated<boolean>
  /** yyyy-mm-dd */
  written_on: string
  approved: Generated<boolean>
  /** who sent it; never shown. Null for reviews that came with the catalog */
  email: ColumnType<string | null, string | null | undefined, string | null>
  received_at: NullableTimestamp
  /** when a person published or refused it */
  decided_at: NullableTimestamp
}

export interface QuestionTable {
  id: GeneratedAlways<number>
  product_id: string
  body: string
  author: string
  /** never shown */
  email: ColumnType<string | null, string | null | undefined, string | null>
  /** yyyy-mm-dd */
  asked_on: string
  answer: ColumnType<string | null, string | null | undefined, string | null>
  answered_by: ColumnType<string | null, string | null | undefined, string | null>
  answered_on: ColumnType<string | null, string | null | undefined, string | null>
  received_at: NullableTimestamp
  decided_at: NullableTimestamp
}

/** A day, read as "2026-11-23". */
type NullableDay = ColumnType<string | null, string | null | undefined, string | null>

/** What homeowners read about a company that installs. */
export interface ContractorListingTable {
  company_id: number
  license_number: Generated<string>
  license_issuer: Generated<string>
  license_ends_on: NullableDay
  license_checked_on: NullableDay
  epa608_number: Generated<string>
  epa608_type: EpaType | null
  epa608_checked_on: NullableDay
  base_zip: string
  /** the point of base_zip */
  lat: number
  lng: number
  radius_miles: number
  extra_zips: Generated<string[]>
  /** labor alone, in cents */
  prices: Json<{ job: Job; low: number; high: number }[]>
  is_shown: Generated<boolean>
  version: Generated<number>
  changed_by: string
  changed_at: Timestamp
}

export interface ContractorFeedbackTable {
  id: GeneratedAlways<number>
  company_id: number
  /** the order that the sender could open; null: not named */
  order_id: string | null
  rating: number
  kept_price: KeptPrice
  body: string
  author: string
  email: string
  /** the mailbox of `email`, as limits count it */
  mailbox: string
  /** the words that the author agreed to */
  consent_text: string | null
  consented_at: NullableTimestamp
  state: Generated<SubmissionState>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: NullableTimestamp
  received_at: Timestamp
}
