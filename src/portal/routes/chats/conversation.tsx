import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { OpenedChat } from '#features/service/chat/contract.ts'
import { MOST_MESSAGE_CHARS } from '#features/service/chat/rules/bounds.ts'
import { cardTitle, type Entry } from '#features/service/chat/rules/entry.ts'
import { texts as chatTexts } from '#features/service/chat/texts.ts'
import { storeTime } from '#platform/clock/rules/store-time.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { DeskStore, DeskView } from './desk-store.ts'
import { SendMore } from './send-more.tsx'
import { texts } from './texts.ts'

interface Props {
  readonly store: DeskStore
  readonly view: DeskView
  readonly chat: OpenedChat
  readonly me: number
}

/** Where the sheet of this page puts the chat below the list. */
const IN_ONE_COLUMN = '(max-width: 760px)'

const nameOf = ({ name, id }: OpenedChat): string => name || `${texts.visitor} ${id}`

/** One chat: what was written, the field, and what the owner can do with it. */
export function Conversation({ store, view, chat, me }: Props) {
  const isMine = chat.ownerId === me && chat.state === 'open'
  const box = useRef<HTMLElement>(null)
  const log = useRef<HTMLDivElement>(null)
  // On a phone the chat stands below the list.
  useEffect(() => {
    if (window.matchMedia(IN_ONE_COLUMN).matches) box.current?.scrollIntoView()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry scrolls to the end
  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight)
  }, [chat.entries.length])
  const lastOwn = chat.entries.findLast(({ author, isInternal }) => author === 'agent' && !isInternal)
  const isSeen = lastOwn !== undefined && chat.shopperReadTo >= lastOwn.id
  return (
    <section ref={box} className="desk-chat-box stack" aria-label={nameOf(chat)}>
      <h2>{nameOf(chat)}</h2>
      <div
        ref={log}
        className={classNames('desk-log', chat.state === 'closed' && 'over')}
        role="log"
        aria-live="polite"
        aria-label={chatTexts.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard
        tabIndex={0}
      >
        {chat.entries.map((entry) => (
          <DeskEntry key={entry.id} entry={entry} chat={chat.id} />
        ))}
        {isSeen && <p className="desk-seen meta">{texts.seen}</p>}
        {view.typing.includes(chat.id) && <p className="meta">{texts.typing}…</p>}
      </div>
      {chat.state !== 'closed' && !isMine && (
        <Button look="primary" onClick={() => void store.ask(`/chats/${chat.id}/take`, {})}>
          {texts.take}
        </Button>
      )}
      {chat.state !== 'closed' && <Compose store={store} view={view} chat={chat} isMine={isMine} />}
      {isMine && <SendMore store={store} />}
      {isMine && <HandOver store={store} view={view} chat={chat} me={me} />}
      {chat.state !== 'closed' && <End store={store} chat={chat} />}
    </section>
  )
}

function DeskEntry({ entry, chat }: { readonly entry: Entry; readonly chat: number }) {
  const note = noteOf(entry)
  if (note !== undefined) return <p className="meta">{note}</p>
  const { author, authorName, at, text, card, kind, isInternal, id } = entry
  const who = author === 'shopper' ? authorName || texts.visitor : authorName
  return (
    <div className={classNames('desk-entry', author === 'agent' && 'own', isInternal && 'internal')}>
      <p className="meta">
        {texts.wrote(who, storeTime(at))}
        {isInternal && ` · ${texts.internalMark}`}
      </p>
      {kind === 'file' ? (
        <img src={`/v1/api/partner/chats/${chat}/files/${id}`} alt={chatTexts.picture} loading="lazy" />
      ) : (
        <p>{card ? cardTitle(card, chatTexts.cartOf) : text}</p>
      )}
    </div>
  )
}

