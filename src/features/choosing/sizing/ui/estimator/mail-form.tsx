import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import type { Async } from '#lib/async.ts'
import { isFine, email as mailbox } from '#lib/typed/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { mailFormTexts as texts } from '../../mail-texts.ts'

interface Props {
  readonly send: (email: string, key: string) => Promise<unknown>
  readonly onDone: () => void
}

const wrong = (typed: string) => (isFine(mailbox, typed) ? undefined : texts.addressInvalid)

/** Mails a result to the address that the shopper types. */
export function MailForm({ send, onDone }: Props) {
  const [sending, setSending] = useState<Async<{ email: string }>>({ kind: 'idle' })
  const [error, setError] = useState<string>()
  // The key stays while the address does, so that a second press after a lost answer sends no second mail.
  const attempt = useRef<{ key: string; email: string } | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.kind === 'loading') return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email')).trim()
    const found = wrong(email)
    setError(found)
    if (found) return form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    if (attempt.current?.email !== email) attempt.current = { key: crypto.randomUUID(), email }
    setSending({ kind: 'loading' })
    try {
      await send(email, attempt.current.key)
      setSending({ kind: 'ready', data: { email } })
    } catch (error) {
      setSending({ kind: 'failed', error: error instanceof ApiError ? error.message : texts.failed })
    }
  }

  if (sending.kind === 'ready')
    return (
      <div className="stack" role="status">
        <p>{texts.sent(sending.data.email)}</p>
        <Button look="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    )
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.hint}</p>
      <TextField
        label={texts.address}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        check={wrong}
        error={error}
        required
      />
      {sending.kind === 'failed' && (
        <Notice tone="bad" live="alert">
          {sending.error}
        </Notice>
      )}
      <Button type="submit" look="primary" busy={sending.kind === 'loading'} busyText={texts.sending}>
        {texts.send}
      </Button>
    </form>
  )
}
