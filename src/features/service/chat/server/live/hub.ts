import type { Db } from '#db/connect.ts'
import { type Listener, listenTo } from '#platform/streams/server/listen.ts'
import { PAGE_ENTRIES } from '../../rules/bounds.ts'
import { type EntryRow, entriesAfter, newestId } from '../entries.ts'
import { CHAT_CHANNEL, type ChatNotice, readNotice } from './notices.ts'
import { createSubscribers, type Subscriber } from './subscribers.ts'

/** Gives each stream of this process what was written in any process. */
export interface ChatHub {
  /** true once the process stops: it takes no new streams */
  hasEnded(): boolean
  /** Subscribes to one chat, or to every chat for the desk. Returns the function that unsubscribes. */
  subscribe(chat: number | 'desk', subscriber: Subscriber): () => void
  /** the last entry that this process has given out */
  cursor(): Promise<number>
  /** Ends every stream. */
  end(): void
  stop(): Promise<void>
}

export interface HubParts {
  db: Db
  databaseUrl: string
  /**
   * milliseconds between two reads of the table without a notice: while the process listens for notices,
   * and while its connection is broken
   */
  pollMs?: { listening: number; deaf: number }
  /** receives failures: a broken connection, a table that cannot be read */
  report?: (message: string) => void
}

const USUAL_POLL = { listening: 10_000, deaf: 1_000 }

/**
 * Listens on one connection, opened with the first stream. A notice only says that there is something to
 * read: the entries come from the table, after the last id that was given out. So a lost notice delays an
 * entry until the next read, and never loses it.
 */
export function createChatHub({ db, databaseUrl, pollMs = USUAL_POLL, report }: HubParts): ChatHub {
  const subscribers = createSubscribers()
  const reader = readerOf(db, subscribers.give, (error) =>
    report?.(`chats could not be read: ${String(error)}`),
  )
  let hasEnded = false
  let listener: Listener | undefined
  let timer: NodeJS.Timeout | undefined

  const hear = (notice: ChatNotice | undefined): void => {
    if (notice?.kind === 'entries') void reader.look()
    else if (notice) subscribers.pass(notice)
  }
  const poll = (): void => {
    timer = setTimeout(
      () => {
        void reader.look()
        poll()
      },
      listener?.isListening() ? pollMs.listening : pollMs.deaf,
    )
    timer.unref()
  }
  const start = (): void => {
    if (listener) return
    listener = listenTo({
      databaseUrl,
      channel: CHAT_CHANNEL,
      onNotice: (payload) => hear(readNotice(payload)),
      onListening() {
        void reader.look()
        for (const subscriber of subscribers.everybody()) subscriber.changed()
      },
      onLost: (error) => report?.(`the connection that hears about chats broke: ${String(error)}`),
    })
    poll()
  }
  const end = (): void => {
    hasEnded = true
    for (const subscriber of subscribers.everybody()) subscriber.end()
  }
  return {
    hasEnded: () => hasEnded,
    subscribe(chat, subscriber) {
      start()
      return subscribers.add(chat, subscriber)
    },
    cursor: reader.cursor,
    end,
    async stop() {
      end()
      clearTimeout(timer)
      await listener?.stop()
    },
  }
}

/** Reads the entries of the table in order and gives each out once. */
function readerOf(db: Db, give: (rows: readonly EntryRow[]) => void, onError: (error: unknown) => void) {
  let position: number | undefined
  let looking: Promise<void> | undefined
  let isDue = false

  async function cursor(): Promise<number> {
    if (position !== undefined) return position
    const newest = await newestId(db)
    // Another call may have set it meanwhile; it must not skip entries that no stream has received.
    position ??= newest
    return position
  }

  async function readNew(): Promise<void> {
    let after = await cursor()
    for (;;) {
      const rows = await entriesAfter(db, { after, most: PAGE_ENTRIES })
      if (rows.length > 0) {
        after = rows.at(-1)!.id
        position = after
        give(rows)
      }
      if (rows.length < PAGE_ENTRIES) return
    }
  }

  /** One read at a time; calls during a read make one more afterwards. */
  function look(): Promise<void> {
    isDue = looking !== undefined
    looking ??= readNew()
      .catch(onError)
      .finally(() => {
        looking = undefined
        if (isDue) void look()
      })
    return looking
  }

  return { cursor, look }
}
