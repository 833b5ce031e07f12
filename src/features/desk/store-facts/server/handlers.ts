import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { openingAt, openingText } from '#features/partners/support/rules/business-hours.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import {
  found,
  needs,
  requireSignedIn,
  requireStepUp,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { PARTNER_METHODS } from '#features/selling/payments/rules/methods.ts'
import { nextShipDayText } from '#features/selling/shipping/rules/promise.ts'
import { nextShipDay } from '#features/selling/shipping/rules/ship-date.ts'
import type { Clock } from '#lib/clock.ts'
import { type StoreFacts, setMerchant } from '#lib/merchant/merchant.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import { type ProviderState, storeFactsContract } from '../contract.ts'
import { STORE_FACTS, STORE_FACTS_LIMITS } from '../rules/access.ts'
import { readPart } from '../rules/fact-changes.ts'
import { factLines } from '../rules/fact-lines.ts'
import { troubleOf } from '../rules/provider-trouble.ts'
import { texts } from '../texts.ts'
import { type Change, type Changed, changeFacts, invalid } from './change-facts.ts'
import { factsOf, limitsSince, newestFacts, readHistory } from './newest-facts.ts'
import type { TestedProvider } from './ports.ts'
import { lastTests, type ProviderTest, testProvider } from './providers/test-provider.ts'

interface StoreFactsContext extends WhoAsks {
  db: Db
  clock: Clock
  /** what holds until staff change anything */
  firstFacts: StoreFacts
  /** the payment methods that the store has */
  paymentOffer: { methods: readonly string[] }
  testedProviders: readonly TestedProvider[]
  rateLimits: Limits
}

const os = implement(storeFactsContract).$context<StoreFactsContext>()

export const storeFactsHandlers = {
  read: os.read.use(needs(STORE_FACTS.read)).handler(async ({ input: { before }, context }) => {
    const { db, clock, firstFacts } = context
    const [{ id, facts }, since, past] = await Promise.all([
      newestFacts(db, firstFacts),
      limitsSince(db, firstFacts),
      readHistory(db, firstFacts, before),
    ])
    const now = clock.now()
    const shoppersSee = {
      opening: openingText(openingAt(now)),
      shipDay: nextShipDayText(nextShipDay(now), now),
    }
    const lines = factLines(facts)
    return { version: id, lines, shoppersSee, methods: waysToPay(context), since, ...past }
  }),

  save: os.save.use(needs(STORE_FACTS.change)).handler(async ({ input, context }) => {
    const { version, part, lines, reason } = input
    const wanted = (current: StoreFacts): StoreFacts => {
      const read = readPart(current, part, lines)
      if ('problems' in read) throw invalid(read.problems)
      return read
    }
    const change = { ...whoOf(context), wanted, seen: version, reason }
    return shownHere(await changeFacts(context.db, context.permission, change))
  }),

  restore: os.restore.use(needs(STORE_FACTS.change)).handler(async ({ input: { version, id }, context }) => {
    const { facts, at } = found(await factsOf(context.db, id, context.firstFacts))
    const reason = texts.restored(at ? storeDayAndTime(at.toISOString()) : texts.setUp)
    const change = { ...whoOf(context), wanted: () => facts, seen: version, reason }
    return shownHere(await changeFacts(context.db, context.permission, change))
  }),

  providers: os.providers.use(needs(STORE_FACTS.test)).handler(async ({ context }) => {
    const last = await lastTests(context.db)
    return { providers: context.testedProviders.map((each) => stateOf(each, last.get(each.id))) }
  }),

  testProvider: os.testProvider.use(needs(STORE_FACTS.test)).handler(async ({ input: { id }, context }) => {
    const { accountId, actor } = requireSignedIn(context)
    const { db, clock, rateLimits } = context
    const provider = found(context.testedProviders.find((each) => each.id === id))
    await takePoint(rateLimits, [STORE_FACTS_LIMITS['provider-test'], String(accountId)], texts.tooManyTests)
    return stateOf(provider, await testProvider(db, provider, { by: actorName(actor), now: clock.now() }))
  }),
}

/** Companies buy on account whatever providers there are. */
const waysToPay = ({ paymentOffer }: StoreFactsContext): string[] => [
  ...paymentOffer.methods,
  ...PARTNER_METHODS,
]

const stateOf = ({ id, does }: TestedProvider, last: ProviderTest | undefined): ProviderState => ({
  id,
  does,
  last: last
    ? {
        at: last.tested_at.toISOString(),
        by: last.tested_by,
        ms: last.ms,
        trouble: last.cause === null ? null : troubleOf(last.cause),
        cause: last.cause,
        detail: last.detail,
      }
    : null,
})

function whoOf(
  context: StoreFactsContext,
): Pick<Change, 'name' | 'now' | 'first' | 'offered' | 'sessionId' | 'beforeGuarded'> {
  const { sessionId, actor } = requireSignedIn(context)
  const now = context.clock.now()
  return {
    name: actorName(actor),
    now,
    first: context.firstFacts,
    offered: context.paymentOffer.methods,
    sessionId,
    beforeGuarded: () => requireStepUp(context, now),
  }
}

/** This process shows a change at once; the others follow within seconds. */
function shownHere({ version, facts, changes }: Changed): { version: number; isChanged: boolean } {
  setMerchant(facts)
  return { version, isChanged: changes.length > 0 }
}
