import type { LoaderFunctionArgs } from 'react-router'
import { texts as leadTexts } from '#features/leads/desk-texts.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvFile } from '../../list/csv-file.ts'
import { startExport } from '../../list/start-export.server.ts'
import { leadQuery } from './query.ts'

const HEAD = ['Lead', 'Name', 'Phone', 'Email', 'Kind', 'State', 'Owner', 'Received', 'Promised', 'Called']

/** GET /leads.csv: every lead of the list with this filter. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  await startExport(api, 'leads', url)
  const { after: _, ...query } = leadQuery(url.searchParams)
  const read = (after: string | undefined) =>
    answered(api.leads.list({ ...query, ...(after ? { after } : {}) }), url)
  const first = await read(undefined)
  async function* pages() {
    for (let page = first; ; page = await read(page.next)) {
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
      if (page.next === null) return
    }
  }
  return csvFile('leads.csv', HEAD, pages())
}
