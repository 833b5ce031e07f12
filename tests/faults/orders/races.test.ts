import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expirePendingOrders } from '#features/selling/orders/server/index.ts'
import { hasLivePayment } from '#features/selling/payments/server/index.ts'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, fillStock, issueCoupon, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { breaches } from '../checks/invariants.ts'
import * as naive from '../naive/naive.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'

let stage: FaultStage
let database: FaultStage['database']
let ledger: FaultStage['ledger']
let clock: FaultStage['clock']
let shop: FaultStage['shop']

beforeEach(async () => {
  stage = await faultStage({ poolSize: 20, stock: false })
  ;({ database, ledger, clock, shop } = stage)
})
afterEach(() => stage.close())

/** Without mails: no worker sends the outbox here. */
const broken = (reported: readonly string[] = []) =>
  breaches({ db: database.db, ledger: ledger.entries, reported })

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index).catch((error: unknown) => error as T)))
const idsOf = (answers: readonly unknown[]) =>
  answers.flatMap(
    (answer) =>
      (answer as { orderID?: string }).orderID ??
      (answer as { details?: { orderID?: string } }).details?.orderID ??
      [],
  )
const orderCount = async () => (await database.db.selectFrom('orders').select('id').execute()).length

describe('F34: pressed twice', () => {
  test('25 presses at once with one key: one order, one charge, one answer', async () => {
    await fillStock(database.db)
    const key = randomUUID()
    const body = makeCardBody([
      { id: FURNACE, qty: 1 },
      { id: THERMOSTAT, qty: 2 },
    ])

    const answers = await times(25, () => shop.checkout(body, key))

    expect(new Set(idsOf(answers)).size).toBe(1)
    expect(
      answers.map((answer) => answer.state).filter((state) => !['authorized', 'confirming'].includes(state)),
    ).toEqual([])
    expect([await orderCount(), ledger.asked]).toEqual([1, 1])
    expect(await broken(idsOf(answers))).toEqual([])
    expect(await shop.checkout(body, key)).toMatchObject({ state: 'authorized' })
  })

  test('two tabs with their own card entries for one attempt: one order, one charge', async () => {
    await fillStock(database.db)
    const key = randomUUID()

    const answers = await Promise.all([
      shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]), key),
      shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]), key),
    ])

    expect(new Set(idsOf(answers)).size).toBe(1)
    expect([await orderCount(), ledger.asked]).toEqual([1, 1])
    expect(await broken(idsOf(answers))).toEqual([])
  })

  test('a second press after payment, and another an hour later, get the stored outcome', async () => {
    await fillStock(database.db)
    const key = randomUUID()
    const first = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]), key)
    clock.advance(3_600_000)

    expect(await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]), key)).toEqual(first)
    expect(await shop.pay(first.orderID, randomUUID())).toEqual(first)
    expect([await orderCount(), ledger.asked]).toEqual([1, 1])
  })

  test(
    'control: a checkout that looks first and inserts afterwards makes several orders, and the ' +
      'check finds it',
    async () => {
      await fillStock(database.db)
      await naive.forgetAttemptKeys(database.db)
      const meet = naive.meeting(25)

      await times(25, () => naive.placeByLookingFirst(database.db, 'one-attempt-key-for-all', FURNACE, meet))

      expect(await broken()).toContainEqual(expect.stringContaining('I1'))
    },
  )

  test('control: paying without a row of its own charges twice, and the check finds it', async () => {
    await fillStock(database.db)
    const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))
    const meet = naive.meeting(5)

    await times(5, () => naive.chargeWithoutRow(database.db, ledgerGateway(ledger.url), orderID, meet))

    expect(await broken()).toContainEqual(expect.stringContaining('I2'))
  })
})

