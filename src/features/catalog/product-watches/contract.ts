import { oc } from '@orpc/contract'
import { z } from 'zod'
import { email } from '#lib/typed/schemas.ts'
import { ABOUT } from './rules/watch.ts'

const token = z.string().regex(/^[\w-]{32}$/)
const watchSchema = z.object({
  product: z.string(),
  href: z.string(),
  about: z.enum(ABOUT),
  isConfirmed: z.boolean(),
})
export type ProductWatch = z.infer<typeof watchSchema>

/** Alerts about one product by mail. An address gets alerts only after its reader has confirmed them. */
export const productWatchesContract = {
  /** The answer is the same whether the address has this alert already. 404 `unknown_product`, 429. */
  ask: oc
    .route({
      method: 'POST',
      path: '/product-watches',
      tags: ['catalog'],
      summary: 'Asks for a mail when a price falls or a product is in stock again',
    })
    .input(
      z.strictObject({
        productId: z.string().min(1).max(40),
        email,
        about: z.enum(ABOUT),
      }),
    )
    .output(z.object({ received: z.literal(true) })),
  /** 404 `unknown_link` */
  read: oc
    .route({
      method: 'GET',
      path: '/product-watches/{token}',
      tags: ['catalog'],
      summary: 'The alert of a link',
    })
    .input(z.object({ token }))
    .output(watchSchema),
  /** 404 `unknown_link` */
  confirm: oc
    .route({
      method: 'POST',
      path: '/product-watches/{token}/confirm',
      tags: ['catalog'],
      summary: 'Confirms the alert of a link',
    })
    .input(z.strictObject({ token }))
    .output(watchSchema),
}
