import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { productPath } from '#features/catalog/catalog/rules/product-url.ts'
import {
  type Authorized,
  needs,
  requireSignedIn,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { reviewsDeskContract } from '../contract.ts'
import { REVIEW } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { answerQuestion, publishReview, refuseQuestion, refuseReview } from './decisions.ts'
import { findWaiting } from './queries.ts'

interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(reviewsDeskContract).$context<DeskContext>()

/** Reviews and questions in the portal. The name of the person stands beside an answer in the store. */
export const reviewsDeskHandlers = {
  list: os.list.use(needs(REVIEW.read)).handler(async ({ input, context: { db, permission } }) => {
    const { page, next } = await findWaiting(db, permission, input.after)
    return {
      next,
      waiting: page.map(({ product_id, slug, received_at, verified, ...row }) => ({
        ...row,
        path: productPath([], { id: product_id, slug }),
        isVerified: verified,
        receivedAt: received_at.toISOString(),
      })),
    }
  }),

  publish: os.publish
    .use(needs(REVIEW.decide))
    .handler(({ input, context }) =>
      decide(context, (permission, now) => publishReview(context.db, permission, input.id, now)),
    ),

  refuse: os.refuse
    .use(needs(REVIEW.decide))
    .handler(({ input, context }) =>
      decide(context, (permission, now) => refuseReview(context.db, permission, input.id, now)),
    ),

  answer: os.answer.use(needs(REVIEW.decide)).handler(({ input, context }) =>
    decide(context, (permission, now) => {
      const answer = { text: input.answer, by: requireSignedIn(context).actor.name }
      return answerQuestion(context.db, permission, input.id, answer, now)
    }),
  ),

  refuseQuestion: os.refuseQuestion
    .use(needs(REVIEW.decide))
    .handler(({ input, context }) =>
      decide(context, (permission, now) => refuseQuestion(context.db, permission, input.id, now)),
    ),
}

/** Throws ApiError 409 decided when another person was faster. */
async function decide(
  { permission, clock }: DeskContext & { permission: Authorized<'reviews.decide'> },
  work: (permission: Authorized<'reviews.decide'>, now: Date) => Promise<boolean>,
): Promise<{ decided: true }> {
  if (!(await work(permission, clock.now())))
    throw new ApiError('decided', texts.alreadyDecided, { status: 409 })
  return { decided: true }
}
