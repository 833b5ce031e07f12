import { type FormEvent, useState } from 'react'
import { call } from '#api/client.ts'
import type { CartItem } from '#features/cart/rules/types.ts'
import { pageTexts } from '#features/quotes/page-texts.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Async } from '#kit/async.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'

const texts = pageTexts.asked

interface Props {
  readonly items: readonly CartItem[]
  readonly zip: string
  readonly onClose: () => void
}

/** Sends the cart to a consultant, who makes a quote of it. */
export function AskForQuote({ items, zip, onClose }: Props) {
  const [sending, setSending] = useState<Async<true>>({ kind: 'idle' })

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending.kind === 'loading') return
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    setSending({ kind: 'loading' })
    try {
      await call('POST', '/ask-for-quote', {
        name: text('name'),
        email: text('email'),
        phone: text('phone'),
        zip: text('zip'),
        text: text('text'),
        products: items.map(({ id, qty }) => ({ id, qty })),
      })
      setSending({ kind: 'ready', data: true })
    } catch (error) {
      const isTold = error instanceof ApiError && error.status !== 400
      setSending({ kind: 'failed', error: isTold ? error.message : texts.failed })
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} width="narrow">
      {sending.kind === 'ready' ? (
        <p role="status">{texts.done}</p>
      ) : (
        <form className="stack" onSubmit={(event) => void send(event)}>
          <p>{texts.why}</p>
          <TextField label={texts.name} name="name" autoComplete="name" maxLength={120} required />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <TextField label={texts.phone} name="phone" type="tel" autoComplete="tel" maxLength={40} />
          <TextField
            label={texts.zip}
            name="zip"
            autoComplete="postal-code"
            defaultValue={zip}
            maxLength={12}
            required
          />
          <TextAreaField label={texts.text} name="text" rows={3} maxLength={2000} />
          {sending.kind === 'failed' && <Notice tone="bad">{sending.error}</Notice>}
          <Button type="submit" look="primary" busy={sending.kind === 'loading'} busyText={texts.sending}>
            {texts.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
