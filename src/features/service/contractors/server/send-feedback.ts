import type { Db } from '#db/connect.ts'
import { refuseFaults } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { mailboxOf, networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { FEEDBACK_LIMITS } from '../rules/access.ts'
import { checkFeedback, type FeedbackValues } from '../rules/feedback.ts'
import { texts } from '../texts.ts'

interface SendContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
}

interface SentFeedback {
  companyId: number
  /** the order that the sender may open */
  orderId: string | null
  values: FeedbackValues
}

/**
 * Keeps feedback until staff decide about it, with the words that its author agreed to. Throws ApiError
 * invalid, and the refusals of the limit.
 */
export async function sendFeedback(
  { db, clock, request, rateLimits }: SendContext,
  { companyId, orderId, values }: SentFeedback,
): Promise<void> {
  refuseFaults(checkFeedback(values))
  await admit(rateLimits, request, 'feedback', [
    [FEEDBACK_LIMITS['contractor-feedback'], networkOf(request.ip)],
  ])
  const now = clock.now()
  const email = values.email.toLowerCase()
  await db
    .insertInto('contractor_feedback')
    .values({
      company_id: companyId,
      order_id: orderId,
      rating: values.rating,
      kept_price: values.keptPrice,
      body: values.body,
      author: values.author,
      email,
      mailbox: mailboxOf(email),
      consent_text: texts.feedback.consent,
      consented_at: now,
      received_at: now,
    })
    .execute()
}
