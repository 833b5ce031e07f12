import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import { requirePermission, requireSignedIn, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { type EventOut, eventStream, resumeAfter } from '#platform/streams/server/event-stream.ts'
import type { StreamPlaces } from '#platform/streams/server/stream-places.ts'
import { CHAT } from '../../rules/access.ts'
import {
  PAGE_ENTRIES,
  STREAMED_AFTER_END_MS,
  STREAMS_A_VISITOR,
  STREAMS_AN_AGENT,
} from '../../rules/bounds.ts'
import { texts } from '../../texts.ts'
import type { ChatServices } from '../context.ts'
import { currentChat, presentState } from '../conversations.ts'
import { type EntryRow, entriesAfter, presentEntry } from '../entries.ts'
import { visitorOf } from '../own-chat.ts'
import { hearAgent } from '../presence.ts'
import type { ChatHub } from './hub.ts'

export interface StreamServices {
  db: Db
  clock: Clock
  chat: ChatServices
  streamPlaces: StreamPlaces
}

/** A desk that missed more entries than this loads everything again. */
const MOST_CAUGHT_UP = 1_000
/** The browser connects again after a while: another window may have been closed. */
const RETRY_SECONDS = 30

/** Takes a place and returns the function that gives it back. Throws ApiError 429 too_many. */
function takePlace(
  { chat: { hub }, streamPlaces }: StreamServices,
  asked: Parameters<StreamPlaces['take']>[0],
): () => void {
  const giveBack = hub.hasEnded() ? undefined : streamPlaces.take(asked)
  if (giveBack) return giveBack
  throw new ApiError('too_many', texts.tooManyStreams, {
    status: 429,
    details: { retryAfterSeconds: RETRY_SECONDS },
  })
}

interface Subscription {
  hub: ChatHub
  chat: number | 'desk'
  /** the last entry that the browser has: a process that is behind may still give out older ones */
  after: number
  /**
   * the entries that the browser missed; they are read after the stream has subscribed, so that none is
   * lost between
   */
  catchUp(write: (rows: readonly EntryRow[]) => void): Promise<void>
  write(out: EventOut, row: EntryRow): void
  changed(out: EventOut): void
  typing(out: EventOut, chat: number, by: 'shopper' | 'agent', name: string): void
}

/** Writes every entry of a chat, or of the desk, once and in order. */
async function subscribe(out: EventOut, parts: Subscription): Promise<() => void> {
  const { hub, chat } = parts
  let last = parts.after
  let held: EntryRow[] | undefined = []
  const write = (rows: readonly EntryRow[]): void => {
    for (const row of rows) {
      if (row.id <= last) continue
      last = row.id
      parts.write(out, row)
    }
  }
  const leave = hub.subscribe(chat, {
    entries: (rows) => (held ? void held.push(...rows) : write(rows)),
    changed: () => parts.changed(out),
    typing: (about, by, name) => parts.typing(out, about, by, name),
    end: () => out.end(),
  })
  try {
    await hub.cursor()
    await parts.catchUp(write)
  } catch (error) {
    leave()
    throw error
  }
  write(held)
  held = undefined
  return leave
}

/** The stream of a visitor's chat; 204 without one. Throws ApiError 429 too_many. */
export async function visitorStream(
  services: StreamServices,
  request: Request,
  caller: RequestContext,
): Promise<Response> {
  const { db, clock, chat } = services
  const { hub, secure } = chat
  const visitor = visitorOf(caller, secure)
  const row = visitor && (await currentChat(db, visitor, clock.now()))
  const isOver = (closedAt: Date | null): boolean =>
    closedAt !== null && clock.now().getTime() - closedAt.getTime() > STREAMED_AFTER_END_MS
  if (!row || isOver(row.closed_at)) return new Response(null, { status: 204 })
  const ended = takePlace(services, {
    group: 'visitor',
    key: `visitor ${Buffer.from(row.visitor_hash).toString('hex')}`,
    most: STREAMS_A_VISITOR,
    network: networkOf(caller.ip),
  })
  let closedAt = row.closed_at
  const tellState = async (out: EventOut): Promise<void> => {
    const now = await db
      .selectFrom('chat_conversation')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirst()
    if (!now) return
    closedAt = now.closed_at
    out.event('state', await presentState(db, now))
  }
  return eventStream({
    ended,
    heartbeat: async () => !isOver(closedAt),
    begin: (out) =>
      subscribe(out, {
        hub,
        chat: row.id,
        after: resumeAfter(request) ?? 0,
        async catchUp(write) {
          let after = resumeAfter(request) ?? 0
          for (;;) {
            const rows = await entriesAfter(db, { chat: row.id, after, forShopper: true, most: PAGE_ENTRIES })
            write(rows)
            if (rows.length < PAGE_ENTRIES) break
            after = rows.at(-1)!.id
          }
          await tellState(out)
        },
        write: (to, entry) => entry.is_internal || to.event('entry', presentEntry(entry), entry.id),
        changed: (to) => void tellState(to).catch(() => to.end()),
        typing: (to, _chat, by, name) => by === 'agent' && to.event('typing', { name }),
      }),
  })
}

/**
 * The stream of the desk: every entry of every chat, and a word when the list of chats or people has changed.
 * Throws ApiError 401, 403, 429.
 */
export async function deskStream(
  services: StreamServices,
  request: Request,
  who: () => Promise<WhoAsks>,
): Promise<Response> {
  const { db, clock, chat } = services
  const { hub } = chat
  const first = await who()
  requirePermission(first.actor, CHAT.read)
  const { accountId } = requireSignedIn(first)
  // Before the first await: of calls at once, as many get a place as there are.
  const ended = takePlace(services, { group: 'staff', key: `agent ${accountId}`, most: STREAMS_AN_AGENT })
  try {
    await hearAgent(db, accountId, clock.now())
  } catch (error) {
    ended()
    throw error
  }
  return eventStream({
    ended,
    // A session that has ended, or a role that may no longer read chats, ends the stream.
    async heartbeat() {
      const now = await who()
      if (now.signedIn?.accountId !== accountId || scopeOf(now.actor, CHAT.read) === 'none') return false
      await hearAgent(db, accountId, clock.now())
      return true
    },
    begin: (out) =>
      subscribe(out, {
        hub,
        chat: 'desk',
        after: resumeAfter(request) ?? 0,
        async catchUp(write) {
          const after = resumeAfter(request)
          if (after === undefined) {
            const at = await hub.cursor()
            return out.event('hello', {}, at)
          }
          const rows = await entriesAfter(db, { after, most: MOST_CAUGHT_UP })
          if (rows.length === MOST_CAUGHT_UP) out.event('hello', {}, await hub.cursor())
          else {
            write(rows)
            out.event('desk', {})
          }
        },
        write: (to, entry) =>
          to.event('entry', { chat: entry.conversation_id, entry: presentEntry(entry) }, entry.id),
        changed: (to) => to.event('desk', {}),
        typing: (to, chat, by, name) => to.event('typing', { chat, by, name }),
      }),
  })
}
