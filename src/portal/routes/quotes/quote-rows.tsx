import type { ListedQuote } from '#features/partners/quotes/contract.ts'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import type { QuoteState } from '#features/partners/quotes/rules/states.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { storeShortDay } from '#platform/clock/rules/store-time.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useMay } from '../../frame/permitted.ts'
import type { Column } from '../../list/define-list.ts'
import { ListTable } from '../../list/list-page.tsx'
import { dayOf } from '../reading.ts'
import { texts } from './texts.ts'

const TONES: Partial<Record<QuoteState, 'ok' | 'warn' | 'bad'>> = {
  in_review: 'warn',
  approved: 'ok',
  accepted: 'ok',
  ordered: 'ok',
  declined: 'bad',
  expired: 'bad',
}

/** The state of a quote in a word. */
export const StateWord = ({ state }: { readonly state: QuoteState }) => (
  <span className={classNames('quote-state', TONES[state])}>{texts.states[state]}</span>
)

export const COLUMNS: Column<ListedQuote>[] = [
  { name: texts.number, cell: ({ number }) => <span className="mono">{number}</span> },
  { name: texts.customer, cell: ({ customerName }) => customerName || texts.noName },
  { name: texts.state, wide: true, cell: ({ state }) => <StateWord state={state} /> },
  { name: texts.total, numeric: true, sort: 'total', cell: ({ total }) => formatMoney(fromWire(total)) },
  { name: texts.owner, wide: true, cell: ({ owner }) => owner },
  {
    name: texts.validTo,
    wide: true,
    oneLine: true,
    cell: ({ validUntil }) => (validUntil ? dayOf(validUntil) : ''),
  },
  { name: texts.changed, wide: true, sort: 'changed', cell: ({ changedAt }) => storeShortDay(changedAt) },
]

/** A list by its end cannot be sorted, and shows the last day on a phone too. */
export const COLUMNS_BY_END = COLUMNS.map(({ sort: _sort, ...column }) =>
  column.name === texts.validTo ? { ...column, wide: false } : column,
)

/** Number, customer, state and total. */
export const FEW_COLUMNS = COLUMNS.slice(0, 4).map(({ sort: _sort, ...column }) => column)

interface Props {
  readonly quotes: readonly ListedQuote[]
  readonly columns?: readonly Column<ListedQuote>[]
}

export const QuoteRows = ({ quotes, columns = COLUMNS }: Props) => (
  <ListTable
    caption={texts.title}
    columns={columns}
    rows={quotes}
    keyOf={({ id }) => id}
    hrefOf={({ number }) => `/quotes/${number}`}
    nameOf={({ number }) => number}
    phoneNoteOf={({ state }) => <StateWord state={state} />}
  />
)

interface TheirQuotesProps {
  readonly quotes: readonly ListedQuote[]
  /** the page that makes a quote for them; undefined: another page makes it */
  readonly create: string | undefined
}

/** The quotes of a customer, a project or a lead. */
export function TheirQuotes({ quotes, create }: TheirQuotesProps) {
  const mayRead = useMay(QUOTE.read)
  const mayWrite = useMay(QUOTE.write)
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
        <QuoteRows quotes={quotes} columns={FEW_COLUMNS} />
      )}
    </section>
  )
}
