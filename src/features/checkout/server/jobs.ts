import { confirmationMail, dispatchOutbox, expirePendingOrders, type OutboxHandler, voidPayment } from '#features/orders/server/index.ts'
import { type PaymentServices, reconcilePayments, voidCharge } from '#features/payments/server/index.ts'

export interface SellingJobServices {
  payments: PaymentServices
  /** sends the confirmation of a placed order: sendConfirmations of features/orders */
  confirm: OutboxHandler
}

/** Work that goes on behind the orders. Each job may run in several processes at once and be killed at any moment. */
export interface Job {
  name: string
  everySeconds: number
  /** returns how many things it did */
  run(): Promise<number>
}

export function sellingJobs({ payments, confirm }: SellingJobServices): Job[] {
  const handlers = { [confirmationMail.topic]: confirm, [voidPayment.topic]: voidHandler(payments) }
  return [
    { name: 'outbox', everySeconds: 2, run: () => dispatchOutbox({ db: payments.db, clock: payments.clock, handlers }) },
    { name: 'reconcile-payments', everySeconds: 5, run: () => reconcilePayments(payments) },
    { name: 'expire-orders', everySeconds: 60, run: () => expirePendingOrders(payments) },
  ]
}

const voidHandler =
  (payments: PaymentServices): OutboxHandler =>
  (payload) =>
    voidCharge(payments, { attemptId: String(payload.attemptId), method: String(payload.method), chargeId: String(payload.chargeId) })

/** The slice of pg-boss that is needed here. */
export interface Boss {
  createQueue(name: string, options?: { policy?: 'singleton' | 'stately'; retryLimit?: number; expireInSeconds?: number; heartbeatSeconds?: number }): Promise<unknown>
  work(name: string, options: { pollingIntervalSeconds?: number }, handler: () => Promise<unknown>): Promise<unknown>
  schedule(name: string, cron: string): Promise<unknown>
}

const TICKS_A_MINUTE = 60

/**
 * Gives the jobs to pg-boss, whose schedule knows minutes: each minute one process of all gets a job and keeps its rhythm for that minute.
 * Nothing is lost when that process dies, because each run claims its rows for itself.
 */
export async function registerJobs(boss: Boss, jobs: readonly Job[], sleep: (ms: number) => Promise<void>): Promise<void> {
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 0, expireInSeconds: 120 })
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, () => runForAMinute(job, sleep))
    await boss.schedule(job.name, '* * * * *')
  }
}

async function runForAMinute(job: Job, sleep: (ms: number) => Promise<void>): Promise<void> {
  for (let second = 0; second < TICKS_A_MINUTE; second += job.everySeconds) {
    await job.run()
    if (second + job.everySeconds < TICKS_A_MINUTE) await sleep(job.everySeconds * 1_000)
  }
}

/** Keeps jobs going in this process, one run of each at a time; `stop` waits for what runs. `onError` hears of every failure. */
export function keepRunning(jobs: readonly Job[], onError: (job: string, error: unknown) => void): { stop(): Promise<void> } {
  const running = new Map<string, Promise<unknown>>()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      const done = job.run().catch((error: unknown) => onError(job.name, error)).finally(() => running.delete(job.name))
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
