import { connect } from '#db/connect.ts'
import type { CheckoutBody } from '#features/checkout/contract.ts'
import { sellingJobs } from '#features/checkout/server/index.ts'
import { NOTICE_TOPIC } from '#features/fulfilment/server/index.ts'
import { armCrashPoint, type CrashPoint } from '#kit/crash-point.ts'
import { ledgerGateway } from '#tests/fixtures/payment-ledger.ts'
import { operate } from '#tests/fixtures/operations.ts'
import { movableClock, openShop } from '#tests/fixtures/selling.ts'

/** What a process that is going to be killed is told on its command line, as JSON. */
export interface ChildTask {
  databaseUrl: string
  ledgerUrl: string
  now: string
  crashAt: CrashPoint
  work: { kind: 'checkout'; body: CheckoutBody; key: string } | { kind: 'job'; name: string } | { kind: 'ship' | 'refund' | 'cancel'; orderID: string }
}

const task = JSON.parse(process.argv[2] ?? '') as ChildTask
const connection = connect(task.databaseUrl, { poolSize: 4 })
const shop = openShop({ db: connection.db, clock: movableClock(task.now), gateway: ledgerGateway(task.ledgerUrl) })
armCrashPoint(task.crashAt)
if (task.work.kind === 'checkout') {
  await shop.checkout(task.work.body, task.work.key)
} else if (task.work.kind !== 'job') {
  await operate(connection.db, task.work.kind, { orderId: task.work.orderID, now: new Date(task.now) })
} else {
  const { name } = task.work
  const mail = (key: string) => fetch(`${task.ledgerUrl}/mail`, { method: 'POST', body: JSON.stringify({ key }) })
  const tell = async (_: unknown, key: string) => void (await mail(key))
  const jobs = sellingJobs({ payments: shop.payments, confirm: tell, mails: { [NOTICE_TOPIC]: tell } })
  await jobs.find((job) => job.name === name)!.run()
}
await connection.close()
