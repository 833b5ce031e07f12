import { type ReactNode, useEffect, useState } from 'react'
import { formatMoney } from '#lib/money.ts'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import type { Selection } from '../../rules/content.ts'
import type { OptionView } from '../../view/quote-view.ts'
import type { FormShell } from './search-form.tsx'

interface Shared {
  readonly Form: FormShell
  readonly quote: ShopperQuote
  /** the intent that is on its way */
  readonly sending: string | undefined
}

/** Version and hash that the customer sees. */
const Seen = ({ quote, intent }: { readonly quote: ShopperQuote; readonly intent: string }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="version" value={quote.version} />
    <input type="hidden" name="versionHash" value={quote.versionHash} />
  </>
)

/** Stays at the bottom of the window until the form below is reached: the total, and the way to accept it. */
export const NextStep = ({ option }: { readonly option: OptionView }) => (
  <div className="quote-next no-print">
    <p>
      <span className="meta">{option.section.title}</span>
      <b className="price compact">{formatMoney(option.totals.total)}</b>
    </p>
    <a className={buttonClass({ look: 'primary' })} href="#accept">
      {texts.next}
    </a>
  </div>
)

const consentOf = ({ quoteNumber, version, company }: ShopperQuote, { totals, labor }: OptionView): string =>
  [
    texts.consent(quoteNumber, version, formatMoney(totals.total)),
    labor && texts.consentLabor(company?.name ?? '', amountOf(labor.total.amount)),
  ]
    .filter(Boolean)
    .join(' ')

const amountOf = (amount: OptionView['total']['amount']): string =>
  typeof amount === 'string' ? amount : formatMoney(amount)

/** The signature: typed name and consent to one option at one total. */
export function AcceptForm({
  Form,
  quote,
  sending,
  option,
  selection,
  children,
}: Shared & { readonly option: OptionView; readonly selection: Selection; readonly children?: ReactNode }) {
  return (
    <Form className="stack" id="accept" aria-labelledby="accept-title">
      <Seen quote={quote} intent="accept" />
      <input type="hidden" name="selection" value={JSON.stringify(selection)} />
      <input type="hidden" name="total" value={option.totals.total} />
      <h2 id="accept-title">{texts.acceptTitle(option.section.title)}</h2>
      <TextField label={texts.name} name="name" autoComplete="name" minLength={2} maxLength={120} required />
      <CheckField label={consentOf(quote, option)} name="consent" value="yes" required />
      <p className="meta">{texts.acceptWhy}</p>
      {children}
      <Button
        type="submit"
        look="primary"
        size="big"
        full
        busy={sending === 'accept'}
        busyText={texts.accepting}
        disabled={selection.lines.length === 0}
      >
        {texts.accept}
      </Button>
      <noscript>
        <p className="meta">{texts.scriptNeeded}</p>
      </noscript>
    </Form>
  )
}

/** The form that declines a quote, with a reason for the consultant. */
export const DeclineForm = ({ Form, quote, sending }: Shared) => (
  <details className="quote-decline">
    <summary>{texts.declineTitle}</summary>
    <Form className="stack">
      <Seen quote={quote} intent="decline" />
      <p>{texts.declineWhy}</p>
      <TextAreaField label={texts.reason} name="reason" rows={3} maxLength={1000} />
      <Button type="submit" busy={sending === 'decline'}>
        {texts.decline}
      </Button>
    </Form>
  </details>
)

/** Asks for a new offer when this one has ended. */
export function AskAgainForm({ Form, quote, sending, isDone }: Shared & { readonly isDone: boolean }) {
  if (isDone) return <p role="status">{texts.askedAgain}</p>
  return (
    <Form className="stack">
      <Seen quote={quote} intent="askAgain" />
      <TextAreaField label={texts.askAgainText} name="text" rows={3} maxLength={1000} />
      <Button type="submit" look="primary" busy={sending === 'askAgain'}>
        {texts.askAgain}
      </Button>
    </Form>
  )
}

/** What customer and consultant wrote, and a box for the next question. */
export function Comments({
  Form,
  quote,
  sending,
  isSent,
  day,
}: Shared & { readonly isSent: boolean; readonly day: (iso: string) => string }) {
  const [text, setText] = useState('')
  // A question that was not sent stays in its box.
  const { length } = quote.comments
  useEffect(() => {
    if (isSent && length > 0) setText('')
  }, [isSent, length])
  const maySend = quote.allowedActions.includes('comment')
  return (
    <section className="stack quote-comments" aria-labelledby="quote-comments">
      <h2 id="quote-comments">{texts.comments}</h2>
      {quote.comments.length === 0 ? (
        <p className="meta">{texts.noComments}</p>
      ) : (
        <ol className="stack">
          {quote.comments.map(({ id, author, by, text: words, at }) => (
            <li key={id} className={`quote-comment quote-comment-${author}`}>
              <p className="meta">
                <b>{author === 'customer' ? texts.you : by}</b> · {day(at)}
              </p>
              <p className="quote-words">{words}</p>
            </li>
          ))}
        </ol>
      )}
      {maySend && (
        <Form className="stack no-print">
          <Seen quote={quote} intent="comment" />
          <TextAreaField
            label={texts.comment}
            name="text"
            rows={3}
            maxLength={2000}
            required
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" busy={sending === 'comment'}>
            {texts.send}
          </Button>
          {isSent && <p role="status">{texts.sent}</p>}
        </Form>
      )}
    </section>
  )
}
