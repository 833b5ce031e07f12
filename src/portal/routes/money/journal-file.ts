import type { LoaderFunctionArgs } from 'react-router'
import { readQuery } from '#platform/lists/rules/query.ts'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { requireValues, startExport } from '../../list/list.server.ts'
import { JOURNAL } from './list.tsx'

/** GET /money/journal.iif: the journal for QuickBooks Desktop, behind a fresh second factor as each file. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  requireValues(JOURNAL, url)
  await startExport(api, JOURNAL, url, 'iif')
  const { query } = readQuery(JOURNAL.query, url.searchParams)
  const { iif } = await answered(api.money.journalFile({ from: query.from, to: query.to }), url)
  return new Response(iif, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="journal.iif"',
      'cache-control': 'private, no-store',
    },
  })
}
