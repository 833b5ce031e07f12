import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { QUOTE } from '#features/partners/quotes/rules/access.ts'
import { QUOTE_ENDS, QUOTE_LIST, QUOTE_STATES } from '#features/partners/quotes/rules/states.ts'
import { writeQuery } from '#platform/lists/rules/query.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { useMay } from '../../frame/permitted.ts'
import { changedSearch, defineList } from '../../list/define-list.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { ListPager, ListSearch, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { NewRows } from '../../list/new-rows.tsx'
import { titled } from '../../texts.ts'
import { COLUMNS, COLUMNS_BY_END, QuoteRows } from './quote-rows.tsx'
import { texts } from './texts.ts'

const QUOTES = defineList({
  name: 'quotes',
  hasViews: true,
  query: QUOTE_LIST,
  async call(api, query) {
    const { quotes, next } = await api.quotes.list(query)
    return { rows: quotes, next }
  },
  columns: ({ isByEnd }: { isByEnd: boolean }) => (isByEnd ? COLUMNS_BY_END : COLUMNS),
})

export const meta = () => [{ title: titled(texts.title) }]

/** Search, filters, order and page of the list are in the address. */
export const loader = (args: LoaderFunctionArgs) => readList(QUOTES, args)

/** Saves or removes a view of the list. */
export const action = (args: ActionFunctionArgs) => changeList(QUOTES, args)

const loadQuote = () => import('./quote.tsx')

/** Every quote that the person may see. */
export default function Quotes() {
  useLoadAhead(loadQuote)
  const { rows: quotes, next, views, asOf, query, faults } = useLoaderData<typeof loader>()
  const { state = '', ends = '', whose } = query
  const asked = writeQuery(QUOTES.query, query)
  const withFilter = (name: string, value: string) => `?${changedSearch(asked, { [name]: value })}`
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
          value={whose}
          segments={[
            { value: 'all', label: texts.everyones, href: withFilter('whose', '') },
            { value: 'mine', label: texts.mine, href: withFilter('whose', 'mine') },
          ]}
        />
        <ListSearch hint={texts.searchHint} list={QUOTES} query={query} faults={faults} />
      </div>
      <SavedViews views={views} />
      <NewRows list="quotes" asOf={asOf} />
      {quotes.length === 0 ? (
        <NoQuotes isFiltered={asked.size > 0} mayWrite={mayWrite} />
      ) : (
        <QuoteRows quotes={quotes} columns={QUOTES.columns({ isByEnd: ends !== '' })} />
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
