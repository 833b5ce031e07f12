import { randomUUID } from 'node:crypto'
import type { PortalApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { textOf } from '../../reading.ts'
import { wantedRefund } from './wanted-refund.ts'

/**
 * The refund to look at stands in the page's address, with the report of damage that it settles. So it is
 * still there when the person comes back from showing a second factor.
 */
export async function readAfter(api: PortalApi, { orderID, damage }: DeskOrder, search: URLSearchParams) {
  const preview = search.has('refund') ? await readPreview(api, { orderID }, search) : null
  const settles = damage.reports.find(({ id, settled }) => id === search.get('damage') && !settled) ?? null
  // Each page that is read may refund once.
  return { preview, settles, key: randomUUID() }
}

export type After = Awaited<ReturnType<typeof readAfter>>

async function readPreview(api: PortalApi, asked: { orderID: string }, search: URLSearchParams) {
  const wanted = wantedRefund((name) => textOf(search.get(name)).trim(), [...search.keys()])
  try {
    return { wanted, shown: await api.orderDesk.previewRefund({ ...asked, ...wanted }) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.status === 404) throw error
    return { wanted, problem: refusal.message }
  }
}
