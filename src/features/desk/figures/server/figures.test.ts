import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ADMINS } from '#features/people/accounts/rules/actions.ts'
import { RETURN_REASONS } from '#features/selling/fulfilment/rules/returns.ts'
import { COST } from '#features/selling/pricing/rules/access.ts'
import { writeCosts } from '#features/selling/pricing/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { toCents } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { actorFor, whoAsks } from '#tests/fixtures/portal/people.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FIGURE } from '../rules/access.ts'
import { type DaySums, type Sums, totalOf } from '../rules/figures.ts'
import { actsOf } from './acts.ts'
import { figuresHandlers } from './handlers.ts'
import { keepPastDays, readDays } from './kept-days.ts'
import { costsSince, daySums, returnReasons } from './read-days.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const YEAR = { from: '2025-11-29', to: '2026-11-28' }

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await fillOrders(database.url, { orders: 2_000, now: NOW })
  await sql`
    insert into line_cost (order_id, line_no, cost_cents, kept_at)
    select order_id, line_no, unit_price_cents * 7 / 10, ${NOW}
    from order_line
    where order_id < 'AM8'`.execute(database.db)
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('figure_day').execute())
const scopes = COST.read.scopes
afterEach(() => Object.assign(COST.read, { scopes }))

const figuresOf = (role: 'operations' | 'admin', now = NOW) =>
  createRouterClient(figuresHandlers, {
    context: { db: database.db, clock: { now: () => now }, ...whoAsks(role) },
  })

type On = (at: Date) => Sums

/** The same sums from whole rows, one by one. */
async function slowSums(): Promise<Map<string, Sums>> {
  const days = new Map<string, Sums>()
  const on: On = (at) => {
    const { day } = inStoreZone(at)
    const sums = days.get(day) ?? totalOf([])
    days.set(day, sums)
    return sums
  }
  await addOrders(on)
  await addMoney(on)
  await addDeliveries(on)
  return days
}

async function addOrders(on: On): Promise<void> {
  const { db } = database
  const lines = await db
    .selectFrom('order_line')
    .leftJoin('line_cost', (join) =>
      join
        .onRef('line_cost.order_id', '=', 'order_line.order_id')
        .onRef('line_cost.line_no', '=', 'order_line.line_no'),
    )
    .selectAll('order_line')
    .select('cost_cents')
    .execute()
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  for (const order of await db.selectFrom('orders').selectAll().execute()) {
    const sums = on(order.created_at)
    sums.begun++
    if (order.placed_at === null || order.state === 'pending') continue
    sums[order.state === 'cancelled' ? 'cancelled' : 'orders']++
    if (order.state === 'cancelled') continue
    sums.sales += order.subtotal_cents - order.discount_cents
    for (const { cost_cents, ...line } of linesOf.get(order.id) ?? []) {
      if (cost_cents === null) continue
      sums.costs += cost_cents * line.quantity
      sums.knownSales += line.unit_price_cents * line.quantity - line.discount_cents
    }
  }
}

async function addMoney(on: On): Promise<void> {
  const { db } = database
  for (const movement of await db.selectFrom('money_movement').selectAll().execute())
    if (movement.kind === 'refund' && movement.status === 'done')
      on(movement.created_at).refunds += movement.amount_cents
  for (const { asked_at, state } of await db.selectFrom('goods_return').selectAll().execute())
    if (state !== 'refused') on(asked_at).returns++
}

async function addDeliveries(on: On): Promise<void> {
  const rows = await database.db
    .selectFrom('shipment')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['delivered_at', 'shipping_method'])
    .execute()
  for (const { delivered_at, shipping_method: method } of rows) {
    const promised = method.deliveryDateTo || method.deliveryDate
    if (delivered_at === null || !promised) continue
    const sums = on(delivered_at)
    sums.delivered++
    if (inStoreZone(delivered_at).day <= String(promised)) sums.onTime++
  }
}

const daysOfYear = async (): Promise<DaySums[]> =>
  (await readDays(database.db, may(FIGURE.read), [YEAR], NOW))[0]!.toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  )

test('[29] each day of the merchant’s zone has the sums of its facts, kept at night and read', async () => {
  const slow = await slowSums()
  await keepPastDays(database.db, NOW)
  for (const days of [await daysOfYear(), await daysOfYear()]) {
    expect(days.length).toBeGreaterThan(100)
    for (const { day, ...sums } of days) expect([day, sums]).toEqual([day, slow.get(day) ?? totalOf([])])
    const inside = [...slow].filter(([day]) => day >= YEAR.from && day <= YEAR.to)
    expect(totalOf(days)).toEqual(totalOf(inside.map(([, sums]) => sums)))
  }
})

test('[29] a kept day is added up again when its order changes; control: not without the event', async () => {
  const { db } = database
  const order = await db
    .selectFrom('orders')
    .select(['id', 'created_at', 'state', 'version'])
    .where('state', '=', 'delivered')
    .where('created_at', '>', later(NOW, -200 * DAY_MS))
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  const { day } = inStoreZone(order.created_at)
  const cancelledThen = async () => (await daysOfYear()).find((each) => each.day === day)?.cancelled ?? 0

  const before = await cancelledThen()
  await sql`update orders set state = 'cancelled' where id = ${order.id}`.execute(db)
  expect(await cancelledThen()).toBe(before)
  await sql`
    insert into order_event (order_id, version, kind, to_state, actor, happened_at)
    values (${order.id}, 99, 'cancelled', 'cancelled', 'staff Ann', ${NOW})`.execute(db)
  expect(await cancelledThen()).toBe(before + 1)

  await sql`update orders set state = 'delivered' where id = ${order.id}`.execute(db)
  await sql`delete from order_event where order_id = ${order.id} and version = 99`.execute(db)
})

