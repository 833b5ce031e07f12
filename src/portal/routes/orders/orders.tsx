import { useId } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PartnerOrder } from '#features/partners/partner-orders/contract.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { changeList, readList } from '../../list/list.server.ts'
import { CsvLink, ListFilters, ListPager, SavedViews } from '../../list/list-page.tsx'
import { useLoadAhead } from '../../list/load-ahead.ts'
import { DownloadBar } from '../../list/many.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { titled } from '../../texts.ts'
import { ORDERS } from './list.tsx'
import { OrderRows } from './order-rows.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.orders) }]

/** The filters are in the address, as `ORDER_LIST` names them. */
export const loader = (args: LoaderFunctionArgs) => readList(ORDERS, args)

/** Saves or removes a view of the list. */
export const action = (args: ActionFunctionArgs) => changeList(ORDERS, args)

const loadOrder = () => import('./order.tsx')

export default function Orders() {
  useLoadAhead(loadOrder)
  const { rows: orders, query, faults, next, views, asOf } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <h1>{texts.orders}</h1>
        <CsvLink href="/orders.csv" />
      </div>
      <ListFilters list={ORDERS} query={query} faults={faults} submit={texts.show} />
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
      <ListPager next={next} />
    </main>
  )
}

/** Orders as rows; the checked ones can be taken to a spreadsheet. */
function CheckedOrders({ orders }: { readonly orders: readonly PartnerOrder[] }) {
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
