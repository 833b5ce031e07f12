import type { Db } from '#db/connect.ts'
import type { Content, EntryKey } from '#features/content/content/server/index.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { Secrets } from '#lib/http/sealing.ts'

export interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
  content: Content
  /** the secrets that make the address of a preview */
  accounts: { secrets: Secrets }
  /** the store's address, without a slash at the end */
  publicOrigin: string
}

/** A change of one entry by a person who saw a revision of it. */
export interface Change extends EntryKey {
  revision: number
}
