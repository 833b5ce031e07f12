import { oc } from '@orpc/contract'
import { z } from 'zod'
import { LENDERS } from '../rules/methods.ts'
import { affirmContract } from './affirm/affirm.ts'
import { creditKeyContract } from './creditkey/creditkey.ts'

const lender = z.enum(LENDERS)

/**
 * `closed`: the order can no longer be paid; `unknown`: the lender does not answer now; `open`: the
 * buyer has not finished there.
 */
const statusSchema = z.object({
  orderID: z.string(),
  state: z.enum([
    'placed',
    'confirming',
    'closed',
    'unknown',
    'approved',
    'reviewing',
    'declined',
    'cancelled',
    'open',
  ]),
  /** the application that the lender approved and that can pay the order; null in every other state */
  approvedId: z.string().nullable(),
})
export type LenderOrderStatus = z.infer<typeof statusSchema>

export const lendersContract = {
  ...affirmContract,
  ...creditKeyContract,
  /** `order` is the signed handle in the URL that a lender sends the browser back to. */
  lenderStatus: oc
    .route({
      method: 'GET',
      path: '/checkout/{lender}/standing',
      tags: ['payments'],
      summary: 'The status of an order at a lender, as the lender states it',
    })
    .input(z.object({ lender, order: z.string().max(120) }))
    .output(statusSchema),
}
