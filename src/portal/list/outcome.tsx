import { useEffect, useState } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { UNDO_MS, Undo } from '../frame/undo.tsx'
import { useOutcome } from '../frame/use-outcome.ts'

/** The result of a press on several rows, and the rows that undo it. */
export interface BatchResult<Row = unknown> {
  sentence: string
  skipped: number
  undo: Row[]
}

/**
 * The result of the last press with its Undo, or why it did nothing. `skippedText` names the rows that were
 * skipped.
 */
export function OutcomeNotice({ skippedText }: { readonly skippedText: (count: number) => string }) {
  const answer = useOutcome<(BatchResult & { refused?: undefined }) | { refused: { message: string } }>()
  const [hidden, setHidden] = useState<unknown>()
  useEffect(() => {
    const timer = setTimeout(() => setHidden(answer), UNDO_MS)
    return () => clearTimeout(timer)
  }, [answer])
  if (!answer || hidden === answer) return null
  if (answer.refused)
    return (
      <Notice tone="bad" live="alert" className="portal-outcome">
        {answer.refused.message}
      </Notice>
    )
  const { sentence, skipped, undo } = answer
  return (
    <Notice tone={skipped > 0 ? 'warn' : 'ok'} live="status" className="portal-outcome">
      {sentence} {skipped > 0 && skippedText(skipped)}{' '}
      {undo.length > 0 && <Undo fields={{ intent: 'undo', undo: JSON.stringify(undo) }} />}
    </Notice>
  )
}
