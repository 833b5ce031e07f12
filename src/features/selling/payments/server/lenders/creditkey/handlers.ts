import { implement } from '@orpc/server'
import { ApiError } from '#lib/api-error.ts'
import { creditKeyContract } from '../../../contract/creditkey/creditkey.ts'
import { texts } from '../../../texts.ts'
import { payOrder } from '../../attempts/pay-order.ts'
import {
  admitProviderCall,
  type PaymentServices,
  type PaymentsContext,
  type RequireOwnOrder,
} from '../../payments-context.ts'
import { requireOwnApproval } from '../../wallets/wallet-approvals.ts'
import { openApplication, orderInUrl } from '../applications.ts'
import { checkSoon } from '../check-applications.ts'

const os = implement(creditKeyContract).$context<PaymentsContext>()

/**
 * The buyer applies on Credit Key's own page and comes back with the application's id, which pays the order.
 */
export const creditKeyHandlers = (requireOwnOrder: RequireOwnOrder) => ({
  beginCreditKey: os.beginCreditKey.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.orderId)
    await admitProviderCall(context, input.orderId)
    const opened = await openApplication(context.payments, input.orderId, 'creditkey')
    if (opened.kind !== 'page')
      throw new ApiError('method_not_offered', texts.methodNotOffered, { status: 409 })
    return { creditkeyId: opened.reference, checkoutUrl: opened.url }
  }),
  creditkey: os.creditkey.handler(async ({ input, context }) => {
    const approval = { orderId: input.orderId, method: 'creditkey', reference: input.creditkeyId } as const
    requireOwnOrder(context, approval.orderId)
    await requireOwnApproval(context.payments, approval)
    return payOrder(context.payments, { ...approval, token: approval.reference })
  }),
})

/**
 * Credit Key calls this when it approves an application later. The call is not signed, so it is only a hint:
 * we ask Credit Key.
 */
export const creditkeyApproved =
  (services: PaymentServices) =>
  async (request: Request): Promise<Response> => {
    const orderId = orderInUrl(services, request)
    if (orderId !== undefined) await checkSoon(services, orderId, 'creditkey')
    const status = orderId === undefined ? 404 : 200
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  }
