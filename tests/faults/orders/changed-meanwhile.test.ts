import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { expirePendingOrders } from '#features/selling/orders/server/index.ts'
import { hasLivePayment } from '#features/selling/payments/server/index.ts'
import { allJobs } from '#server/jobs/list.ts'
import { PROVIDER_DEADLINE_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, issueCoupon, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { breaches } from '../checks/invariants.ts'
import * as naive from '../naive/naive.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'

// Something changes between the review and the answer: our own figures, or the buyer's connection.
let stage: FaultStage
let database: FaultStage['database']
let ledger: FaultStage['ledger']
let clock: FaultStage['clock']
let shop: FaultStage['shop']

beforeEach(async () => {
  stage = await faultStage({ stock: { furnaces: 5 }, shop: { deadlineMs: PROVIDER_DEADLINE_MS } })
  ;({ database, ledger, clock, shop } = stage)
})
afterEach(() => stage.close())

/** Without mails: no worker sends the outbox here. */
const broken = (reported: readonly string[] = []) =>
  breaches({ db: database.db, ledger: ledger.entries, reported })

const withCard = (body: CheckoutBody): CheckoutBody => ({
  ...body,
  paymentInfo: { ...body.paymentInfo, cardInfo: { paymentMethodNonce: randomUUID() } },
})
const furnace = (overrides: Partial<CheckoutBody> = {}) =>
  withCard(makeBody([{ id: FURNACE, qty: 1 }], overrides, 'creditCard'))
const orderCount = async () => (await database.db.selectFrom('orders').select('id').execute()).length

/** Makes the merchant's new price hold from now on. */
async function reprice(db: Db, id: string, cents: number): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('product_price')
      .set({ valid_to: now })
      .where('product_id', '=', id)
      .where('valid_to', 'is', null)
      .execute()
    await trx
      .insertInto('product_price')
      .values({ product_id: id, price_cents: cents, list_price_cents: null, valid_from: now })
      .execute()
  })
}

interface Refusal {
  code: string
  details: { invalidProductPrices?: unknown; totals?: { total: number }; products?: unknown }
}
const refusalOf = (body: CheckoutBody, key: string = randomUUID()) =>
  shop.checkout(body, key).then(
    () => Promise.reject(new Error('accepted')),
    (error: unknown) => error as Refusal,
  )

describe('F37 [X-PRICE]: between the review and placing the order', () => {
  test.each([
    ['up', 139_999],
    ['down', 119_999],
  ])(
    'the price goes %s: refused with the product and its price, no charge; accepted at ' +
      'the new one under the same key',
    async (_, cents) => {
      const key = randomUUID()
      const seen = furnace()
      await reprice(database.db, FURNACE, cents)
      clock.advance(1_000)

      const refusal = await refusalOf(seen, key)
      expect([refusal.code, refusal.details.invalidProductPrices, await orderCount(), ledger.asked]).toEqual([
        'price',
        [{ id: FURNACE, price: cents / 100 }],
        0,
        0,
      ])
      const agreed = withCard({
        ...seen,
        products: [{ id: FURNACE, qty: 1, price: cents / 100 }],
        paymentInfo: { ...seen.paymentInfo, amount: refusal.details.totals!.total },
      })
      const { orderID } = await shop.checkout(agreed, key)

      expect(ledger.entries.map(({ amount }) => amount)).toEqual([
        Math.round(refusal.details.totals!.total * 100),
      ])
      expect(await broken([orderID])).toEqual([])
    },
  )

  test('[X-TAX] the tax rises: refused with the new total, no charge', async () => {
    const seen = furnace()
    await database.db.updateTable('local_tax_rate').set({ city_rate: 0.02 }).execute()

    const refusal = await refusalOf(seen)
    expect([refusal.code, refusal.details.invalidProductPrices, await orderCount(), ledger.asked]).toEqual([
      'price',
      [],
      0,
      0,
    ])
    const { orderID } = await shop.checkout(
      withCard({ ...seen, paymentInfo: { ...seen.paymentInfo, amount: refusal.details.totals!.total } }),
    )
    expect(await broken([orderID])).toEqual([])
  })

  test.each<[string, (code: string) => Promise<unknown>]>([
    [
      'ends',
      (code) =>
        database.db.updateTable('coupon').set({ ends_at: clock.now() }).where('code', '=', code).execute(),
    ],
    [
      'is used up by another buyer',
      (code) => shop.checkout(furnace({ discounts: { couponCode: code }, email: 'quick@example.com' })),
    ],
  ])('[X-COUPON] the coupon %s: refused, no charge; the order without it succeeds', async (_, change) => {
    const couponCode = await issueCoupon(database.db, { usage: 1 })
    const seen = furnace({ discounts: { couponCode } })
    await change(couponCode)
    const [before, charged] = [await orderCount(), ledger.asked]

    expect((await refusalOf(seen)).code).toBe('coupon_invalid')
    expect([await orderCount(), ledger.asked]).toEqual([before, charged])
    const { orderID } = await shop.checkout(furnace())
    expect(await broken([orderID])).toEqual([])
  })

  test(
    'the last units are sold: refused with the product, no charge, and the same cart can ' +
      'be bought when more arrive',
    async () => {
      const seen = withCard(
        makeBody(
          [
            { id: FURNACE, qty: 1 },
            { id: THERMOSTAT, qty: 1 },
          ],
          {},
          'creditCard',
        ),
      )
      await shop.checkout(makeBody([{ id: FURNACE, qty: 5 }], { email: 'quick@example.com' }))

      const refusal = await refusalOf(seen)
      expect([refusal.code, refusal.details.products, ledger.asked]).toEqual(['out_of_stock', [FURNACE], 0])
      await database.db
        .updateTable('stock')
        .set((eb) => ({ opening: eb('opening', '+', 1), available: eb('available', '+', 1) }))
        .where('product_id', '=', FURNACE)
        .execute()
      const { orderID } = await shop.checkout(seen)
      expect(await broken([orderID])).toEqual([])
    },
  )

  test('the price changes while the order is written: the order keeps the agreed price', async () => {
    let placing: Promise<{ orderID: string }> | undefined
    await database.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('stock')
        .select('product_id')
        .where('product_id', '=', FURNACE)
        .forUpdate()
        .execute()
      placing = shop.checkout(furnace())
      await naive.whenWaiting(database.db, 1)
      clock.advance(1)
      await reprice(database.db, FURNACE, 199_999)
    })
    const { orderID } = await placing!

    expect(ledger.entries).toHaveLength(1)
    expect(await broken([orderID])).toEqual([])
  })

  test('control: the check finds an order that was written at the browser’s price', async () => {
    await reprice(database.db, FURNACE, 199_999)
    await naive.placeAtClaimedPrice(
      database.db,
      'the-key-of-one-attempt',
      FURNACE,
      new Date(clock.now().getTime() + 1_000),
    )

    expect(await broken()).toContainEqual(expect.stringContaining('I13'))
  })
})

