import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, connect } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { type LossyProxy, lossyProxy } from '#tests/fixtures/proxies/lossy-proxy.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { breaches } from '../checks/invariants.ts'
import * as naive from '../naive/naive.ts'
import { workOf } from '../stage/aftermath.ts'
import { brokenSessionsGone } from '../stage/sessions.ts'

let database: TestDatabase
let proxy: LossyProxy
let connection: Connection
let ledger: PaymentLedger
let clock: ReturnType<typeof movableClock>
let shop: Shop
let mails: string[]

beforeEach(async () => {
  database = await makeDatabase()
  proxy = await lossyProxy(database.url)
  connection = connect(proxy.url, { poolSize: 5 })
  ledger = await startLedger()
  clock = movableClock()
  mails = []
  await fillStock(database.db)
  shop = openShop({
    db: connection.db,
    clock,
    gateway: ledgerGateway(ledger.url),
    deadlineMs: PROVIDER_DEADLINE_MS,
  })
})

afterEach(async () => {
  await connection.close()
  await proxy.close()
  await ledger.close()
  await database.drop()
})

const work = (name: string) => workOf(shop.services, (key) => mails.push(key))(name)
const reconcileAfter = async (ms: number) => {
  clock.advance(ms)
  await brokenSessionsGone(database.db)
  return work('reconcile-payments')
}
const facts = () => ({ db: database.db, ledger: ledger.entries, mails })
const orderCount = async () => (await database.db.selectFrom('orders').select('id').execute()).length
const live = () => ledger.entries.filter((entry) => entry.status === 'authorized')

describe('F11: the COMMIT took place, its reply is lost', () => {
  test('the retry inside the server finds the order it made: one order, one mail', async () => {
    proxy.loseReplyTo('commit')

    const placed = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

    expect([placed.state, proxy.lost, await orderCount()]).toEqual(['awaiting_funds', 1, 1])
    await work('outbox')
    expect(await breaches({ ...facts(), reported: [placed.orderID] })).toEqual([])
  })

  test('the payment that began with the order goes on at once: one order, one charge', async () => {
    proxy.loseReplyTo('commit')

    const placed = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))

    expect([placed.state, proxy.lost, await orderCount(), ledger.asked]).toEqual(['authorized', 1, 1, 1])
    await work('outbox')
    expect(await breaches({ ...facts(), reported: [placed.orderID] })).toEqual([])
  })

  test('a browser that sends the request again gets the stored outcome', async () => {
    const key = randomUUID()
    const body = makeBody([{ id: FURNACE, qty: 1 }])
    proxy.loseReplyTo('commit')
    const first = await shop.checkout(body, key)

    expect(await shop.checkout(body, key)).toEqual(first)
  })

  test('the connection breaks before the COMMIT: nothing is stored; the transaction runs again', async () => {
    proxy.loseReplyTo('insert into orders')

    const placed = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))
    await work('outbox')

    expect([placed.state, await orderCount()]).toEqual(['awaiting_funds', 1])
    expect(await breaches(facts())).toEqual([])
  })

  test('the reply to the payment row is lost: the provider’s record decides, no new charge', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))
    proxy.loseReplyTo('commit')
    const token = randomUUID()

    await shop.pay(orderID, token).catch(() => undefined)
    const again = await shop.pay(orderID, token)
    await reconcileAfter(70_000)
    const final = await shop.pay(orderID, randomUUID())
    await work('outbox')

    expect([again.state, final.state, live().length]).toEqual(['confirming', 'authorized', 1])
    expect(await breaches(facts())).toEqual([])
  })

  test('the reply to the outcome is lost: the charge stands and is found', async () => {
    const body = makeCardBody([{ id: FURNACE, qty: 1 }])
    const key = randomUUID()
    proxy.loseReplyTo('update "payment_attempt"')

    const first = await shop.checkout(body, key)
    await reconcileAfter(10_000)
    await work('outbox')

    expect([first.state, (await shop.checkout(body, key)).state, ledger.asked]).toEqual([
      'confirming',
      'authorized',
      1,
    ])
    expect(await breaches(facts())).toEqual([])
  })

  test('control: a transaction that is blindly repeated makes two orders; the check finds them', async () => {
    await naive.forgetAttemptKeys(database.db)
    proxy.loseReplyTo('commit')

    await naive.placeAndTryAgain(connection.db, 'the-key-of-one-attempt', FURNACE)

    expect(await breaches(facts())).toContainEqual(expect.stringContaining('I1'))
  })
})

describe('F22: the provider accepts, its answer is lost', () => {
  test.each(['accept_then_drop', 'accept_then_hang'] as const)(
    '%s: "confirming", no second charge at any number of presses; a question to the provider settles it',
    async (fault) => {
      ledger.nextFault = fault
      const body = makeCardBody([{ id: FURNACE, qty: 1 }])
      const key = randomUUID()

      const first = await shop.checkout(body, key)
      const second = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]), key)
      const progress = await shop.progress({ orderID: first.orderID, postal: '60614' })
      const settled = await reconcileAfter(5_000)
      await work('outbox')

      expect([first.state, second.state, progress.payment, settled, ledger.asked]).toEqual([
        'confirming',
        'confirming',
        'confirming',
        1,
        1,
      ])
      expect(await shop.checkout(body, key)).toMatchObject({ orderID: first.orderID, state: 'authorized' })
      expect(await breaches({ ...facts(), reported: [first.orderID] })).toEqual([])
    },
  )

  test('a call that never reached the provider is given up after a minute; a new card pays', async () => {
    ledger.nextFault = 'drop_before'
    const { orderID, state } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))

    const early = await reconcileAfter(5_000)
    const late = await reconcileAfter(60_000)
    const paid = await shop.pay(orderID, randomUUID())
    await work('outbox')

    expect([state, early, late, paid.state]).toEqual(['confirming', 0, 1, 'authorized'])
    expect(await breaches(facts())).toEqual([])
  })

  test('several charges of one order: the first is kept, the others are voided', async () => {
    ledger.nextFault = 'accept_then_drop'
    await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    ledger.entries.push({ ...ledger.entries[0]!, id: 'txn-of-a-lost-process' })

    await reconcileAfter(5_000)
    await work('outbox')

    expect(ledger.entries.map((entry) => entry.status)).toEqual(['authorized', 'voided'])
    expect(await breaches(facts())).toEqual([])
  })

  test('F30: a charge of another amount does not pay the order and is voided', async () => {
    ledger.nextFault = 'accept_then_drop'
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    ledger.entries[0]!.amount = 100

    await reconcileAfter(5_000)
    await work('outbox')

    expect(await shop.progress({ orderID, postal: '60614' })).toMatchObject({
      state: 'pending',
      payment: 'declined',
    })
    expect(ledger.entries[0]!.status).toBe('voided')
  })

  test('two reconcilers at once settle it once', async () => {
    ledger.nextFault = 'accept_then_drop'
    await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    clock.advance(5_000)

    const settled = await Promise.all([work('reconcile-payments'), work('reconcile-payments')])
    await work('outbox')

    expect(settled.toSorted()).toEqual([0, 1])
    expect(await breaches(facts())).toEqual([])
  })

  test('control: a blind retry after a lost answer charges twice, and the check finds it', async () => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))
    ledger.nextFault = 'accept_then_drop'

    await naive.chargeAndTryAgain(database.db, ledgerGateway(ledger.url), orderID)

    expect(await breaches(facts())).toContainEqual(expect.stringContaining('I2'))
  })
})
