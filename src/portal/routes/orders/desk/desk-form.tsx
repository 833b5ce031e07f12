import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ButtonLook } from '#ui/button/button.tsx'
import { scrollToFirstInvalid } from '#ui/field/scroll-to-first-invalid.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { DraftForm, forgetDraft } from '../../../frame/draft-form.tsx'
import type { PanelProps } from './panel.ts'

/**
 * A form of the order page. It sends the version of the order that the person sees, keeps what was typed
 * until it is saved, and shows a refusal that is about none of its fields.
 */
export function DeskForm({
  order: { orderID, version },
  outcome,
  intent,
  of = '',
  submit,
  look,
  hasFiles = false,
  children,
}: PanelProps & {
  readonly intent: string
  /** what the form is about, where the page has several of its kind: a draft of another one is not shown */
  readonly of?: string
  readonly submit: string
  /** how its button looks: primary unless said */
  readonly look?: ButtonLook | undefined
  readonly hasFiles?: boolean
  readonly children?: ReactNode
}) {
  const draft = `order-${orderID}-${intent}-${of}`
  const own = outcome?.intent === intent ? outcome : undefined
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (own?.done === undefined) return
    forgetDraft(draft)
    setRound((last) => last + 1)
  }, [own, draft])
  const isAtField = Object.keys(own?.refused?.problems ?? {}).length > 0
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (own && isAtField && box.current) scrollToFirstInvalid(box.current)
  }, [own, isAtField])
  return (
    <div ref={box} className="stack" data-step={intent}>
      {own?.refused && !isAtField && (
        <Notice tone="bad" live="alert">
          {own.refused.message}
        </Notice>
      )}
      <DraftForm key={round} draft={draft} submit={submit} look={look} isCheckedHere hasFiles={hasFiles}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="version" value={version} />
        {of !== '' && <input type="hidden" name="of" value={of} />}
        {children}
      </DraftForm>
    </div>
  )
}
