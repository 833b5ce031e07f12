import type { ColumnType, Generated } from 'kysely'
import type { NullableTimestamp, Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    customer_survey: CustomerSurveyTable
  }
}

interface CustomerSurveyTable {
  id: Generated<number>
  order_id: string
  email: string
  first_name: string
  answers: ColumnType<Record<string, unknown>, string | undefined, string>
  invited_at: Timestamp
  expires_at: Timestamp
  finished_at: NullableTimestamp
}
