import type { LoaderFunctionArgs } from 'react-router'
import { MOST_ORDERS, PAPERS } from '#features/desk/order-papers/rules/papers.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'

/** GET /orders/papers/pick-list.pdf?order=A…&order=A…: what the warehouse prints for these orders. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const paper = PAPERS.find((name) => name === params.paper)
  const orders = url.searchParams.getAll('order').slice(0, MOST_ORDERS)
  const shipment = url.searchParams.get('shipment')
  if (!paper || orders.length === 0) throw new Response(null, { status: 404 })
  const wanted = { paper, orders, ...(shipment && { shipment: Number(shipment) }) }
  const file = await answered(context.get(portalContext).api.orderPapers.print(wanted), url)
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
