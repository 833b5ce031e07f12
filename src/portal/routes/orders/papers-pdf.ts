import type { LoaderFunctionArgs } from 'react-router'
import { PAPERS } from '#features/desk/order-papers/rules/papers.ts'
import { portalContext } from '../../context.ts'
import { answered, pdfAnswer } from '../../frame/answers.server.ts'

const MORE = ['shipment', 'replacement', 'packages'] as const

/** GET /orders/papers/pick-list.pdf?order=A…&order=A…: what the warehouse prints for these orders. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const paper = PAPERS.find((name) => name === params.paper)
  // The boxes of a list are named "id".
  const orders = ['order', 'id'].flatMap((name) => url.searchParams.getAll(name))
  const more = MORE.flatMap((name) => {
    const value = url.searchParams.get(name)
    return value ? [[name, Number(value)]] : []
  })
  if (!paper || orders.length === 0) throw new Response(null, { status: 404 })
  const wanted = { paper, orders, ...Object.fromEntries(more) }
  return pdfAnswer(await answered(context.get(portalContext).api.orderPapers.print(wanted), url))
}
