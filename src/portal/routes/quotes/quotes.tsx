import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { QUOTE_ENDS, QUOTE_STATES } from '#features/quotes/rules/states.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { ListPager, ListSearch, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { NewRows } from '../../list/new-rows.tsx'
import { changeView } from '../../list/views.ts'
import { quoteQuery } from './query.ts'
import { QuoteRows } from './quote-rows.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: texts.pageTitle(texts.title) }]

/** Search, filters, order and page of the list are in the address. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(portalContext)
  const asOf = clock.now().getTime()
  const query = quoteQuery(url.searchParams)
  const [{ quotes, next }, { views }] = await Promise.all([
    answered(api.quotes.list(query), url),
    answered(api.customers.views({ list: 'quotes' }), url),
  ])
  const { state, ends, mine } = query
  return { quotes, next, views, asOf, state, ends, mine, search: url.searchParams.toString() }
}

/** Saves or removes a view of the list. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const search = await answered(changeView(api, 'quotes', await request.formData()), url)
  return redirect(`/quotes?${search ?? ''}`)
}

/** The address of the list with one filter changed; the page starts at the first row again. */
function withFilter(search: string, name: string, value: string): string {
  const changed = new URLSearchParams(search)
  changed.delete('after')
  if (value === '') changed.delete(name)
  else changed.set(name, value)
  return `/quotes?${changed}`
}

const loadQuote = () => import('./quote.tsx')

/** Every quote that the person may see. */
export default function Quotes() {
  useLoadAhead(loadQuote)
  const { quotes, next, views, asOf, state, ends, mine, search } = useLoaderData<typeof loader>()
  const mayWrite = useMay('quotes.write')
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
          href: withFilter(search, 'state', each),
        }))}
      />
      <div className="row between quote-filters">
        <SegmentedControl
          label={texts.endsFilter}
          value={ends}
          segments={['' as const, ...QUOTE_ENDS].map((each) => ({
            value: each,
            label: each === '' ? texts.anyEnd : texts.ends[each],
            href: withFilter(search, 'ends', each),
          }))}
        />
        <SegmentedControl
          label={texts.whose}
          value={mine}
          segments={[
            { value: 'false', label: texts.everyones, href: withFilter(search, 'mine', '') },
            { value: 'true', label: texts.mine, href: withFilter(search, 'mine', 'true') },
          ]}
        />
        <ListSearch hint={texts.searchHint} keeps={['state', 'ends', 'mine', 'sort', 'customer']} />
      </div>
      <SavedViews views={views} />
      <NewRows list="quotes" asOf={asOf} />
      {quotes.length === 0 ? (
        <NoQuotes isFiltered={search !== ''} mayWrite={mayWrite} />
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
