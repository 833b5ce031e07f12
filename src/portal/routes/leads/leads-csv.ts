import type { LoaderFunctionArgs } from 'react-router'
import { texts as leadTexts } from '#features/leads/desk-texts.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvFile } from '../../list/csv.ts'
import { startExport } from '../../list/start-export.server.ts'
import { leadQuery } from './query.ts'

const HEAD = ['Lead', 'Name', 'Phone', 'Email', 'Kind', 'State', 'Owner', 'Received', 'Promised', 'Called']
/** The API reads no later page. */
const MOST_SKIPPED = 10_000

/** GET /leads.csv: every lead of the list with this filter. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  await startExport(api, 'leads', url)
  const query = leadQuery(url.searchParams)
  const read = (skip: number) => answered(api.leads.list({ ...query, skip }), url)
  const first = await read(0)
  async function* pages() {
    let skip = 0
    for (let page = first; ; page = await read(skip)) {
      yield page.leads.map((row) => [
        row.reference,
        row.name,
        row.phone,
        row.email,
        leadTexts.kinds[row.kind],
        row.state,
        row.claimedBy ?? '',
        row.receivedAt,
        row.promisedAt,
        row.calledAt ?? '',
      ])
      skip += page.leads.length
      if (!page.hasMore || skip > MOST_SKIPPED) return
    }
  }
  return csvFile('leads.csv', HEAD, pages())
}
