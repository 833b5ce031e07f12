import { changesState } from '../../rules/entry.ts'
import type { EntryRow } from '../entries.ts'
import type { ChatNotice } from './notices.ts'

/** A stream that subscribes to one chat, or the whole desk. */
export interface Subscriber {
  entries(rows: readonly EntryRow[]): void
  /** the state of the chat or of the desk has changed */
  changed(): void
  typing(chat: number, by: 'shopper' | 'agent', name: string): void
  /** the process stops: the browser connects again, to another process */
  end(): void
}

/** The streams of this process, by the chat that they subscribe to. */
export interface Subscribers {
  add(chat: number | 'desk', subscriber: Subscriber): () => void
  /** Gives new entries to the streams that they concern. */
  give(rows: readonly EntryRow[]): void
  /** Passes on a notice that is about no entry. */
  pass(notice: Exclude<ChatNotice, { kind: 'entries' }>): void
  everybody(): readonly Subscriber[]
}

export function createSubscribers(): Subscribers {
  const byChat = new Map<number | 'desk', Set<Subscriber>>()
  const of = (chat: number | 'desk'): Subscriber[] => [...(byChat.get(chat) ?? [])]
  const everybody = (): Subscriber[] => [...byChat.values()].flatMap((each) => [...each])
  const giveTo = (chat: number | 'desk', rows: readonly EntryRow[]): void => {
    for (const subscriber of of(chat)) {
      subscriber.entries(rows)
      if (rows.some(({ kind }) => changesState(kind))) subscriber.changed()
    }
  }
  return {
    add(chat, subscriber) {
      const set = byChat.get(chat) ?? new Set()
      byChat.set(chat, set.add(subscriber))
      return () => {
        set.delete(subscriber)
        if (set.size === 0 && byChat.get(chat) === set) byChat.delete(chat)
      }
    },
    give(rows) {
      for (const [chat, own] of Map.groupBy(rows, (row) => row.conversation_id)) giveTo(chat, own)
      giveTo('desk', rows)
    },
    pass(notice) {
      if (notice.kind === 'desk') for (const subscriber of everybody()) subscriber.changed()
      else
        for (const subscriber of [...of(notice.chat), ...of('desk')])
          if (notice.kind === 'typing') subscriber.typing(notice.chat, notice.by, notice.name)
          else subscriber.changed()
    },
    everybody,
  }
}
