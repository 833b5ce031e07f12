import { Notice } from '#ui/notice/notice.tsx'

interface Props {
  /** what the action of the page answered; undefined before a form was sent */
  readonly outcome: { done?: boolean | string; refused?: { message: string } | undefined } | undefined
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
  return (
    <Notice tone="ok" live="status">
      {typeof outcome.done === 'string' ? outcome.done : done}
    </Notice>
  )
}
