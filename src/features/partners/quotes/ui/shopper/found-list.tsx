import { formatMoney, fromWire } from '#lib/money.ts'
import { storeDate } from '#platform/clock/rules/store-time.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import type { FoundQuote } from '../../contract/shopper.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import type { ShopperState } from '../../rules/states.ts'

const TONES: Record<ShopperState, State> = {
  waiting: 'none',
  ready: 'ok',
  changed: 'warn',
  accepted: 'ok',
  expired: 'bad',
  declined: 'none',
  ordered: 'ok',
}

/** The state of a quote as a word with an icon. */
export const QuoteState = ({ state }: { readonly state: ShopperState }) => (
  <StateWord state={TONES[state]}>{texts.states[state]}</StateWord>
)

/** The quotes that this browser may open. */
export const FoundList = ({ quotes }: { readonly quotes: readonly FoundQuote[] }) => (
  <ul className="quote-list">
    {quotes.map((quote) => (
      <li key={quote.quoteNumber} className="box quote-found">
        <div className="stack-s">
          <h2 className="price compact">{quote.quoteNumber}</h2>
          <p>
            <QuoteState state={quote.state} />
          </p>
          <p className="meta">
            {quote.options.join(' · ')}
            <br />
            {texts.preparedBy} {quote.consultant}
            {quote.validUntil && (
              <>
                {' · '}
                {texts.validTo} {storeDate(new Date(quote.validUntil))}
              </>
            )}
          </p>
        </div>
        <div className="quote-found-total stack-s">
          <p className="price compact">{formatMoney(fromWire(quote.total))}</p>
          <LinkButton
            href={`/view-quotes/${quote.quoteNumber}`}
            aria-label={texts.openQuote(quote.quoteNumber)}
          >
            {texts.open}
          </LinkButton>
        </div>
      </li>
    ))}
  </ul>
)
