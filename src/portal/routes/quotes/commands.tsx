import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import type { DeskAction } from '#features/partners/quotes/rules/allowed-actions.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { texts } from './quote-texts.ts'

interface Props {
  readonly quote: DeskQuote
  readonly revision: number
  readonly now: Date
  /** Saves the draft before a form is sent; the form goes on when it answers true. */
  readonly beforeSending: (event: FormEvent<HTMLFormElement>) => void
}

type Asking = 'send' | 'submit' | 'approve' | 'refuse' | 'revise' | 'withdraw' | 'honor' | 'template'

const HONOR_DAYS = 14
const percentOf = (share: number): string => `${Math.round(share * 1_000) / 10}%`

/** What can be done with the quote now. Each opens a small form; the forms work without script too. */
export function Commands({ quote, revision, now, beforeSending }: Props) {
  const [asking, setAsking] = useState<Asking>()
  const may = (action: DeskAction) => quote.allowedActions.includes(action)
  const close = () => setAsking(undefined)
  const opens = (action: Asking & DeskAction, look?: 'primary' | 'quiet') =>
    may(action) && (
      <Button look={look} onClick={() => setAsking(action)}>
        {texts.actions[action]}
      </Button>
    )
  const main = (['send', 'submit', 'approve', 'honor', 'revise'] as const).find(may)
  const lookOf = (action: Asking) => (action === main ? ('primary' as const) : undefined)
  const form = { revision, onSubmit: beforeSending, onDone: close }
  return (
    <div className="row quote-commands no-print">
      {opens('refuse')}
      {opens('withdraw')}
      {may('duplicate') && (
        <Form method="post" onSubmit={beforeSending}>
          <input type="hidden" name="intent" value="duplicate" />
          <Button type="submit">{texts.actions.duplicate}</Button>
        </Form>
      )}
      {may('duplicate') && <Button onClick={() => setAsking('template')}>{texts.saveTemplate}</Button>}
      {may('link') && (
        <Form method="post" onSubmit={beforeSending}>
          <input type="hidden" name="intent" value="link" />
          <input type="hidden" name="revision" value={revision} />
          <Button type="submit">{texts.actions.link}</Button>
        </Form>
      )}
      {opens('revise', lookOf('revise'))}
      {opens('honor', lookOf('honor'))}
      {opens('approve', lookOf('approve'))}
      {opens('submit', lookOf('submit'))}
      {opens('send', lookOf('send'))}
      {asking === 'send' && (
        <AskDialog title={texts.sendTitle} intent="send" submit={texts.actions.send} {...form}>
          <p>{texts.sendTo(quote.contact.name, quote.contact.email)}</p>
          <p className="meta">{texts.sendHow}</p>
          <Button type="submit" name="by" value="link">
            {texts.sendLink}
          </Button>
        </AskDialog>
      )}
      {asking === 'submit' && (
        <AskDialog title={texts.submitTitle} intent="submit" submit={texts.actions.submit} {...form}>
          <p>{texts.submitHow(percentOf(quote.priced.verdict.largestCut))}</p>
          <TextAreaField label={texts.submitNote} name="note" maxLength={1_000} />
        </AskDialog>
      )}
      {(asking === 'approve' || asking === 'refuse') && (
        <AskDialog title={texts.actions[asking]} intent={asking} submit={texts.actions[asking]} {...form}>
          <p>{texts.cut(percentOf(quote.priced.verdict.largestCut))}</p>
          <TextAreaField
            label={asking === 'approve' ? texts.approveNote : texts.refuseNote}
            name="note"
            required={asking === 'refuse'}
            maxLength={1_000}
          />
        </AskDialog>
      )}
      {asking === 'revise' && (
        <AskDialog title={texts.reviseTitle} intent="revise" submit={texts.actions.revise} {...form}>
          <p>{texts.reviseHow}</p>
          {quote.sentVersion !== null && quote.isOpen && (
            <CheckField label={texts.keepsOpen} name="keepsOpen" />
          )}
        </AskDialog>
      )}
      {asking === 'withdraw' && (
        <AskDialog title={texts.withdrawTitle} intent="withdraw" submit={texts.actions.withdraw} {...form}>
          <p>{texts.withdrawHow}</p>
          <TextAreaField label={texts.withdrawReason} name="reason" maxLength={1_000} />
        </AskDialog>
      )}
      {asking === 'honor' && (
        <AskDialog title={texts.honorTitle} intent="honor" submit={texts.actions.honor} {...form}>
          <p>{texts.honorHow}</p>
          <TextAreaField label={texts.honorReason} name="reason" required maxLength={1_000} />
          <TextField
            label={texts.honorUntil}
            name="validUntil"
            type="date"
            required
            defaultValue={inStoreZone(later(now, HONOR_DAYS * DAY_MS)).day}
          />
        </AskDialog>
      )}
      {asking === 'template' && (
        <AskDialog title={texts.templateTitle} intent="template" submit={texts.saveTemplate} {...form}>
          <TextField label={texts.templateName} name="name" required maxLength={120} />
        </AskDialog>
      )}
    </div>
  )
}

interface AskProps {
  readonly title: string
  readonly intent: string
  readonly submit: string
  readonly revision: number
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onDone: () => void
  readonly children: ReactNode
}

/** A small form in a dialog; it closes when the form is sent. */
function AskDialog({ title, intent, submit, revision, onSubmit, onDone, children }: AskProps) {
  const { state } = useNavigation()
  return (
    <Dialog open onClose={onDone} title={title} closeOutside={false}>
      <Form
        method="post"
        className="stack"
        onSubmit={(event) => {
          onSubmit(event)
          // After the router has read the form.
          queueMicrotask(onDone)
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="revision" value={revision} />
        {children}
        <div className="row">
          <Button type="submit" look="primary" busy={state === 'submitting'}>
            {submit}
          </Button>
          <Button onClick={onDone}>{texts.cancel}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
