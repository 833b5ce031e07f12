import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered, pdfAnswer } from '../../frame/answers.server.ts'
import { idOf } from '../reading.ts'

/** GET /companies/{id}/statement.pdf: the open invoices of a company. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const companyID = idOf(params.id) ?? 0
  if (companyID < 1) throw new Response(null, { status: 404 })
  return pdfAnswer(await answered(context.get(portalContext).api.netTerms.statement({ companyID }), url))
}
