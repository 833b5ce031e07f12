import type { ReactNode } from 'react'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Toggle } from '#ui/field/check-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { dayOf } from '../reading.ts'
import { StateWord } from './quote-rows.tsx'
import { texts as quoteTexts } from './quote-texts.ts'
import { texts } from './texts.ts'

interface Props {
  readonly quote: DeskQuote
  /** the state of the autosave, for a draft */
  readonly saving?: ReactNode
  readonly isLetter: boolean
  readonly setLetter: (on: boolean) => void
  readonly children: ReactNode
}

/** The customer of the quote, its state and its actions. */
export function QuoteHead({ quote, saving, isLetter, setLetter, children }: Props) {
  const { number, state, customerID, projectID, orderID, addedTo, contact, content, offeredUntil } = quote
  const { load } = content
  const savedAt = quoteTexts.savedAt(storeDayAndTime(quote.changedAt))
  return (
    <>
      <div className="quote-context">
        {customerID !== null ? (
          <Link href={`/customers/${customerID}`}>{contact.name || texts.noName}</Link>
        ) : (
          <b>{contact.name || texts.noName}</b>
        )}
        {projectID !== null && <Link href={`/projects/${projectID}`}>{quoteTexts.project}</Link>}
        {orderID !== null && <Link href={`/orders/${orderID}`}>{quoteTexts.order}</Link>}
        {addedTo !== null && (
          <Link href={`/orders/${addedTo}`}>{quoteTexts.addedTo(printedOrderNumber(addedTo))}</Link>
        )}
        {load && (
          <span className="meta">
            {quoteTexts.need(grouped(upToThousand(load.heatingBtu)), grouped(upToThousand(load.coolingBtu)))}
          </span>
        )}
        <span className="meta">{texts.sources[quote.source]}</span>
        <Toggle
          label={quoteTexts.customerView}
          checked={isLetter}
          onChange={(event) => setLetter(event.target.checked)}
        />
      </div>
      <div className="row between">
        <div>
          <h1>{texts.quote(number)}</h1>
          <p className="meta">
            <StateWord state={state} /> · {saving ?? savedAt} ·{' '}
            {quoteTexts.validTo(dayOf(quote.validUntil ?? offeredUntil))}
          </p>
        </div>
        {children}
      </div>
      <Review quote={quote} />
    </>
  )
}

/** Notes for the person who decides, or for the author after a decision. */
function Review({ quote: { approval, priced, state } }: { readonly quote: DeskQuote }) {
  const asked =
    approval.askedAt && quoteTexts.reviewBy(approval.askedBy ?? '', storeDayAndTime(approval.askedAt))
  const cut = quoteTexts.cut(`${Math.round(priced.verdict.largestCut * 1_000) / 10}%`)
  if (state === 'in_review')
    return (
      <Notice tone="warn" title={quoteTexts.reviewTitle}>
        {asked} {cut} {approval.askNote}
      </Notice>
    )
  if (state === 'draft' && approval.state === 'refused')
    return (
      <Notice tone="bad">
        {quoteTexts.refusedBy(approval.decidedBy ?? '', approval.decisionNote ?? '')}
      </Notice>
    )
  if (state === 'approved')
    return <Notice tone="ok">{quoteTexts.approvedBy(approval.decidedBy ?? '')}</Notice>
  return null
}

/** The reasons why a draft cannot be sent. */
export const Missing = ({ priced: { missing, verdict } }: { readonly priced: DeskQuote['priced'] }) => {
  const messages = [...new Set([...missing, ...verdict.problems].map(({ message }) => message))]
  if (messages.length === 0) return null
  return <Notice title={quoteTexts.missing}>{messages.join(' ')}</Notice>
}
