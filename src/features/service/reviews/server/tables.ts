import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    review: ReviewTable
    question: QuestionTable
  }
}

interface ReviewTable {
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

interface QuestionTable {
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
