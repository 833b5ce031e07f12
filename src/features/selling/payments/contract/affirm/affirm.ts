import { oc } from '@orpc/contract'
import { z } from 'zod'
import { installationQuoteSelections, orderId, paymentResultSchema } from '../schemas.ts'

export const affirmContract = {
  /**
   * The object that Affirm's script opens a loan with; `amount_out_of_range` when the order is too small or
   * too large for one.
   */
  beginAffirm: oc
    .route({
      method: 'POST',
      path: '/checkout/affirm/begin',
      tags: ['payments'],
      summary: 'What Affirm needs to know about a pending order',
    })
    .input(z.strictObject({ orderID: orderId }))
    .output(z.object({ checkout: z.record(z.string(), z.unknown()) })),
  affirm: oc
    .route({
      method: 'POST',
      path: '/checkout/affirm',
      tags: ['payments'],
      summary: 'Pays a pending order with a loan that was confirmed at Affirm',
    })
    .input(
      z.strictObject({
        checkoutToken: z.string().regex(/^[\w-]{4,128}$/),
        orderID: orderId,
        installationQuoteSelections,
      }),
    )
    .output(paymentResultSchema),
}
