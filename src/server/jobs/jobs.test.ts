import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { sendConfirmations } from '#features/selling/orders/server/mail/send-order-mail.ts'
import { cronOf, type Job, keepRunning, registerJobs } from '#platform/jobs/server/runner.ts'
import type { Mailer, Message, SendResult } from '#platform/mail/server/ports.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { allJobs } from './list.ts'

let database: TestDatabase
let ledger: PaymentLedger
let clock: ReturnType<typeof movableClock>
let shop: Shop

beforeEach(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  clock = movableClock()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
  await fillStock(database.db)
})

afterEach(async () => {
  await ledger.close()
  await database.drop()
})

function makeMailer(answer: () => SendResult = () => ({ kind: 'sent', messageId: '1' })) {
  const sent: Message[] = []
  const mailer: Mailer = {
    async send(message) {
      sent.push(message)
      return answer()
    },
    close: () => {},
  }
  return { mailer, sent }
}

const shopName = { name: 'Alpine', phone: '(800) 555-0142', origin: 'http://localhost:3000' }
const jobsWith = (mailer: Mailer) =>
  allJobs(shop.services, {
    [confirmationMail.topic]: sendConfirmations({ ...shop.services, mailer, shop: shopName }),
  })
const runJob = (jobs: readonly Job[], name: string) => jobs.find((job) => job.name === name)!.run()
const unsent = () => database.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute()

test('the confirmation is sent once, although two processes look for work at the same moment', async () => {
  const { mailer, sent } = makeMailer()
  const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

  await Promise.all([runJob(jobsWith(mailer), 'outbox'), runJob(jobsWith(mailer), 'outbox')])

  expect(sent.map((message) => [message.to.address, message.dedupeKey])).toEqual([
    ['ann@example.com', `order-confirmation:${orderID}`],
  ])
  expect(await unsent()).toEqual([])
})

test('a mail that is refused for now is retried at growing intervals under the same key', async () => {
  const answers: SendResult[] = [
    { kind: 'retry', cause: 'ECONNREFUSED' },
    { kind: 'retry', cause: 'ECONNREFUSED' },
    { kind: 'sent', messageId: '1' },
  ]
  const { mailer, sent } = makeMailer(() => answers.shift()!)
  const jobs = jobsWith(mailer)
  await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

  const done = [await runJob(jobs, 'outbox'), await runJob(jobs, 'outbox')]
  clock.advance(5_000)
  done.push(await runJob(jobs, 'outbox'))
  clock.advance(10_000)
  done.push(await runJob(jobs, 'outbox'))

  expect(done).toEqual([0, 0, 0, 1])
  expect(new Set(sent.map((message) => message.dedupeKey)).size).toBe(1)
})

test('a row whose process died is processed when its claim expires', async () => {
  const { mailer, sent } = makeMailer()
  await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))
  await database.db
    .updateTable('outbox')
    .set({ tries: 1, due_at: new Date(clock.now().getTime() + 60_000) })
    .execute()

  const early = await runJob(jobsWith(mailer), 'outbox')
  clock.advance(60_000)

  expect([early, await runJob(jobsWith(mailer), 'outbox'), sent.length]).toEqual([0, 1, 1])
})

test('pg-boss runs the jobs', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const run = async () => {
    resolve(1)
    return 1
  }
  const job: Job = { name: 'expire-orders', everySeconds: 60, run }
  const quick: Job = { name: 'outbox', everySeconds: 2, run }
  const boss = new PgBoss({ connectionString: database.url })
  await boss.start()
  // As an earlier release left it.
  await boss.createQueue('outbox')
  await boss.schedule('outbox', '* * * * *')

  await registerJobs(boss, [job, quick], () => undefined, 0.5)
  await boss.send('expire-orders')
  await promise

  expect((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron])).toEqual([
    ['expire-orders', '* * * * *'],
  ])
  await boss.stop({ graceful: false })
})

test('an hourly job runs hourly, once for all processes, and in no process on its own', async () => {
  const all = allJobs(shop.services, {})
  const crons = new Map(
    all.flatMap((job) => (Number(job.everySeconds) < 60 ? [] : [[job.name, cronOf(job)] as const])),
  )
  expect(crons.get('clear-sent')).toMatch(/^\d+ \* \* \* \*$/)
  expect(crons.get('tell-watchers')).toBe('*/5 * * * *')
  expect(crons.get('expire-quotes')).toBe('* * * * *')
  vi.useFakeTimers()
  const runs: string[] = []
  const job = (name: string, everySeconds: number): Job => ({
    name,
    everySeconds,
    run: async () => runs.push(name),
  })
  const rhythm = keepRunning([job('hourly', 3_600), job('minute', 60), job('seconds', 30)], () => undefined)
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  vi.useRealTimers()
  await rhythm.stop()
  expect(new Set(runs)).toEqual(new Set(['seconds']))
})

test('keepRunning: runs one of each job at a time, reports failures, waits for open runs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const failures: string[] = []
  const rhythm = keepRunning(
    [{ name: 'outbox', everySeconds: 0.005, run: () => Promise.reject(new Error('down')) }],
    (name) => {
      failures.push(name)
      resolve()
    },
  )

  await promise
  await rhythm.stop()

  expect(failures[0]).toBe('outbox')
})
