import { implement } from '@orpc/server'
import {
  needs,
  needsSecondFactor,
  requireSignedIn,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { Limit } from '#platform/limits/rules/limit.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { peopleDataContract } from '../contract.ts'
import { PEOPLE_DATA, PEOPLE_DATA_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { askErasure, type ExportServices, exportPerson, pastRequests, previewPerson } from './requests.ts'

interface PeopleDataContext extends WhoAsks, ExportServices {
  clock: Clock
  rateLimits: Limits
}

const os = implement(peopleDataContract).$context<PeopleDataContext>()

export const peopleDataHandlers = {
  preview: os.preview
    .use(needs(PEOPLE_DATA.read))
    .use(needsSecondFactor)
    .handler(async ({ input: { email }, context }) => {
      await takeTurn(context, PEOPLE_DATA_LIMITS['person-search'])
      return previewPerson(context, email)
    }),

  export: os.export
    .use(needs(PEOPLE_DATA.export))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      await takeTurn(context, PEOPLE_DATA_LIMITS['person-request'])
      const { sessionId } = requireSignedIn(context)
      const asked = { ...input, sessionId, now: context.clock.now() }
      const { id, zip } = await exportPerson(context, context.permission, asked)
      return new File([new Uint8Array(zip)], `person-${id}.zip`, { type: 'application/zip' })
    }),

  erase: os.erase
    .use(needs(PEOPLE_DATA.erase))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      await takeTurn(context, PEOPLE_DATA_LIMITS['person-request'])
      const { sessionId } = requireSignedIn(context)
      const asked = { ...input, sessionId, now: context.clock.now() }
      return { id: await askErasure(context, context.permission, asked) }
    }),

  requests: os.requests
    .use(needs(PEOPLE_DATA.read))
    .handler(({ input: { before }, context }) => pastRequests(context.db, before)),
}

const takeTurn = (context: PeopleDataContext, limit: Limit): Promise<void> =>
  takePoint(context.rateLimits, [limit, String(requireSignedIn(context).accountId)], texts.tooMany)
