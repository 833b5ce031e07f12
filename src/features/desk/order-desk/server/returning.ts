import { implement } from '@orpc/server'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { found, needs, needsSecondFactor, requirePermission } from '#features/people/accounts/server/index.ts'
import { DAMAGE, RETURN } from '#features/selling/fulfilment/rules/access.ts'
import {
  type AfterSale,
  decideReturnRequest,
  findReturns,
  receiveReturn,
  requestReturn,
  returnFacts,
} from '#features/selling/fulfilment/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { findOrder, findOrderLines } from '#features/selling/orders/server/index.ts'
import { fromWire, toWire } from '#lib/money.ts'
import { makePdf } from '#platform/pdf/server/make-pdf.ts'
import { returningCalls } from '../contract/returning.ts'
import { ORDER_DESK } from '../rules/access.ts'
import type { RefusalReason } from '../texts.ts'
import type { OrderDeskContext } from './context.ts'
import { refusal } from './refusals.ts'

const os = implement(returningCalls).$context<OrderDeskContext>()
const labelPdf = { file: 'return-label-pdf', load: () => import('./pdf/return-label-pdf.tsx') }

export const returningHandlers = {
  askReturn: os.askReturn.use(needs(RETURN.request)).handler(async ({ input, context }) => {
    if (input.damage !== undefined) requirePermission(context.actor, DAMAGE.settle)
    const done = await requestReturn(context.db, context.permission, {
      orderId: typedOrderNumber(input.orderID),
      why: input.why,
      note: input.note ?? '',
      lines: input.lines,
      damage: input.damage,
      now: context.clock.now(),
    })
    if (done.kind === 'refused') throw refusalOf(done.reason)
    return { rma: done.rma }
  }),

  decideReturn: os.decideReturn.use(needs(RETURN.decide)).handler(async ({ input, context }) => {
    const { rma, decision, reason = '' } = input
    if (decision === 'refused' && reason === '') throw refusal('reason_needed')
    const done = await decideReturnRequest(context.db, context.permission, {
      ...{ rma, isApproved: decision === 'approved', reason, now: context.clock.now() },
    })
    if (done.kind === 'refused') throw refusalOf(done.reason)
    return { result: done.kind }
  }),

  receiveReturn: os.receiveReturn
    .use(needs(RETURN.receive))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const { rma, writtenOff, amount, reason } = input
      const done = await receiveReturn(context.db, context.permission, {
        ...{ rma, writtenOff, reason, now: context.clock.now() },
        amount: amount === undefined ? undefined : fromWire(amount),
      })
      if (done.kind === 'refused') throw refusalOf(done.reason)
      return { result: done.refund, amount: toWire(done.amount) }
    }),

  returnLabel: os.returnLabel.use(needs(ORDER_DESK.read)).handler(async ({ input, context }) => {
    const { db, contact } = context
    const order = found(await findOrder(db, typedOrderNumber(input.orderID)))
    const [returns, ordered] = await Promise.all([findReturns(db, order.id), findOrderLines(db, order.id)])
    const { rma, lines } = found(
      returns.find(({ rma: each, state }) => each === input.rma && state === 'approved'),
    )
    const pdf = await makePdf(labelPdf, {
      rma,
      orderID: order.id,
      to: contact.address,
      phone: contact.phone,
      from: order.shipping,
      lines: lines.map(({ line_no, quantity }) => ({
        name: ordered.find((line) => line.line_no === line_no)?.name ?? '',
        qty: quantity,
      })),
    })
    return new File([new Uint8Array(pdf)], `return-${rma}.pdf`, { type: 'application/pdf' })
  }),
}

/** The returns of an order, and what `actor` may do with them. */
export function presentReturns(stored: AfterSale, actor: Actor) {
  const { returns, returnable } = returnFacts(stored)
  return {
    returns: returns.map(({ rma, state, why, note, decision, asked_at, lines, refund, most, takesTwo }) => ({
      ...{ rma, state, why, note, decision, askedAt: asked_at.toISOString() },
      ...{ refund: toWire(refund), most: toWire(most), takesTwo },
      lines: lines.map(({ line_no, name, quantity, written_off, replaced }) => ({
        ...{ lineNo: line_no, name, qty: quantity, writtenOff: written_off, replaced },
      })),
    })),
    returnable: returnable.filter(({ units }) => units > 0),
    mayAsk: scopeOf(actor, RETURN.request) === 'all',
    mayDecide: scopeOf(actor, RETURN.decide) === 'all',
  }
}

/** Reasons that other acts of the page have too, with another sentence. */
const RENAMED: Readonly<Partial<Record<string, RefusalReason>>> = {
  too_late: 'return_too_late',
  too_many: 'return_too_many',
  decided_already: 'return_decided',
}
const refusalOf = (reason: RefusalReason | 'no_such_order') => refusal(RENAMED[reason] ?? reason)
