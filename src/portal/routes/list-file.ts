import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { portalContext } from '../context.ts'
import { answered } from '../frame/answers.server.ts'
import { EXPORT } from '../list/define-list.ts'
import { EXPORTED_LISTS, type ExportedList } from '../list/exported-lists.ts'
import { listFile } from '../list/list.server.ts'
import { confirmPath } from '../paths.ts'
import { CARTS } from './carts/list.ts'
import { CUSTOMERS } from './customers/list.ts'
import { LEADS } from './leads/list.ts'
import { ORDERS } from './orders/list.ts'
import { PROJECTS } from './projects/list.ts'
import { SURVEYS } from './surveys/list.ts'

const FILES: Readonly<Record<ExportedList, (args: LoaderFunctionArgs) => Promise<Response>>> = {
  customers: (args) => listFile(CUSTOMERS, args),
  projects: (args) => listFile(PROJECTS, args),
  leads: (args) => listFile(LEADS, args),
  'saved-carts': (args) => listFile(CARTS, args),
  orders: (args) => listFile(ORDERS, args),
  surveys: (args) => listFile(SURVEYS, args),
}

/** GET /orders.csv and the like: every row of the list with this search and filters. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const list = EXPORTED_LISTS.find((each) => args.url.pathname === `/${each}.csv`)
  if (!list) throw new Response(null, { status: 404 })
  await startExport(args.context.get(portalContext).api, list, args.url)
  return FILES[list](args)
}

/**
 * Asks the server whether the list may leave as a file now. Without a fresh second factor the person is sent
 * to confirm, and then back to the list, which begins the download.
 */
async function startExport(api: PortalApi, list: ExportedList, url: URL): Promise<void> {
  const asked = async () => {
    try {
      await api.audit.startExport({ list, search: url.search.slice(0, 1_000) })
    } catch (error) {
      if (refusalOf(error)?.code !== 'step_up_needed') throw error
      const search = new URLSearchParams(url.searchParams)
      search.set(EXPORT.name, EXPORT.value)
      throw redirect(confirmPath(`/${list}?${search}`))
    }
  }
  await answered(asked(), url)
}
