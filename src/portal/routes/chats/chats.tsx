import { useEffect, useState, useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Toggle } from '#ui/field/check-field.tsx'
import { SelectField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { usePageKeys } from '../../frame/shortcuts.ts'
import { SoundSwitch, useWaitingSound } from '../../frame/waiting-sound.tsx'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { Beside } from './beside.tsx'
import { Conversation } from './conversation.tsx'
import { createDeskStore, type DeskStore, type DeskView } from './desk-store.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const [desk, { replies }] = await answered(Promise.all([api.chats.desk(), api.chats.replies()]), url)
  return { desk, replies, me: user?.id ?? 0, selected: idOf(url.searchParams.get('chat')) }
}

export const shouldRevalidate = () => false

/** The desk: who answers, the chats that wait and run, and the one that is open. */
export default function Chats() {
  const { me, ...first } = useLoaderData<typeof loader>()
  const [store] = useState(() => createDeskStore(first))
  const view = useSyncExternalStore(store.state.subscribe, store.state.getState, store.state.getInitialState)
  useEffect(() => store.start(), [store])
  useDeskKeys(store, view)
  const waiting = view.desk.chats.filter(({ state }) => state === 'waiting').length
  useWaitingSound(waiting)
  const chat = view.selected === undefined ? undefined : view.opened[view.selected]
  return (
    <main id="main" tabIndex={-1} className="portal-main desk">
      {waiting > 0 && <title>{titled(`(${waiting}) ${texts.title}`)}</title>}
      <h1>{texts.title}</h1>
      <p role="status" className="meta">
        {texts.waiting(waiting)}
      </p>
      {!view.isLive && (
        <Notice tone="warn" live="status">
          {texts.connecting}
        </Notice>
      )}
      {view.problem !== '' && (
        <Notice tone="bad" live="alert">
          {view.problem}
        </Notice>
      )}
      <noscript>{texts.needsScript}</noscript>
      <div className="desk-parts">
        <div className="stack">
          <Presence store={store} view={view} me={me} />
          <SoundSwitch />
          <Queue store={store} view={view} me={me} />
        </div>
        {chat ? (
          <>
            <Conversation key={chat.id} store={store} view={view} chat={chat} me={me} />
            <Beside key={`beside ${chat.id}`} store={store} chat={chat} replies={view.replies} />
          </>
        ) : (
          <NoneOpen isEmpty={view.desk.chats.length === 0} />
        )}
      </div>
    </main>
  )
}

/** Instead of a chat. A phone has the list right above, and no keys. */
const NoneOpen = ({ isEmpty }: { readonly isEmpty: boolean }) =>
  isEmpty ? (
    <EmptyState title={texts.noChats}>
      <p>{texts.noChatsHow}</p>
    </EmptyState>
  ) : (
    <div className="desktop-only">
      <EmptyState title={texts.choose}>
        <p>{texts.chooseHow}</p>
      </EmptyState>
    </div>
  )

interface Part {
  readonly store: DeskStore
  readonly view: DeskView
  readonly me: number
}

const CAPACITIES = [1, 2, 3, 4, 5, 6, 8, 10, 12]
const USUAL = 3

function Presence({ store, view, me }: Part) {
  const own = view.desk.agents.find(({ id }) => id === me)
  // What was chosen shows at once; the desk confirms it a moment later.
  const [chosen, setChosen] = useState<{ isAvailable: boolean; capacity: number }>()
  const { isAvailable: answers, capacity } = chosen ?? own ?? { isAvailable: false, capacity: USUAL }
  const say = (isAvailable: boolean, most: number) => {
    setChosen({ isAvailable, capacity: most })
    void store.ask('/chats/presence', { isAvailable, capacity: most })
  }
  return (
    <section className="stack" aria-label={texts.people}>
      <Toggle
        label={texts.available}
        checked={answers}
        onChange={(event) => say(event.target.checked, capacity)}
      />
      <SelectField
        label={texts.capacity}
        value={String(capacity)}
        options={CAPACITIES.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(event) => say(answers, Number(event.target.value))}
      />
      <ul className="desk-people meta">
        {view.desk.agents.map(({ id, name, isAvailable, isPresent, load, capacity: most }) => (
          <li key={id}>
            {name}: {isAvailable && isPresent ? texts.load(load, most) : texts.away}
          </li>
        ))}
      </ul>
    </section>
  )
}

const minutes = (since: string, now: number): string => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The time, every second once the page runs; the server's first page has no clock. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Queue({ store, view, me }: Part) {
  const now = useNow()
  const { chats } = view.desk
  if (chats.length === 0) return null
  return (
    <ul className="desk-queue" aria-label={texts.queue}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <Button
            className={classNames('desk-chat', chat.id === view.selected && 'here')}
            aria-current={chat.id === view.selected ? 'true' : undefined}
            onClick={() => store.select(chat.id)}
          >
            <span className="strong">{chat.name || `${texts.visitor} ${chat.id}`}</span>
            <span className="meta">{chat.ownerId === me ? texts.mine : (chat.ownerName ?? '')}</span>
            <span className="desk-last meta">{chat.lastText}</span>
            {chat.unansweredSince && now !== undefined && (
              <span className="desk-waits">{texts.waits(minutes(chat.unansweredSince, now))}</span>
            )}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** N: the chat that has waited longest. T: take. W: to the field. E: to the button that ends the chat. */
function useDeskKeys(store: DeskStore, { desk, selected }: DeskView): void {
  usePageKeys({
    n: () => {
      const next = desk.chats.find(({ state, id }) => state === 'waiting' && id !== selected)
      if (next) store.select(next.id)
    },
    t: () => selected !== undefined && void store.ask(`/chats/${selected}/take`, {}),
    w: () => document.querySelector<HTMLElement>('.desk-compose textarea')?.focus(),
    e: () => document.querySelector<HTMLElement>('.desk-end')?.focus(),
  })
}
