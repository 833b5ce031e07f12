import { createRouterClient } from '@orpc/server'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { shipmentsOf } from '#features/selling/fulfilment/server/index.ts'
import { fromWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows, jsonObject } from '#tests/fixtures/database/expect-rows.ts'
import { fillOrders } from '#tests/fixtures/database/many-orders.ts'
import { whoAsks } from '#tests/fixtures/portal/people.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { MONEY } from '../rules/access.ts'
import { type BookedOrder, type Fact, postingsOf } from '../rules/books.ts'
import { Journal, type JournalLine } from '../rules/journal.ts'
import { linesOf, moneyOf, type OrderRow, ordersOf, touchedOrders, unitsSent } from './read-books.ts'
import { journalOf, reportHandlers } from './reports.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
/** the end of the last day */
const END = new Date('2026-11-29T06:00:00Z')
const QUARTER = { from: '2026-08-29', to: '2026-11-28' }
const BOOKS = may(MONEY.read)

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await fillOrders(database.url, { orders: 2_000, now: NOW })
  await taxOrders()
})
afterAll(() => database.drop())

/** Gives most orders of the filled store freight, a tax in their place or a reason to have none. */
async function taxOrders(): Promise<void> {
  const parts = { state: 0.0625, county: 0.0175, city: 0.0125, special: 0.01 }
  const taxed = sql`hashtext(id) % 5 <> 0`
  const tax = sql`case when ${taxed} then total_cents / 13 else 0 end`
  await sql`
    update orders set
      tax_rate = 0.1025, shipping_cents = 1500,
      tax_basis = jsonb_build_object('kind', 'local', 'place', shipping ->> 'city', 'state',
        shipping ->> 'state', 'parts', ${JSON.stringify(parts)}::jsonb),
      tax_cents = ${tax}, subtotal_cents = total_cents - 1500 - ${tax},
      partner = case when ${taxed} then null
        else jsonb_build_object('taxRemoved', false, 'taxExemption', jsonb_build_object('number', 'E-1')) end
  `.execute(database.db)
  await sql`
    update order_line set
      tax_cents = orders.tax_cents - orders.tax_cents / 20,
      unit_price_cents = unit_price_cents - 1500 - orders.tax_cents
    from orders
    where orders.id = order_id and line_no = 1`.execute(database.db)
}

const sumOf = (lines: readonly JournalLine[], account: string): number =>
  lines.reduce((sum, line) => (line.account === account ? sum + line.amount : sum), 0)

test('[29] the journals of three years balance each day and say what orders owe', async () => {
  const { db } = database
  const lines: JournalLine[] = []
  for (const from of ['2023-11-28', '2024-11-28', '2025-11-28'])
    lines.push(...(await journalOf(db, BOOKS, { from, to: `${Number(from.slice(0, 4)) + 1}-11-27` })))
  lines.push(...(await journalOf(db, BOOKS, { from: '2026-11-28', to: '2026-11-28' })))

  for (const entry of Map.groupBy(lines, ({ day, entry: kind }) => day + kind).values())
    expect(entry.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)

  const { rows } = await sql<{ by_hand: number; by_provider: number; owed: number; held: number }>`
    select
      sum(paid) filter (where attempt is null)::float8 as by_hand,
      sum(paid) filter (where attempt is not null)::float8 as by_provider,
      coalesce(sum(greatest(0, sold - paid)), 0)::float8 as owed,
      coalesce(sum(greatest(0, paid - sold)), 0)::float8 as held
    from (
      select m.order_id, min(m.attempt_id) as attempt,
        sum(case m.kind when 'capture' then amount_cents else -amount_cents end) as paid,
        case when exists (select from shipment s where s.order_id = m.order_id and released_at < ${END})
          then min(total_cents) - coalesce(sum(amount_cents) filter (where m.kind = 'refund'), 0)
          else 0 end as sold
      from money_movement m join orders on orders.id = m.order_id
      where status = 'done' and m.updated_at < ${END}
      group by m.order_id
    ) as o`.execute(db)
  const [{ by_hand, by_provider, owed, held }] = rows as [(typeof rows)[number]]
  expect(sumOf(lines, 'undeposited')).toBe(by_hand)
  expect(sumOf(lines, 'clearing:bench')).toBe(by_provider)
  expect(sumOf(lines, 'receivable')).toBe(owed)
  expect(sumOf(lines, 'deposits')).toBe(-held)
  expect(held).toBeGreaterThan(0)
})

const asked = (steppedUpAt?: Date) =>
  createRouterClient(reportHandlers, {
    context: { db: database.db, clock: { now: () => NOW }, ...whoAsks('operations', steppedUpAt) },
  })

test('[29] the tax report is the tax of what shipped, to the cent, and that of the journal', async () => {
  const report = await asked().taxReport({ ...QUARTER, by: 'place' })
  const { rows } = await sql<{ tax: number; gross: number; exempt: number }>`
    select sum(tax_cents)::float8 as tax, sum(total_cents - tax_cents)::float8 as gross,
      sum(total_cents) filter (where tax_cents = 0)::float8 as exempt
    from orders
    where exists (select from shipment where order_id = orders.id
      and (released_at at time zone 'America/Chicago')::date between ${QUARTER.from} and ${QUARTER.to})
  `.execute(database.db)
  const { tax, gross, exempt, due, taxRefunded } = report.total
  expect({ tax: fromWire(tax), gross: fromWire(gross), exempt: fromWire(exempt) }).toEqual(rows[0])
  expect(taxRefunded).toBeGreaterThan(0)
  const lines = await journalOf(database.db, BOOKS, QUARTER)
  expect(sumOf(lines, 'tax')).toBe(-fromWire(due))
  for (const { parts, due: owed } of report.rows)
    if (parts)
      expect(fromWire(owed)).toBe(Object.values(parts).reduce((sum, part) => sum + fromWire(part), 0))

  const byState = await asked().taxReport({ ...QUARTER, by: 'state' })
  expect(byState.total).toEqual(report.total)
  const exemptions = await asked().taxReport({ ...QUARTER, by: 'exemption' })
  expect(exemptions.rows.every(({ certificate, tax: none }) => certificate === 'E-1' && none === 0)).toBe(
    true,
  )
  expect(exemptions.total.exempt).toBe(exempt)
})

