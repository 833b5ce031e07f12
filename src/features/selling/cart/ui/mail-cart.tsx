import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import type { Async } from '#lib/async.ts'
import { isFine, email as mailbox } from '#lib/typed/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { CART_NAME } from '../rules/cart-link.ts'
import { texts } from '../texts.ts'
import type { CartStore } from './cart-store.ts'

interface Props {
  readonly store: Pick<CartStore, 'mail'>
  readonly onClose: () => void
}

interface Addressee {
  name: string
  email: string
  remind: boolean
}

const addresseeOf = (fields: FormData): Addressee => ({
  name: String(fields.get('cart-name')).trim(),
  email: String(fields.get('email')).trim(),
  remind: fields.has('remind'),
})

const wrongName = (typed: string) => (CART_NAME.test(typed.trim()) ? undefined : texts.mailNameInvalid)
const wrongEmail = (typed: string) => (isFine(mailbox, typed) ? undefined : texts.mailAddressInvalid)

/** Mails the cart to an address (S-ASYNC cart send): two fields, then a confirmation. */
export function MailCart({ store, onClose }: Props) {
  const [sending, setSending] = useState<Async<{ email: string }>>({ kind: 'idle' })
  const [errors, setErrors] = useState<{ name?: string | undefined; email?: string | undefined }>({})
  // The key stays while the fields do, so that a second press after a lost answer sends no second mail.
  const attempt = useRef<{ key: string; of: string } | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.kind === 'loading') return
    const form = event.currentTarget
    const to = addresseeOf(new FormData(form))
    const wrong = { name: wrongName(to.name), email: wrongEmail(to.email) }
    setErrors(wrong)
    if (wrong.name || wrong.email)
      return form.querySelector<HTMLInputElement>(wrong.name ? '[name=cart-name]' : '[name=email]')?.focus()
    const of = JSON.stringify(to)
    if (attempt.current?.of !== of) attempt.current = { key: crypto.randomUUID(), of }
    setSending({ kind: 'loading' })
    try {
      await store.mail(to, attempt.current.key)
      setSending({ kind: 'ready', data: { email: to.email } })
    } catch (error) {
      setSending({ kind: 'failed', error: error instanceof ApiError ? error.message : texts.mailFailed })
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.mailCart} width="narrow">
      {sending.kind === 'ready' ? (
        <div className="stack" role="status">
          <p>{texts.mailSent(sending.data.email)}</p>
          <Button look="primary" onClick={onClose}>
            {texts.mailDone}
          </Button>
        </div>
      ) : (
        <form className="stack" noValidate onSubmit={(event) => void send(event)}>
          <p>{texts.mailHint}</p>
          <TextField
            label={texts.mailName}
            name="cart-name"
            hint={texts.mailNameHint}
            maxLength={60}
            autoComplete="off"
            check={wrongName}
            error={errors.name}
            required
          />
          <TextField
            label={texts.mailAddress}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            check={wrongEmail}
            error={errors.email}
            required
          />
          <CheckField name="remind" label={texts.mailRemind} />
          {sending.kind === 'failed' && <Notice tone="bad">{sending.error}</Notice>}
          <Button type="submit" look="primary" busy={sending.kind === 'loading'} busyText={texts.mailSending}>
            {texts.mailSend}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
