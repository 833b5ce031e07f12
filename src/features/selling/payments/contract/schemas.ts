import { z } from 'zod'

export const orderId = z.string().regex(/^A[0-9A-Z]{12}$/)
export const installationQuoteSelections = z
  .record(z.string().regex(/^\d{9}$/), z.array(z.string().max(40)).max(20))
  .nullish()

/**
 * `confirming`: the provider has not answered; poll GET /orders/{orderID}/state and do not offer another
 * method. `awaiting_funds`: a bank debit is on its way.
 */
export const paymentResultSchema = z.object({
  orderID: z.string(),
  state: z.enum(['authorized', 'awaiting_funds', 'confirming']),
  total: z.number(),
})
export type PaymentResult = z.infer<typeof paymentResultSchema>
