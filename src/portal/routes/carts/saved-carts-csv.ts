import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { csvFile } from '../../list/csv-file.ts'
import { startExport } from '../../list/start-export.server.ts'
import { cartQuery } from './query.ts'
import { texts } from './texts.ts'

const HEAD = [texts.cart, texts.customer, texts.project, texts.items, texts.total, texts.saved, texts.by]

/** GET /saved-carts.csv: every saved cart of the list with this search. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { api } = context.get(portalContext)
  await startExport(api, 'saved-carts', url)
  const query = cartQuery(url.searchParams)
  const read = (before: number | undefined) => answered(api.savedCarts.list({ ...query, before }), url)
  const first = await read(undefined)
  async function* pages() {
    for (let page = first; ; page = await read(page.carts.at(-1)?.id)) {
      yield page.carts.map((row) => [
        row.cartName,
        row.customerName,
        row.projectName,
        String(row.items),
        row.total.toFixed(2),
        row.savedAt,
        row.savedBy,
      ])
      if (!page.hasMore) return
    }
  }
  return csvFile('saved-carts.csv', HEAD, pages())
}
