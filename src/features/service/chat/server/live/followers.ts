import { changesState } from '../../rules/entry.ts'
import type { EntryRow } from '../entries.ts'
import type { ChatNotice } from './notices.ts'

/** A stream that follows one chat, or the whole desk. */
export interface Follower {
  entries(rows: readonly EntryRow[]): void
  /** the state of the chat or of the desk has changed */
  changed(): void
  typing(chat: number, by: 'shopper' | 'agent', name: string): void
  /** the process stops: the browser connects again, to another process */
  end(): void
}

/** The streams of this process, by the chat that they subscribe to. */
export interface Followers {
  add(chat: number | 'desk', follower: Follower): () => void
  /** Gives new entries to the streams that they concern. */
  give(rows: readonly EntryRow[]): void
  /** Passes on a notice that is about no entry. */
  pass(notice: Exclude<ChatNotice, { kind: 'entries' }>): void
  everybody(): readonly Follower[]
}

export function createFollowers(): Followers {
  const byChat = new Map<number | 'desk', Set<Follower>>()
  const of = (chat: number | 'desk'): Follower[] => [...(byChat.get(chat) ?? [])]
  const everybody = (): Follower[] => [...byChat.values()].flatMap((each) => [...each])
  const giveTo = (chat: number | 'desk', rows: readonly EntryRow[]): void => {
    for (const follower of of(chat)) {
      follower.entries(rows)
      if (rows.some(({ kind }) => changesState(kind))) follower.changed()
    }
  }
  return {
    add(chat, follower) {
      const set = byChat.get(chat) ?? new Set()
      byChat.set(chat, set.add(follower))
      return () => {
        set.delete(follower)
        if (set.size === 0 && byChat.get(chat) === set) byChat.delete(chat)
      }
    },
    give(rows) {
      for (const [chat, own] of Map.groupBy(rows, (row) => row.conversation_id)) giveTo(chat, own)
      giveTo('desk', rows)
    },
    pass(notice) {
      if (notice.kind === 'desk') for (const follower of everybody()) follower.changed()
      else
        for (const follower of [...of(notice.chat), ...of('desk')])
          if (notice.kind === 'typing') follower.typing(notice.chat, notice.by, notice.name)
          else follower.changed()
    },
    everybody,
  }
}
