import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { QUOTE } from '#features/partners/quotes/rules/permissions.ts'
import {
  QUOTE_ENDS,
  QUOTE_STATES,
  type QuoteEnd,
  type QuoteState,
} from '#features/partners/quotes/rules/states.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { useMay } from '../../frame/permitted.ts'
import { changedSearch, defineList, FIRST_PAGE, placeOf } from '../../list/define-list.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { ListPager, ListSearch, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { NewRows } from '../../list/new-rows.tsx'
import { titled } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { QuoteRows } from './quote-rows.tsx'
import { texts } from './texts.ts'

/** The search, filters and page in the address of the list; unknown values are ignored. */
function quoteQuery(search: URLSearchParams) {
  const state: QuoteState | '' = QUOTE_STATES.find((each) => each === search.get('state')) ?? ''
  const ends: QuoteEnd | '' = QUOTE_ENDS.find((each) => each === search.get('ends')) ?? ''
  const customerID = idOf(search.get('customer'))
  return {
    search: search.get('search')?.trim().slice(0, 100) ?? '',
    state,
    ends,
    mine: search.get('mine') === 'true' ? ('true' as const) : ('false' as const),
    sort: search.get('sort') === 'total' ? ('total' as const) : ('changed' as const),
    ...(customerID !== undefined && { customerID }),
    ...placeOf(search),
  }
}

const QUOTES = defineList({
  name: 'quotes',
  hasViews: true,
  query: quoteQuery,
  async call(api, query) {
    const { quotes, next } = await api.quotes.list(query)
    return { rows: quotes, next }
  },
})

export const meta = () => [{ title: titled(texts.title) }]

/** Search, filters, order and page of the list are in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const { rows: quotes, query, ...list } = await readList(QUOTES, args)
  const { state, ends, mine } = query
  return { quotes, ...list, state, ends, mine }
}

/** Saves or removes a view of the list. */
export const action = (args: ActionFunctionArgs) => changeList(QUOTES, args)

const loadQuote = () => import('./quote.tsx')

/** Every quote that the person may see. */
export default function Quotes() {
  useLoadAhead(loadQuote)
  const { quotes, next, views, asOf, state, ends, mine } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const withFilter = (name: string, value: string) =>
    `?${changedSearch(search, { [name]: value, ...FIRST_PAGE })}`
  const mayWrite = useMay(QUOTE.write)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack portal-wide">
      <div className="row between">
        <h1>{texts.title}</h1>
        <div className="row">
          {mayWrite && <LinkButton href="/quotes/templates">{texts.templates}</LinkButton>}
          {mayWrite && (
            <LinkButton look="primary" href="/quotes/new">
              {texts.create}
            </LinkButton>
          )}
        </div>
      </div>
      <SegmentedControl
        label={texts.stateFilter}
        value={state}
        segments={['' as const, ...QUOTE_STATES].map((each) => ({
          value: each,
          label: each === '' ? texts.all : texts.states[each],
          href: withFilter('state', each),
        }))}
      />
      <div className="row between quote-filters">
        <SegmentedControl
          label={texts.endsFilter}
          value={ends}
          segments={['' as const, ...QUOTE_ENDS].map((each) => ({
            value: each,
            label: each === '' ? texts.anyEnd : texts.ends[each],
            href: withFilter('ends', each),
          }))}
        />
        <SegmentedControl
          label={texts.whose}
          value={mine}
          segments={[
            { value: 'false', label: texts.everyones, href: withFilter('mine', '') },
            { value: 'true', label: texts.mine, href: withFilter('mine', 'true') },
          ]}
        />
        <ListSearch hint={texts.searchHint} keeps={['state', 'ends', 'mine', 'sort', 'customer']} />
      </div>
      <SavedViews views={views} />
      <NewRows list="quotes" asOf={asOf} />
      {quotes.length === 0 ? (
        <NoQuotes isFiltered={search.size > 0} mayWrite={mayWrite} />
      ) : (
        <QuoteRows quotes={quotes} isByEnd={ends !== ''} />
      )}
      <ListPager next={next} />
    </main>
  )
}

const NoQuotes = ({ isFiltered, mayWrite }: { readonly isFiltered: boolean; readonly mayWrite: boolean }) => (
  <EmptyState
    title={isFiltered ? texts.noneFound : texts.none}
    actions={
      isFiltered ? (
        <LinkButton href="/quotes">{texts.showAll}</LinkButton>
      ) : (
        mayWrite && <LinkButton href="/quotes/new">{texts.create}</LinkButton>
      )
    }
  >
    {!isFiltered && <p>{texts.noneHow}</p>}
  </EmptyState>
)
