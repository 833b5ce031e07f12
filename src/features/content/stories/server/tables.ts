import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp } from '#db/tables.ts'
import type { SubmissionState } from '#platform/submissions/rules/submission.ts'

declare module '#db/tables.ts' {
  interface Tables {
    customer_story: CustomerStoryTable
  }
}

interface CustomerStoryTable {
  id: Generated<number>
  author: string
  place: string
  system: string
  title: string
  body: string
  email: string
  /** the hash of the stored photo */
  photo: string | null
  photo_width: number | null
  photo_height: number | null
  /** the words that the author agreed to */
  consent_text: string | null
  consented_at: Date | null
  state: Generated<SubmissionState>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: NullableTimestamp
  received_at: Date
}
