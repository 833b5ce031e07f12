import type { Db } from '#db/connect.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import type { ChatHub } from './live/hub.ts'

/** What the chat needs of the process. */
export interface ChatServices {
  hub: ChatHub
  /** whether browsers reach the store over https */
  secure: boolean
}

export interface ChatContext extends WhoAsks {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
  files: FileStore
  chat: ChatServices
}
