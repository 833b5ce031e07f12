import { implement } from '@orpc/server'
import type { RequestContext } from '#kit/request-context.ts'
import { paymentsContract } from '../contract.ts'
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
}
