import { ORDER_WORDS, openOrderOfUpload } from '#features/selling/orders/server/index.ts'
import type { PaymentServices } from '#features/selling/payments/server/index.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { calls } from '#platform/feature/server/calls.ts'
import { defineFeature, type Mailing, type Stored } from '#platform/feature/server/define-feature.ts'
import { mailTo } from '#platform/mail/rules/mail-topic.ts'
import { fulfilmentContract } from './contract.ts'
import * as settledDifferences from './migrations/0192-settled-differences.ts'
import * as refundsAndClaims from './migrations/0195-refunds-and-claims.ts'
import * as damageClaims from './migrations/0198-damage-claims.ts'
import * as replacements from './migrations/0198-replacements.ts'
import * as replacementDelivered from './migrations/0203-replacement-delivered.ts'
import * as unitSerials from './migrations/0208-unit-serials.ts'
import * as replacedReturns from './migrations/0209-replaced-returns.ts'
import { CERTIFICATE, DAMAGE, FULFILMENT_LIMITS, PAYMENT, RETURN, SERIAL, WORKLIST } from './rules/access.ts'
import { remindOfChecks } from './server/changes/receive-check.ts'
import { fulfilmentHandlers } from './server/handlers.ts'
import { NOTICE_TOPIC } from './server/mail/notices.ts'
import { sendNotices } from './server/mail/send-notices.ts'
import { FULFILMENT_DATA } from './server/personal-data.ts'
import type { CarrierTracking } from './server/ports.ts'
import { compareTonight, runAskedComparisons } from './server/reconciliation/comparisons.ts'
import { trackShipments } from './server/shipping/deliver.ts'

interface Services {
  payments: PaymentServices
  /** says where a shipment is; without it staff mark shipments as delivered */
  carriers?: CarrierTracking | undefined
}

const buyer = mailTo('Buyer')

export const fulfilment = defineFeature({
  name: 'fulfilment',
  personalData: FULFILMENT_DATA,
  permissions: [CERTIFICATE, RETURN, DAMAGE, SERIAL, WORKLIST, PAYMENT],
  limits: FULFILMENT_LIMITS,
  migrations: {
    '0192-settled-differences': settledDifferences,
    '0195-refunds-and-claims': refundsAndClaims,
    '0198-damage-claims': damageClaims,
    '0198-replacements': replacements,
    '0203-replacement-delivered': replacementDelivered,
    '0208-unit-serials': unitSerials,
    '0209-replaced-returns': replacedReturns,
  },
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
    { name: 'compare-payments', everySeconds: 'night', run: () => compareTonight(payments) },
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
  mails: [
    {
      topic: NOTICE_TOPIC,
      group: 'orders',
      place: 20,
      about: 'an order',
      typed: ORDER_WORDS,
      kinds: defineTexts({
        shipped: buyer('A shipment left the warehouse.'),
        delivered: buyer('A shipment was delivered.'),
        appointment: buyer('The carrier scheduled an appointment.'),
        refunded: buyer('Money was refunded.'),
        cancelled: buyer('The order was canceled.'),
        paid: buyer('A check or bank debit cleared.'),
        confirm_deposits: buyer('Small deposits are on their way to a new bank account.'),
        order_approved: buyer('Operations approved an order by check.'),
        check_reminder: buyer('An order by check expires within a day.'),
        check_expired: buyer('No check arrived in time.'),
        terms_overdue: buyer('A net terms invoice is overdue. One email per invoice.'),
        edited: buyer('Operations changed an order before it shipped.'),
        requested: buyer('The buyer asked to cancel the order.'),
        cancel_refused: buyer('Operations can’t cancel an order that its buyer asked to cancel.'),
        summary: buyer('The buyer asked for the order by email.'),
        called_off: buyer('The store can’t ship the rest of an order.'),
        damage_reported: buyer('The buyer reported damage.'),
        payment_returned: buyer('The bank refused or returned a debit.'),
        certificate_refused: buyer('Operations couldn’t verify the EPA 608 certificate.'),
        return_asked: buyer('The buyer asked for a return.'),
        return_approved: buyer('Operations approved a return.'),
        return_refused: buyer('Operations refused a return.'),
        return_received: buyer('Returned goods arrived.'),
        replacement_shipped: buyer('A replacement left the warehouse.'),
        replacement_delivered: buyer('A replacement was delivered.'),
      }),
      send: (services: Mailing & Stored) => sendNotices({ ...services, returnsTo: services.shop.returnsTo }),
    },
  ],
})
