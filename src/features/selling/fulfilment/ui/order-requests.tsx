import type { ComponentType, ReactNode } from 'react'
import { storeDay } from '#platform/clock/rules/store-time.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Tracking } from '../contract.ts'
import { texts } from '../texts.ts'

/** The result of a form of this page; undefined before it is sent. */
export type FormIntent = 'email' | 'request' | 'return' | 'damage'
export type FormOutcome =
  | { intent: FormIntent; kind: 'done'; result: 'submitted' | 'cancelled' | 'requested' }
  | { intent: FormIntent; kind: 'refused'; message: string }

/** A form that posts to its own page. The page provides the router's form. */
export type FormShell = ComponentType<{
  readonly className: string
  readonly children: ReactNode
  readonly encType?: 'multipart/form-data'
}>

export interface FormProps {
  readonly Form: FormShell
  readonly outcome: FormOutcome | undefined
  /** which form is on its way */
  readonly sending: string | undefined
}

/** E-ORDERLOOKUP: the summary by email, with its loading, error and submitted states. */
export function EmailSummary({ Form, outcome, sending }: FormProps) {
  const own = outcome?.intent === 'email' ? outcome : undefined
  return (
    <Form className="stack-s no-print">
      <h2 className="plate-label">{texts.mailTitle}</h2>
      <p className="meta">{texts.mailWhy}</p>
      <input type="hidden" name="intent" value="email" />
      <div aria-live="polite">
        {own?.kind === 'done' && <Notice tone="ok">{texts.mailed}</Notice>}
        {own?.kind === 'refused' && <Notice tone="bad">{own.message}</Notice>}
      </div>
      {own?.kind !== 'done' && (
        <Button type="submit" icon="mail" busy={sending === 'email'} busyText={texts.mailing}>
          {texts.mailIt}
        </Button>
      )}
    </Form>
  )
}

const WORDS = {
  cancel: { label: texts.cancel, why: texts.canCancel },
  ask_to_cancel: { label: texts.askCancel, why: texts.canAskCancel },
} as const

/** Cancels the order or asks for it, as long as that is possible. */
export function OrderRequest({
  Form,
  tracking,
  outcome,
  sending,
}: FormProps & { readonly tracking: Tracking }) {
  const own = outcome?.intent === 'request' ? outcome : undefined
  const { option, requested, cancelRefused } = tracking
  return (
    <div className="stack-s no-print" aria-live="polite">
      {own?.kind === 'done' && own.result === 'cancelled' && <Notice tone="ok">{texts.cancelled}</Notice>}
      {own?.kind === 'refused' && <Notice tone="bad">{own.message}</Notice>}
      {requested && <Notice>{texts.asked[requested]}</Notice>}
      {cancelRefused && (
        <Notice tone="warn" title={texts.cancelRefused(storeDay(cancelRefused.at))}>
          {cancelRefused.reason}
        </Notice>
      )}
      {(option === 'cancel' || option === 'ask_to_cancel') && (
        <details className="tracking-change">
          <summary>{texts.changes}</summary>
          <Form className="stack-s">
            <p>{WORDS[option].why}</p>
            <input type="hidden" name="intent" value="request" />
            <input type="hidden" name="option" value={option} />
            <TextAreaField label={texts.why} name="reason" maxLength={500} />
            <Button type="submit" busy={sending === 'request'} busyText={texts.sending}>
              {WORDS[option].label}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}
