import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ledgerGateway } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { FURNACE, issueCoupon, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import * as naive from '../naive/naive.ts'
import { type FaultStage, faultStage } from '../stage/fault-stage.ts'

let stage: FaultStage
let database: FaultStage['database']
let ledger: FaultStage['ledger']
let shop: FaultStage['shop']

beforeEach(async () => {
  stage = await faultStage({ poolSize: 20 })
  ;({ database, ledger, shop } = stage)
})
afterEach(() => stage.close())

const reported = (answers: readonly unknown[]) =>
  answers.flatMap((answer) => (answer as { orderID?: string }).orderID ?? [])
async function broken(ids: readonly string[]): Promise<string[]> {
  await stage.work('outbox')
  return stage.broken(ids)
}

describe('F15: rows that another transaction locks', () => {
  /** Locks the thermostat's stock, the coupon and one order, and keeps them while something happens. */
  const holding = <T>(orderId: string, meanwhile: () => Promise<T>): Promise<T> =>
    database.db.transaction().execute(async (trx) => {
      await sql`select from stock where product_id = ${THERMOSTAT} for update`.execute(trx)
      await sql`select from coupon for update`.execute(trx)
      await sql`select from orders where id = ${orderId} for update`.execute(trx)
      return meanwhile()
    })

  test(
    'stock, coupon and order locked at once: each buyer is asked to try again in a moment, none ' +
      'gets an error, and the same requests succeed afterwards',
    async () => {
      const couponCode = await issueCoupon(database.db)
      const pending = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))
      const [forStock, forCoupon, token] = [randomUUID(), randomUUID(), randomUUID()]
      const presses = () => [
        shop.checkout(
          makeBody([{ id: THERMOSTAT, qty: 1 }], {
            shippingMethod: { cost: 10.21, type: 'standard' },
            paymentInfo: { amount: 176.08, method: 'check' },
          }),
          forStock,
        ),
        shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], { discounts: { couponCode } }), forCoupon),
        shop.pay(pending.orderID, token),
      ]

      const refusals = await holding(pending.orderID, () =>
        Promise.all(presses().map((press) => press.catch((error: unknown) => error))),
      )
      expect(refusals).toEqual(
        Array(3).fill(
          expect.objectContaining({ code: 'busy', status: 503, details: { retryAfterSeconds: 1 } }),
        ),
      )
      expect(ledger.asked).toBe(0)

      const answers = await Promise.all(presses())
      expect(answers.map(({ state }) => state)).toEqual(['awaiting_funds', 'awaiting_funds', 'authorized'])
      expect(await broken(reported(answers))).toEqual([])
    },
  )

  test('control: without a lock timeout the statement never returns', async () => {
    const pending = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))
    let waiting: Promise<unknown> = Promise.resolve()

    const state = await holding(pending.orderID, () => {
      waiting = naive.takeWithoutLimit(database.db, THERMOSTAT)
      return Promise.race([waiting, sleep(2_500, 'still waiting')])
    })
    await waiting

    expect(state).toBe('still waiting')
  })
})

describe('F16: two carts with the same products in opposite order', () => {
  const cart = [
    { id: FURNACE, qty: 1 },
    { id: THERMOSTAT, qty: 2 },
  ]

  test('64 buyers at once: rows are locked in one order, without a deadlock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        shop
          .checkout(makeCardBody(index % 2 === 0 ? cart : cart.toReversed()))
          .catch((error: unknown) => error),
      ),
    )

    expect(answers.filter((answer) => answer instanceof Error)).toEqual([])
    expect(new Set(reported(answers)).size).toBe(64)
    expect(await broken(reported(answers))).toEqual([])
  })

  test('control: locking products in the order of the cart ends in a deadlock', async () => {
    const meet = naive.meeting(2)
    const ids = cart.map(({ id }) => id)
    const ends = await Promise.all(
      [ids, ids.toReversed()].map((order) =>
        naive.takeInCartOrder(database.db, order, meet).catch((error: { code?: string }) => error.code),
      ),
    )

    expect(ends).toContain('40P01')
  })
})

describe('F17: PostgreSQL rolls the transaction back and asks to retry it', () => {
  /** Makes the next `times` changes to this state fail, as late in their transaction as possible. */
  const arrange = (code: string, state: string, times: number) =>
    sql.raw(`
      create sequence trouble;
      create function make_trouble() returns trigger language plpgsql as $$
        begin
          if nextval('trouble') <= ${times} then
            raise exception 'arranged' using errcode = '${code}';
          end if;
          return new;
        end $$;
      create trigger trouble before insert on order_event
        for each row when (new.to_state = '${state}') execute function make_trouble();`)

  const CASES = ['40001', '40P01'].flatMap((code) =>
    ['pending', 'authorized'].map((state) => [code, state] as const),
  )

  test.each(CASES)(
    '%s, twice, while the order becomes %s: the buyer sees no error, and the provider gets one call',
    async (code, state) => {
      await arrange(code, state, 2).execute(database.db)

      const placed = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))

      expect([placed.state, ledger.asked]).toEqual(['authorized', 1])
      expect(await broken([placed.orderID])).toEqual([])
    },
  )

  test(
    'every time: after three tries the answer asks to retry later, no order is written and ' +
      'no buyer is charged',
    async () => {
      await arrange('40001', 'pending', 1_000).execute(database.db)

      await expect(shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))).rejects.toMatchObject({
        code: 'busy',
        status: 503,
      })
      expect([ledger.asked, await broken([])]).toEqual([0, []])
    },
  )

  test(
    'control: a transaction that contains the provider’s call charges at each retry, and ' +
      'the check finds it',
    async () => {
      const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }], {}, 'creditCard'))
      await arrange('40001', 'authorized', 2).execute(database.db)

      await naive.chargeInside(database.db, ledgerGateway(ledger.url), orderID)

      expect(await broken([])).toContainEqual(expect.stringContaining('I2'))
    },
  )
})
