import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../../context.ts'
import { answered, pdfAnswer } from '../../../frame/answers.server.ts'

/** GET /orders/{id}/returns/{rma}/label.pdf: the label of an approved return. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const orderID = (params.id ?? '').slice(0, 40) || '-'
  const rma = /^R[0-9A-Z]{8}$/.test(params.rma ?? '') ? (params.rma ?? '') : 'R00000000'
  return pdfAnswer(
    await answered(context.get(portalContext).api.orderDesk.returnLabel({ orderID, rma }), url),
  )
}
