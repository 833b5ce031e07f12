import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PaymentSandbox, startPaymentSandbox } from '#demo/payment-sandbox/sandbox.ts'
import { readRun } from '#features/desk/order-desk/server/bulk/read.ts'
import { getOrder } from '#features/selling/orders/server/index.ts'
import { CRASH_POINTS, type CrashPoint } from '#server/crash-points.ts'
import { accountIdOf, demoPeople } from '#tests/fixtures/portal/people.ts'
import { sandboxBank, sandboxKeys } from '#tests/fixtures/providers/bank.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { operate } from '#tests/fixtures/shop/operations.ts'
import { drawnPhoto } from '#tests/fixtures/shop/photos.ts'
import { FURNACE, issueCoupon, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import type { ChildTask } from '../children/child-task.ts'
import { startChild } from '../children/start-child.ts'
import { workOf } from '../stage/aftermath.ts'
import { type CrashStage, crashStage } from '../stage/crash-stage.ts'
import { brokenSessionsGone } from '../stage/sessions.ts'

let stage: CrashStage
let database: CrashStage['database']
let ledger: CrashStage['ledger']
let clock: CrashStage['clock']
let shop: CrashStage['shop']
let work: CrashStage['work']
let couponCode: string
let broken: CrashStage['broken']
let dieAt: CrashStage['dieAt']
let recover: CrashStage['recover']

beforeEach(async () => {
  stage = await crashStage({ stock: { furnaces: 5, thermostats: 5 } })
  ;({ database, ledger, clock, shop, work, broken, dieAt, recover } = stage)
  couponCode = await issueCoupon(database.db, { usage: 3 })
})
afterEach(() => stage.close())

const cardBody = () => {
  const plain = makeBody(
    [
      { id: FURNACE, qty: 1 },
      { id: THERMOSTAT, qty: 2 },
    ],
    { discounts: { couponCode } },
    'creditCard',
  )
  return { ...plain, paymentInfo: { ...plain.paymentInfo, cardInfo: { paymentMethodNonce: randomUUID() } } }
}
const namesWith = (prefix: string) => CRASH_POINTS.filter((name) => name.startsWith(prefix))

describe('F01: the process dies at', () => {
  test.each([...namesWith('checkout.'), ...namesWith('payment.')])(
    '%s of a checkout: after the restart the same key has one outcome',
    async (point) => {
      const key = randomUUID()
      const body = cardBody()

      expect(await dieAt(point, { kind: 'checkout', body, key })).toBe('SIGKILL')
      await recover()

      // The buyer presses again. When the card never reached the provider, the page asks for it again.
      const again = await shop.checkout(body, key).catch(() => shop.checkout(cardBody(), key))
      await recover()
      expect(again.state).toBe('authorized')
      expect(await shop.checkout(body, key)).toEqual(again)
      expect(await broken([again.orderID])).toEqual([])
      expect(ledger.entries.filter((entry) => entry.status === 'authorized')).toHaveLength(1)
      expect(await database.db.selectFrom('coupon').select('used').execute()).toEqual([{ used: 1 }])
    },
  )

  test.each(namesWith('reconcile.'))('%s: the next run settles the payment', async (point) => {
    ledger.nextFault = 'accept_then_drop'
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    clock.advance(10_000)

    expect(await dieAt(point, { kind: 'job', name: 'reconcile-payments' })).toBe('SIGKILL')
    await recover()

    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('authorized')
    expect(await broken([orderID])).toEqual([])
  })

  test.each(namesWith('expiry.'))('%s: stock and coupon come back once', async (point) => {
    const { orderID } = await shop.checkout(
      makeBody([{ id: FURNACE, qty: 1 }], { discounts: { couponCode } }, 'creditCard'),
    )
    clock.advance(31 * 60_000)

    expect(await dieAt(point, { kind: 'job', name: 'expire-orders' })).toBe('SIGKILL')
    await work('expire-orders')

    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('cancelled')
    expect(await broken([orderID])).toEqual([])
  })

  const by = () => ({ now: clock.now() })

  test.each(namesWith('money.'))(
    '%s of a capture: the money is captured once and the goods ship once',
    async (point) => {
      const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
      await operate(database.db, 'ship', { orderId: orderID, ...by() })

      expect(await dieAt(point, { kind: 'job', name: 'move-money' })).toBe('SIGKILL')
      await recover()

      expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('shipped')
      expect(ledger.entries.map((entry) => entry.status)).toEqual(['captured'])
      expect(await broken([orderID])).toEqual([])
    },
  )

  test.each(namesWith('money.'))('%s of a refund: it is made once', async (point) => {
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    await operate(database.db, 'ship', { orderId: orderID, ...by() })
    await work('move-money')
    await operate(database.db, 'refund', { orderId: orderID, ...by() })

    expect(await dieAt(point, { kind: 'job', name: 'move-money' })).toBe('SIGKILL')
    await recover()

    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('refunded')
    expect(ledger.entries.filter((entry) => entry.refundOf)).toHaveLength(1)
    expect(await broken([orderID])).toEqual([])
  })

  test('fulfilment.shipment-written: the shipment is rolled back, and the retry ships it', async () => {
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))

    expect(await dieAt('fulfilment.shipment-written', { kind: 'ship', orderID })).toBe('SIGKILL')
    await recover()
    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('authorized')
    await operate(database.db, 'ship', { orderId: orderID, ...by() })
    await recover()

    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('shipped')
    expect(await broken([orderID])).toEqual([])
  })

  test('fulfilment.refund-written: the refund is rolled back, and the retry makes it', async () => {
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    await operate(database.db, 'ship', { orderId: orderID, ...by() })
    await work('move-money')

    expect(await dieAt('fulfilment.refund-written', { kind: 'refund', orderID })).toBe('SIGKILL')
    await recover()

    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('shipped')
    expect(await broken([orderID])).toEqual([])
  })

  test('fulfilment.refund-decided: the approval is rolled back, and the refund still waits', async () => {
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    await operate(database.db, 'ship', { orderId: orderID, ...by() })
    await work('move-money')

    expect(await dieAt('fulfilment.refund-decided', { kind: 'refund', orderID })).toBe('SIGKILL')
    await recover()

    expect(ledger.entries.filter((entry) => entry.refundOf)).toEqual([])
    const { state } = await database.db.selectFrom('refund_request').select('state').executeTakeFirstOrThrow()
    expect([state, await broken([orderID])]).toEqual(['waiting', []])
  })

  test('fulfilment.called-off: the rest is cancelled once, and only the sent part is charged', async () => {
    const { orderID } = await shop.checkout(cardBody())
    await operate(database.db, 'ship_part', { orderId: orderID, ...by() })

    expect(await dieAt('fulfilment.called-off', { kind: 'call_off', orderID })).toBe('SIGKILL')
    await recover()
    expect(ledger.entries.map((entry) => entry.status)).toEqual(['authorized'])
    await operate(database.db, 'call_off', { orderId: orderID, ...by() })
    await recover()

    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('shipped')
    expect(ledger.entries.map((entry) => entry.status)).toEqual(['captured'])
    expect(await broken([orderID])).toEqual([])
  })

  test('fulfilment.return-received: the goods are received once and refunded once', async () => {
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    await operate(database.db, 'ship', { orderId: orderID, ...by() })
    await work('move-money')

    expect(await dieAt('fulfilment.return-received', { kind: 'receive', orderID })).toBe('SIGKILL')
    await operate(database.db, 'receive', { orderId: orderID, ...by() })
    await recover()

    expect((await shop.progress({ orderID, postal: '60614' })).state).toBe('refunded')
    expect(ledger.entries.filter((entry) => entry.refundOf)).toHaveLength(1)
    expect(await broken([orderID])).toEqual([])
  })

  test(
    'fulfilment.photos-stored: F46 no report names a missing photo, and the damage is ' +
      'reported when the buyer sends it again',
    async () => {
      const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
      await operate(database.db, 'ship', { orderId: orderID, ...by() })
      await work('move-money')

      expect(await dieAt('fulfilment.photos-stored', { kind: 'report_damage', orderID })).toBe('SIGKILL')
      expect((await shop.track({ orderID, postal: '60614' })).damage).toEqual([])
      await shop.reportDamage({ orderID, postal: '60614', photos: [await drawnPhoto()] })

      const [report] = (await shop.track({ orderID, postal: '60614' })).damage
      expect(
        (await shop.damagePhoto({ orderID, postal: '60614', photo: report!.photos[0]! })).body.size,
      ).toBeGreaterThan(1_000)
      await recover()
      expect(await broken([orderID])).toEqual([])
    },
  )

  test('expiry.stock-returned of a cancellation: one stock return and one void', async () => {
    const { orderID } = await shop.checkout(cardBody())

    expect(await dieAt('expiry.stock-returned', { kind: 'cancel', orderID })).toBe('SIGKILL')
    await operate(database.db, 'cancel', { orderId: orderID, ...by() })
    await recover()

    expect(ledger.entries.map((entry) => entry.status)).toEqual(['voided'])
    expect(await broken([orderID])).toEqual([])
  })

  test.each(namesWith('bulk.'))('%s: the order has shipped once, and its row says so', async (point) => {
    const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    await demoPeople(database.db)
    const id = randomUUID()
    const [{ version }, now] = [await getOrder(database.db, orderID), clock.now()]
    const run = { id, kind: 'ship' as const, carrier: 'UPS', started_at: now }
    const row = { run_id: id, order_id: orderID, tracking: '1Z1', seen: version, due_at: now }
    await database.db
      .insertInto('bulk_run')
      .values({ ...run, account_id: accountIdOf('operations') })
      .execute()
    await database.db.insertInto('bulk_row').values(row).execute()

    expect(await dieAt(point, { kind: 'job', name: 'bulk-orders' })).toBe('SIGKILL')
    await recover()
    await work('bulk-orders')

    expect((await readRun(database.db, id))?.counts).toEqual({ waiting: 0, done: 1, refused: 0 })
    expect(ledger.entries.filter((entry) => entry.status === 'captured')).toHaveLength(1)
    expect(await broken([orderID])).toEqual([])
  })

  test.each(namesWith('outbox.'))('%s: the buyer gets the mail, with one Message-ID', async (point) => {
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

    expect(await dieAt(point, { kind: 'job', name: 'outbox' })).toBe('SIGKILL')
    await recover()

    expect([...new Set(ledger.mails)]).toEqual([`order-confirmation:${orderID}`])
    expect(await broken([orderID])).toEqual([])
  })
})

