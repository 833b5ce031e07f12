import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LARGE_UNITS, UNPAID_PER_BROWSER } from '#features/selling/orders/rules/holding.ts'
import type { ApiError } from '#lib/api-error.ts'
import { DAY_MS, MINUTE_MS } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop, type ShopParts } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { CHECKOUT_LIMITS } from '../rules/access.ts'

let database: TestDatabase
let ledger: PaymentLedger
beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await database.db
    .updateTable('stock')
    .set((eb) => ({ available: 5_000, opening: eb('reserved', '+', 5_000) }))
    .execute()
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const clock = movableClock()
const open = (buyingLimitsTimes = 1, more: Partial<ShopParts> = {}): Shop =>
  openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), buyingLimitsTimes, ...more })

let mailbox = 0
const body = (method: 'check' | 'creditCard' = 'check', products = [{ id: FURNACE, qty: 1 }]) =>
  makeBody(products, { email: `buyer${++mailbox}@example.com` }, method)
const from = (ip: string, proof?: string) => ({ ip, proof })
const place = (shop: Shop, ip: string, proof?: string) => shop.checkout(body(), undefined, from(ip, proof))
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'placed',
    (error: ApiError) => error.code,
  )
const count = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length
const orderOf = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const reserved = async (product: string) =>
  (
    await database.db
      .selectFrom('stock')
      .select('reserved')
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow()
  ).reserved

describe('orders without money', () => {
  test('60 at once from one address: ten are placed, the others must solve a proof of work', async () => {
    const shop = open()

    const codes = await Promise.all(Array.from({ length: 60 }, () => codeOf(place(shop, '192.0.2.20'))))

    expect(count(codes, 'placed')).toBe(CHECKOUT_LIMITS['order-network'].points)
    expect(count(codes, 'proof_needed')).toBe(60 - CHECKOUT_LIMITS['order-network'].points)
  })

  test('[R5] one order sent 40 times at once with one key: each answer is that order', async () => {
    const shop = open()
    const [key, same] = [randomUUID(), body()]
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => shop.checkout(same, key, from('192.0.2.21'))),
    )

    expect(new Set(answers.map(({ orderID }) => orderID)).size).toBe(1)
  })

  test('one mailbox, under any tag: five orders, then a proof of work', async () => {
    const shop = open()
    const codes = []
    for (let n = 0; n < 7; n++)
      codes.push(
        await codeOf(
          shop.checkout(
            makeBody([{ id: FURNACE, qty: 1 }], { email: `Ann+${n}@example.com` }),
            undefined,
            from(`192.0.2.${30 + n}`),
          ),
        ),
      )

    expect(codes).toEqual([...Array(5).fill('placed'), 'proof_needed', 'proof_needed'])
  })

  test('a resend of an attempt and a refused order count nothing', async () => {
    const shop = open()
    const order = body()
    const key = crypto.randomUUID()
    for (let n = 0; n < 30; n++) await shop.checkout(order, key, from('192.0.2.22'))
    const none = makeBody([{ id: FURNACE, qty: 1 }], { discounts: { couponCode: 'NOSUCHCODE' } })
    for (let n = 0; n < 15; n++) await codeOf(shop.checkout(none, undefined, from('192.0.2.22')))

    const codes = []
    for (let n = 0; n < 10; n++) codes.push(await codeOf(place(shop, '192.0.2.22')))
    expect(count(codes, 'placed')).toBe(CHECKOUT_LIMITS['order-network'].points - 1)
  })

  test('a browser keeps three unpaid orders: the oldest is released, with its stock', async () => {
    const shop = open(1_000)
    const cookies: Record<string, string> = {}
    const keep = (header: string) => {
      const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
      cookies[name] = value
    }
    const before = await reserved(FURNACE)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      clock.advance(1_000)
      const request = { cookies: { ...cookies }, setCookie: keep }
      ids.push((await shop.checkout(body('creditCard'), undefined, request)).orderID)
    }
    const states = await Promise.all(ids.map(async (id) => (await orderOf(id)).state))

    expect(states).toEqual(['cancelled', 'cancelled', 'pending', 'pending', 'pending'])
    expect(await reserved(FURNACE)).toBe(before + UNPAID_PER_BROWSER)

    const request = { cookies, setCookie: () => {} }
    await Promise.all(Array.from({ length: 30 }, () => shop.checkout(body('creditCard'), undefined, request)))
    expect(await reserved(FURNACE)).toBe(before + UNPAID_PER_BROWSER)
  })

  test('a browser’s order by check is not released by later orders', async () => {
    const shop = open(1_000)
    const { orderID } = await shop.checkout(body())
    const cookies = shop.bank.ownCookies(orderID)
    for (let n = 0; n < 5; n++) await shop.checkout(body('creditCard'), undefined, { cookies })

    expect((await orderOf(orderID)).state).toBe('awaiting_funds')
  })
})