test('[29] a period that is empty or longer than a quarter is refused at its field', async () => {
  for (const from of ['2026-12-24', '2020-01-01'])
    await expect(asked().journal({ from, to: '2026-11-28' })).rejects.toMatchObject({
      code: 'invalid',
      details: { issues: [{ path: 'from' }] },
    })
  expect((await asked().journal({})).from).toBe('2026-10-01')
})

test('[29] a quarter is read by index, a batch of orders at a time', async () => {
  const { rows } = await touchedOrders(QUARTER).execute(database.db)
  const ids = rows.slice(0, 200).map(({ id }) => id)
  const planOf = async (query: RawBuilder<unknown>) =>
    (await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database.db)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
  for (const query of [ordersOf(ids), linesOf(ids), moneyOf(ids, NOW), unitsSent(ids, NOW)])
    expect(await planOf(query)).not.toMatch(/Seq Scan on (orders|order_|money_|payment_|shipment)/)
})

test('[29] the journal is that of each order read by itself', async () => {
  const { db } = database
  const journal = new Journal()
  const { rows } = await touchedOrders(QUARTER).execute(db)
  for (const { id } of rows)
    for (const posting of postingsOf(await oneByOne(id)))
      if (posting.day >= QUARTER.from) journal.add(posting)
  expect(await journalOf(db, BOOKS, QUARTER)).toEqual(journal.lines())
})

/** An order as the rules read it, by one plain query a table. */
async function oneByOne(id: string): Promise<BookedOrder> {
  const { db } = database
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const lines = await db.selectFrom('order_line').selectAll().where('order_id', '=', id).execute()
  const shipments = await shipmentsOf(db, id)
  const moves = await db
    .selectFrom('money_movement')
    .leftJoin('payment_attempt', 'payment_attempt.id', 'attempt_id')
    .select(['kind', 'money_movement.amount_cents', 'money_movement.updated_at', 'method', 'provider'])
    .where('money_movement.order_id', '=', id)
    .where('money_movement.status', '=', 'done')
    .execute()
  const gone = await db
    .selectFrom('order_event')
    .select('happened_at')
    .where('order_id', '=', id)
    .where('to_state', '=', 'shipped')
    .orderBy('happened_at')
    .executeTakeFirst()
  const on = (at: Date) => ({ at: at.getTime(), day: inStoreZone(at).day })
  const facts: Fact[] = [
    ...moves.map(({ kind, amount_cents, updated_at, method, provider }) => ({
      ...{ ...on(updated_at), kind, amount: amount_cents, method: method ?? 'check', provider },
    })),
    ...shipments.map(({ released_at, lines: sent }) => ({
      ...on(released_at!),
      kind: 'sale' as const,
      units: sent.map(({ line_no, quantity }) => ({ lineNo: line_no, quantity })),
    })),
  ]
  return {
    lines: lines.map((line) => ({
      ...{ lineNo: line.line_no, isService: line.is_service, quantity: line.quantity },
      ...{ unitPrice: line.unit_price_cents, discount: line.discount_cents, tax: line.tax_cents },
    })),
    ...{ discount: order.discount_cents, shipping: order.shipping_cents, tax: order.tax_cents },
    total: order.total_cents,
    allShippedAt: gone?.happened_at.getTime() ?? null,
    facts: facts.filter(({ at }) => at < END.getTime()),
  }
}

test('the rows are what their type says', async () => {
  const { db } = database
  const ids = await expectRows(db, touchedOrders(QUARTER), z.strictObject({ id: z.string() }))
  const some = ids.slice(0, 300).map(({ id }) => id)
  const id = z.string()
  const order = z.strictObject({
    id,
    ...{ discount: z.number(), shipping: z.number(), tax: z.number(), total: z.number() },
    taxRate: z.number(),
    taxBasis: jsonObject<NonNullable<OrderRow['taxBasis']>>().nullable(),
    shipState: z.string(),
    certificate: z.string().nullable(),
    taxRemoved: z.boolean(),
    allShippedAt: z.number().nullable(),
  })
  await expectRows(db, ordersOf(some), order)
  const cents = { unitPrice: z.int(), discount: z.int(), tax: z.int() }
  const line = z.strictObject({ id, lineNo: z.int(), isService: z.boolean(), quantity: z.int(), ...cents })
  await expectRows(db, linesOf(some), line)
  const moment = { id, at: z.number(), day: z.iso.date() }
  const money = z.strictObject({
    ...moment,
    kind: z.enum(['capture', 'refund', 'bank_return', 'terms_payment']),
    amount: z.int(),
    method: z.string(),
    provider: z.string().nullable(),
  })
  await expectRows(db, moneyOf(some, NOW), money)
  const units = z.strictObject({ ...moment, shipment: z.string(), lineNo: z.int(), quantity: z.int() })
  await expectRows(db, unitsSent(some, NOW), units)
})
