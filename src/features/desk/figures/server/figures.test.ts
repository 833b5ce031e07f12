import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FIGURE } from '../rules/access.ts'
import { type Sums, totalOf } from '../rules/figures.ts'
import { figuresHandlers } from './handlers.ts'
import { daySums, readDays } from './read-days.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const YEAR = { from: '2025-11-29', to: '2026-11-28' }

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await fillOrders(database.url, { orders: 2_000, now: NOW })
})
afterAll(() => database.drop())

/** The same sums from whole rows, one by one. */
async function slowSums(): Promise<Map<string, Sums>> {
  const { db } = database
  const days = new Map<string, Sums>()
  const on = (at: Date) => {
    const { day } = inStoreZone(at)
    const sums = days.get(day) ?? totalOf([])
    days.set(day, sums)
    return sums
  }
  const orders = await db.selectFrom('orders').selectAll().execute()
  const movements = await db.selectFrom('money_movement').selectAll().execute()
  const shipments = await db.selectFrom('shipment').selectAll().execute()
  for (const { created_at, state, ...order } of orders.filter(isPlaced)) {
    const sums = on(created_at)
    sums[state === 'cancelled' ? 'cancelled' : 'orders']++
    if (state !== 'cancelled') sums.sales += order.subtotal_cents - order.discount_cents
  }
  for (const { created_at, amount_cents } of movements.filter(isRefunded))
    on(created_at).refunds += amount_cents
  for (const { delivered_at, order_id } of shipments) {
    const method = orders.find(({ id }) => id === order_id)?.shipping_method
    const promised = method?.deliveryDateTo || method?.deliveryDate
    if (delivered_at === null || !promised) continue
    const sums = on(delivered_at)
    sums.delivered++
    if (inStoreZone(delivered_at).day <= String(promised)) sums.onTime++
  }
  return days
}

const isRefunded = ({ kind, status }: { kind: string; status: string }) =>
  kind === 'refund' && status === 'done'
const isPlaced = (order: { placed_at: Date | null; state: string }) =>
  order.placed_at !== null && order.state !== 'pending'

test('[29] each day of the merchant’s zone has the sums of its orders, refunds and deliveries', async () => {
  const slow = await slowSums()
  const days = await readDays(database.db, may(FIGURE.read), YEAR)

  expect(days.length).toBeGreaterThan(100)
  for (const { day, ...sums } of days) expect([day, sums]).toEqual([day, slow.get(day)])
  const inside = [...slow].filter(([day]) => day >= YEAR.from && day <= YEAR.to)
  expect(totalOf(days)).toEqual(totalOf(inside.map(([, sums]) => sums)))
})

test('the rows are what their type says', async () => {
  const count = z.int()
  const row = z.strictObject({
    day: z.iso.date(),
    orders: count,
    sales: z.number(),
    cancelled: count,
    refunds: z.number(),
    delivered: count,
    onTime: count,
  })
  await expectRows(database.db, daySums(YEAR), row)
})

test('[29] a period that is empty or longer than three years is refused at its field', async () => {
  const clock = { now: () => NOW }
  const figures = createRouterClient(figuresHandlers, {
    context: { db: database.db, clock, ...whoAsks('operations') },
  })
  for (const from of ['2026-12-24', '2020-01-01'])
    await expect(figures.read({ from })).rejects.toMatchObject({
      code: 'invalid',
      details: { issues: [{ path: 'from' }] },
    })
  expect((await figures.read({ from: '2026-11-01' })).steps).toHaveLength(28)
})
