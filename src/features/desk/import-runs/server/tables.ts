import type { Generated } from 'kysely'
import type { Timestamp } from '#db/tables.ts'

declare module '#db/tables.ts' {
  interface Tables {
    import_run: ImportRunTable
  }
}

/** An import that a command began. */
interface ImportRunTable {
  id: Generated<number>
  kind: string
  /** its name without folders */
  file: string
  run_by: string
  began_at: Timestamp
  /** null: it runs, or its process died */
  ended_at: Timestamp | null
  rows: number | null
  rejected: number | null
  /** null: it was imported */
  error: string | null
  /** a person has dealt with its failure */
  closed_at: Timestamp | null
  closed_by: string | null
}
