import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { ApiError } from '#kit/api-error.ts'
import type { RequestContext } from '#kit/request-context.ts'
import { ordersContract } from '../contract.ts'
import { texts } from '../texts.ts'
import type { LookupGuard } from './lookup-guard.ts'
import { mayOpen, type OrderCookieKeys } from './order-cookie.ts'
import { isOrderId } from './order-id.ts'
import { presentProgress, presentReceipt } from './present.ts'
import { loadOrder, type StoredOrder } from './queries.ts'

export interface OrdersContext {
  db: Db
  request: RequestContext
  orderCookie: OrderCookieKeys
  orderLookups: LookupGuard
  contact: { phone: string; email: string }
}

const os = implement(ordersContract).$context<OrdersContext>()

export const ordersHandlers = {
  receipt: os.receipt.handler(async ({ input, context }) => presentReceipt(await openOrder(context, input))),
  receiptPdf: os.receiptPdf.handler(async ({ input, context }) => {
    const receipt = presentReceipt(await openOrder(context, input))
    // Loaded with the first PDF: the renderer is large and most processes never need it.
    const { renderReceiptPdf } = await import('./pdf/receipt-pdf.tsx')
    const pdf = await renderReceiptPdf(receipt, { name: 'Alpine', ...context.contact })
    return new File([new Uint8Array(pdf)], `receipt-${receipt.orderID}.pdf`, { type: 'application/pdf' })
  }),
  progress: os.progress.handler(async ({ input, context }) =>
    presentProgress(await openOrder(context, input)),
  ),
}

/**
 * The order, for those who may see it. Wrong id and wrong postal code do the same work and get the same answer, and both count
 * as a guess: there are only some 42,000 zips.
 */
export async function openOrder(
  context: Pick<OrdersContext, 'db' | 'request' | 'orderCookie' | 'orderLookups'>,
  input: { orderID: string; postal?: string | undefined },
): Promise<StoredOrder> {
  const { request } = context
  if (mayOpen(request, context.orderCookie, input.orderID)) {
    const own = await loadOrder(context.db, input.orderID)
    if (own) return own
  }
  // Nothing was guessed and nothing is told: a link opened on another device must not use up its owner's tries.
  if (input.postal === undefined) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
  if (!(await context.orderLookups.mayTry(input.orderID, request.ip)))
    throw new ApiError('too_many_tries', texts.tooManyTries, {
      status: 429,
      details: { retryAfterSeconds: 3600 },
    })
  const stored = isOrderId(input.orderID) ? await loadOrder(context.db, input.orderID) : undefined
  if (stored && isSamePostal(stored.order.postal, input.postal)) return stored
  await context.orderLookups.missed(input.orderID, request.ip)
  throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
}

// Five digits are what people remember of a ZIP+4; Canadian codes are written with and without the space.
const plain = (postal: string): string => postal.toUpperCase().replace(/[^A-Z0-9]/g, '')
function isSamePostal(stored: string, given: string | undefined): boolean {
  const [ours, theirs] = [plain(stored), plain(given ?? '')]
  const isUs = /^\d+$/.test(ours)
  return isUs
    ? /^\d{5}(\d{4})?$/.test(theirs) && theirs.slice(0, 5) === ours.slice(0, 5)
    : theirs !== '' && theirs === ours
}