describe('the order is placed although older ones cannot be released', () => {
  const triggers = {
    fail: sql`
      create function no_cancel() returns trigger language plpgsql as $$
      begin
        raise exception 'cannot be released';
      end $$;
      create trigger no_cancel before update on orders for each row
        when (new.state = 'cancelled') execute function no_cancel();`,
    work: sql`drop function no_cancel cascade`,
  }
  beforeAll(() => triggers.fail.execute(database.db))
  afterAll(() => triggers.work.execute(database.db))

  test('the buyer gets the order, its point stays taken, and the log names the order', async () => {
    const told: string[] = []
    const shop = open(1, { report: (message) => told.push(message) })
    const first = await shop.checkout(body('creditCard'), undefined, from('192.0.2.24'))
    const request = { ...from('192.0.2.24'), cookies: shop.bank.ownCookies(first.orderID) }
    const ids = []
    for (let n = 1; n < CHECKOUT_LIMITS['order-network'].points; n++)
      ids.push((await shop.checkout(body('creditCard'), undefined, request)).orderID)

    expect(told).toHaveLength(ids.length - UNPAID_PER_BROWSER + 1)
    expect(told.at(-1)).toContain(ids.at(-1))
    expect(await codeOf(place(shop, '192.0.2.24'))).toBe('proof_needed')
  })
})

describe('large orders', () => {
  const large = (method: 'check' | 'creditCard') => body(method, [{ id: FURNACE, qty: LARGE_UNITS + 1 }])

  test('by check: nothing is reserved and a person decides', async () => {
    const shop = open(1_000)
    const before = await reserved(FURNACE)

    const placed = await shop.checkout(large('check'))

    expect(placed.state).toBe('awaiting_funds')
    expect(await orderOf(placed.orderID)).toMatchObject({ review: 'waiting', expires_at: null })
    expect(await reserved(FURNACE)).toBe(before)
  })

  test('by card: the stock is held for ten minutes', async () => {
    const shop = open(1_000)
    const { orderID } = await shop.checkout(large('creditCard'))

    const { expires_at, review } = await orderOf(orderID)
    expect([review, expires_at]).toEqual([null, new Date(clock.now().getTime() + 10 * MINUTE_MS)])
  })

  test('60 at once from one address: three', async () => {
    const shop = open()

    const codes = await Promise.all(
      Array.from({ length: 60 }, () =>
        codeOf(shop.checkout(large('creditCard'), undefined, from('192.0.2.23'))),
      ),
    )

    expect(count(codes, 'placed')).toBe(CHECKOUT_LIMITS['large-order'].points)
    expect(count(codes, 'too_many') + count(codes, 'proof_needed')).toBe(
      60 - CHECKOUT_LIMITS['large-order'].points,
    )
  })
})

test('an order by check is held for ten days', async () => {
  const shop = open(1_000)
  const { orderID } = await shop.checkout(body())

  expect((await orderOf(orderID)).expires_at).toEqual(new Date(clock.now().getTime() + 10 * DAY_MS))
})
