import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered, pdfAnswer } from '../../frame/answers.server.ts'

/** GET /orders/{id}/receipt.pdf: the receipt of an order of the caller's scope. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const orderID = (params.id ?? '').slice(0, 40) || '-'
  return pdfAnswer(await answered(context.get(portalContext).api.orders.receiptPdf({ orderID }), url))
}
