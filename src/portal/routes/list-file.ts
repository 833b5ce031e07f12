import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../context.ts'
import { EXPORTED_LISTS, type ExportedList } from '../list/exported-lists.ts'
import { listFile } from '../list/list.server.ts'
import { startExport } from '../list/start-export.server.ts'
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
