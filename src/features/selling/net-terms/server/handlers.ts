import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { COMPANY } from '#features/people/accounts/rules/access.ts'
import {
  needs,
  needsSecondFactor,
  requirePermission,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { fromWire, toWire } from '#lib/money.ts'
import { netTermsContract } from '../contract.ts'
import { CREDIT } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { companyCredit, creditCompanies, setAccount } from './accounts.ts'
import { receiveTerms } from './receive.ts'

interface NetTermsContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(netTermsContract).$context<NetTermsContext>()

export const netTermsHandlers = {
  credit: os.credit.use(needs(COMPANY.read)).handler(({ input, context }) => {
    const { permission } = context
    const companyId = input.companyID ?? permission.onlyCompany
    if (companyId === undefined) throw new ApiError('invalid', texts.companyNeeded, { status: 400 })
    return companyCredit(context.db, permission, { companyId, now: context.clock.now() })
  }),

  companies: os.companies.use(needs(COMPANY.read)).handler(async ({ context }) => {
    const { permission } = context
    return { companies: await creditCompanies(context.db, permission) }
  }),

  setAccount: os.setAccount
    .use(needs(CREDIT.write))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const { permission } = context
      const now = context.clock.now()
      const { companyID: companyId, limit, termsDays, status, reason } = input
      const change = { companyId, limit: fromWire(limit), termsDays, status, reason, now }
      await setAccount(context.db, permission, change)
      const reader = requirePermission(context.actor, COMPANY.read)
      return companyCredit(context.db, reader, { companyId, now })
    }),

  receive: os.receive
    .use(needs(ORDER['receive-payment']))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const { permission } = context
      const now = context.clock.now()
      const done = await receiveTerms(context.db, permission, {
        orderId: input.orderID.toUpperCase(),
        amount: input.amount == null ? undefined : fromWire(input.amount),
        reference: input.reference,
        now,
      })
      if (done.kind === 'refused') {
        const isUnknown = done.reason === 'no_such_order'
        throw new ApiError(isUnknown ? 'not_found' : done.reason, texts.notReceived[done.reason], {
          status: isUnknown ? 404 : 409,
        })
      }
      return {
        orderID: input.orderID.toUpperCase(),
        received: toWire(done.received),
        owed: toWire(done.owed),
      }
    }),
}
