import { type FormEvent, useState } from 'react'
import { call } from '#api/client.ts'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { homeText } from '#features/choosing/sizing/rules/told/home-cookie.ts'
import { TOLD_HOME } from '#features/choosing/sizing/rules/told/told-home.ts'
import { pageTexts } from '#features/partners/quotes/page-texts.ts'
import type { CartItem } from '#features/selling/cart/rules/types.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Async } from '#lib/async.ts'
import { email, faultOf, personName, phone } from '#lib/typed/fields.ts'
import { useToldHome } from '#shop/sizing/keep-home.ts'
import { useHomeNeed } from '#shop/sizing/saved-home-need.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'

const texts = pageTexts.asked
const checks = { name: faultOf(personName), email: faultOf(email), phone: faultOf(phone) }

interface Props {
  readonly items: readonly CartItem[]
  readonly zip: string
  readonly onClose: () => void
}

/** Sends the cart to a consultant, who makes a quote of it. */
export function AskForQuote({ items, zip, onClose }: Props) {
  const saved = useHomeNeed()
  const home = useToldHome()
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
        home: fields.has(TOLD_HOME) && saved ? homeText(saved) : undefined,
        products: items.map(({ id, qty }) => ({ id, qty })),
      })
      setSending({ kind: 'ready', data: true })
    } catch (error) {
      setSending({ kind: 'failed', error: error instanceof ApiError ? error.message : texts.failed })
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} width="narrow">
      {sending.kind === 'ready' ? (
        <p role="status">{texts.done}</p>
      ) : (
        <form className="stack" onSubmit={(event) => void send(event)}>
          <p>{texts.why}</p>
          <TextField
            label={texts.name}
            name="name"
            autoComplete="name"
            maxLength={120}
            check={checks.name}
            required
          />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            check={checks.email}
            required
          />
          <TextField
            label={texts.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            check={checks.phone}
          />
          <TextField
            label={texts.zip}
            name="zip"
            autoComplete="postal-code"
            defaultValue={zip}
            maxLength={12}
            check={typedZipFault}
            required
          />
          <TextAreaField label={texts.text} name="text" rows={3} maxLength={2000} />
          {saved && <CheckField label={texts.tellHome} hint={home} name={TOLD_HOME} defaultChecked />}
          {sending.kind === 'failed' && <Notice tone="bad">{sending.error}</Notice>}
          <Button type="submit" look="primary" busy={sending.kind === 'loading'} busyText={texts.sending}>
            {texts.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
