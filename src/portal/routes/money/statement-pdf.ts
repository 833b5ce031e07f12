import { data, type LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered, pdfAnswer } from '../../frame/answers.server.ts'
import { idOf } from '../reading.ts'

/** GET /money/statement.pdf?company=1: the statement as the company gets it. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const companyID = idOf(url.searchParams.get('company'))
  if (companyID === undefined) throw data(null, { status: 404 })
  return pdfAnswer(await answered(context.get(portalContext).api.money.statementFile({ companyID }), url))
}
