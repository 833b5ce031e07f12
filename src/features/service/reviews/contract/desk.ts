import { oc } from '@orpc/contract'
import { z } from 'zod'
import { lines } from '#lib/text/plain-text.ts'
import { after, next } from '#platform/lists/contract.ts'
import { LIMITS } from '../rules/submission.ts'

const one = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const decided = z.object({ decided: z.literal(true) })

const waitingSchema = z.object({
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
})
export type WaitingSubmission = z.infer<typeof waitingSchema>

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path: `/partner${path}`, tags: ['partner'], summary })

/** What the portal answers to staff about reviews and questions. A decision: 409 `decided`. */
export const reviewsDeskContract = {
  list: route('GET', '/reviews', 'Reviews and questions that wait, the oldest first, 50 at a time')
    .input(z.strictObject({ after }))
    .output(z.object({ waiting: z.array(waitingSchema), next })),
  publish: route('POST', '/reviews/{id}/publish', 'Publishes a review').input(one).output(decided),
  refuse: route('POST', '/reviews/{id}/refuse', 'Refuses a review: it is never shown')
    .input(one)
    .output(decided),
  answer: route('POST', '/questions/{id}/answer', 'Publishes a question with its answer, which is mailed too')
    .input(one.extend({ answer: lines(LIMITS.answer).min(1) }))
    .output(decided),
  refuseQuestion: route('POST', '/questions/{id}/refuse', 'Refuses a question: it is never shown')
    .input(one)
    .output(decided),
}
