import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvFile } from '../../list/csv-file.ts'
import { startExport } from '../../list/start-export.server.ts'
import { customerQuery } from './query.ts'

const PAGE = 200

/** GET /customers.csv: every customer of the list with this search and filter. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  await startExport(api, 'customers', url)
  const { after: _, ...query } = customerQuery(url.searchParams)
  const read = (after: string | undefined) =>
    answered(api.customers.list({ ...query, limit: PAGE, ...(after ? { after } : {}) }), url)
  const first = await read(undefined)
  async function* pages() {
    for (let page = first; ; page = await read(page.next)) {
      yield page.customers.map((row) => [row.name, row.phone, row.email, row.city, row.state, row.zip])
      if (page.next === null) return
    }
  }
  return csvFile('customers.csv', ['Name', 'Phone', 'Email', 'City', 'State', 'ZIP'], pages())
}
