import type { LoaderFunctionArgs } from 'react-router'
import { csvRow } from '#platform/lists/rules/csv.ts'
import { portalContext } from '../../../context.ts'
import { answered } from '../../../frame/answers.server.ts'
import { csvAnswer } from '../../../list/list.server.ts'
import { texts } from './texts.ts'

/** GET /orders/bulk/RUN/results.csv: what became of each row. It names orders and no person. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  const { rows } = await answered(api.bulkOrders.run({ id: params.run ?? '' }), url)
  const lines = [
    [texts.order, texts.tracking, texts.result, texts.why, texts.link],
    ...rows.map(({ orderID, tracking, outcome, reason }) => [
      orderID,
      tracking,
      texts.outcomes[outcome],
      reason ?? '',
      `${url.origin}/orders/${orderID}`,
    ]),
  ]
  return csvAnswer('results.csv', `\ufeff${lines.map((line) => `${csvRow(line)}\r\n`).join('')}`)
}
