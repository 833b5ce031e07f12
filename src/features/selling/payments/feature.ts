import { voidPayment } from '#features/selling/orders/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature } from '#platform/feature/server/define-feature.ts'
import { paymentsContract } from './contract.ts'
import { PAYMENT_LIMITS } from './rules/access.ts'
import { reconcilePayments } from './server/attempts/reconcile.ts'
import { voidCharge } from './server/attempts/void-charge.ts'
import { type ArrivalListener, watchPayments } from './server/attempts/watch-payments.ts'
import { paymentsHandlers } from './server/handlers.ts'
import { checkApplications } from './server/lenders/check-applications.ts'
import type { MovementListener } from './server/movements/commit-movement.ts'
import { moveMoney } from './server/movements/move-money.ts'
import type { PaymentServices } from './server/payments-context.ts'
import { PAYMENT_DATA } from './server/personal-data.ts'

interface Services {
  payments: PaymentServices
  orderEvents: { moneyMoved: MovementListener; paymentArrived: ArrivalListener }
}

export const payments = defineFeature({
  name: 'payments',
  personalData: PAYMENT_DATA,
  limits: PAYMENT_LIMITS,
  store: {
    payments: calls(paymentsContract, paymentsHandlers),
  },
  jobs: ({ payments, orderEvents }: Services) => [
    { name: 'move-money', everySeconds: 2, run: () => moveMoney(payments, orderEvents.moneyMoved) },
    {
      name: 'follow-payments',
      everySeconds: 5,
      run: () => watchPayments(payments, orderEvents.paymentArrived),
    },
    { name: 'reconcile-payments', everySeconds: 5, run: () => reconcilePayments(payments) },
    { name: 'check-applications', everySeconds: 5, run: () => checkApplications(payments) },
  ],
  effects: ({ payments }: Services) => ({
    [voidPayment.topic]: ({ attemptId, method, chargeId }) =>
      voidCharge(payments, {
        attemptId: String(attemptId),
        method: String(method),
        chargeId: String(chargeId),
      }),
  }),
})
