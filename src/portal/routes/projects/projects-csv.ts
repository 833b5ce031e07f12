import type { LoaderFunctionArgs } from 'react-router'
import { STAGE_NAMES } from '#features/customers/rules/stages.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvFile } from '../../list/csv-file.ts'
import { startExport } from '../../list/start-export.server.ts'
import { projectQuery } from './query.ts'

const PAGE = 200
const HEAD = ['Project', 'Customer', 'Stage', 'Owner', 'Heating BTU/h', 'City', 'ZIP', 'Changed']

/** GET /projects.csv: every project of the list with this search and filter. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  await startExport(api, 'projects', url)
  const { after: _, ...query } = projectQuery(url.searchParams)
  const read = (after: string | undefined) =>
    answered(api.projects.list({ ...query, limit: PAGE, ...(after ? { after } : {}) }), url)
  const first = await read(undefined)
  async function* pages() {
    for (let page = first; ; page = await read(page.next)) {
      yield page.projects.map((row) => [
        row.name,
        row.customerName,
        STAGE_NAMES[row.stage],
        row.assignee ?? '',
        String(row.heatingBtu ?? ''),
        row.city,
        row.zip,
        row.changedAt,
      ])
      if (page.next === null) return
    }
  }
  return csvFile('projects.csv', HEAD, pages())
}
