import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/tables.ts' {
  interface Tables {
    reference_table: ReferenceTableTable
  }
}

/** One import of a table. The one with the highest number is in force; the others are its history. */
interface ReferenceTableTable {
  number: GeneratedAlways<number>
  name: string
  /** source, as_of and rows are null where the table of the release is in force again */
  source: string | null
  /** yyyy-mm-dd */
  as_of: string | null
  rows: ColumnType<unknown, string | null, never>
  imported_at: Generated<Date>
  imported_by: string
  why: string
  /** the number of the import that this one takes back */
  undoes: number | null
}
