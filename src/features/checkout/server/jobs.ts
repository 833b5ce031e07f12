import { pruneIdempotency } from '#db/idempotency.ts'
import { clearCounts } from '#db/limiter.ts'
import { type CarrierTracking, fulfilmentJobs } from '#features/fulfilment/server/index.ts'
import {
  clearSent,
  confirmationMail,
  dispatchOutbox,
  expirePendingOrders,
  type OutboxHandler,
  voidPayment,
} from '#features/orders/server/index.ts'
import {
  checkApplications,
  type PaymentServices,
  reconcilePayments,
  voidCharge,
} from '#features/payments/server/index.ts'

export interface SellingJobServices {
  payments: PaymentServices
  /** sends the confirmation of a placed order: sendConfirmations of features/orders */
  confirm: OutboxHandler
  /** other mails by topic */
  mails?: Readonly<Record<string, OutboxHandler>>
  /** who knows where shipments are */
  carriers?: CarrierTracking | undefined
  /** where uploads are kept */
  files?: { clearHalves(before: Date): Promise<number> } | undefined
}

/** I16: nobody writes a file for an hour. */
const HALF_FILE_MS = 3_600_000

/** Work that goes on behind the orders. Each job may run in several processes at once and be killed at any moment. */
export interface Job {
  name: string
  /** `night`: once a day, while the shop is quiet */
  everySeconds: number | 'night'
  /** returns how many things it did */
  run(): Promise<number>
}

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
    { name: 'clear-counts', everySeconds: 3_600, run: () => clearCounts(payments.db, payments.clock.now()) },
    ...(files
      ? [
          {
            name: 'clear-half-files',
            everySeconds: 3_600,
            run: () => files.clearHalves(new Date(payments.clock.now().getTime() - HALF_FILE_MS)),
          },
        ]
      : []),
    { name: 'expire-orders', everySeconds: 60, run: () => expirePendingOrders(payments) },
    ...fulfilmentJobs(payments, carriers),
  ]
}

const voidHandler =
  (payments: PaymentServices): OutboxHandler =>
  (payload) =>
    voidCharge(payments, {
      attemptId: String(payload.attemptId),
      method: String(payload.method),
      chargeId: String(payload.chargeId),
    })

/** A run whose process shows no life for so long is given up, and the next may begin. */
export const HEARTBEAT_SECONDS = 20

/** The slice of pg-boss that is needed here. */
export interface Boss {
  createQueue(
    name: string,
    options: { policy: 'stately'; retryLimit: number; expireInSeconds: number; heartbeatSeconds: number },
  ): Promise<unknown>
  updateQueue(name: string, options: { heartbeatSeconds: number }): Promise<unknown>
  work(name: string, handler: () => Promise<unknown>): Promise<unknown>
  schedule(name: string, cron: string): Promise<unknown>
}

/** 3:20 in Chicago's winter; providers have settled the day by then. */
const NIGHT = '20 9 * * *'
const EVERY_MINUTE = '* * * * *'

/**
 * Gives the jobs to pg-boss: each minute (or once a night) one process of all runs each of them, even when the one that kept the quick rhythm
 * (`keepRunning`) is gone. `stately` keeps runs from piling up behind a slow one.
 */
export async function registerJobs(boss: Boss, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: job.everySeconds === 'night' ? 3_600 : 120,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    })
    // A queue that an earlier release made keeps its options otherwise.
    await boss.updateQueue(job.name, { heartbeatSeconds: HEARTBEAT_SECONDS })
    await boss.work(job.name, () => job.run())
    await boss.schedule(job.name, job.everySeconds === 'night' ? NIGHT : EVERY_MINUTE)
  }
}

/** Keeps jobs going in this process, one run of each at a time; `stop` waits for what runs. `onError` hears of every failure. */
export function keepRunning(
  jobs: readonly Job[],
  onError: (job: string, error: unknown) => void,
): { stop(): Promise<void> } {
  const running = new Map<string, Promise<unknown>>()
  const quick = jobs.flatMap((job) =>
    job.everySeconds === 'night' ? [] : [{ ...job, everySeconds: job.everySeconds }],
  )
  const timers = quick.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      const done = job
        .run()
        .catch((error: unknown) => onError(job.name, error))
        .finally(() => running.delete(job.name))
      running.set(job.name, done)
    }, job.everySeconds * 1_000),
  )
  return {
    async stop() {
      timers.forEach(clearInterval)
      await Promise.all(running.values())
    },
  }
}
