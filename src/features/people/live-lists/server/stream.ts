import type { Db } from '#db/connect.ts'
import { sessionLimitsOf } from '#features/people/accounts/rules/session-limits.ts'
import {
  found,
  requirePermission,
  requireSignedIn,
  requireStill,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { eventStream, resumeAfter } from '#platform/streams/server/event-stream.ts'
import type { StreamPlaces } from '#platform/streams/server/stream-places.ts'
import { countSince, type MaySubscribe, MOST_COUNTED, STREAMS_A_PERSON } from './new-rows.ts'
import type { ListWatch } from './watch.ts'

/** Texts of live lists. */
const texts = defineTexts({
  tooMany: 'You have too many lists open. Close one to resume updates here.',
})

interface ListStreamServices {
  db: Db
  clock: Clock
  liveLists: ListWatch
  streamPlaces: StreamPlaces
}

/** The browser connects again after a while: another window may have been closed. */
const RETRY_SECONDS = 30

/**
 * Says how many rows of a list are newer than the page, at once and whenever that changes: event `new` with
 * `count` and `isMore`. `?after=` is the moment of the page in milliseconds, at most a day ago. Throws
 * ApiError 401 sign_in_needed, 403 forbidden, 404 not_found for an unknown list, 429 too_many.
 */
export async function listStream(
  { db, clock, liveLists, streamPlaces }: ListStreamServices,
  name: string,
  request: Request,
  who: WhoAsks,
): Promise<Response> {
  const { accountId, actor } = requireSignedIn(who)
  const list = found(liveLists.list(name))
  const permission = requirePermission(actor, list.reads)
  const { idleMs } = sessionLimitsOf(actor.kind === 'staff' ? actor.role : actor.kind)
  const group = actor.kind === 'staff' ? 'staff' : 'contractor'
  const ended = liveLists.hasEnded()
    ? undefined
    : streamPlaces.take({ group, key: `lists ${accountId}`, most: STREAMS_A_PERSON })
  if (!ended)
    throw new ApiError('too_many', texts.tooMany, {
      status: 429,
      details: { retryAfterSeconds: RETRY_SECONDS },
    })
  const now = clock.now().getTime()
  const since = new Date(Math.max(now - DAY_MS, resumeAfter(request) ?? now))
  return eventStream({
    ended,
    // It asks without counting as use of the session, and lasts as long as a session without use.
    heartbeat: async () => clock.now().getTime() - now < idleMs && (await stillMay(db, permission)),
    begin(out) {
      let told: number | undefined
      const sendCount = async (): Promise<void> => {
        const count = await countSince(db, permission, list, since)
        if (count === told) return
        told = count
        out.event('new', { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED })
      }
      const moved = (): Promise<void> => sendCount().catch(() => out.end())
      const leave = liveLists.subscribe(name, permission, { moved, end: () => out.end() })
      void moved()
      return leave
    },
  })
}

/** False when the session has ended or the role may no longer read the list. */
const stillMay = (db: Db, permission: MaySubscribe): Promise<boolean> =>
  db
    .transaction()
    .execute((trx) => requireStill(trx, permission))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError) return false
        throw error
      },
    )
