import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WORKLIST } from '#features/selling/fulfilment/rules/access.ts'
import { worklist } from '#features/selling/fulfilment/server/worklist/worklist.ts'
import { dispatchOutbox } from '#platform/outbox/server/dispatch.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE } from '#tests/fixtures/shop/products.ts'
import { POISON } from '../children/child-task.ts'
import { startChild } from '../children/start-child.ts'
import * as naive from '../naive/naive.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'
import { type SharedClock, sharedClock } from '../stage/shared-clock.ts'

const TRIES = 5

let stage: FaultStage<SharedClock>
let database: FaultStage<SharedClock>['database']
let ledger: FaultStage<SharedClock>['ledger']
let clock: FaultStage<SharedClock>['clock']
let shop: FaultStage<SharedClock>['shop']

beforeEach(async () => {
  stage = await faultStage({ clock: sharedClock() })
  ;({ database, ledger, clock, shop } = stage)
  await database.db
    .insertInto('outbox')
    .values({
      topic: 'mail.order-confirmation',
      dedupe_key: POISON,
      payload: '{"orderID":"A1"}',
      created_at: clock.now(),
      due_at: clock.now(),
    })
    .execute()
})

afterEach(async () => {
  clock.remove()
  await stage.close()
})

/** Runs a worker in a process of its own, which the poisoned effect kills. Answers how it ended. */
const runWorker = async () => {
  const worker = await startChild({
    databaseUrl: database.url,
    ledgerUrl: ledger.url,
    clockFile: clock.file(),
    work: { kind: 'job', name: 'outbox' },
  })
  return worker.end
}
const waiting = () => worklist(database.db, may(WORKLIST.read), clock.now())

async function runWorkers(count: number): Promise<string[]> {
  const ends: string[] = []
  for (let run = 0; run < count; run++) {
    ends.push((await runWorker()).slice(0, 17))
    clock.advance(60_000 * 2 ** run)
  }
  return ends
}

describe('F43: a poisoned effect', () => {
  test('that kills its process: after five tries it waits for staff, and the mail that was ' +
    'claimed with it is sent', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

    expect(await runWorkers(TRIES)).toEqual(Array(TRIES).fill('SIGKILL'))
    clock.advance(86_400_000)
    expect(await runWorkers(1)).toEqual(['ended by itself ('])

    expect([...new Set(ledger.mails)]).toEqual([`order-confirmation:${orderID}`])
    expect(await waiting()).toMatchObject([
      {
        kind: 'not_carried_out',
        orderID: 'A1',
        what: 'mail.order-confirmation: ends or stops its process each time',
      },
    ])
  }, 60_000)

  test('that hangs: it fails before its lease ends; the other mail is sent at once', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))
    const confirm = (_: unknown, key: string) =>
      key === POISON ? new Promise<void>(() => undefined) : Promise.resolve(void ledger.mails.push(key))

    for (let tries = 0; tries < TRIES; tries++) {
      await dispatchOutbox({
        db: database.db,
        clock,
        leaseMs: 200,
        handlers: { 'mail.order-confirmation': confirm },
      })
      clock.advance(3_600_000)
    }

    expect(ledger.mails).toEqual([`order-confirmation:${orderID}`])
    expect(await waiting()).toMatchObject([
      { kind: 'not_carried_out', orderID: 'A1', what: expect.stringContaining('No answer within') },
    ])
  })

  test('control: a queue that does not count unfinished attempts kills each of its processes', async () => {
    await database.db.updateTable('outbox').set({ tries: TRIES, unanswered: TRIES }).execute()
    const counted = await runWorkers(1)
    await naive.forgetUnanswered(database.db)

    expect([...counted, ...(await runWorkers(1))]).toEqual(['ended by itself (', 'SIGKILL'])
  })
})
