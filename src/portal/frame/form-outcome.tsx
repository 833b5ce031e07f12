import { Notice } from '#ui/notice/notice.tsx'
import { Undo, type UndoFields } from './undo.tsx'

interface Props {
  /** what the action of the page answered; undefined before a form was sent */
  readonly outcome:
    | {
        done?: boolean | string
        refused?: { message: string } | undefined
        /** the fields that take it back; the notice has the focus then, because ten seconds are short */
        undo?: UndoFields | false | undefined
      }
    | undefined
  /** the sentence for a form that succeeded, unless the answer has its own */
  readonly done?: string
}

/** The result of the form that was sent last: its success, or the server's refusal. */
export function FormOutcome({ outcome, done }: Props) {
  if (outcome?.refused)
    return (
      <Notice tone="bad" live="alert">
        {outcome.refused.message}
      </Notice>
    )
  if (!outcome?.done) return null
  const undo = outcome.undo || undefined
  return (
    <Notice key={JSON.stringify(undo)} tone="ok" live="status" takesFocus={undo !== undefined}>
      {typeof outcome.done === 'string' ? outcome.done : done} {undo && <Undo fields={undo} />}
    </Notice>
  )
}
