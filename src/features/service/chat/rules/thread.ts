import { CALL_OFFER_MS } from './bounds.ts'
import type { Entry } from './entry.ts'

/** A message that this browser has written and the server has not confirmed yet. */
export interface Unsent {
  clientId: string
  text: string
  failed: boolean
}

/** A chat in a browser: what the server has, and what is still on its way there. */
export interface Thread {
  /** in the order of their ids, each once */
  entries: readonly Entry[]
  unsent: readonly Unsent[]
}

export const EMPTY_THREAD: Thread = { entries: [], unsent: [] }

/**
 * Adds entries that arrived by the stream, by an answer or again after a reconnect. Each entry stays once,
 * and a message that is confirmed leaves the unsent ones.
 */
export function withEntries(thread: Thread, arrived: readonly Entry[]): Thread {
  const known = new Set(thread.entries.map(({ id }) => id))
  const fresh = arrived.filter(({ id }, at) => !known.has(id) && arrived.findIndex((e) => e.id === id) === at)
  if (fresh.length === 0) return withoutSent(thread, arrived)
  const entries = [...thread.entries, ...fresh].sort((one, other) => one.id - other.id)
  return withoutSent({ ...thread, entries }, arrived)
}

function withoutSent(thread: Thread, arrived: readonly Entry[]): Thread {
  const confirmed = new Set(arrived.map(({ clientId }) => clientId))
  const unsent = thread.unsent.filter(({ clientId }) => !confirmed.has(clientId))
  return unsent.length === thread.unsent.length ? thread : { ...thread, unsent }
}

/** A message that was just written. */
export function withUnsent(thread: Thread, clientId: string, text: string): Thread {
  const others = thread.unsent.filter((each) => each.clientId !== clientId)
  return { ...thread, unsent: [...others, { clientId, text, failed: false }] }
}

export const withoutUnsent = (thread: Thread, clientId: string): Thread => ({
  ...thread,
  unsent: thread.unsent.filter((each) => each.clientId !== clientId),
})

/** The message could not be sent: it stays, and can be sent again with the same client id. */
export const withFailure = (thread: Thread, clientId: string): Thread => ({
  ...thread,
  unsent: thread.unsent.map((each) => (each.clientId === clientId ? { ...each, failed: true } : each)),
})

/** The id from which a stream goes on: that of the last entry. */
export const lastId = ({ entries }: Thread): number => entries.at(-1)?.id ?? 0

/** Messages of the other side that are newer than the read mark. */
export const unreadCount = ({ entries }: Thread, reader: 'shopper' | 'agent', readTo: number): number =>
  entries.filter(({ id, author, isInternal }) => id > readTo && !isInternal && author === otherOf(reader))
    .length

const otherOf = (reader: 'shopper' | 'agent') => (reader === 'shopper' ? 'agent' : 'shopper')

/**
 * Whether the shopper's last messages have had no answer for a minute: then the window offers a call back.
 * `now` is in milliseconds.
 */
export function offersCallBack({ entries }: Thread, now: number): boolean {
  const answered = entries.findLastIndex(({ author, isInternal }) => author === 'agent' && !isInternal)
  const open = entries.slice(answered + 1)
  if (open.some(({ kind }) => kind === 'closed' || kind === 'call-asked')) return false
  const first = open.find(({ author }) => author === 'shopper')
  return first !== undefined && now - Date.parse(first.at) >= CALL_OFFER_MS
}
