import { oc } from '@orpc/contract'
import { z } from 'zod'
import { installationQuoteSelections, orderId, paymentResultSchema } from '../schemas.ts'

export const creditKeyContract = {
  beginCreditKey: oc
    .route({
      method: 'POST',
      path: '/checkout/creditkey/begin',
      tags: ['payments'],
      summary: 'Begins an application at Credit Key for a pending order',
    })
    .input(z.strictObject({ orderId }))
    .output(z.object({ creditkeyId: z.string(), checkoutUrl: z.string() })),
  creditkey: oc
    .route({
      method: 'POST',
      path: '/checkout/creditkey',
      tags: ['payments'],
      summary: 'Pays a pending order with what Credit Key approved',
    })
    .input(
      z.strictObject({
        creditkeyId: z.string().regex(/^[\w-]{4,64}$/),
        orderId,
        installationQuoteSelections,
      }),
    )
    .output(paymentResultSchema),
}