describe('F36: the buyer’s connection breaks; the buyer presses again an hour later', () => {
  const HOUR = 3_600_000
  const work = async (name: string) =>
    allJobs(shop.services, { [confirmationMail.topic]: async () => {} })
      .find((job) => job.name === name)!
      .run()

  test(
    'the answer was lost: the buyer gets the stored outcome, even if prices changed or the record of the ' +
      'key was deleted',
    async () => {
      const [key, body] = [randomUUID(), furnace()]
      const unheard = await shop.checkout(body, key)
      clock.advance(1_000)
      await reprice(database.db, FURNACE, 199_999)
      clock.advance(HOUR)

      expect(await shop.checkout(furnace(), key)).toEqual(unheard)
      clock.advance(48 * HOUR)
      await work('prune-idempotency')
      expect(await shop.checkout(furnace(), key)).toEqual(unheard)
      expect([await orderCount(), ledger.asked]).toEqual([1, 1])
      expect(await broken([unheard.orderID])).toEqual([])
    },
  )

  test('the request never arrived: the order is placed at today’s prices', async () => {
    const [key, body] = [randomUUID(), furnace()]
    clock.advance(HOUR)

    const { orderID } = await shop.checkout(body, key)
    expect(await broken([orderID])).toEqual([])
  })

  test('the payment’s outcome was unknown: it was settled since, and the answer says so', async () => {
    const [key, body] = [randomUUID(), furnace()]
    ledger.nextFault = 'accept_then_drop'
    await shop.checkout(body, key)
    clock.advance(HOUR)
    await work('reconcile-payments')

    const { orderID, state } = await shop.checkout(furnace(), key)
    expect([state, ledger.asked]).toEqual(['authorized', 1])
    expect(await broken([orderID])).toEqual([])
  })

  test(
    'it broke between the order and its payment: the order has expired and says so, and ' +
      'a new order can be placed',
    async () => {
      const [key, unpaid] = [randomUUID(), makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard')]
      await shop.checkout(unpaid, key)
      clock.advance(HOUR)
      await expirePendingOrders({ ...shop, hasLivePayment })

      expect((await refusalOf(unpaid, key)).code).toBe('order_closed')
      const { orderID } = await shop.checkout(furnace())
      expect(await broken([orderID])).toEqual([])
    },
  )

  test('control: a shop that deletes the key within the hour makes a second order', async () => {
    await naive.forgetAttemptKeys(database.db)
    const key = 'the-key-of-one-attempt'
    await naive.placeAtClaimedPrice(database.db, key, FURNACE, clock.now())
    await naive.placeAtClaimedPrice(database.db, key, FURNACE, new Date(clock.now().getTime() + HOUR))

    expect(await broken()).toContainEqual(expect.stringContaining('I1'))
  })
})
