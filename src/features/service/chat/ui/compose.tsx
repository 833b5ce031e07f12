import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { TOLD_HOME, withToldHome } from '#features/choosing/sizing/rules/told/told-home.ts'
import { ApiError } from '#lib/api-error.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { newClientId } from '#platform/streams/ui/live.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { MOST_FILE_BYTES, MOST_MESSAGE_CHARS, MOST_NAME_CHARS } from '../rules/bounds.ts'
import type { Entry } from '../rules/entry.ts'
import { texts } from '../texts.ts'
import type { ChatStore, ChatView } from './chat-store.ts'
import { HomeField } from './leave-message.tsx'
import { type ChatStorage, changeSaved, readSaved } from './saved-chat.ts'

interface Props {
  readonly chat: ChatStore
  readonly view: ChatView
  readonly storage: ChatStorage
  readonly post: (path: string, input: Readonly<Record<string, unknown>>) => Promise<unknown>
  readonly sendFile: (form: FormData) => Promise<unknown>
  /** the sentence about the visitor's home; '' while none is known */
  readonly home: string
}

const TYPING_EVERY_MS = 3_000

/** The field for the next message. What is typed stays when the page is left. Enter sends it. */
export function Compose({ chat, view, storage, post, sendFile, home }: Props) {
  const [draft, setDraft] = useState(() => readSaved(storage.read()).draft)
  const [name, setName] = useState(() => readSaved(storage.read()).name)
  const [sharesPage, setShares] = useState(false)
  const told = useRef(0)
  const form = useRef<HTMLFormElement>(null)
  const isFirst = view.chat === null && view.thread.unsent.length === 0
  // Once in a chat, and again when it is another home.
  const asksHome = isFirst || readSaved(storage.read()).toldHome !== home
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setDraft(event.target.value)
    changeSaved(storage, { draft: event.target.value })
    if (!view.chat || Date.now() - told.current < TYPING_EVERY_MS) return
    told.current = Date.now()
    void post('/chat/typing', {}).catch(() => undefined)
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const text = draft.trim()
    if (text === '') return
    const tells = form.current && new FormData(form.current).get(TOLD_HOME)
    setDraft('')
    changeSaved(storage, { draft: '', name, ...(asksHome && { toldHome: home }) })
    void chat.say(withToldHome(text, tells, MOST_MESSAGE_CHARS), { name: name.trim(), sharesPage })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form ref={form} className="chat-form stack" onSubmit={send}>
      {isFirst && (
        <>
          <TextField
            label={texts.nameOptional}
            value={name}
            autoComplete="name"
            maxLength={MOST_NAME_CHARS}
            onChange={(event) => setName(event.target.value)}
          />
          <CheckField
            label={texts.shareLabel}
            checked={sharesPage}
            onChange={(event) => setShares(event.target.checked)}
          />
        </>
      )}
      {asksHome && <HomeField home={home} />}
      <TextAreaField
        label={texts.message}
        rows={2}
        value={draft}
        maxLength={MOST_MESSAGE_CHARS}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      <p role="alert" className="chat-bad">
        {view.problem}
      </p>
      <div className="row">
        <Button type="submit" look="primary">
          {texts.send}
        </Button>
        {view.chat && <PictureField chat={chat} sendFile={sendFile} />}
      </div>
    </form>
  )
}

function PictureField({ chat, sendFile }: Pick<Props, 'chat' | 'sendFile'>) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0]
    if (!picture) return
    setProblem(picture.size > MOST_FILE_BYTES ? texts.fileTooLarge : texts.sending)
    if (picture.size > MOST_FILE_BYTES) return
    const form = new FormData()
    form.set('clientId', newClientId())
    form.set('picture', picture)
    try {
      chat.take(((await sendFile(form)) as { entry: Entry }).entry)
      setProblem('')
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : texts.failed)
    } finally {
      target.value = ''
    }
  }
  return (
    <div className="chat-file">
      <label htmlFor={id} className="btn compact">
        {texts.attach}
      </label>
      <input
        id={id}
        type="file"
        accept={PHOTO_TYPES}
        className="visually-hidden"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void choose(event)}
      />
      <p id={`${id}-hint`} className="meta">
        {problem === '' ? texts.attachHint : <span role="status">{problem}</span>}
      </p>
    </div>
  )
}
