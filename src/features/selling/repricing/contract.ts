import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isInCents } from '#lib/money.ts'
import { line, lines } from '#lib/text/plain-text.ts'

const amount = z.number().min(0).max(10_000_000).refine(isInCents)
const id = z.int().min(1)

const requestSchema = z.object({
  id: z.int(),
  state: z.enum(['granted', 'waiting', 'approved', 'refused']),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  customerID: z.int().nullable(),
  projectID: z.int().nullable(),
  reason: z.string(),
  comments: z.string(),
  responsibleParty: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      qty: z.int(),
      /** the price in force when it was asked */
      price: z.number(),
      asked: z.number(),
    }),
  ),
  shippingGiven: z.number(),
  shippingQuoted: z.number(),
  /** what the cart earns at these prices; null when a cost is unknown */
  grossProfit: z.number().nullable(),
  /** the largest share that a line loses of its price */
  largestCut: z.number(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionNote: z.string().nullable(),
  orderID: z.string().nullable(),
  /** whether the person who reads this may decide it */
  mayDecide: z.boolean(),
})
export type PriceRequest = z.infer<typeof requestSchema>

/** Lower unit prices for one cart. For staff; 403 `forbidden` for contractors, 401 for strangers. */
export const repricingContract = {
  /**
   * Asks for lower prices. Within the limit the state is `granted` at once, above it `waiting`. 422
   * `price_refused` (below cost, above the price in force) with `products`; 422 `nothing_lowered`; 404
   * `unknown_party`, `unknown_products`; 409 `other_customer`.
   */
  ask: oc
    .route({
      method: 'POST',
      path: '/partner/price-requests',
      tags: ['partners'],
      summary: 'Asks for lower unit prices of one cart',
    })
    .input(
      z.strictObject({
        products: z
          .array(
            z.strictObject({
              id: z.string().regex(/^\d{9}$/),
              qty: z.int().min(1).max(999),
              /** the wanted unit price; left out for a line that keeps its price */
              price: amount.nullish(),
            }),
          )
          .min(1)
          .max(200),
        customerID: id.nullish(),
        projectID: id.nullish(),
        /** how much of `shippingQuoted`, the cost of shipping, the store gives away */
        shippingGiven: amount.nullish(),
        shippingQuoted: amount.nullish(),
        reason: line(200).min(1),
        comments: lines(1_000).nullish(),
        responsibleParty: line(120).min(1),
      }),
    )
    .output(requestSchema),

  list: oc
    .route({
      method: 'GET',
      path: '/partner/price-requests',
      tags: ['partners'],
      summary: 'The newest price requests, or those that wait for a decision',
    })
    .input(z.object({ waiting: z.stringbool().optional() }))
    .output(z.object({ requests: z.array(requestSchema) })),

  get: oc
    .route({
      method: 'GET',
      path: '/partner/price-requests/{id}',
      tags: ['partners'],
      summary: 'A price request',
    })
    .input(z.object({ id: z.coerce.number().int().min(1) }))
    .output(requestSchema),

  /**
   * Approves or refuses a request, once; needs a fresh second factor (403 `step_up_needed`). 403
   * `own_request`: the person who asked; 409 `decided`, `expired`.
   */
  decide: oc
    .route({
      method: 'POST',
      path: '/partner/price-requests/{id}/decide',
      tags: ['partners'],
      summary: 'Approves or refuses lower prices that another person asked for',
    })
    .input(
      z.strictObject({
        id: z.coerce.number().int().min(1),
        decision: z.enum(['approved', 'refused']),
        note: lines(500).nullish(),
      }),
    )
    .output(requestSchema),
}

/** What the store answers too, with the bearer token of a member of staff. */
export const storeRepricingContract = { ask: repricingContract.ask, get: repricingContract.get }
