import { implement } from '@orpc/server'
import { mayOpen, type OrderCookieKeys } from '#features/orders/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { RequestContext } from '#kit/request-context.ts'
import { type PaymentResult, paymentsContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { type PaymentServices, payOrder } from './attempts/pay-order.ts'
import { orderStanding } from './lenders/application-status.ts'
import { affirmApplication, beginApplication, keepToken } from './lenders/applications.ts'
import { orderOfHandle } from './lenders/order-handle.ts'
import { methodStates } from './method-states.ts'
import { beginApproval, requireOwnApproval } from './wallets/wallet-approvals.ts'
import { confirmCharge } from './wallets/wallet-sessions.ts'

interface PaymentsContext {
  request: RequestContext
  payments: PaymentServices
  orderCookie: OrderCookieKeys
}

// Only the browser that placed an order pays it: nobody tries cards on orders of others, or learns which there are.
function requireOwnOrder({ request, orderCookie }: PaymentsContext, orderId: string): void {
  if (!mayOpen(request, orderCookie, orderId))
    throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
}

/** Pays with a token of the card gateway, whichever way it came about. */
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
  })
}

const os = implement(paymentsContract).$context<PaymentsContext>()

export const paymentsHandlers = {
  creditCard: os.creditCard.handler(({ input, context }) => payByToken(context, 'creditCard', input)),
  applepay: os.applepay.handler(({ input, context }) => payByToken(context, 'applepay', input)),
  googlepay: os.googlepay.handler(({ input, context }) => payByToken(context, 'googlepay', input)),
  createPaypalOrder: os.createPaypalOrder.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.internalOrderId)
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
  beginAffirm: os.beginAffirm.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.orderID)
    return { checkout: { ...(await affirmApplication(context.payments, input.orderID)) } }
  }),
  affirm: os.affirm.handler(async ({ input, context }) => {
    const loan = { orderId: input.orderID, method: 'affirm', token: input.checkoutToken } as const
    requireOwnOrder(context, loan.orderId)
    await keepToken(context.payments, loan)
    await requireOwnApproval(context.payments, { ...loan, reference: loan.token })
    return payOrder(context.payments, loan)
  }),
  beginCreditKey: os.beginCreditKey.handler(async ({ input, context }) => {
    requireOwnOrder(context, input.orderId)
    const { reference, url } = await beginApplication(context.payments, input.orderId)
    return { creditkeyId: reference, checkoutUrl: url }
  }),
  creditkey: os.creditkey.handler(async ({ input, context }) => {
    const approval = { orderId: input.orderId, method: 'creditkey', reference: input.creditkeyId } as const
    requireOwnOrder(context, approval.orderId)
    await requireOwnApproval(context.payments, approval)
    return payOrder(context.payments, { ...approval, token: approval.reference })
  }),
  lenderStanding: os.lenderStanding.handler(async ({ input, context }) => {
    const orderID = orderOfHandle(context.orderCookie.secrets, input.order)
    if (orderID === undefined) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
    const { state, approved } = await orderStanding(context.payments, orderID, input.lender)
    return { orderID, state, creditkeyId: approved ?? null }
  }),
  methods: os.methods.handler(({ context }) => ({ methods: methodStates(context.payments.gateways) })),
  clientToken: os.clientToken.handler(async ({ context }) => {
    const gateway = context.payments.gateways.creditCard
    const result = gateway === undefined || gateway === 'offline' ? undefined : await gateway.clientToken?.()
    if (result?.kind !== 'ready')
      throw new ApiError('payment_unavailable', texts.unavailable, {
        status: 503,
        details: { retryAfterSeconds: 10 },
      })
    return { clientToken: result.token }
  }),
}
