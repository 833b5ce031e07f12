import type { Timestamp } from '#db/tables.ts'
import type { WorkKind } from '../rules/work.ts'

declare module '#db/tables.ts' {
  interface Tables {
    work_owner: WorkOwnerTable
  }
}

/** Who has a piece of work that waits. The work itself is derived from the facts. */
interface WorkOwnerTable {
  kind: WorkKind
  /** names the work among its kind */
  key: string
  account_id: number
  taken_at: Timestamp
}
