import { createStore, type StoreApi } from 'zustand/vanilla'
import { call, readAnswer } from '#api/client.ts'
import type { Desk, OpenedChat, SavedReply } from '#features/service/chat/contract.ts'
import type { Entry } from '#features/service/chat/rules/entry.ts'
import { withEntries } from '#features/service/chat/rules/thread.ts'
import { ApiError } from '#lib/api-error.ts'
import { type LiveEvent, newClientId, openStream } from '#platform/streams/ui/live.ts'
import { texts } from './texts.ts'

export interface DeskView {
  desk: Desk
  replies: readonly SavedReply[]
  /** the chats that were opened on this page, by id */
  opened: Readonly<Record<number, OpenedChat>>
  selected: number | undefined
  /** what the person has begun to write, by chat */
  drafts: Readonly<Record<number, string>>
  /** the chats whose visitors are writing */
  typing: readonly number[]
  isLive: boolean
  problem: string
}

export interface DeskStore {
  state: Pick<StoreApi<DeskView>, 'getState' | 'getInitialState' | 'subscribe'>
  select(id: number | undefined): void
  /** Keeps what is typed for a chat while the person looks at another one. */
  keepDraft(id: number, text: string): void
  /** A call of the desk below /partner; the refusal's sentence is shown. Undefined when it was refused. */
  ask<T>(path: string, input?: Readonly<Record<string, unknown>>): Promise<T | undefined>
  /** Writes to the selected chat; the same words are sent once. */
  write(path: string, input: Readonly<Record<string, unknown>>): Promise<boolean>
  sendFile(id: number, picture: File): Promise<void>
  /** Reads the desk, the selected chat and the saved replies again. */
  refresh(): void
  start(): () => void
}

const RELOAD_MS = 150
const TYPING_MS = 5_000

type State = StoreApi<DeskView>

/** The desk in one window: the list, the opened chats, and the stream that keeps them up to date. */
export function createDeskStore(first: Pick<DeskView, 'desk' | 'replies' | 'selected'>): DeskStore {
  const state: State = createStore<DeskView>(() => ({
    ...first,
    opened: {},
    drafts: {},
    typing: [],
    isLive: true,
    problem: '',
  }))
  const ask = askWith(state)
  let lastId: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Several changes at the same moment need only one read. */
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void reload(state, ask), RELOAD_MS)
  }
  const hear = ({ name, data }: LiveEvent): void => {
    if (name === 'typing') {
      showTyping(state, data as { chat: number; by: string })
      return
    }
    if (name === 'entry') {
      const { chat, entry } = data as { chat: number; entry: Entry }
      lastId = Math.max(lastId ?? 0, entry.id)
      takeEntry(state, chat, entry)
    }
    soon()
  }
  return {
    state,
    ask,
    select(selected) {
      state.setState({ selected, problem: '' })
      soon()
    },
    keepDraft(id, text) {
      state.setState({ drafts: { ...state.getState().drafts, [id]: text } })
    },
    async write(path, input) {
      const { selected } = state.getState()
      const message = { clientId: newClientId(), ...input }
      const answer = await ask<{ entry: Entry }>(`/chats/${selected}/${path}`, message)
      if (answer && selected !== undefined) takeEntry(state, selected, answer.entry)
      return answer !== undefined
    },
    refresh: soon,
    async sendFile(id, picture) {
      const body = new FormData()
      body.set('clientId', newClientId())
      body.set('picture', picture)
      try {
        await readAnswer(await fetch(`/v1/api/partner/chats/${id}/files`, { method: 'POST', body }))
        state.setState({ problem: '' })
      } catch (error) {
        state.setState({ problem: sentenceOf(error) })
      }
    },
    start: () =>
      openStream({
        path: '/chat-events',
        names: ['hello', 'entry', 'desk', 'typing'],
        after: () => lastId,
        onEvent: hear,
        onConnection: (isLive) => state.setState({ isLive }),
        restsWhenHidden: false,
      }),
  }
}

/** What a refusal says, or that the call did not work. */
const sentenceOf = (error: unknown): string => (error instanceof ApiError ? error.message : texts.failed)

const askWith =
  (state: State): DeskStore['ask'] =>
  async <T>(path: string, input?: Readonly<Record<string, unknown>>) => {
    try {
      const answer = await call(input ? 'POST' : 'GET', `/partner${path}`, input ?? {})
      state.setState({ problem: '' })
      return answer as T
    } catch (error) {
      state.setState({ problem: sentenceOf(error) })
      return undefined
    }
  }

/** Reads the list, the selected chat and the saved replies again. */
async function reload(state: State, ask: DeskStore['ask']): Promise<void> {
  const { selected } = state.getState()
  const [desk, chat, replies] = await Promise.all([
    ask<Desk>('/chats'),
    selected === undefined ? undefined : ask<OpenedChat>(`/chats/${selected}`),
    ask<{ replies: SavedReply[] }>('/chat-replies'),
  ])
  if (desk) state.setState({ desk })
  if (replies) state.setState({ replies: replies.replies })
  if (chat) keepChat(state, chat)
}

const merged = (known: readonly Entry[], arrived: readonly Entry[]): Entry[] => [
  ...withEntries({ entries: known, unsent: [] }, arrived).entries,
]

/** Shows a chat that was read, and says that the person has read it. */
function keepChat(state: State, chat: OpenedChat): void {
  const { opened, selected } = state.getState()
  const entries = merged(opened[chat.id]?.entries ?? [], chat.entries)
  state.setState({ opened: { ...opened, [chat.id]: { ...chat, entries } } })
  const last = entries.at(-1)?.id ?? 0
  if (chat.id === selected && last > chat.readTo && chat.ownerId !== null)
    void call('POST', `/partner/chats/${chat.id}/read`, { upTo: last }).catch(() => undefined)
}

function takeEntry(state: State, id: number, entry: Entry): void {
  const { opened } = state.getState()
  const chat = opened[id]
  if (!chat) return
  state.setState({ opened: { ...opened, [id]: { ...chat, entries: merged(chat.entries, [entry]) } } })
}

/** Shows for a moment that the visitor of a chat is writing. */
function showTyping(state: State, { chat, by }: { chat: number; by: string }): void {
  if (by !== 'shopper') return
  const others = () => state.getState().typing.filter((id) => id !== chat)
  state.setState({ typing: [...others(), chat] })
  setTimeout(() => state.setState({ typing: others() }), TYPING_MS)
}
