import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/tables.ts' {
  interface Tables {
    selector_request: SelectorRequestTable
  }
}

/** A quote request or a question from the system selector: rows are inserted and never changed. */
interface SelectorRequestTable {
  id: GeneratedAlways<number>
  kind: 'quote' | 'question'
  email: string
  name: Generated<string>
  phone: Generated<string>
  system_type: string | null
  content: ColumnType<unknown, string, string>
  received_at: ColumnType<Date, Date | string, Date | string>
}
