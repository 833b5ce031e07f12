import { pruneIdempotency } from '#db/idempotency.ts'
import { checkAuditDaily } from '#features/accounts/server/index.ts'
import { keepChats } from '#features/chat/server/index.ts'
import { forgetFeedback } from '#features/contractors/server/index.ts'
import { type CarrierTracking, fulfilmentJobs, notifyOfExpiry } from '#features/fulfilment/server/index.ts'
import { clearLeads, warnOfPromises } from '#features/leads/server/index.ts'
import { confirmationMail, expirePendingOrders, voidPayment } from '#features/orders/server/index.ts'
import { remindOfCare } from '#features/owned-equipment/server/index.ts'
import {
  checkApplications,
  hasLivePayment,
  type PaymentServices,
  reconcilePayments,
  voidCharge,
} from '#features/payments/server/index.ts'
import { clearPhotoQuotes } from '#features/photo-quotes/server/index.ts'
import { forgetWatches, notifyWatchers } from '#features/product-watches/server/index.ts'
import { expireQuotes, forgetContacts, remindOfQuotes } from '#features/quotes/server/index.ts'
import { clearSignIns } from '#features/sign-in/server/index.ts'
import { forgetStories } from '#features/stories/server/index.ts'
import { clearSurveys, inviteToSurveys } from '#features/surveys/server/index.ts'
import { clearRequests } from '#features/system-selector/server/index.ts'
import { remindOfWarranties } from '#features/warranties/server/index.ts'
import { HOUR_MS } from '#kit/dates.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { Job } from '#platform/jobs/server/runner.ts'
import { clearEvents } from '#platform/limits/server/events.ts'
import { clearCounts } from '#platform/limits/server/limiter.ts'
import { dispatchOutbox, type OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { clearSent } from '#platform/outbox/server/outbox.ts'

export interface SellingJobServices {
  payments: PaymentServices
  /** sends the confirmation of a placed order: sendConfirmations of features/orders */
  confirm: OutboxHandler
  /** other mails by topic */
  mails?: Readonly<Record<string, OutboxHandler>>
  /** reports where a shipment is */
  carriers?: CarrierTracking | undefined
  /** the folder of uploads */
  files?: Pick<FileStore, 'remove' | 'removeIncomplete'> | undefined
}

/** I16: a file that is an hour old and still incomplete belongs to a process that died. */
const INCOMPLETE_FILE_MS = HOUR_MS

/**
 * The background work of selling: mails, payments, unpaid orders, shipments, and the removal of old rows and
 * files.
 */
export function sellingJobs({ payments, confirm, mails = {}, carriers, files }: SellingJobServices): Job[] {
  const handlers = { ...mails, [confirmationMail.topic]: confirm, [voidPayment.topic]: voidHandler(payments) }
  return [
    {
      name: 'outbox',
      everySeconds: 2,
      run: () =>
        dispatchOutbox({ db: payments.db, clock: payments.clock, leaseMs: payments.leaseMs, handlers }),
    },
    { name: 'reconcile-payments', everySeconds: 5, run: () => reconcilePayments(payments) },
    { name: 'check-applications', everySeconds: 5, run: () => checkApplications(payments) },
    {
      name: 'prune-idempotency',
      everySeconds: 3_600,
      run: () => pruneIdempotency(payments.db, payments.clock.now()),
    },
    { name: 'clear-sent', everySeconds: 3_600, run: () => clearSent(payments.db, payments.clock.now()) },
    { name: 'clear-events', everySeconds: 3_600, run: () => clearEvents(payments.db, payments.clock.now()) },
    {
      name: 'check-audit',
      everySeconds: 600,
      run: () => checkAuditDaily(payments.db, payments.clock.now()),
    },
    {
      name: 'clear-sign-ins',
      everySeconds: 3_600,
      run: () => clearSignIns(payments.db, payments.clock.now()),
    },
    { name: 'clear-counts', everySeconds: 3_600, run: () => clearCounts(payments.db, payments.clock.now()) },
    {
      name: 'clear-selector-requests',
      everySeconds: 3_600,
      run: () => clearRequests(payments.db, payments.clock.now()),
    },
    ...afterDelivery(payments),
    ...watchJobs(payments),
    {
      name: 'warn-of-promises',
      everySeconds: 60,
      run: () => warnOfPromises(payments.db, payments.clock.now()),
    },
    { name: 'clear-leads', everySeconds: 3_600, run: () => clearLeads(payments.db, payments.clock.now()) },
    {
      name: 'expire-quotes',
      everySeconds: 60,
      run: () => expireQuotes(payments.db, payments.clock.now()),
    },
    {
      name: 'remind-of-quotes',
      everySeconds: 600,
      run: () => remindOfQuotes(payments.db, payments.clock.now()),
    },
    {
      name: 'forget-contractor-feedback',
      everySeconds: 3_600,
      run: () => forgetFeedback(payments.db, payments.clock.now()),
    },
    ...(files
      ? [
          {
            name: 'clear-half-files',
            everySeconds: 3_600,
            run: () => files.removeIncomplete(new Date(payments.clock.now().getTime() - INCOMPLETE_FILE_MS)),
          },
          {
            name: 'clear-photo-quotes',
            everySeconds: 3_600,
            run: () => clearPhotoQuotes({ db: payments.db, files }, payments.clock.now()),
          },
          {
            name: 'keep-chats',
            everySeconds: 60,
            run: () => keepChats({ db: payments.db, files }, payments.clock.now()),
          },
          {
            name: 'forget-quote-contacts',
            everySeconds: 3_600,
            run: () => forgetContacts({ db: payments.db, files }, payments.clock.now()),
          },
          {
            name: 'forget-stories',
            everySeconds: 3_600,
            run: () => forgetStories({ db: payments.db, files }, payments.clock.now()),
          },
        ]
      : []),
    {
      name: 'expire-orders',
      everySeconds: 60,
      run: () => expirePendingOrders({ ...payments, hasLivePayment, onExpired: notifyOfExpiry }),
    },
    ...fulfilmentJobs(payments, carriers),
  ]
}

/** Mails to buyers after a delivery. */
const afterDelivery = ({ db, clock }: Pick<PaymentServices, 'db' | 'clock'>): Job[] => [
  {
    name: 'invite-to-surveys',
    everySeconds: 3_600,
    run: () => inviteToSurveys(db, clock.now()),
  },
  {
    name: 'remind-of-warranties',
    everySeconds: 3_600,
    run: () => remindOfWarranties(db, clock.now()),
  },
  {
    name: 'remind-of-care',
    everySeconds: 3_600,
    run: () => remindOfCare(db, clock.now()),
  },
  {
    name: 'clear-surveys',
    everySeconds: 3_600,
    run: () => clearSurveys(db, clock.now()),
  },
]

/** Alerts about prices and stock. */
const watchJobs = ({ db, clock }: Pick<PaymentServices, 'db' | 'clock'>): Job[] => [
  { name: 'tell-watchers', everySeconds: 300, run: () => notifyWatchers(db, clock.now()) },
  { name: 'forget-watches', everySeconds: 3_600, run: () => forgetWatches(db, clock.now()) },
]

const voidHandler =
  (payments: PaymentServices): OutboxHandler =>
  (payload) =>
    voidCharge(payments, {
      attemptId: String(payload.attemptId),
      method: String(payload.method),
      chargeId: String(payload.chargeId),
    })
