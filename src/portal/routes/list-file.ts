import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../context.ts'
import { isList, pathOf } from '../list/define-list.ts'
import { listFile, requireValues, startExport } from '../list/list.server.ts'

const AREAS = import.meta.glob<Record<string, unknown>>('./*/list.tsx', { eager: true })
const LISTS = Object.values(AREAS)
  .flatMap((area) => Object.values(area))
  .filter(isList)

/** GET /orders.csv and the like: every row of the list with this search and filters. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const list = LISTS.find((each) => args.url.pathname === `/${pathOf(each)}.csv`)
  if (!list) throw new Response(null, { status: 404 })
  requireValues(list, args.url)
  await startExport(args.context.get(portalContext).api, list, args.url)
  return listFile(list, args)
}