test('[29] days that an earlier release kept without a figure are added up again', async () => {
  const days = await daysOfYear()
  await sql`update figure_day set sums = sums - 'returns' || '{"orders": 999}'`.execute(database.db)
  expect(await daysOfYear()).toEqual(days)
})

test('[29] the margin comes from the cost at the time of sale', async () => {
  const { total, costs } = await figuresOf('operations').read({ ...YEAR })
  expect(costs?.since).toBe(NOW.toISOString())
  expect(costs?.knownPercent).toBeGreaterThan(10)
  expect(costs?.knownPercent).toBeLessThan(100)
  expect(total.marginPercent).toBe(30)
})

test('[29] the database keeps the cost of each line that is written, also later', async () => {
  const { db } = database
  await sql`insert into category (id, slug, name) values (1, 'c', 'C')`.execute(db)
  await sql`
    insert into product (id, sku, name, slug, brand, type, category_id, attributes)
    values ('990100001', 'X-1', 'X', 'x', 'X', 'furnace', 1, '{}')`.execute(db)
  await writeCosts(db, [{ productId: '990100001', cost: toCents(31_00) }], NOW)
  const [order] = await db.selectFrom('orders').select('id').orderBy('id').limit(1).execute()
  const insert = (lineNo: number, productId: string, isService: boolean) =>
    sql`
      insert into order_line (order_id, line_no, product_id, sku, name, quantity, unit_price_cents,
        is_service, reserves_stock)
      values (${order!.id}, ${lineNo}, ${productId}, 'S', 'N', 2, 5000, ${isService}, false)`.execute(db)
  await insert(91, '990100001', false)
  await insert(92, 'a service', true)
  await insert(93, 'a product without a cost', false)
  const kept = await db
    .selectFrom('line_cost')
    .select(['line_no', 'cost_cents'])
    .where('order_id', '=', order!.id)
    .where('line_no', '>', 90)
    .orderBy('line_no')
    .execute()
  expect(kept).toEqual([
    { line_no: 91, cost_cents: 3100 },
    { line_no: 92, cost_cents: 5000 },
  ])
  await db.deleteFrom('order_line').where('line_no', '>', 90).execute()
})

test('[29] for a role without the permission no byte of the answer depends on a cost', async () => {
  const figures = figuresOf('operations')
  const setCosts = (cents: number) => sql`update line_cost set cost_cents = ${cents}`.execute(database.db)
  const answers = async () => {
    await database.db.deleteFrom('figure_day').execute()
    return JSON.stringify([
      await figures.read({ ...YEAR, by: 'month', figure: 'margin' }),
      await figures.read({ against: 'other', otherFrom: '2026-01-01', otherTo: '2026-01-31' }),
    ])
  }
  const kept = await database.db.selectFrom('line_cost').selectAll().execute()
  Object.assign(COST.read, { scopes: ADMINS })
  const hidden = await answers()
  expect(hidden).not.toMatch(/margin|cost/i)
  await setCosts(1)
  expect(await answers()).toBe(hidden)
  await sql`delete from line_cost`.execute(database.db)
  expect(await answers()).toBe(hidden)
  // control: who may see costs gets other answers
  Object.assign(COST.read, { scopes })
  const withoutCosts = await answers()
  await database.db.insertInto('line_cost').values(kept).execute()
  expect(await answers()).not.toBe(withoutCosts)
})

test('[29] returns by reason, and what each person did', async () => {
  const { db } = database
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      actor: actorFor('operations'),
      action: 'leads.change',
      entity: 'lead',
      entityId: 1,
    }),
  )
  await sql`update order_event set actor = 'staff Ann' where kind = 'shipped'`.execute(db)
  const { reasons } = await figuresOf('operations').read({ ...YEAR })
  expect(reasons).toMatchObject([{ why: 'not_needed' }])
  const { people } = await figuresOf('operations', new Date()).acts({ from: YEAR.from })
  expect(people.find(({ name }) => name === 'Ann')?.areas.shipping).toBeGreaterThan(100)
  expect(people.filter(({ name }) => name !== 'Ann')).toMatchObject([{ total: 1, areas: { customers: 1 } }])
})

test('the rows are what their types say', async () => {
  const count = z.int()
  const { db } = database
  const names = Object.keys(totalOf([]))
  const sums = Object.fromEntries(names.map((name) => [name, z.number()])) as Record<keyof Sums, z.ZodNumber>
  await expectRows(db, daySums(YEAR), z.strictObject({ day: z.iso.date(), ...sums }))
  const reason = z.strictObject({ why: z.enum(RETURN_REASONS), returns: count, units: count })
  await expectRows(db, returnReasons(YEAR), reason)
  await expectRows(db, costsSince, z.strictObject({ since: z.date() }))
  const act = z.strictObject({ name: z.string(), isStep: z.boolean(), act: z.string(), count })
  await expectRows(db, actsOf({ from: '2025-11-29', to: '2027-11-28' }), act)
})

test('[29] a period that is empty or longer than three years is refused at its field', async () => {
  const figures = figuresOf('operations')
  for (const from of ['2026-12-24', '2020-01-01']) {
    const refusal = { code: 'invalid', details: { issues: [{ path: 'from' }] } }
    await expect(figures.read({ from })).rejects.toMatchObject(refusal)
    await expect(figures.acts({ from })).rejects.toMatchObject(refusal)
  }
  await expect(figures.read({ against: 'other' })).rejects.toMatchObject({
    details: { issues: [{ path: 'otherFrom' }] },
  })
  expect((await figures.read({ from: '2026-11-01' })).steps).toHaveLength(28)
})
