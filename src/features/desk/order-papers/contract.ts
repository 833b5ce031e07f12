import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MOST_ORDERS, PAPERS } from './rules/papers.ts'

export const orderPapersContract = {
  /**
   * 404 for an order that does not exist, or has no such shipment. 409 `nothing_to_print` when none of the
   * orders has anything for this paper.
   */
  print: oc
    .route({
      method: 'GET',
      path: '/partner/desk/papers/{paper}',
      tags: ['desk'],
      summary: 'A pick list, packing slips or bills of lading of up to 100 orders, as a PDF in US Letter',
    })
    .input(
      z.object({
        paper: z.enum(PAPERS),
        orders: z.array(z.string().min(1).max(40)).min(1).max(MOST_ORDERS),
        /** the place of a shipment of the only order, from 1; without it what is left, else every shipment */
        shipment: z.coerce.number().int().min(1).max(999).optional(),
      }),
    )
    .output(z.file().mime('application/pdf')),
}
