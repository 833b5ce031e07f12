import { Notice } from '#ui/notice/notice.tsx'

interface Props {
  /** what the action of the page answered; undefined before a form was sent */
  readonly outcome: { done: true } | { refused: { message: string } } | undefined
  /** the sentence for a form that succeeded */
  readonly done: string
}

/** The result of the form that was sent last: its success, or the server's refusal. */
export function FormOutcome({ outcome, done }: Props) {
  if (!outcome) return null
  return 'done' in outcome ? (
    <Notice tone="ok" live="status">
      {done}
    </Notice>
  ) : (
    <Notice tone="bad" live="alert">
      {outcome.refused.message}
    </Notice>
  )
}
