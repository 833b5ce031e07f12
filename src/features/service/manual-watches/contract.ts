import { oc } from '@orpc/contract'
import { z } from 'zod'
import { email } from '#lib/typed/schemas.ts'
import { after, next } from '#platform/lists/contract.ts'

/** What the store answers to shoppers. */
export const manualWatchesContract = {
  /**
   * The answer is the same whether the mailbox has this alert already. 404 `unknown_product`, 429 `too_many`.
   */
  ask: oc
    .route({
      method: 'POST',
      path: '/manual-watches',
      tags: ['catalog'],
      summary: 'Asks for one mail when the manual of a product changes',
    })
    .input(z.strictObject({ productId: z.string().min(1).max(40), email }))
    .output(z.object({ received: z.literal(true) })),
}

const watchSchema = z.object({
  id: z.int(),
  product: z.string(),
  /** the product's page */
  href: z.string(),
  email: z.string(),
  askedAt: z.iso.datetime(),
  /** when the mail was queued; null while the manual is the same */
  toldAt: z.iso.datetime().nullable(),
})
export type ManualWatch = z.infer<typeof watchSchema>

/** What the portal answers to staff. */
export const manualWatchDeskContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/partner/manual-watches',
      tags: ['partner'],
      summary: 'Alerts about manuals, the newest first, 50 at a time',
    })
    .input(z.strictObject({ after }))
    .output(z.object({ watches: z.array(watchSchema), next })),
}
