import { type ActionFunctionArgs, redirect } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvAnswer } from '../../list/list.server.ts'

const FILTERS = ['actor', 'entity', 'entityId', 'from', 'to'] as const

export const loader = () => redirect('/audit')

/** POST /audit/export: the rows of the filter as a CSV file. */
export async function action({ context, url }: ActionFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  const filter = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = url.searchParams.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const { csv } = await answered(api.audit.export(filter), new URL(`/audit${url.search}`, url))
  return csvAnswer('audit-log.csv', csv)
}
