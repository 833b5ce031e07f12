import { type FormEvent, useState } from 'react'
import { email, faultOf } from '#lib/typed/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { Toggle } from '#ui/field/check-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../texts.ts'
import type { ChatStore, ChatView } from './chat-store.ts'

interface Props {
  readonly chat: ChatStore
  readonly view: ChatView
}

/** What a shopper can do beside writing: share the page, get the chat by mail, end it. */
export function ChatOptions({ chat, view }: Props) {
  const [isEnding, setEnding] = useState(false)
  // What was chosen shows at once; the server confirms it a moment later.
  const [shares, setShares] = useState<boolean>()
  const own = view.chat
  if (!own) return null
  const isOver = own.state === 'closed'
  return (
    <details className="chat-options">
      <summary>{texts.options}</summary>
      <div className="stack">
        {!isOver && (
          <Toggle
            label={texts.shareLabel}
            hint={texts.shareHint}
            checked={shares ?? own.sharesPage}
            onChange={(event) => {
              setShares(event.target.checked)
              void chat.call('/chat/sharing', { sharesPage: event.target.checked })
            }}
          />
        )}
        <MailForm chat={chat} />
        {!isOver && !isEnding && (
          <Button size="small" onClick={() => setEnding(true)}>
            {texts.close}
          </Button>
        )}
        {!isOver && isEnding && (
          <div className="stack">
            <p>{texts.endSure}</p>
            <p className="row">
              <Button size="small" onClick={() => void chat.call('/chat/end', {})}>
                {texts.endYes}
              </Button>
              <Button size="small" look="quiet" onClick={() => setEnding(false)}>
                {texts.endNo}
              </Button>
            </p>
          </div>
        )}
      </div>
    </details>
  )
}

function MailForm({ chat }: Pick<Props, 'chat'>) {
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (to !== '') setSent(await chat.call('/chat/transcript', { email: to }))
  }
  return (
    <form className="row chat-mail" onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        check={faultOf(email)}
        required
      />
      <Button type="submit" size="small">
        {texts.mailTranscript}
      </Button>
      <p role="status">{isSent && texts.transcriptSent}</p>
    </form>
  )
}

const STARS = [1, 2, 3, 4, 5] as const

/** What follows a chat: rate it, or begin a new one. */
export function AfterChat({ chat, view }: Props) {
  const [stars, setStars] = useState(0)
  const [text, setText] = useState('')
  const isRated = view.chat?.isRated ?? false
  return (
    <div className="chat-after stack">
      {isRated ? (
        <Notice tone="ok" live="status">
          {texts.rated}
        </Notice>
      ) : (
        <fieldset className="stack">
          <legend>{texts.rateTitle}</legend>
          <div className="row">
            {STARS.map((count) => (
              <label key={count} className="chat-star">
                <input
                  type="radio"
                  name="chat-stars"
                  checked={stars === count}
                  onChange={() => setStars(count)}
                />
                {texts.stars(count)}
              </label>
            ))}
          </div>
          <TextField
            label={texts.rateText}
            value={text}
            maxLength={1_000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            size="small"
            disabled={stars === 0}
            onClick={() => void chat.call('/chat/rating', { stars, text })}
          >
            {texts.rate}
          </Button>
        </fieldset>
      )}
      <Button look="primary" onClick={() => void chat.restart()}>
        {texts.again}
      </Button>
    </div>
  )
}
