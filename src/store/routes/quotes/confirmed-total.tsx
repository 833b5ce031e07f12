import { useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import { pageTexts as texts } from '#features/partners/quotes/page-texts.ts'
import type { Selection } from '#features/partners/quotes/rules/content.ts'
import { formatMoney, fromWire, toCents } from '#lib/money.ts'

/** Milliseconds to wait, because a second press often follows the first. */
const SETTLE_MS = 400

/** Says whether the server finds the total that the browser shows; names the server's where they differ. */
export function ConfirmedTotal({
  quoteNumber,
  selection,
  total,
}: {
  readonly quoteNumber: string
  readonly selection: Selection
  readonly total: number
}) {
  const [found, setFound] = useState<{ asked: string; total: number } | null>(null)
  const asked = JSON.stringify(selection)
  useEffect(() => {
    if (selection.lines.length === 0) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      call(
        'POST',
        `/quotes/${quoteNumber}/price`,
        { selection: JSON.parse(asked) },
        { signal: request.signal },
      ).then(
        (answer) => setFound({ asked, total: fromWire((answer as { total: number }).total) }),
        () => undefined,
      )
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [quoteNumber, asked, selection.lines.length])
  if (found?.asked !== asked) return <span role="status" />
  return (
    <span role="status">
      {found.total === total ? texts.checked : texts.serverTotal(formatMoney(toCents(found.total)))}
    </span>
  )
}
