import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { readActor } from '#features/people/accounts/rules/actor.ts'
import { needs, needsSecondFactor, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { PAYMENT } from '#features/selling/fulfilment/rules/access.ts'
import {
  compareAgain,
  giveBackCharge,
  latestComparisons,
  latestSettled,
  type OpenDifference,
  openDifferences,
  requestComparison,
  settleDifference,
  takeOverRefund,
} from '#features/selling/fulfilment/server/index.ts'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { fromWire, toCents, toWire } from '#lib/money.ts'
import { moneyContract } from '../contract.ts'
import { resolutionsOf } from '../rules/difference.ts'
import { texts } from '../texts.ts'
import { dayHandlers } from './day-handlers.ts'
import { reportHandlers } from './reports.ts'
import { statementHandlers } from './statements.ts'

interface MoneyContext extends WhoAsks {
  db: Db
  clock: Clock
  payments: PaymentServices
}

const os = implement(moneyContract).$context<MoneyContext>()

export const moneyHandlers = {
  ...reportHandlers,
  ...statementHandlers,
  ...dayHandlers,

  reconciliation: os.reconciliation.use(needs(PAYMENT.reconcile)).handler(async ({ context }) => {
    const { db, permission } = context
    const [comparisons, differences, settled] = await Promise.all([
      latestComparisons(db, permission),
      openDifferences(db, permission),
      latestSettled(db, permission),
    ])
    return {
      comparisons: comparisons.map(
        ({ id, actor, asked_at, ended_at, compared, differences: found, not_asked }) => ({
          id,
          by: nameOf(actor),
          askedAt: asked_at.toISOString(),
          endedAt: ended_at?.toISOString() ?? null,
          compared,
          differences: found,
          notAsked: not_asked,
        }),
      ),
      differences: differences.map(present),
      settled: settled.map(({ reference, finding, reason, actor, settled_at }) => ({
        reference,
        finding,
        reason,
        by: nameOf(actor),
        at: settled_at.toISOString(),
      })),
    }
  }),

  compareNow: os.compareNow.use(needs(PAYMENT.reconcile)).handler(async ({ context }) => ({
    id: await requestComparison(context.db, context.permission, context.clock.now()),
  })),

  askAgain: os.askAgain.use(needs(PAYMENT.reconcile)).handler(async ({ input, context }) => {
    const differs = await compareAgain(context.payments, context.permission, input.reference)
    return { result: differs === undefined ? 'not_answering' : differs ? 'differs' : 'agrees' }
  }),

  giveBack: os.giveBack
    .use(needs(PAYMENT.reconcile))
    .use(needsSecondFactor)
    .handler(async ({ input: { chargeID, expected, ...input }, context }) => {
      const wanted = { ...input, chargeId: chargeID, expected: fromWire(expected) }
      const done = await giveBackCharge(context.payments, context.permission, wanted)
      if (done.kind === 'refused') throw refusal(done.reason)
      return { result: done.kind }
    }),

  takeOver: os.takeOver
    .use(needs(PAYMENT.reconcile))
    .use(needsSecondFactor)
    .handler(async ({ input: { chargeID, ...input }, context }) => {
      const wanted = { ...input, chargeId: chargeID }
      const done = await takeOverRefund(context.payments, context.permission, wanted)
      if (done.kind === 'refused') throw refusal(done.reason)
      return { result: done.kind }
    }),

  settle: os.settle
    .use(needs(PAYMENT.reconcile))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const explained = { ...input, now: context.clock.now() }
      if (!(await settleDifference(context.db, context.permission, explained))) throw refusal('not_listed')
      return { result: 'settled' }
    }),
}

const refusal = (reason: keyof typeof texts.refusals): ApiError =>
  new ApiError(reason, texts.refusals[reason], { status: 409 })

function nameOf(text: string): string {
  const actor = readActor(text)
  if (actor.kind === 'staff') return actor.name
  return text === 'night' ? texts.systems.night : texts.systems.other
}

function present({ chargeId, theirs, ours, foundAt, ...difference }: OpenDifference) {
  const side = (booked: OpenDifference['ours']) =>
    booked && { status: booked.status, amount: toWire(toCents(booked.amount)) }
  return {
    ...difference,
    chargeID: chargeId,
    theirs: side(theirs),
    ours: side(ours),
    foundAt: foundAt.toISOString(),
    resolutions: resolutionsOf({ kind: difference.kind, theirs, ours }),
  }
}