describe('the process of a bank debit dies at', () => {
  let sandbox: PaymentSandbox
  let debited: Shop
  beforeEach(async () => {
    sandbox = await startPaymentSandbox({ port: 0, ...sandboxKeys })
    debited = openShop({
      db: database.db,
      clock,
      gateway: ledgerGateway(ledger.url),
      bank: sandboxBank(sandbox.url),
    })
  })
  afterEach(() => sandbox.close())

  const order = async () =>
    (await debited.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'ACHDebit'))).orderID
  const die = async (crashAt: CrashPoint, task: ChildTask['work']) => {
    const child = await startChild({
      databaseUrl: database.url,
      ledgerUrl: ledger.url,
      bankUrl: sandbox.url,
      clockFile: clock.file(),
      crashAt,
      sleeps: false,
      work: task,
    })
    const end = await child.end
    await brokenSessionsGone(database.db)
    return end
  }
  const job = (name: string) => workOf(debited.services, (key) => ledger.mails.push(key))(name)
  const sales = () => sandbox.control.ledger().transactions.map(({ status }) => status)
  const stateOf = async (orderID: string) => (await debited.progress({ orderID, postal: '60614' })).state

  test.each(namesWith('watch.'))(
    '%s: the money is counted once, and the buyer gets one mail',
    async (point) => {
      const orderID = await order()
      await debited.bank.debit({ orderID, paymentMethodNonce: sandbox.control.tokenizeAccount('1000000000') })
      sandbox.control.advance(sandbox.control.ledger().transactions[0]!.id, 'settled')

      expect(await die(point, { kind: 'job', name: 'follow-payments' })).toBe('SIGKILL')
      clock.advance(90_000)
      await job('follow-payments')
      await job('outbox')

      expect([await stateOf(orderID), sales()]).toEqual(['paid', ['settled']])
      expect(await database.db.selectFrom('money_movement').select('status').execute()).toEqual([
        { status: 'done' },
      ])
      expect(ledger.mails.filter((key) => key.includes('paid'))).toHaveLength(1)
    },
  )

  test.each(['deposits.requested', 'deposits.provider-answered'] as const)(
    '%s: no debit, and the buyer sends the amounts again',
    async (point) => {
      const orderID = await order()
      const again = () =>
        debited.bank.debit({
          orderID,
          paymentMethodNonce: sandbox.control.tokenizeAccount('1000000000'),
          verificationMethod: 'micro_transfers',
        })

      expect(
        await die(point, {
          kind: 'debit',
          orderID,
          token: sandbox.control.tokenizeAccount('1000000000'),
          method: 'micro_transfers',
        }),
      ).toBe('SIGKILL')
      clock.advance(90_000)
      expect((await again()).state).toBe('verifying')
      await debited.bank.confirm(orderID, [17, 29])

      expect([await stateOf(orderID), sales()]).toEqual(['awaiting_funds', ['settlement_pending']])
    },
  )

  test('deposits.provider-confirmed: a second confirmation makes no second debit', async () => {
    const orderID = await order()
    await debited.bank.debit({
      orderID,
      paymentMethodNonce: sandbox.control.tokenizeAccount('1000000000'),
      verificationMethod: 'micro_transfers',
    })

    expect(await die('deposits.provider-confirmed', { kind: 'confirm', orderID, amounts: [17, 29] })).toBe(
      'SIGKILL',
    )
    await debited.bank.confirm(orderID, [17, 29])

    expect([await stateOf(orderID), sales()]).toEqual(['awaiting_funds', ['settlement_pending']])
  })
})

