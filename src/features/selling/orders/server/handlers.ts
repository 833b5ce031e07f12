import { implement } from '@orpc/server'
import { merchant } from '#lib/merchant/merchant.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { ordersContract } from '../contract.ts'
import { type OrderAccess, orderOf } from './access/order-of.ts'
import { presentProgress, presentReceipt } from './present.ts'
import type { StoredOrder } from './queries.ts'

export interface OrdersContext extends OrderAccess {
  contact: { phone: string; email: string }
}

const receiptPdf = { file: 'receipt-pdf', load: () => import('./pdf/receipt-pdf.tsx') }

/** The receipt of an order as a PDF. */
export async function receiptFile(order: StoredOrder, contact: OrdersContext['contact']): Promise<File> {
  const receipt = presentReceipt(order)
  const pdf = await makePdf(receiptPdf, receipt, { name: merchant().name, ...contact })
  return new File([new Uint8Array(pdf)], `receipt-${receipt.orderID}.pdf`, { type: 'application/pdf' })
}

const os = implement(ordersContract).$context<OrdersContext>()

// Each endpoint starts with its gate, `orderOf`.
export const ordersHandlers = {
  receipt: os.receipt.handler(async ({ input, context }) => {
    const order = await orderOf(context, input)
    return presentReceipt(order)
  }),
  receiptPdf: os.receiptPdf.handler(async ({ input, context }) => {
    const order = await orderOf(context, input)
    return receiptFile(order, context.contact)
  }),
  progress: os.progress.handler(async ({ input, context }) => {
    const order = await orderOf(context, input)
    return presentProgress(order)
  }),
}
