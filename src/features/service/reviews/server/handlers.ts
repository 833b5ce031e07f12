import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { catalogNews, catalogueVersion, shows } from '#features/catalog/catalog/server/index.ts'
import { hasBought } from '#features/selling/orders/server/index.ts'
import { ApiError, refuseFaults } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { requireOffered } from '#lib/merchant/offers.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { projection } from '#platform/projections/server/projection.ts'
import { reviewsContract } from '../contract.ts'
import { REVIEW_LIMITS } from '../rules/access.ts'
import { checkQuestion, checkReview, tidyQuestion, tidyReview } from '../rules/submission.ts'
import { texts } from '../texts.ts'
import { noticeMail } from './notices.ts'
import { findSubject, storeQuestion, storeReview, sumUpReviews } from './queries.ts'

interface ReviewsContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
}

const os = implement(reviewsContract).$context<ReviewsContext>()

/** What the summary of all reviews shows: those of a product that is withdrawn do not count. */
export const SUMMED_UP: readonly string[] = [shows.reviews, shows.lists]

type Summary = Awaited<ReturnType<typeof sumUpReviews>> & { version: number }
const summary = projection<Summary>(async (db, { version }) => {
  const isFresh = catalogNews(db).fresh(SUMMED_UP)
  return { version, isFresh, ...(await sumUpReviews(db)) }
})

export const reviewsHandlers = {
  summary: os.summary.handler(async ({ context: { db, clock } }) => {
    const { average, count } = await summary(db, { version: await catalogueVersion(db), now: clock.now() })
    return { resellerRatings: { starRating: Math.round(average * 10) / 10, totalReviews: count } }
  }),

  write: os.write.handler(async ({ input, context }) => {
    requireOffered('offer reviews')
    const draft = tidyReview(input)
    refuseFaults(checkReview(draft))
    await admitSubmission(context, draft.productId)
    const verified = await hasBought(context.db, draft)
    const now = context.clock.now()
    await context.db.transaction().execute(async (trx) => {
      const id = await storeReview(trx, draft, { verified, now })
      await writeOutbox(trx, noticeMail('review', id, now), now)
    })
    return { received: true as const }
  }),

  ask: os.ask.handler(async ({ input, context }) => {
    requireOffered('offer questions')
    const draft = tidyQuestion(input)
    refuseFaults(checkQuestion(draft))
    await admitSubmission(context, draft.productId)
    const now = context.clock.now()
    await context.db.transaction().execute(async (trx) => {
      const id = await storeQuestion(trx, draft, now)
      await writeOutbox(trx, noticeMail('question', id, now), now)
    })
    return { received: true as const }
  }),
}

/**
 * The gate of both forms: the product must exist, and the address must not have sent too much. Throws
 * ApiError product_unknown, too_many.
 */
async function admitSubmission({ db, request, rateLimits }: ReviewsContext, id: string): Promise<void> {
  const subject = await findSubject(db, id)
  if (subject === undefined) throw new ApiError('product_unknown', texts.productUnknown, { status: 404 })
  await takePoint(rateLimits, [REVIEW_LIMITS.submission, networkOf(request.ip)], texts.tooMany)
}