function noteOf({ kind, authorName, text }: Entry): string | undefined {
  switch (kind) {
    case 'taken':
      return texts.taken(authorName)
    case 'transferred':
      return texts.transferred(authorName)
    case 'closed':
      return texts.closed(authorName)
    case 'call-asked':
      return texts.callAsked(text)
    case 'lead-made':
      return texts.leadMade(text)
    default:
      return undefined
  }
}

const TYPING_EVERY_MS = 3_000

function Compose({ store, view, chat, isMine }: Omit<Props, 'me'> & { readonly isMine: boolean }) {
  const text = view.drafts[chat.id] ?? ''
  const setText = (words: string) => store.keepDraft(chat.id, words)
  const [isInternal, setInternal] = useState(false)
  const told = useRef(0)
  const fileId = useId()
  const wanted = text.startsWith('/') ? text.slice(1).toLowerCase() : undefined
  const found =
    wanted === undefined
      ? []
      : view.replies.filter(({ shortcut }) => shortcut.toLowerCase().startsWith(wanted)).slice(0, 6)
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value)
    if (!isMine || isInternal || Date.now() - told.current < TYPING_EVERY_MS) return
    told.current = Date.now()
    void store.ask(`/chats/${chat.id}/typing`, {})
  }
  const send = async () => {
    const words = text.trim()
    if (words === '') return
    setText('')
    const isSent = await store.write('messages', { text: words, isInternal: isInternal || !isMine })
    if (!isSent) setText(words)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (found[0]) setText(found[0].text)
    else void send()
  }
  return (
    <div className="desk-compose stack">
      <TextAreaField
        label={isInternal || !isMine ? texts.internalMark : texts.message}
        hint={texts.messageHint}
        rows={3}
        value={text}
        maxLength={MOST_MESSAGE_CHARS}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <ul className="desk-replies">
          {found.map((reply) => (
            <li key={reply.id}>
              <Button size="small" look="quiet" onClick={() => setText(reply.text)}>
                /{reply.shortcut}: {reply.text.slice(0, 60)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isMine && (
        <CheckField
          label={texts.internal}
          checked={isInternal}
          onChange={(event) => setInternal(event.target.checked)}
        />
      )}
      <div className="row">
        <Button look={isMine ? 'primary' : 'plain'} onClick={() => void send()}>
          {texts.send}
        </Button>
        {isMine && (
          <>
            <label htmlFor={fileId} className="btn">
              {texts.picture}
            </label>
            <input
              id={fileId}
              type="file"
              accept={PHOTO_TYPES}
              className="visually-hidden"
              onChange={({ target }) => {
                const picture = target.files?.[0]
                if (picture) void store.sendFile(chat.id, picture)
                target.value = ''
              }}
            />
          </>
        )}
      </div>
    </div>
  )
}

function HandOver({ store, view, chat, me }: Props) {
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const others = view.desk.agents.filter((each) => each.id !== me && each.isAvailable && each.isPresent)
  return (
    <details>
      <summary>{texts.handOver}</summary>
      {others.length === 0 ? (
        <p className="meta">{texts.nobodyElse}</p>
      ) : (
        <div className="stack">
          <SelectField
            label={texts.handTo}
            value={to}
            options={[
              { value: '', label: '' },
              ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => setTo(event.target.value)}
          />
          <TextField
            label={texts.noteFor}
            value={note}
            maxLength={1_000}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            disabled={to === ''}
            onClick={() => void store.ask(`/chats/${chat.id}/transfer`, { to: Number(to), note })}
          >
            {texts.handOver}
          </Button>
        </div>
      )}
    </details>
  )
}

function End({ store, chat }: Pick<Props, 'store' | 'chat'>) {
  const [isSure, setSure] = useState(false)
  const end = () => (isSure ? void store.ask(`/chats/${chat.id}/close`, {}) : setSure(true))
  return (
    <p>
      <Button className="desk-end" onClick={end} onBlur={() => setSure(false)}>
        {isSure ? texts.endSure : texts.end}
      </Button>
    </p>
  )
}
