import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { NullableTimestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    review: ReviewTable
    question: QuestionTable
  }
}

type NullableText = ColumnType<string | null, string | null | undefined, string | null>

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
  email: NullableText
  received_at: NullableTimestamp
  /** when a person published or refused it */
  decided_at: NullableTimestamp
  /** who did; null before December 2026 and for reviews that came with the catalog */
  decided_by: NullableText
}

interface QuestionTable {
  id: GeneratedAlways<number>
  product_id: string
  body: string
  author: string
  /** never shown */
  email: NullableText
  /** yyyy-mm-dd */
  asked_on: string
  answer: NullableText
  answered_by: NullableText
  answered_on: NullableText
  received_at: NullableTimestamp
  decided_at: NullableTimestamp
  decided_by: NullableText
}
