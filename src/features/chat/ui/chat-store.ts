import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '#kit/api-error.ts'
import type { ChatOffer, OwnChat } from '../contract.ts'
import type { Entry } from '../rules/entry.ts'
import {
  EMPTY_THREAD,
  lastId,
  type Thread,
  withEntries,
  withFailure,
  withoutUnsent,
  withUnsent,
} from '../rules/thread.ts'
import { texts } from '../texts.ts'
import type { LiveEvent } from './live.ts'
import { type ChatStorage, changeSaved, readSaved } from './saved-chat.ts'

/** A chat in a window of the shopper. */
export interface ChatView {
  mode: ChatOffer['mode']
  promise: string
  chat: Omit<OwnChat, 'entries'> | null
  thread: Thread
  /** who writes at the moment; '' when no person does */
  typing: string
  isLive: boolean
  /** the sentence of the last refusal */
  problem: string
}

export interface ChatParts {
  offer: ChatOffer
  storage: ChatStorage
  post(path: string, input: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Subscribes to the stream after an entry. Returns the function that unsubscribes. */
  follow(parts: {
    after(): number
    onEvent(event: LiveEvent): void
    onConnection(isLive: boolean): void
  }): () => void
  newId(): string
}

export interface ChatStore {
  state: Pick<StoreApi<ChatView>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Writes a message; it is kept until the server has it, also over a reload. */
  say(text: string, who: { name: string; sharesPage: boolean }): Promise<void>
  sayAgain(clientId: string): Promise<void>
  /** Sends something that the server answers with an entry, e.g. a picture. */
  take(entry: Entry): void
  /** Takes the offer of now, and the chat that another tab of this browser has begun. */
  adopt(offer: ChatOffer): void
  /** Any other call of this chat; the refusal's sentence is shown. Answers whether it worked. */
  call(path: string, input: Readonly<Record<string, unknown>>): Promise<boolean>
  /** Asks again what the chat offers: a new chat after the end of one. */
  restart(): Promise<void>
  stop(): void
}

const TYPING_MS = 5_000
const RETRY_MS = 4_000

/** Opens the chat of this browser. Messages that an earlier page could not send are sent now. */
export function openChat(parts: ChatParts): ChatStore {
  const { post, storage, newId } = parts
  const state = createStore<ChatView>(() => viewOf(parts.offer, storage))
  let unfollow: (() => void) | undefined
  let typingTimer: ReturnType<typeof setTimeout> | undefined

  const change = (change: Partial<ChatView>): void => state.setState(change)
  const thread = (): Thread => state.getState().thread
  const keep = (next: Thread): void => {
    const hasChanged = next.unsent !== thread().unsent
    change({ thread: next })
    // Another tab may have messages there that it is sending.
    if (hasChanged)
      changeSaved(storage, { unsent: next.unsent.map(({ clientId, text }) => ({ clientId, text })) })
  }
  const follow = (): void => {
    unfollow ??= parts.follow({
      after: () => lastId(thread()),
      onEvent: (event) => hear(event),
      onConnection: (isLive) => change({ isLive }),
    })
  }
  function hear({ name, data }: LiveEvent): void {
    if (name === 'entry') keep(withEntries(thread(), [data as Entry]))
    else if (name === 'state') change({ chat: data as ChatView['chat'] })
    else if (name === 'typing') {
      clearTimeout(typingTimer)
      change({ typing: (data as { name: string }).name })
      typingTimer = setTimeout(() => change({ typing: '' }), TYPING_MS)
    }
    if (name === 'entry' && (data as Entry).author === 'agent') change({ typing: '' })
  }

  const deliver = messenger(parts, state, { keep, onDelivered: follow })
  if (parts.offer.chat) follow()
  for (const { clientId } of thread().unsent) void deliver(clientId)
  return {
    state,
    async say(text, { name, sharesPage }) {
      const clientId = newId()
      keep(withUnsent(thread(), clientId, text))
      change({ problem: '' })
      await deliver(clientId, { name, sharesPage })
    },
    sayAgain: (clientId) => deliver(clientId),
    take: (entry) => keep(withEntries(thread(), [entry])),
    adopt({ mode, promise, chat }) {
      if (state.getState().chat || mode === 'off') return
      change({ mode, promise })
      if (!chat) return
      const { entries, ...own } = chat
      change({ chat: own })
      keep(withEntries(thread(), entries))
      follow()
    },
    async call(path, input) {
      try {
        await post(path, input)
        change({ problem: '' })
        return true
      } catch (error) {
        change({ problem: error instanceof ApiError ? error.message : texts.failed })
        return false
      }
    },
    async restart() {
      unfollow?.()
      unfollow = undefined
      const offer = (await post('/chat/open', {})) as ChatOffer
      change({ mode: offer.mode, promise: offer.promise, chat: null, thread: EMPTY_THREAD, problem: '' })
    },
    stop() {
      unfollow?.()
      clearTimeout(typingTimer)
    },
  }
}

interface Sending {
  keep(thread: Thread): void
  onDelivered(): void
}

/** Sends the messages that wait, one after the other, so that they arrive in the order they were written. */
function messenger(
  { post, storage }: ChatParts,
  state: StoreApi<ChatView>,
  { keep, onDelivered }: Sending,
): (clientId: string, extra?: Readonly<Record<string, unknown>>) => Promise<void> {
  let sending: Promise<void> = Promise.resolve()
  const thread = (): Thread => state.getState().thread
  const waiting = (clientId: string) => thread().unsent.find((each) => each.clientId === clientId)

  const deliver = (clientId: string, extra: Readonly<Record<string, unknown>> = {}): Promise<void> => {
    sending = sending.then(async () => {
      const message = waiting(clientId)
      if (!message) return
      try {
        const { text } = message
        const answer = await post('/chat/messages', { clientId, text, mayBegin: true, ...extra })
        keep(withEntries(thread(), [(answer as { entry: Entry }).entry]))
        onDelivered()
      } catch (error) {
        fail(clientId, error)
      }
    })
    return sending
  }
  function fail(clientId: string, error: unknown): void {
    const failed = withFailure(thread(), clientId)
    if (!(error instanceof ApiError) || error.status >= 500) {
      state.setState({ thread: failed })
      setTimeout(() => void deliver(clientId), RETRY_MS)
    } else if (error.code === 'chat_closed') {
      // No agent is free any more: the words go into the form.
      changeSaved(storage, { draft: waiting(clientId)?.text ?? '' })
      keep(withoutUnsent(thread(), clientId))
      state.setState({ mode: 'message', promise: String(error.details.promise ?? '') })
    } else state.setState({ thread: failed, problem: error.message })
  }
  return deliver
}

function viewOf({ mode, promise, chat }: ChatOffer, storage: ChatStorage): ChatView {
  const { entries = [], ...own } = chat ?? {}
  const unsent = readSaved(storage.read()).unsent.map((each) => ({ ...each, failed: false }))
  return {
    mode,
    promise,
    chat: chat ? (own as ChatView['chat']) : null,
    thread: withEntries({ entries: [], unsent }, entries),
    typing: '',
    isLive: true,
    problem: '',
  }
}
