import { useId, useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { mostBulk } from '#features/desk/order-desk/rules/bulk.ts'
import type { ListedOrder, OrderTotals } from '#features/partners/partner-orders/contract.ts'
import { ORDER_LIST } from '#features/partners/partner-orders/rules/order-ids.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { askedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { readQuery, writeQuery } from '#platform/lists/rules/query.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { FileLink, ListFilters, ListPager, ListSearch, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { DownloadBar, useTicked } from '../../list/many.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { titled } from '../../texts.ts'
import { texts as bulkTexts } from './bulk/texts.ts'
import { ORDERS, PARTNER_FORM } from './list.tsx'
import { OrderRows } from './order-rows.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.orders) }]

/** The filters are in the address, as `ORDER_LIST` names them. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context.get(portalContext)
  const { query: asked } = readQuery(ORDER_LIST, args.url.searchParams)
  const { after: _, ...filters } = asked
  const [list, totals, company] = await Promise.all([
    readList(ORDERS, args),
    answered(api.orders.totals(filters), args.url),
    asked.companyID === undefined ? undefined : nameOf(api, asked.companyID),
  ])
  // A person or a scanner that typed the whole number of an order wants its page.
  const number = asked.search === undefined ? undefined : askedOrderNumber(asked.search)
  if (list.rows.some(({ orderID }) => orderID === number)) throw redirect(`/orders/${number}`)
  return { ...list, totals, company, most: mostBulk() }
}

/** The company of the filter; a number that is no company's stays a number. */
const nameOf = (api: PortalApi, id: number): Promise<{ id: number; name: string }> =>
  api.companies.open({ id }).then(
    ({ name }) => ({ id, name }),
    () => ({ id, name: String(id) }),
  )

/** Saves or removes a view of the list. */
export const action = (args: ActionFunctionArgs) => changeList(ORDERS, args)

const loadOrder = () => import('./order.tsx')

export default function Orders() {
  useLoadAhead(loadOrder)
  const { rows: orders, query, faults, next, views, asOf, totals, most } = useLoaderData<typeof loader>()
  const isStaff = useMay(ORDER.ship)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <h1>{texts.orders}</h1>
        {isStaff && <ListSearch list={ORDERS} query={query} faults={faults} hint={texts.searchStaff} />}
        <div className="row">
          {isStaff && <LinkButton href="/orders/bulk">{bulkTexts.fromSheet}</LinkButton>}
          <FileLink href="/orders.csv" />
        </div>
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
        <CheckedOrders orders={orders} query={query} totals={totals} most={most} />
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

interface CheckedProps extends Pick<Asked, 'query'> {
  readonly orders: readonly ListedOrder[]
  readonly totals: OrderTotals
  /** orders of one run */
  readonly most: number
}

/** Orders as rows. The checked ones, or all that match, can be shipped, delivered, printed and exported. */
function CheckedOrders({ orders, query, totals: { count }, most }: CheckedProps) {
  const form = useId()
  const isStaff = useMay(ORDER.ship)
  const [isAll, setAll] = useState(false)
  const checked = useTicked(form, orders)
  return (
    <>
      <OrderRows orders={orders} selects={form} />
      <DownloadBar
        id={form}
        label={texts.checked}
        shown={isAll ? bulkTexts.allMatching(count) : bulkTexts.selected(checked)}
        file="/orders.csv"
      >
        {isStaff && (
          <>
            <Button type="submit" look="primary" formAction="/orders/bulk" name="do" value="ship">
              {bulkTexts.ship}
            </Button>
            <Button type="submit" formAction="/orders/bulk" name="do" value="deliver">
              {bulkTexts.deliver}
            </Button>
          </>
        )}
        {isStaff && !isAll && (
          <Button type="submit" formAction="/orders/papers/pick-list.pdf" formTarget="_blank">
            {bulkTexts.pickList}
          </Button>
        )}
        {!isAll && <Button type="submit">{texts.exportChecked}</Button>}
        {isStaff && count > orders.length && (
          <AllThatMatch query={query} count={count} most={most} isAll={isAll} onChange={setAll} />
        )}
      </DownloadBar>
    </>
  )
}

interface AllProps extends Pick<Asked, 'query'> {
  readonly count: number
  readonly most: number
  readonly isAll: boolean
  readonly onChange: (isAll: boolean) => void
}

/** The choice of every order that the filters find; then the address has the filters. */
const AllThatMatch = ({ query, count, most, isAll, onChange }: AllProps) =>
  count > most ? (
    <span className="meta">{bulkTexts.tooMany(most)}</span>
  ) : (
    <>
      <label className="row nowrap">
        <input
          type="checkbox"
          className="tick"
          name="all"
          value="yes"
          checked={isAll}
          onChange={({ target }) => onChange(target.checked)}
        />
        {bulkTexts.allMatching(count)}
      </label>
      {isAll &&
        [...writeQuery(ORDER_LIST, query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  )
