import { type ActionFunctionArgs, redirect } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { portalContext } from '../../context.ts'
import { csvAnswer } from '../../list/csv-file.ts'
import { confirmPath, signInPath } from '../../paths.ts'

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
  try {
    const { csv } = await api.audit.export(filter)
    return csvAnswer('audit-log.csv', csv)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (refusal.code === 'step_up_needed') throw redirect(confirmPath(`/audit${url.search}`))
    if (refusal.status === 401) throw redirect(signInPath('/audit'))
    throw new Response(refusal.message, { status: refusal.status })
  }
}
