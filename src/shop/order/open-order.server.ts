import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import type { BankVerification } from '#features/selling/bank-debit/contract.ts'
import type { OrderProgress, Receipt } from '#features/selling/orders/contract.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'
import type { Picture } from '#ui/drawing/drawing.tsx'
import { type OrderQuestion, orderQuestion } from './order-question.ts'

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

/** The refusals that the page shows. */
const SHOWN = [404, 429]

/**
 * An order for those who may read it: the browser that placed it by its cookie, others by the postal code.
 * The answer never tells whether an order with this id exists.
 */
export async function openOrder(
  api: StoreApi,
  request: Request,
  { orderID, postal }: OrderQuestion,
): Promise<OpenedOrder> {
  const question = orderQuestion({ orderID, postal })
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
    if (!refusal || !SHOWN.includes(refusal.status)) throw error
    return { kind: 'closed', orderID, refusal: postal ? refusal.message : undefined }
  }
}

/** Test deposits whose amounts the buyer must enter; only an unpaid order has them. */
async function depositsOf(
  api: StoreApi,
  { state }: Receipt,
  question: { orderID: string; postal?: string },
): Promise<BankVerification | null> {
  const deposits = state === 'pending' ? await api.bankDebit.verification(question) : null
  return deposits?.state === 'waiting' ? deposits : null
}

/** A small drawing of each product; without the drawings, the buyer still sees the order. */
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
