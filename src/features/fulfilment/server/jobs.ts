import { markOverdue } from '#features/net-terms/server/index.ts'
import { moveMoney, type PaymentServices, watchPayments } from '#features/payments/server/index.ts'
import { remindOfChecks } from './changes/remind-of-checks.ts'
import { notify } from './mail/notices.ts'
import { moneyMoved } from './payment-events/money-moved.ts'
import { paymentArrived } from './payment-events/payment-arrived.ts'
import type { CarrierTracking } from './ports.ts'
import { compareTonight, runAskedComparisons } from './reconciliation/comparisons.ts'
import { trackShipments } from './shipping/deliver.ts'

const notifyOfOverdue: Parameters<typeof markOverdue>[1] = (trx, orderID, now) =>
  notify(trx, { kind: 'terms_overdue', orderID }, now)

/** The jobs of placed orders. Without an adapter for carriers, staff mark shipments as delivered. */
export const fulfilmentJobs = (payments: PaymentServices, carriers: CarrierTracking | undefined) => [
  { name: 'move-money', everySeconds: 2, run: () => moveMoney(payments, moneyMoved) },
  { name: 'follow-payments', everySeconds: 5, run: () => watchPayments(payments, paymentArrived) },
  { name: 'compare-payments', everySeconds: 'night' as const, run: () => compareTonight(payments) },
  { name: 'mark-overdue', everySeconds: 600, run: () => markOverdue(payments, notifyOfOverdue) },
  { name: 'remind-of-checks', everySeconds: 600, run: () => remindOfChecks(payments) },
  { name: 'asked-comparisons', everySeconds: 5, run: () => runAskedComparisons(payments) },
  ...(carriers
    ? [
        {
          name: 'track-shipments',
          everySeconds: 2,
          run: () => trackShipments({ db: payments.db, clock: payments.clock, carriers }),
        },
      ]
    : []),
]
