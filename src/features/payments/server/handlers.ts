import { implement } from '@orpc/server'
import { mayOpen, type OrderCookieKeys } from '#features/orders/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { RequestContext } from '#kit/request-context.ts'
import { paymentsContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { type PaymentServices, payOrder } from './pay-order.ts'

interface PaymentsContext {
  request: RequestContext
  payments: PaymentServices
  orderCookie: OrderCookieKeys
}

const os = implement(paymentsContract).$context<PaymentsContext>()

export const paymentsHandlers = {
  creditCard: os.creditCard.handler(({ input, context }) => {
    // Only the browser that placed an order pays it: nobody tries cards on orders of others, or learns which there are.
    if (!mayOpen(context.request, context.orderCookie, input.orderID)) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
    return payOrder(context.payments, {
      orderId: input.orderID,
      method: 'creditCard',
      token: input.paymentMethodNonce,
      deviceData: input.deviceData ?? undefined,
      client: { ip: context.request.ip, userAgent: '' },
    })
  }),
  clientToken: os.clientToken.handler(async ({ context }) => {
    const gateway = context.payments.gateways.creditCard
    const result = gateway === undefined || gateway === 'offline' ? undefined : await gateway.clientToken()
    if (result?.kind !== 'ready') throw new ApiError('payment_unavailable', texts.unavailable, { status: 503, details: { retryAfterSeconds: 10 } })
    return { clientToken: result.token }
  }),
}
