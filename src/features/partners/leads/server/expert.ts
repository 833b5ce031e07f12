import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import {
  callBackTimes,
  offeredHours,
  openingAt,
  promiseText,
} from '#features/partners/support/rules/business-hours.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { sameSite } from '#lib/http/network.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { normalPhone } from '#lib/phone.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { expertContract } from '../contract.ts'
import { LEAD_LIMITS } from '../rules/access.ts'
import { type ExpertForm, expertProblems } from '../rules/expert-form.ts'
import { writeLead } from './write-lead.ts'

export interface ExpertContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
  /** the store's own address */
  publicOrigin: string
}

/** C-LEAD: stores the request for a call and mails it to the sales team. */
export const expertHandler = implement(expertContract.expert)
  .$context<ExpertContext>()
  .handler(async ({ input, context }) => {
    const now = context.clock.now()
    const callbackAt = checkForm(input, now)
    const phone = normalPhone(input.phone)
    await admit(context.rateLimits, context.request, 'lead', [
      [LEAD_LIMITS['lead-network'], networkOf(context.request.ip)],
      [LEAD_LIMITS['lead-phone'], phone],
    ])
    const { reference, promisedAt, isRepeat } = await context.db.transaction().execute((trx) =>
      writeLead(
        trx,
        {
          kind: 'expert',
          name: input.name.trim(),
          phone,
          comments: input.comments.trim(),
          callbackAt,
          landingUrl: ownAddress(input.leadLandingPageUrl, context.publicOrigin),
          pageUrl: ownAddress(input.leadUrl, context.publicOrigin),
        },
        now,
      ),
    )
    return {
      submitted: true as const,
      reference,
      promisedAt: promisedAt.toISOString(),
      promise: promiseText(promisedAt, now),
      isRepeat,
    }
  })

/** The chosen hour, when it is one that we offer now. Throws ApiError invalid with the form's messages. */
function checkForm(form: ExpertForm, now: Date): Date | null {
  const chosen = callBackTimes(now).find(({ from }) => from.toISOString() === form.callback)
  const problems = expertProblems({ ...form, callback: chosen ? form.callback : '' }, !openingAt(now).isOpen)
  const issues = Object.entries(problems).map(([path, message]) => ({ path, message }))
  if (issues[0])
    throw new ApiError('invalid', issues[0].message, {
      status: 400,
      details: { issues, ...(problems.callback && { callBackTimes: offeredHours(now) }) },
    })
  return chosen?.from ?? null
}

/** Staff open these addresses, so only those of our own store are kept. */
const ownAddress = (address: string, publicOrigin: string): string =>
  URL.canParse(address) && sameSite(new URL(address).origin, publicOrigin) ? address : ''
