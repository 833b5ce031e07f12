import { implement } from '@orpc/server'
import { needs, needsSecondFactor, requireStepUp } from '#features/people/accounts/server/index.ts'
import { CERTIFICATE } from '#features/selling/fulfilment/rules/access.ts'
import {
  approveOrder,
  askCancel,
  cancelOrder,
  decideRefrigerantCertificate,
  receiveCheck,
  refuseCancel,
} from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { findOrder } from '#features/selling/orders/server/index.ts'
import { decidingCalls } from '../contract/deciding.ts'
import { asChange } from './as-change.ts'
import type { OrderDeskContext } from './context.ts'
import { once } from './once.ts'
import { refusal } from './refusals.ts'

const os = implement(decidingCalls).$context<OrderDeskContext>()

export const decidingHandlers = {
  receiveCheck: os.receiveCheck.use(needs(ORDER['receive-payment'])).handler(async ({ input, context }) => {
    const change = asChange(input, context)
    // The payment of an invoice gives credit back, and a large order is worth a theft.
    const order = await findOrder(context.db, change.orderId)
    if (order && (order.payment_method === 'terms' || order.review !== null))
      requireStepUp(context, change.now)
    const receipt = { ...change, reason: input.reference }
    return once(context, receipt, { kind: 'paid', words: input.reference }, async () => {
      const done = await receiveCheck(context.db, context.permission, receipt)
      if (done.kind === 'refused') throw refusal(done.reason === 'not_on_terms' ? 'not_waiting' : done.reason)
      return { result: done.kind }
    })
  }),

  approve: os.approve.use(needs(ORDER.approve)).handler(async ({ input, context }) => {
    const change = asChange(input, context)
    return once(context, change, { kind: 'approved' }, async () => {
      const { db, permission, checkDays } = context
      const done = await approveOrder(db, permission, { ...change, checkDays })
      if (done.kind === 'refused') throw refusal(done.reason)
      return { result: done.kind }
    })
  }),

  decideCertificate: os.decideCertificate
    .use(needs(CERTIFICATE.decide))
    .handler(async ({ input, context }) => {
      const { decision, how, number } = input
      const change = { ...asChange(input, context), decision, how, number: number || undefined }
      return once(context, change, { kind: `certificate_${decision}`, words: how }, async () => {
        const done = await decideRefrigerantCertificate(context.db, context.permission, change)
        if (done.kind === 'refused') throw refusal(done.reason)
        return { result: decision }
      })
    }),

  cancel: os.cancel
    .use(needs(ORDER.cancel))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const change = { ...asChange(input, context), reason: input.reason }
      return once(context, change, { kind: 'cancelled', words: input.reason }, async () => {
        const done = await cancelOrder(context.db, context.permission, change)
        if (done.kind === 'refused') throw refusal(done.reason)
        return { result: done.kind }
      })
    }),

  askCancel: os.askCancel.use(needs(ORDER['ask-cancel'])).handler(async ({ input, context }) => {
    const change = { ...asChange(input, context), reason: input.reason }
    const done = await askCancel(context.db, context.permission, change)
    if (done.kind === 'requested') return { result: done.kind }
    throw refusal('reason' in done ? done.reason : 'too_late_to_ask')
  }),

  refuseCancel: os.refuseCancel.use(needs(ORDER['refuse-cancel'])).handler(async ({ input, context }) => {
    const change = { ...asChange(input, context), reason: input.reason }
    return once(context, change, { kind: 'cancel_refused', words: input.reason }, async () => {
      const done = await refuseCancel(context.db, context.permission, change)
      if (done.kind === 'refused') throw refusal(done.reason)
      return { result: done.kind }
    })
  }),
}
