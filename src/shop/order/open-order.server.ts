import type { StoreApi } from '#api/contract.ts'
import type { BankVerification } from '#features/bank-debit/contract.ts'
import type { OrderProgress, Receipt } from '#features/orders/contract.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import type { Picture } from '#ui/drawing/drawing.tsx'

export type OpenedOrder =
  | {
      kind: 'open'
      order: Receipt
      payment: OrderProgress['payment']
      pictures: Record<string, Picture>
      postal: string | undefined
      deposits: BankVerification | null
    }
  | { kind: 'closed'; orderID: string; refusal: string | undefined }

// What is longer names no order of ours.
const LONGEST_ID = 40
const LONGEST_POSTAL = 12

/** An order for who may read it: the placing browser by its cookie, others by the postal code. Never says whether an id exists. */
export async function openOrder(
  api: StoreApi,
  request: Request,
  { orderID, postal }: { orderID: string; postal?: string | undefined },
): Promise<OpenedOrder> {
  const question = {
    orderID: orderID.slice(0, LONGEST_ID),
    ...(postal ? { postal: postal.slice(0, LONGEST_POSTAL) } : {}),
  }
  try {
    const order = await api.orders.receipt(question)
    const progress = await api.orders.progress(question)
    return {
      kind: 'open',
      order,
      payment: progress.payment,
      pictures: await picturesOf(api, order, request),
      postal,
      deposits: await depositsOf(api, order, question),
    }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    return { kind: 'closed', orderID, refusal: postal ? refusal : undefined }
  }
}

/** Deposits that wait for their amounts: an order has them while it is not paid. */
async function depositsOf(
  api: StoreApi,
  { state }: Receipt,
  question: { orderID: string; postal?: string },
): Promise<BankVerification | null> {
  const deposits = state === 'pending' ? await api.bankDebit.verification(question) : null
  return deposits?.state === 'waiting' ? deposits : null
}

/** A small drawing of each product; an order is never kept from its buyer because of one. */
async function picturesOf(api: StoreApi, order: Receipt, request: Request): Promise<Record<string, Picture>> {
  const productIds = order.lines.filter((line) => !line.isService).map((line) => line.id)
  const { products } = await api.catalog.multiple({ productIds }).catch(() => ({ products: [] }))
  return Object.fromEntries(
    products.map(({ id, drawing, dimensions }) => [
      id,
      pagePicture({ drawing, dimensions, view: 'thumb', decorative: true }, request),
    ]),
  )
}

// The API's classes live in the server's own bundle, so a refusal is known by its shape and not by its class.
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  return error.status === 404 || error.status === 429 ? error.message : undefined
}
