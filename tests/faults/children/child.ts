import { readFileSync, writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { connect } from '#db/connect.ts'
import { armCrashPoint } from '#lib/crash-point.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { sandboxBank } from '#tests/fixtures/providers/bank.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { deskOf, send } from '../history/desk-acts.ts'
import { workOf } from '../stage/aftermath.ts'
import { type ChildTask, POISON } from './child-task.ts'

// Most of these processes are killed, so store Node's compile cache before that.
flushCompileCache()

const task = JSON.parse(process.argv[2] ?? '') as ChildTask
const clock = { now: () => new Date(readFileSync(task.clockFile, 'utf8')) }
const connection = connect(task.databaseUrl, { poolSize: 4 })
const shop = openShop({
  db: connection.db,
  clock,
  gateway: ledgerGateway(task.ledgerUrl),
  ...(task.bankUrl === undefined ? {} : { bank: sandboxBank(task.bankUrl) }),
})

function fallAsleep(): void {
  writeSync(1, 'asleep')
  process.kill(process.pid, 'SIGSTOP')
}

function tell(key: string): Promise<unknown> {
  if (key === POISON) process.kill(process.pid, 'SIGKILL')
  return fetch(`${task.ledgerUrl}/mail`, { method: 'POST', body: JSON.stringify({ key }) })
}

async function run({ work }: ChildTask): Promise<unknown> {
  switch (work.kind) {
    case 'checkout':
      return shop.checkout(
        work.body,
        work.key,
        work.cookies && { cookies: work.cookies },
        work.by && whoAsks(work.by),
      )
    case 'accept': {
      const customer = customerOf(shop)
      await customer.open(work.acceptance.quoteNumber, work.key)
      return customer.accept(work.acceptance)
    }
    case 'pay':
      return shop.pay(work.orderID, work.token)
    case 'debit':
      return shop.bank.debit({
        orderID: work.orderID,
        paymentMethodNonce: work.token,
        verificationMethod: work.method,
      })
    case 'confirm':
      return shop.bank.confirm(work.orderID, work.amounts)
    case 'job':
      return workOf(shop.services, tell)(work.name)
    case 'report_damage':
      return shop.reportDamage({ orderID: work.orderID, postal: '60614', photos: [await drawnPhoto()] })
    case 'desk':
      return send(deskOf(shop.services, work.person), work.form)
    default:
      return operate(connection.db, work.kind, { orderId: work.orderID, now: clock.now() })
  }
}

if (task.crashAt) armCrashPoint(task.crashAt, ...(task.sleeps ? [fallAsleep] : []))
await run(task)
await connection.close()
