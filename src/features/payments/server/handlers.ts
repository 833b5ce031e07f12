import { implement } from '@orpc/server'
import { ApiError } from '#kit/api-error.ts'
import type { RequestContext } from '#kit/request-context.ts'
import { paymentsContract } from '../contract.ts'
import { texts } from '../texts.ts'
import { type PaymentServices, payOrder } from './pay-order.ts'

export interface PaymentsContext {
  request: RequestContext
  payments: PaymentServices
}

const os = implement(paymentsContract).$context<PaymentsContext>()

export const paymentsHandlers = {
  creditCard: os.creditCard.handler(({ input, context }) =>
    payOrder(context.payments, {
      orderId: input.orderID,
      method: 'creditCard',
      token: input.paymentMethodNonce,
      deviceData: input.deviceData ?? undefined,
      client: { ip: context.request.ip, userAgent: '' },
    }),
  ),
  clientToken: os.clientToken.handler(async ({ context }) => {
    const gateway = context.payments.gateways.creditCard
    const result = gateway === undefined || gateway === 'offline' ? undefined : await gateway.clientToken()
    if (result?.kind !== 'ready') throw new ApiError('payment_unavailable', texts.unavailable, { status: 503, details: { retryAfterSeconds: 10 } })
    return { clientToken: result.token }
  }),
}
