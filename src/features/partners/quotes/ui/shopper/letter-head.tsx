import { Logo } from '#ui/logo/logo.tsx'
import type { ShopperQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { quoteHead, quoteSender } from '../../view/quote-view.ts'
import { QuoteState } from './found-list.tsx'

interface Props {
  readonly quote: ShopperQuote
  readonly shop: { readonly name: string; readonly phone: string; readonly email: string }
}

/** Who offers what, until when, and what the consultant says. */
export function LetterHead({ quote, shop }: Props) {
  const head = quoteHead(quote)
  const sender = quoteSender(quote, shop)
  const { phone } = quote.consultantData
  return (
    <header className="quote-head">
      {/* On the screen the store's own header names the store. */}
      <div className={quote.company ? 'quote-brand quote-brand-own' : 'quote-brand'}>
        {quote.company ? (
          <>
            {sender.logo && <img className="quote-logo" src={sender.logo} alt="" />}
            <p className="strong">{sender.name}</p>
          </>
        ) : (
          <Logo />
        )}
        <p className="meta">
          {sender.reach}
          {sender.license !== '' && (
            <>
              <br />
              {sender.license}
            </>
          )}
        </p>
      </div>
      <div className="quote-id">
        <p className="plate-label">{texts.quote}</p>
        <h1 className="price">{head.number}</h1>
        <p>
          <QuoteState state={quote.state} />
        </p>
        <p className="meta">
          {head.validTo !== '' && (
            <>
              {texts.validTo} <b>{head.validTo}</b>
              {' · '}
            </>
          )}
          {head.version}
        </p>
      </div>
      <div className="quote-from">
        <p className="plate-label">{texts.preparedBy}</p>
        <p>
          <b>{head.consultant}</b>
          {phone && (
            <>
              {' · '}
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </>
          )}
        </p>
        {sender.seller !== '' && <p className="meta">{sender.seller}</p>}
        {head.message !== '' && <p className="quote-words">“{head.message}”</p>}
      </div>
    </header>
  )
}

/** For whom the option is and where it goes. */
export function LetterFor({ quote }: Pick<Props, 'quote'>) {
  const head = quoteHead(quote)
  return (
    <p className="meta">
      {texts.for} <b>{head.customer}</b> · {head.contact}
      <br />
      {head.shipsTo}
    </p>
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
