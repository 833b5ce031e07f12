import type { OrderProgress, Receipt } from '#features/orders/contract.ts'
import type { StoreApi } from './api-contract.ts'

export type OpenedOrder = { kind: 'open'; order: Receipt; payment: OrderProgress['payment'] } | { kind: 'closed'; orderID: string; refusal: string | undefined }

/** An order for who may read it: the placing browser by its cookie, others by the postal code. Never says whether an id exists. */
export async function openOrder(api: StoreApi, orderID: string, postal: string | undefined): Promise<OpenedOrder> {
  const question = { orderID, ...(postal ? { postal } : {}) }
  try {
    const [order, progress] = await Promise.all([api.orders.receipt(question), api.orders.progress(question)])
    return { kind: 'open', order, payment: progress.payment }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    return { kind: 'closed', orderID, refusal: postal ? refusal : undefined }
  }
}

// The API's classes live in the server's own bundle, so a refusal is known by its shape and not by its class.
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  return error.status === 404 || error.status === 429 ? error.message : undefined
}
