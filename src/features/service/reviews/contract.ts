import { oc } from '@orpc/contract'
import { z } from 'zod'
import { productIdSchema } from '#features/catalog/catalog/contract.ts'
import { LIMITS } from './rules/submission.ts'

export { reviewsDeskContract, type WaitingSubmission } from './contract/desk.ts'

// These wide bounds refuse endless bodies. The rules say, field by field, what a person should correct.
const text = (most: number) => z.string().max(most * 2)

export const reviewsContract = {
  /** E-REVIEWSUM. Answered at /v2/api/reviews/summary as well, where the specification has it. */
  summary: oc
    .route({
      method: 'GET',
      path: '/reviews/summary',
      tags: ['reviews'],
      summary: 'Average and number of all published reviews of the store',
    })
    .output(
      z.object({
        resellerRatings: z.object({
          starRating: z.number().describe('0 to 5, one decimal'),
          totalReviews: z.number().int(),
        }),
      }),
    ),
  write: oc
    .route({
      method: 'POST',
      path: '/reviews',
      tags: ['reviews'],
      summary:
        'A review of a product, shown when staff have approved it; a second one replaces it until then',
    })
    .input(
      z.strictObject({
        productId: productIdSchema,
        rating: z.number().int().min(1).max(5),
        title: text(LIMITS.title),
        body: text(LIMITS.body),
        author: text(LIMITS.author),
        email: text(LIMITS.email),
        postal: text(LIMITS.postal).default(''),
      }),
    )
    .output(z.object({ received: z.literal(true) })),
  ask: oc
    .route({
      method: 'POST',
      path: '/questions',
      tags: ['reviews'],
      summary: 'A question about a product, shown when it is answered',
    })
    .input(
      z.strictObject({
        productId: productIdSchema,
        question: text(LIMITS.question),
        author: text(LIMITS.author),
        email: text(LIMITS.email),
      }),
    )
    .output(z.object({ received: z.literal(true) })),
}
