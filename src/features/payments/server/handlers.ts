import { implement } from '@orpc/server'
import { mayOpen, type OrderCookieKeys } from '#features/orders/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { RequestContext } from '#kit/request-context.ts'
import { type PaymentResult, paymentsContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { type PaymentServices, payOrder } from './pay-order.ts'
import { methodStates } from './method-states.ts'
import { beginApproval, requireOwnApproval } from './wallet-approvals.ts'

interface PaymentsContext {
  request: RequestContext
  payments: PaymentServices
  orderCookie: OrderCookieKeys
}

// Only the browser that placed an order pays it: nobody tries cards on orders of others, or learns which there are.
function requireOwnOrder({ request, orderCookie }: PaymentsContext, orderId: string): void {
  if (!mayOpen(request, orderCookie, orderId)) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
}

/** Pays with a token of the card gateway, whichever way it came about. */
function payByToken(
  context: PaymentsContext,
  method: 'creditCard' | 'applepay' | 'googlepay',
  input: { orderID: string; paymentMethodNonce: string; deviceData?: string | null | undefined },
): Promise<PaymentResult> {
  requireOwnOrder(context, input.orderID)
  const client = { ip: context.request.ip, userAgent: '' }
  return payOrder(context.payments, { orderId: input.orderID, method, token: input.paymentMethodNonce, deviceData: input.deviceData ?? undefined, client })
}

const os = implement(paymentsContract).$context<PaymentsContext>()

export const paymentsHandlers = {
  creditCard: os.creditCard.handler(({ input, context }) => payByToken(context, 'creditCard', input)),
  applepay: os.applepay.handler(({ input, context }) => payByToken(context, 'applepay', input)),
  googlepay: os.googlepay.handler(({ input, context }) => payByToken(context, 'googlepay', input)),
  createPaypalOrder: os.createPaypalOrder.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.internalOrderId)
    return { paypalOrderId: await beginApproval(context.payments, { orderId: input.internalOrderId, method: 'PayPal' }) }
  }),
  paypal: os.paypal.handler(async ({ input, context }) => {
    const approval = { orderId: input.internalOrderId, method: 'PayPal', reference: input.paypalOrderId } as const
    requireOwnOrder(context, approval.orderId)
    await requireOwnApproval(context.payments, approval)
    return payOrder(context.payments, { ...approval, token: approval.reference })
  }),
  methods: os.methods.handler(({ context }) => ({ methods: methodStates(context.payments.gateways) })),
  clientToken: os.clientToken.handler(async ({ context }) => {
    const gateway = context.payments.gateways.creditCard
    const result = gateway === undefined || gateway === 'offline' ? undefined : await gateway.clientToken?.()
    if (result?.kind !== 'ready') throw new ApiError('payment_unavailable', texts.unavailable, { status: 503, details: { retryAfterSeconds: 10 } })
    return { clientToken: result.token }
  }),
}
