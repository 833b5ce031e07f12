import type { LoaderFunctionArgs } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { portalContext } from '../context.ts'
import { answered } from '../frame/answers.server.ts'
import { EXPORT, isList, type ListPlace, pathOf } from '../list/define-list.ts'
import { listFile, requireValues } from '../list/list.server.ts'

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

/**
 * Asks the server whether the list may leave as a file now. Without a fresh second factor the person is sent
 * to confirm, and then back to the list, which begins the download.
 */
async function startExport(api: PortalApi, list: ListPlace, url: URL): Promise<void> {
  const { name } = list
  if (!name) throw new Response(null, { status: 404 })
  const back = new URL(`/${pathOf(list)}${url.search}`, url)
  back.searchParams.set(EXPORT.name, EXPORT.value)
  await answered(api.audit.startExport({ list: name, search: url.search.slice(0, 1_000) }), back)
}
