import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json, NullableTimestamp, Timestamp } from '#db/tables.ts'
import type { SubmissionState } from '#platform/submissions/rules/submission.ts'
import type { KeptPrice } from '../rules/feedback.ts'
import type { EpaType, Job } from '../rules/listing.ts'

declare module '#db/tables.ts' {
  interface Tables {
    contractor_listing: ContractorListingTable
    contractor_feedback: ContractorFeedbackTable
  }
}

/** A day, read as "2026-11-23". */
type NullableDay = ColumnType<string | null, string | null | undefined, string | null>

/** What homeowners read about a company that installs. */
interface ContractorListingTable {
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

interface ContractorFeedbackTable {
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
