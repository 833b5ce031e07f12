import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { mailChoicesContract } from '../contract.ts'
import { MAIL_CHOICE_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { choiceOf, choose, readChoice } from './index.ts'

interface MailChoicesContext {
  db: Db
  clock: Clock
  request: RequestContext
  rateLimits: Limits
  /** the words of each kind of mail that a mailbox may stop */
  stoppedMail: readonly string[]
}

const os = implement(mailChoicesContract).$context<MailChoicesContext>()

const unknownLink = () => new ApiError('unknown_link', texts.unknown, { status: 404 })

export const mailChoicesHandlers = {
  stoppable: os.stoppable.handler(({ context }) => ({ stops: [...context.stoppedMail] })),

  read: os.read.handler(async ({ input, context }) => {
    const stopped = await readChoice(context.db, input.token)
    if (stopped === undefined) throw unknownLink()
    return { stopped }
  }),

  choose: os.choose.handler(async ({ input, context }) => {
    const { token, stop } = input
    if (!(await choose(context.db, token, stop, context.clock.now()))) throw unknownLink()
    return { stopped: stop }
  }),

  stop: os.stop.handler(async ({ input, context }) => {
    await takePoint(
      context.rateLimits,
      [MAIL_CHOICE_LIMITS['mail-choice'], networkOf(context.request.ip)],
      texts.tooMany,
    )
    const { token } = await choiceOf(context.db, input.email)
    await choose(context.db, token, true, context.clock.now())
    return { stopped: true }
  }),
}
