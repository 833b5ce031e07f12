import { implement } from '@orpc/server'
import { mayOpen } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type PaymentResult, paymentsContract } from '../contract.ts'
import { isMethodOn, methodNames, switchedOff } from '../rules/methods.ts'
import { texts } from '../texts.ts'
import { payOrder } from './attempts/pay-order.ts'
import { affirmHandlers } from './lenders/affirm/handlers.ts'
import { lenderOrderStatus } from './lenders/application-status.ts'
import { orderOfHandle } from './lenders/applications.ts'
import { creditKeyHandlers } from './lenders/creditkey/handlers.ts'
import { admitProviderCall, type PaymentsContext } from './payments-context.ts'
import { type Gateways, OFFERED_METHODS } from './ports.ts'
import { gatewayOf } from './providers.ts'
import { beginApproval, requireOwnApproval } from './wallets/wallet-approvals.ts'
import { confirmCharge } from './wallets/wallet-sessions.ts'

/**
 * Every method with credentials; `unavailable` says why one cannot be chosen now and what to do. It is what
 * this process has seen of the provider.
 */
const methodStates = (gateways: Gateways): { method: string; unavailable: string | null }[] =>
  OFFERED_METHODS.flatMap((method) => {
    const gateway = gateways[method]
    if (gateway === undefined) return []
    return [
      {
        method,
        unavailable: !isMethodOn(method)
          ? switchedOff([method])
          : gateway !== 'offline' && gateway.isPaused?.()
            ? texts.paused(methodNames[method])
            : null,
      },
    ]
  })

// Only the browser that placed an order pays it: others can neither try cards on it nor find out that it
// exists.
function requireOwnOrder({ request, orderCookie }: PaymentsContext, orderId: string): void {
  if (!mayOpen(request, orderCookie, orderId))
    throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
}

/** Pays with a token of the card gateway: of its card fields, or of a wallet's sheet. */
function payByToken(
  context: PaymentsContext,
  method: 'creditCard' | 'applepay' | 'googlepay',
  input: { orderID: string; paymentMethodNonce: string; deviceData?: string | null | undefined },
): Promise<PaymentResult> {
  requireOwnOrder(context, input.orderID)
  const client = { ip: context.request.ip, userAgent: '' }
  return payOrder(context.payments, {
    orderId: input.orderID,
    method,
    token: input.paymentMethodNonce,
    deviceData: input.deviceData ?? undefined,
    client,
    proof: context.request.proof,
  })
}

const os = implement(paymentsContract).$context<PaymentsContext>()

export const paymentsHandlers = {
  creditCard: os.creditCard.handler(({ input, context }) => payByToken(context, 'creditCard', input)),
  applepay: os.applepay.handler(({ input, context }) => payByToken(context, 'applepay', input)),
  googlepay: os.googlepay.handler(({ input, context }) => payByToken(context, 'googlepay', input)),
  createPaypalOrder: os.createPaypalOrder.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.internalOrderId)
    await admitProviderCall(context, input.internalOrderId)
    return {
      paypalOrderId: await beginApproval(context.payments, {
        orderId: input.internalOrderId,
        method: 'PayPal',
      }),
    }
  }),
  paypal: os.paypal.handler(async ({ input, context }) => {
    const approval = {
      orderId: input.internalOrderId,
      method: 'PayPal',
      reference: input.paypalOrderId,
    } as const
    requireOwnOrder(context, approval.orderId)
    await requireOwnApproval(context.payments, approval)
    return payOrder(context.payments, { ...approval, token: approval.reference })
  }),
  amazon: os.amazon.handler(({ input, context }) => {
    requireOwnOrder(context, input.orderId)
    return confirmCharge(context.payments, 'AmazonPay', input)
  }),
  ...affirmHandlers(requireOwnOrder),
  ...creditKeyHandlers(requireOwnOrder),
  lenderStatus: os.lenderStatus.handler(async ({ input, context }) => {
    const orderID = orderOfHandle(context.orderCookie.secrets, input.order)
    if (orderID === undefined) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
    const { state, approved } = await lenderOrderStatus(context.payments, orderID, input.lender)
    return { orderID, state, approvedId: approved ?? null }
  }),
  methods: os.methods.handler(({ context }) => ({ methods: methodStates(context.payments.gateways) })),
  clientToken: os.clientToken.handler(async ({ context }) => {
    const start = gatewayOf(context.payments, 'creditCard')?.start
    const result = start?.kind === 'token' ? await start.clientToken?.() : undefined
    if (result?.kind !== 'ready')
      throw new ApiError('payment_unavailable', texts.unavailable, {
        status: 503,
        details: { retryAfterSeconds: 10 },
      })
    return { clientToken: result.token }
  }),
}
