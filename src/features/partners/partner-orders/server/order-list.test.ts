import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildIndexes } from '#db/online-indexes.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { placeIn } from '#platform/lists/server/cursor.ts'
import { indexes } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { actorFor, demoPeople, type Person } from '#tests/fixtures/portal/people.ts'
import { ORDER_LIST, TABS } from '../rules/order-ids.ts'
import { countedOrders, foundOrders, listPartnerOrders, type OrderFilter, orderTotals } from './order-list.ts'

let database: TestDatabase
const now = new Date('2026-11-28T18:00:00Z')
const ORDERS = 4_000

beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
  await fillOrders(database.url, { orders: ORDERS, now })
})
afterAll(() => database.drop())

const reader = (person: Person) => requirePermission(actorFor(person), ORDER.read)
const page = (filter: OrderFilter & { limit?: number }, person: Person = 'sales') =>
  listPartnerOrders(database.db, reader(person), { ...filter, now })
const totals = (filter: OrderFilter, person: Person = 'sales') =>
  orderTotals(database.db, reader(person), filter, now)

async function every(filter: OrderFilter, person: Person = 'sales') {
  const rows = []
  for (let after: string | undefined; ; ) {
    const read = await page({ ...filter, ...(after && { after }), limit: 400 }, person)
    rows.push(...read.orders)
    if (read.next === null) return rows
    after = read.next
  }
}

describe('one field finds an order by anything that is on it', () => {
  test('number, name, mailbox, telephone, tracking and quote, however they are written', async () => {
    const { db } = database
    const shipment = await db.selectFrom('shipment').selectAll().orderBy('id').executeTakeFirstOrThrow()
    const order = await db
      .updateTable('orders')
      .set({
        phone2: '+1 917-555-7788',
        shipping: JSON.stringify({ name: 'Zoë O’Neil-Xavier', city: 'Ely' }),
      })
      .where('id', '=', shipment.order_id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await sql`
      insert into quote (number, source, state, order_id, words, created_at, changed_at)
      values ('QL004711', 'portal', 'accepted', ${order.id}, '', ${now}, ${now})`.execute(db)
    const typed = [
      order.id,
      order.id.toLowerCase(),
      printedOrderNumber(order.id),
      `Order #${printedOrderNumber(order.id)}`,
      order.id.slice(0, 9),
      order.email.toUpperCase(),
      'zoë',
      'xavier neil',
      '(917) 555-7788',
      '917.555.7788',
      '9175557788',
      '7788',
      'ql-004711',
      shipment.tracking,
      shipment.tracking.toLowerCase().replace(/(.{4})/g, '$1 '),
    ]
    const found = await Promise.all(
      typed.map(async (search) => (await every({ search })).map(({ orderID }) => orderID)),
    )
    expect(typed.filter((_, index) => !found[index]?.includes(order.id))).toEqual([])
    expect(found[0]).toEqual([order.id])
  })

  test('a contractor finds those of the company alone, and their totals say no more', async () => {
    const own = await every({}, 'contractor')
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ companyID }) => companyID))).toEqual(new Set([1]))
    const foreign = (await every({})).find(({ companyID }) => companyID !== 1)!
    const { count, sum, tabs } = await totals({ search: foreign.orderID }, 'contractor')
    expect([await every({ search: foreign.orderID }, 'contractor'), count, sum]).toEqual([[], 0, 0])
    expect((await totals({}, 'contractor')).count).toBe(own.length)
    expect(tabs.find(({ show }) => show === 'to-ship')?.count).toBe(
      (await every({ show: 'to-ship' }, 'contractor')).length,
    )
  })
})

describe('filters, orders and totals agree', () => {
  const FILTERS: OrderFilter[] = [
    {},
    ...TABS.map((show) => ({ show })),
    { state: 'abandoned' },
    { late: 'yes' },
    { age: '30', show: 'to-ship' },
    { method: 'check', money: 'waiting' },
    { money: 'refunded' },
    { carrier: 'midland' },
    { companyID: 2 },
    { placedFrom: '2026-11-01', placedTo: '2026-11-15' },
    { promisedFrom: '2026-11-20', promisedTo: '2026-11-27' },
    { search: 'dana', carrier: 'UPS' },
  ]
  test.each(FILTERS)('%j', async (filter) => {
    const [newest, byTotal, counted] = await Promise.all([
      every(filter),
      every({ ...filter, sort: 'total' }),
      totals(filter),
    ])
    const ids = newest.map(({ orderID }) => orderID)
    expect(new Set(ids).size).toBe(ids.length)
    expect(byTotal.map(({ orderID }) => orderID).toSorted()).toEqual(ids.toSorted())
    expect(byTotal.map(({ total }) => total)).toEqual(
      newest.map(({ total }) => total).toSorted((a, b) => b - a),
    )
    expect(counted.count).toBe(ids.length)
    expect(counted.sum).toBeCloseTo(
      newest.reduce((sum, { total }) => sum + total, 0),
      2,
    )
    expect(ids.length).toBeGreaterThan(0)
  })

  test('a late order is an open one whose promise is over', async () => {
    const late = await every({ late: 'yes' })
    expect(late.every(({ isLate, promised }) => isLate && promised! < '2026-11-28')).toBe(true)
    expect((await every({})).filter(({ isLate }) => isLate)).toHaveLength(late.length)
  })

  test('the open orders by promise, the earliest first', async () => {
    const days = (await every({ sort: 'promise' })).map(({ promised }) => promised)
    expect(days).toEqual(days.toSorted())
    expect(days.length).toBeGreaterThan(0)
  })

  test('every filter of the list has a condition', () => {
    const tried = new Set([...FILTERS.flatMap((filter) => Object.keys(filter)), 'sort', 'ids'])
    const other = ['customerID', 'projectID']
    expect(Object.keys(ORDER_LIST.filters).filter((name) => !tried.has(name))).toEqual(other)
  })
})

test('indexes are built once, and one whose building broke is built anew', async () => {
  const { db, pool } = database
  expect(await buildIndexes(db, indexes)).toEqual([])
  await pool.query('drop index orders_total')
  expect(await buildIndexes(db, indexes)).toEqual(['orders_total'])
})

test('the count of orders has the columns of its type', async () => {
  const row = z.strictObject({ count: z.int(), cents: z.number() })
  await expectRows(database.db, countedOrders(reader('sales'), {}, now), row)
})

test('[29] what a search finds is sorted in each order of the list', async () => {
  const place = placeIn(
    { by: ['moment', 'orders.created_at'], id: 'orders.id', direction: 'desc' },
    undefined,
  )
  const wanted = { filter: { search: 'dana' }, now, limit: 3, ...place }
  const row = z.strictObject({ ids: z.array(z.string()), count: z.int() })
  const [found] = await expectRows(database.db, foundOrders(reader('sales'), wanted), row)
  expect(found!.count).toBeGreaterThan(100)

  const all = await every({ search: 'dana' })
  expect(all.slice(0, 3).map(({ orderID }) => orderID)).toEqual(found!.ids)
  const by = { oldest: all.toReversed(), total: all.toSorted((a, b) => b.total - a.total) }
  for (const sort of ['oldest', 'total'] as const)
    expect((await every({ search: 'dana', sort })).map(({ total }) => total)).toEqual(
      by[sort].map(({ total }) => total),
    )
  const open = (await every({ search: 'dana', sort: 'promise' })).map(({ promised }) => promised ?? '9999')
  expect(open).toEqual(open.toSorted())
})