describe('F41: 64 buyers, 10 units', () => {
  test('exactly 10 orders, 54 clear answers, no charge among the 54', async () => {
    await fillStock(database.db, { furnaces: 10 })

    const answers = await times(64, () =>
      shop.checkout(
        makeCardBody([
          { id: THERMOSTAT, qty: 1 },
          { id: FURNACE, qty: 1 },
        ]),
      ),
    )

    const refused = answers.filter((answer) => answer instanceof Error)
    expect(refused.map((refusal) => Reflect.get(refusal, 'code'))).toEqual(Array(54).fill('out_of_stock'))
    expect([await orderCount(), ledger.asked]).toEqual([10, 10])
    expect(await broken(idsOf(answers))).toEqual([])
  })

  test('control: reading the stock and writing it back sells too much, and the check finds it', async () => {
    await fillStock(database.db, { furnaces: 10 })
    const meet = naive.meeting(64)

    await times(64, (index) => naive.reserveByReadThenWrite(database.db, `attempt-${index}`, FURNACE, meet))

    expect(await orderCount()).toBeGreaterThan(10)
    expect(await broken()).toContainEqual(expect.stringContaining('I6'))
  })
})

describe('unpaid orders', () => {
  test('F31: an abandoned order returns its stock and coupon on expiry; its key says so', async () => {
    await fillStock(database.db, { furnaces: 1 })
    const key = randomUUID()
    const body = makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard')
    await shop.checkout(body, key)
    clock.advance(31 * 60_000)

    expect(await expirePendingOrders({ ...shop, hasLivePayment })).toBe(1)

    expect(await broken()).toEqual([])
    await expect(shop.checkout(body, key)).rejects.toMatchObject({ code: 'order_closed' })
    await expect(shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))).resolves.toMatchObject({
      state: 'awaiting_funds',
    })
  })

  test('an order whose payment may still come does not expire', async () => {
    await fillStock(database.db)
    ledger.nextFault = 'accept_then_drop'
    const { state } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
    clock.advance(31 * 60_000)

    expect([state, await expirePendingOrders({ ...shop, hasLivePayment })]).toEqual(['confirming', 0])
  })

  test('expiry and payment at the same moment: either way nothing is lost', async () => {
    await fillStock(database.db)
    const orders = await times(12, () => shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard')))
    clock.advance(31 * 60_000)

    await Promise.all([
      expirePendingOrders({ ...shop, hasLivePayment }),
      ...orders.map((order) => shop.pay(order.orderID, randomUUID()).catch(() => undefined)),
      expirePendingOrders({ ...shop, hasLivePayment }),
    ])

    expect(await broken()).toEqual([])
  })
})

describe('F42: a coupon with a limit', () => {
  test('64 buyers, limit 10: exactly 10', async () => {
    await fillStock(database.db)
    const couponCode = await issueCoupon(database.db, { usage: 10 })

    const answers = await times(64, (index) =>
      shop.checkout(
        makeBody([{ id: FURNACE, qty: 1 }], { discounts: { couponCode }, email: `b${index}@example.com` }),
      ),
    )

    expect(answers.filter((answer) => !(answer instanceof Error))).toHaveLength(10)
    expect(await broken(idsOf(answers))).toEqual([])
  })

  test('16 orders with one email address, limit 1: exactly 1', async () => {
    await fillStock(database.db)
    const couponCode = await issueCoupon(database.db, { perEmail: 1 })

    const answers = await times(16, () =>
      shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], { discounts: { couponCode } })),
    )

    expect(answers.filter((answer) => !(answer instanceof Error))).toHaveLength(1)
    expect(await broken(idsOf(answers))).toEqual([])
  })

  test(
    'control: counting and using in one statement passes the limit an address has, and the ' +
      'check finds it',
    async () => {
      await fillStock(database.db)
      const couponCode = await issueCoupon(database.db, { perEmail: 1 })
      const orders = await times(16, () => shop.checkout(makeBody([{ id: FURNACE, qty: 1 }])))

      await naive.holdCoupon(database.db, couponCode, 16, () =>
        times(16, (index) =>
          naive.redeemInOneStatement(database.db, orders[index]!.orderID, couponCode, 'ann@example.com'),
        ),
      )

      expect(await broken()).toContainEqual(expect.stringContaining('I7'))
    },
  )
})
