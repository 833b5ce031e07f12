import { implement } from '@orpc/server'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { found, needs, needsSecondFactor, requirePermission } from '#features/people/accounts/server/index.ts'
import { DAMAGE } from '#features/selling/fulfilment/rules/access.ts'
import type { WantedRefund } from '#features/selling/fulfilment/rules/refunds.ts'
import {
  type AfterSale,
  decideRefundRequest,
  previewRefund,
  refundFacts,
  refundOrder,
} from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { findOrder } from '#features/selling/orders/server/index.ts'
import { fromWire, toCents, toWire } from '#lib/money.ts'
import { refundingCalls } from '../contract/refunding.ts'
import type { RefusalReason } from '../texts.ts'
import type { OrderDeskContext } from './context.ts'
import { nameOf } from './name-of.ts'
import { refusal } from './refusals.ts'

const os = implement(refundingCalls).$context<OrderDeskContext>()

export const refundingHandlers = {
  previewRefund: os.previewRefund.use(needs(ORDER.refund)).handler(async ({ input, context }) => {
    const { id } = await orderOf(context, input.orderID)
    const preview = await previewRefund(context.db, id, wantedOf(input))
    if (preview.kind === 'refuse') throw refusal(RENAMED[preview.reason] ?? preview.reason)
    const { amount, tax, leftAfter, byHand, takesTwo } = preview
    return { amount: toWire(amount), tax: toWire(tax), leftAfter: toWire(leftAfter), byHand, takesTwo }
  }),

  refund: os.refund
    .use(needs(ORDER.refund))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      if (input.damage !== undefined) requirePermission(context.actor, DAMAGE.settle)
      const done = await refundOrder(context.db, context.permission, {
        orderId: typedOrderNumber(input.orderID),
        key: input.key,
        reason: input.reason,
        wanted: wantedOf(input),
        expected: fromWire(input.expected),
        damage: input.damage,
        now: context.clock.now(),
      })
      if (done.kind === 'refused') throw refusal(RENAMED[done.reason] ?? done.reason)
      return { result: done.kind, amount: toWire(done.amount) }
    }),

  decideRefund: os.decideRefund
    .use(needs(ORDER['approve-refund']))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const done = await decideRefundRequest(context.db, context.permission, {
        id: input.id,
        isApproved: input.decision === 'approved',
        reason: input.reason ?? '',
        now: context.clock.now(),
      })
      if (done.kind === 'refused') throw refusal(RENAMED[done.reason] ?? done.reason)
      return { result: done.kind, amount: toWire(done.amount) }
    }),
}

/** What `actor` may give back of an order. */
export function presentRefunds(stored: AfterSale, actor: Actor) {
  const { left, byHand, aloneUpTo, lines, waiting } = refundFacts(stored)
  return {
    left: toWire(left),
    byHand,
    aloneUpTo: toWire(aloneUpTo),
    lines,
    waiting: waiting
      ? {
          id: waiting.id,
          amount: toWire(toCents(waiting.amount_cents)),
          reason: waiting.reason,
          by: nameOf(waiting.actor),
          at: waiting.asked_at.toISOString(),
          mayDecide: mayDecide(actor, waiting.asked_by),
        }
      : null,
    mayRefund: scopeOf(actor, ORDER.refund) === 'all',
  }
}

/** Reasons that other acts of the page have too, with another sentence. */
const RENAMED: Readonly<Partial<Record<string, RefusalReason>>> = {
  too_much: 'more_than_left',
  too_many: 'refund_too_many',
  decided_already: 'return_decided',
}

const orderOf = async ({ db }: Pick<OrderDeskContext, 'db'>, orderID: string) =>
  found(await findOrder(db, typedOrderNumber(orderID)))

const wantedOf = ({
  lines,
  amount,
}: {
  lines?: { lineNo: number; quantity: number }[] | undefined
  amount?: number | undefined
}): WantedRefund => {
  if (lines) return { kind: 'lines', lines }
  return amount === undefined ? { kind: 'rest' } : { kind: 'amount', amount: fromWire(amount) }
}

const mayDecide = (actor: Actor, askedBy: number | null): boolean =>
  scopeOf(actor, ORDER['approve-refund']) === 'all' &&
  (askedBy === null || !('id' in actor) || actor.id !== askedBy)
