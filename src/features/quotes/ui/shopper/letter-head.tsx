import { Logo } from '#ui/logo/logo.tsx'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { quoteHead } from '../../view/quote-view.ts'
import { QuoteState } from './found-list.tsx'

interface Props {
  readonly quote: ShopperQuote
  readonly shop: { readonly name: string; readonly phone: string; readonly email: string }
}

/** The head of the letter: consultant, customer, offer and last day. */
export function LetterHead({ quote, shop }: Props) {
  const head = quoteHead(quote)
  return (
    <>
      <header className="quote-head">
        <div className="stack-s">
          <Logo />
          <p className="meta">
            {shop.phone} · {shop.email}
          </p>
        </div>
        <div className="quote-id">
          <p className="plate-label">{texts.quote}</p>
          <h1 className="price">{head.number}</h1>
          <p className="meta">
            {head.version}
            {head.validTo !== '' && (
              <>
                {' · '}
                {texts.validTo} <b>{head.validTo}</b>
              </>
            )}
          </p>
          <p>
            <QuoteState state={quote.state} />
          </p>
        </div>
      </header>
      <div className="quote-parties">
        <div>
          <p className="plate-label">{texts.for}</p>
          <p className="strong">{head.customer}</p>
          <p className="meta">
            {head.contact}
            <br />
            {head.shipsTo}
          </p>
        </div>
        <div>
          <p className="plate-label">{texts.preparedBy}</p>
          <p className="strong">{head.consultant}</p>
          {quote.consultantData.phone && (
            <p className="meta">
              <a href={`tel:${quote.consultantData.phone.replace(/[^\d+]/g, '')}`}>
                {quote.consultantData.phone}
              </a>
            </p>
          )}
          {head.message !== '' && <p className="meta quote-words">“{head.message}”</p>}
        </div>
      </div>
    </>
  )
}

/** What the consultant attached. */
export function Files({ quote }: Pick<Props, 'quote'>) {
  if (quote.files.length === 0) return null
  return (
    <div className="no-print">
      <p className="plate-label">{texts.files}</p>
      <ul>
        {quote.files.map(({ id, name }) => (
          <li key={id}>
            <a href={`/v1/api/quotes/${quote.quoteNumber}/files/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
