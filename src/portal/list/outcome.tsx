import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useOutcome } from '../frame/use-outcome.ts'
import { texts } from '../texts.ts'

/** The result of a press on several rows, and the rows that undo it. */
export interface BatchResult<Row = unknown> {
  sentence: string
  skipped: number
  undo: Row[]
}

/** How long the Undo button of a change is shown. */
const UNDO_MS = 10_000

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
      <Notice tone="bad" live="alert">
        {answer.refused.message}
      </Notice>
    )
  const { sentence, skipped, undo } = answer
  return (
    <Notice tone={skipped > 0 ? 'warn' : 'ok'} live="status">
      {sentence} {skipped > 0 && skippedText(skipped)}{' '}
      {undo.length > 0 && (
        <Form method="post" preventScrollReset className="portal-inline">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="undo" value={JSON.stringify(undo)} />
          <Button type="submit" look="quiet">
            {texts.lists.undo}
          </Button>
        </Form>
      )}
    </Notice>
  )
}
