import { useEffect, useState } from 'react'
import { Form, useActionData } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../texts.ts'

/** What a press on several rows did, and the rows that take it back. */
export interface Outcome<Row = unknown> {
  refused?: undefined
  sentence: string
  skipped: number
  undo: Row[]
}

/** How long a change can be taken back by its button. */
const UNDO_MS = 10_000

/** What the last press did, with its undo, or why it did nothing. `skippedText` tells of rows left alone. */
export function OutcomeNotice({ skippedText }: { readonly skippedText: (count: number) => string }) {
  const answer = useActionData<Outcome | { refused: { message: string } }>()
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
