import type { ListedQuote } from '#features/partners/quotes/contract.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { useMay } from '../../frame/permitted.ts'
import { QuoteRows } from './quote-rows.tsx'
import { texts } from './texts.ts'

interface Props {
  readonly quotes: readonly ListedQuote[]
  /** the page that makes a quote for them; undefined: another page makes it */
  readonly create: string | undefined
}

/** The quotes of a customer, a project or a lead. */
export function TheirQuotes({ quotes, create }: Props) {
  const mayRead = useMay('quotes.read')
  const mayWrite = useMay('quotes.write')
  if (!mayRead) return null
  return (
    <section className="stack">
      <div className="row between">
        <h2>{texts.title}</h2>
        {mayWrite && create !== undefined && (
          <LinkButton size="small" href={create}>
            {texts.create}
          </LinkButton>
        )}
      </div>
      {quotes.length === 0 ? (
        <p className="meta">{texts.none}</p>
      ) : (
        <QuoteRows quotes={quotes} hasFewColumns />
      )}
    </section>
  )
}
