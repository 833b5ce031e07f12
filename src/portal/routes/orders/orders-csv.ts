import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvFile } from '../../list/csv-file.ts'
import { startExport } from '../../list/start-export.server.ts'
import { orderStateText } from './order-rows.tsx'
import { orderQuery } from './query.ts'

const HEAD = ['Order', 'Company', 'PO number', 'State', 'Ship to', 'Placed', 'Total']

/** GET /orders.csv: every order of the list with this search and filter. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  await startExport(api, 'orders', url)
  const { after: _, ...query } = orderQuery(url.searchParams)
  const read = (after: string | undefined) =>
    answered(api.orders.list({ ...query, ...(after ? { after } : {}) }), url)
  const first = await read(undefined)
  async function* pages() {
    for (let page = first; ; page = await read(page.next)) {
      yield page.orders.map((row) => [
        row.orderID,
        row.companyName ?? '',
        row.purchaseOrder ?? '',
        orderStateText(row),
        row.shipTo,
        row.orderedAt,
        row.total.toFixed(2),
      ])
      if (page.next === null) return
    }
  }
  return csvFile('orders.csv', HEAD, pages())
}