describe('the sweep itself', () => {
  test('each crash point stands once in the source, and a test uses it', async () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const files = globSync('src/**/*.ts', {
      cwd: root,
      exclude: ['src/lib/crash-point.ts', 'src/server/crash-points.ts'],
    })
    const source = (await Promise.all(files.map((file) => readFile(root + file, 'utf8')))).join('\n')
    const placed = [...source.matchAll(/crashPoint\('([^']+)'\)/g)].map((match) => match[1])
    const swept = [
      'checkout.',
      'payment.',
      'reconcile.',
      'expiry.',
      'money.',
      'fulfilment.',
      'outbox.',
      'bulk.',
      'watch.',
      'deposits.',
      // crash-on-edits.test.ts uses fulfilment.order-edited, crash-on-terms.test.ts these two.
      'terms.credit-reserved',
      'terms.invoiced',
      // crash-on-quotes.test.ts uses these.
      'quote.',
    ].flatMap(namesWith)

    expect(placed.toSorted()).toEqual([...CRASH_POINTS].toSorted())
    expect(swept.toSorted()).toEqual([...CRASH_POINTS].toSorted())
  })

  test(
    'control: a process that charges before it writes a row leaves money without an order, ' +
      'and the check finds it',
    async () => {
      await ledgerGateway(ledger.url).authorize({
        orderId: 'A000000000000',
        amount: 129_999 as never,
        token: randomUUID(),
        idempotencyKey: randomUUID(),
      })
      await recover()

      expect(await broken([])).toContainEqual(expect.stringContaining('I3'))
    },
  )

  test('control: an order that was confirmed before its commit is lost; the check finds it', async () => {
    const promised = 'A111111111111'
    await dieAt('checkout.order-written', { kind: 'checkout', body: cardBody(), key: randomUUID() })
    await recover()

    expect(await broken([promised])).toContainEqual(expect.stringContaining('I5'))
  })
})
