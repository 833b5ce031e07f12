import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MOST_ORDERS, MOST_PACKAGES, PAPERS } from './rules/papers.ts'

export const orderPapersContract = {
  /**
   * 404 for an order that does not exist, or has no such shipment or replacement. 409 `nothing_to_print` when
   * none of the orders has anything for this paper.
   */
  print: oc
    .route({
      method: 'GET',
      path: '/partner/desk/papers/{paper}',
      tags: ['desk'],
      summary: 'A pick list, packing slips, bills of lading or labels of up to 100 orders, as a PDF',
    })
    .input(
      z.object({
        paper: z.enum(PAPERS),
        orders: z.array(z.string().min(1).max(40)).min(1).max(MOST_ORDERS),
        /** the place of a shipment of the only order, from 1; without it what is left, else every shipment */
        shipment: z.coerce.number().int().min(1).max(999).optional(),
        /** the place of a replacement of the only order, from 1 */
        replacement: z.coerce.number().int().min(1).max(999).optional(),
        /** labels of each shipment: its packages or pallets */
        packages: z.coerce.number().int().min(1).max(MOST_PACKAGES).default(1),
      }),
    )
    .output(z.file().mime('application/pdf')),
}
