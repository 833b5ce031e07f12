import { oc } from '@orpc/contract'
import { z } from 'zod'
import { productIdSchema } from '#features/catalog/catalog/contract.ts'
import { lines } from '#lib/text/plain-text.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { SUBMISSION_LIST, SUBMISSION_STATES } from '#platform/submissions/rules/submission.ts'
import { LIMITS } from './rules/submission.ts'

const one = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const decided = z.object({ decided: z.literal(true) })
const reopened = z.object({ reopened: z.literal(true) })

const submissionSchema = z.object({
  state: z.enum(SUBMISSION_STATES),
  kind: z.enum(['review', 'question']),
  id: z.int(),
  sku: z.string(),
  product: z.string(),
  path: z.string().describe('the page of the product in the store'),
  author: z.string(),
  email: z.string().nullable(),
  rating: z.int().nullable(),
  isVerified: z.boolean(),
  title: z.string(),
  text: z.string(),
  receivedAt: z.iso.datetime(),
  answer: z.string().nullable().describe('the published answer of a question'),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
})
export type DeskSubmission = z.infer<typeof submissionSchema>

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path: `/partner${path}`, tags: ['partner'], summary })

/**
 * What the portal answers to staff about reviews and questions. A decision: 409 `decided`. Taking one back:
 * 409 `decided`, or `newer_review` and `newer_question` when the writer has sent another one that waits.
 */
export const reviewsDeskContract = {
  list: route(
    'GET',
    '/reviews',
    'Reviews and questions: the oldest that wait, or the newest decided, 50 at a time',
  )
    .input(listInput(SUBMISSION_LIST, { after }))
    .output(z.object({ submissions: z.array(submissionSchema), next })),
  publish: route('POST', '/reviews/{id}/publish', 'Publishes a review').input(one).output(decided),
  refuse: route('POST', '/reviews/{id}/refuse', 'Refuses a review: it is not shown')
    .input(one)
    .output(decided),
  answer: route('POST', '/questions/{id}/answer', 'Publishes a question with its answer, which is mailed too')
    .input(one.extend({ answer: lines(LIMITS.answer).min(1) }))
    .output(decided),
  refuseQuestion: route('POST', '/questions/{id}/refuse', 'Refuses a question: it is not shown')
    .input(one)
    .output(decided),
  reopen: route('POST', '/reviews/{id}/reopen', 'Takes back that a review was published or refused')
    .input(one.extend({ was: z.enum(['published', 'refused']) }))
    .output(reopened),
  reopenQuestion: route('POST', '/questions/{id}/reopen', 'Takes back that a question was refused')
    .input(one)
    .output(reopened),
}

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
