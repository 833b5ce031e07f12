import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '#lib/api-error.ts'
import type { LiveEvent } from '#platform/streams/ui/live.ts'
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
  openStream(parts: {
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
  /**
   * Names this browser, so that a chat can begin in it; takes the offer of now, and the chat that another tab
   * has begun. Messages wait for it. Never rejects: the next message tries again.
   */
  open(): Promise<void>
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
  let closeStream: (() => void) | undefined
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
  const take = (entries: readonly Entry[]): void => keep(withEntries(thread(), entries))
  const connect = (): void => {
    closeStream ??= parts.openStream({
      after: () => lastId(thread()),
      onEvent: (event) => hear(event),
      onConnection: (isLive) => change({ isLive }),
    })
  }
  function hear({ name, data }: LiveEvent): void {
    if (name === 'entry') take([data as Entry])
    else if (name === 'state') change({ chat: data as ChatView['chat'] })
    else if (name === 'typing') {
      clearTimeout(typingTimer)
      change({ typing: (data as { name: string }).name })
      typingTimer = setTimeout(() => change({ typing: '' }), TYPING_MS)
    }
    if (name === 'entry' && (data as Entry).author === 'agent') change({ typing: '' })
  }
  function adopt({ mode, promise, chat }: ChatOffer): void {
    if (state.getState().chat || mode === 'off') return
    change({ mode, promise })
    if (!chat) return
    const { entries, ...own } = chat
    change({ chat: own })
    take(entries)
    connect()
  }
  const { open, send } = namedCalls(post, adopt)
  const deliver = messenger({ storage, send }, state, { keep, onDelivered: connect })
  if (parts.offer.chat) connect()
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
    take: (entry) => take([entry]),
    open,
    call: (path, input) => hasWorked(post(path, input), (problem) => change({ problem })),
    async restart() {
      closeStream?.()
      closeStream = undefined
      const offer = (await post('/chat/open', {})) as ChatOffer
      change({ mode: offer.mode, promise: offer.promise, chat: null, thread: EMPTY_THREAD, problem: '' })
    },
    stop() {
      closeStream?.()
      clearTimeout(typingTimer)
    },
  }
}

async function hasWorked(call: Promise<unknown>, show: (problem: string) => void): Promise<boolean> {
  try {
    await call
    show('')
    return true
  } catch (error) {
    show(error instanceof ApiError ? error.message : texts.failed)
    return false
  }
}

/** The calls that need a browser with a name, and the one that names it. */
function namedCalls(post: ChatParts['post'], onOffer: (offer: ChatOffer) => void) {
  let opening: Promise<void> | undefined
  const open = (): Promise<void> => {
    opening ??= post('/chat/open', {})
      .then(
        (offer) => onOffer(offer as ChatOffer),
        () => undefined,
      )
      .finally(() => {
        opening = undefined
      })
    return opening
  }
  const send: Sending['send'] = async (message) => {
    const sendOnce = async () => ((await post('/chat/messages', message)) as { entry: Entry }).entry
    await opening
    try {
      return await sendOnce()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'cookie_needed')) throw error
      await open()
      return sendOnce()
    }
  }
  return { open, send }
}

interface Sending {
  send(message: Readonly<Record<string, unknown>>): Promise<Entry>
  storage: ChatStorage
}

interface Heard {
  keep(thread: Thread): void
  onDelivered(): void
}

/** Sends the messages that wait, one after the other, so that they arrive in the order they were written. */
function messenger(
  { send, storage }: Sending,
  state: StoreApi<ChatView>,
  { keep, onDelivered }: Heard,
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
        keep(withEntries(thread(), [await send({ clientId, text, mayBegin: true, ...extra })]))
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
