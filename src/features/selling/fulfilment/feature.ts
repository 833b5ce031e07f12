import { markOverdue } from '#features/selling/net-terms/server/index.ts'
import { expirePendingOrders, openOrderOfUpload } from '#features/selling/orders/server/index.ts'
import {
  hasLivePayment,
  moveMoney,
  type PaymentServices,
  watchPayments,
} from '#features/selling/payments/server/index.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { fulfilmentContract } from './contract.ts'
import { CERTIFICATE, DAMAGE, PAYMENT, RETURN, WORKLIST } from './rules/permissions.ts'
import { notifyOfExpiry, remindOfChecks } from './server/changes/receive-check.ts'
import { fulfilmentHandlers } from './server/handlers.ts'
import { NOTICE_TOPIC, notify } from './server/mail/notices.ts'
import { sendNotices } from './server/mail/send-notices.ts'
import { moneyMoved } from './server/payment-events/money-moved.ts'
import { paymentArrived } from './server/payment-events/payment-arrived.ts'
import type { CarrierTracking } from './server/ports.ts'
import { compareTonight, runAskedComparisons } from './server/reconciliation/comparisons.ts'
import { trackShipments } from './server/shipping/deliver.ts'

interface Services {
  payments: PaymentServices
  /** says where a shipment is; without it staff mark shipments as delivered */
  carriers?: CarrierTracking | undefined
}

const notifyOfOverdue: Parameters<typeof markOverdue>[1] = (trx, orderID, now) =>
  notify(trx, { kind: 'terms_overdue', orderID }, now)

export const fulfilment = defineFeature({
  name: 'fulfilment',
  permissions: [CERTIFICATE, RETURN, DAMAGE, WORKLIST, PAYMENT],
  uploads: [
    {
      calls: ['/orders/:orderID/damage'],
      pages: ['/order-summary/:orderID/:postal', '/track-your-order'],
      open: openOrderOfUpload,
    },
  ],
  store: {
    fulfilment: calls(fulfilmentContract, fulfilmentHandlers),
  },
  jobs: ({ payments, carriers }: Services) => [
    {
      name: 'expire-orders',
      everySeconds: 60,
      run: () => expirePendingOrders({ ...payments, hasLivePayment, onExpired: notifyOfExpiry }),
    },
    { name: 'move-money', everySeconds: 2, run: () => moveMoney(payments, moneyMoved) },
    { name: 'follow-payments', everySeconds: 5, run: () => watchPayments(payments, paymentArrived) },
    { name: 'compare-payments', everySeconds: 'night', run: () => compareTonight(payments) },
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
  ],
  mails: ({ db, mailer, shop }: Mailing & Stored) => ({
    [NOTICE_TOPIC]: sendNotices({ db, mailer, shop, returnsTo: shop.returnsTo }),
  }),
})
