import type { Db } from '#db/connect.ts'

/** What a table is filled with. */
export interface FactsContext {
  db: Db
  /** yyyy-mm-dd in Chicago */
  day: string
}
