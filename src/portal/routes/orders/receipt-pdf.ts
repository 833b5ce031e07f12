import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'

/** GET /orders/{id}/receipt.pdf: the receipt of an order of the caller's scope. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const orderID = (params.id ?? '').slice(0, 40) || '-'
  const file = await answered(context.get(portalContext).api.orders.receiptPdf({ orderID }), url)
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
