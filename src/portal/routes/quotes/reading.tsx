import { useMemo, useState } from 'react'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { firstSelection, type Section, type Selection } from '#features/partners/quotes/rules/content.ts'
import {
  type QuoteFacts,
  type TotalsOfSection,
  totalsOf,
} from '#features/partners/quotes/rules/quote-totals.ts'
import { readFacts } from '#features/partners/quotes/view/read-facts.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import type { LineProduct } from './builder/lines/line-row.tsx'
import { contentOf } from './builder/wire.ts'
import { Commands } from './commands.tsx'
import { Letter } from './parts/letter.tsx'
import type { NamedProduct } from './quote-data.server.ts'
import { QuoteHead } from './quote-head.tsx'
import { texts } from './quote-texts.ts'

/** The products of a quote by id; names alone while the customer's place is unknown. */
export const productsOf = (
  facts: QuoteFacts | undefined,
  names: readonly NamedProduct[],
): Map<string, LineProduct> =>
  facts
    ? new Map(facts.products)
    : new Map(
        names.map((product) => [
          product.id,
          { ...product, url: '', isSold: true, available: null, restockOn: null },
        ]),
      )

/**
 * The totals of every option with what was accepted of it, or with its first selection; empty while the
 * customer's place is unknown.
 */
export const totalsFor = (
  { sections }: { readonly sections: readonly Section[] },
  facts: QuoteFacts | undefined,
  accepted?: Selection | null,
): TotalsOfSection[] =>
  facts
    ? sections.map((section) =>
        totalsOf(section, accepted?.sectionKey === section.key ? accepted : firstSelection(section), facts),
      )
    : []

interface Props {
  readonly quote: DeskQuote
  readonly names: readonly NamedProduct[]
  readonly now: Date
}

const ignore = () => undefined

/** Which option was accepted, for how much, by whom and when. */
const acceptedWords = (
  { content: { sections } }: DeskQuote,
  { sectionKey, totals, name, at }: NonNullable<DeskQuote['acceptance']>,
): string =>
  texts.accepted(
    sections.find(({ key }) => key === sectionKey)?.title ?? '',
    formatMoney(fromWire(totals.total)),
    name,
    storeDayAndTime(at),
  )

/** A quote that cannot be changed now: as its customer reads it, with the possible actions. */
export function Reading({ quote, names, now }: Props) {
  const [isLetter, setLetter] = useState(true)
  const { content, facts, products } = useMemo(() => {
    const read = quote.priced.facts ? readFacts(quote.priced.facts) : undefined
    return { content: contentOf(quote.content), facts: read, products: productsOf(read, names) }
  }, [quote, names])
  return (
    <>
      <QuoteHead quote={quote} isLetter={isLetter} setLetter={setLetter}>
        <Commands quote={quote} revision={quote.revision} now={now} beforeSending={ignore} />
      </QuoteHead>
      {quote.acceptance && (
        <p>
          <b>{acceptedWords(quote, quote.acceptance)}</b>
        </p>
      )}
      <Letter
        content={content}
        totals={totalsFor(content, facts, quote.acceptance)}
        products={products}
        accepted={quote.acceptance?.sectionKey}
      />
    </>
  )
}
