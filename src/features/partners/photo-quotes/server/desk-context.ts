import type { Db } from '#db/connect.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'

/** What the calls of the desk need. */
export interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}
