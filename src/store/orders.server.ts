import { ApiError } from '#kit/api-error.ts'
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
    if (error instanceof ApiError && (error.status === 404 || error.status === 429)) return { kind: 'closed', orderID, refusal: postal ? error.message : undefined }
    throw error
  }
}
