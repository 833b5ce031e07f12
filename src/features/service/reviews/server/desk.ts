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
import {
  answerQuestion,
  publishReview,
  refuseQuestion,
  refuseReview,
  reopenQuestion,
  reopenReview,
} from './decisions.ts'
import { findSubmissions } from './queries.ts'

interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(reviewsDeskContract).$context<DeskContext>()

/** Reviews and questions in the portal. The name of the person stands beside an answer in the store. */
export const reviewsDeskHandlers = {
  list: os.list.use(needs(REVIEW.read)).handler(async ({ input, context: { db, permission } }) => {
    const { page, next } = await findSubmissions(db, permission, input)
    return {
      next,
      submissions: page.map(
        ({ product_id, slug, received_at, decided_at, decided_by, verified, ...row }) => ({
          ...row,
          state: input.state,
          path: productPath([], { id: product_id, slug }),
          isVerified: verified,
          receivedAt: received_at.toISOString(),
          decidedAt: decided_at?.toISOString() ?? null,
          decidedBy: decided_by,
        }),
      ),
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

  reopen: os.reopen
    .use(needs(REVIEW.decide))
    .handler(({ input: { id, was }, context: { db, clock, permission } }) =>
      reopened(reopenReview(db, permission, id, { was, now: clock.now() })),
    ),

  reopenQuestion: os.reopenQuestion
    .use(needs(REVIEW.decide))
    .handler(({ input: { id }, context: { db, permission } }) =>
      reopened(reopenQuestion(db, permission, id)),
    ),
}

/** Throws ApiError 409 decided when it is no longer decided as the person saw it. */
async function reopened(work: Promise<boolean>): Promise<{ reopened: true }> {
  if (!(await work)) throw new ApiError('decided', texts.notDecided, { status: 409 })
  return { reopened: true }
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
