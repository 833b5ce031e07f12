import { useId } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { ListedOrder, OrderTotals } from '#features/partners/partner-orders/contract.ts'
import { ORDER_LIST } from '#features/partners/partner-orders/rules/order-ids.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { formatWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { readQuery, writeQuery } from '#platform/lists/rules/query.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { CsvLink, ListFilters, ListPager, ListSearch, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { DownloadBar } from '../../list/many.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { titled } from '../../texts.ts'
import { ORDERS, PARTNER_FORM } from './list.tsx'
import { OrderRows } from './order-rows.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.orders) }]

/** The filters are in the address, as `ORDER_LIST` names them. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context.get(portalContext)
  const { query: asked } = readQuery(ORDER_LIST, args.url.searchParams)
  const { after: _, ...filters } = asked
  const [list, totals] = await Promise.all([
    readList(ORDERS, args),
    answered(api.orders.totals(filters), args.url),
  ])
  return { ...list, totals }
}

/** Saves or removes a view of the list. */
export const action = (args: ActionFunctionArgs) => changeList(ORDERS, args)

const loadOrder = () => import('./order.tsx')

export default function Orders() {
  useLoadAhead(loadOrder)
  const { rows: orders, query, faults, next, views, asOf, totals } = useLoaderData<typeof loader>()
  const isStaff = useMay(ORDER.ship)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <h1>{texts.orders}</h1>
        {isStaff && <ListSearch list={ORDERS} query={query} faults={faults} hint={texts.searchStaff} />}
        <CsvLink href="/orders.csv" />
      </div>
      {isStaff ? (
        <>
          <OrderTabs totals={totals} />
          <Filters query={query} faults={faults} />
        </>
      ) : (
        <ListFilters
          list={{ ...ORDERS, form: PARTNER_FORM }}
          query={query}
          faults={faults}
          submit={texts.show}
        />
      )}
      <SavedViews views={views} />
      {query.ids !== undefined && (
        <p>
          {texts.onlyChecked(orders.length)} <Link href="/orders">{texts.everyOrder}</Link>
        </p>
      )}
      <NewRows list="orders" asOf={asOf} />
      {orders.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <CheckedOrders orders={orders} />
      )}
      {orders.length > 0 && <p className="meta">{texts.totals(countOf(totals), formatWire(totals.sum))}</p>}
      <ListPager next={next} />
    </main>
  )
}

const countOf = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  `${grouped(count)}${isMore ? '+' : ''}`

/** The orders by what is to be done with them, each with how many there are. */
function OrderTabs({ totals: { tabs } }: { readonly totals: OrderTotals }) {
  const [search] = useSearchParams()
  const here = search.get('show') ?? ''
  const isAbandoned = search.get('state') === 'abandoned'
  return (
    <nav className="segmented" aria-label={texts.tabsLabel}>
      {tabs.map((tab) => (
        <Link
          key={tab.show}
          href={`/orders?show=${tab.show}`}
          aria-current={here === tab.show ? 'true' : undefined}
        >
          {texts.tab(texts.tabs[tab.show], countOf(tab))}
        </Link>
      ))}
      <Link href="/orders" aria-current={here === '' && !isAbandoned ? 'true' : undefined}>
        {texts.allOrders}
      </Link>
      <Link href="/orders?state=abandoned" aria-current={isAbandoned ? 'true' : undefined}>
        {texts.neverPaid}
      </Link>
    </nav>
  )
}

type Asked = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'query' | 'faults'>

/** The other filters, and how many of them say something. */
function Filters({ query, faults }: Asked) {
  const said = [...writeQuery(ORDER_LIST, query).keys()].filter((name) =>
    Object.hasOwn(ORDERS.form ?? {}, name),
  )
  return (
    <details className="stack" open={Object.keys(faults).length > 0}>
      <summary>{texts.filters(said.length)}</summary>
      <ListFilters list={ORDERS} query={query} faults={faults} submit={texts.show} />
    </details>
  )
}

/** Orders as rows; the checked ones can be taken to a spreadsheet. */
function CheckedOrders({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const form = useId()
  return (
    <>
      <OrderRows orders={orders} selects={form} />
      <DownloadBar id={form} label={texts.checked} file="/orders.csv">
        <Button type="submit">{texts.exportChecked}</Button>
      </DownloadBar>
    </>
  )
}
