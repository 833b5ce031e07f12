import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { unitPrice } from '../rules/price-offer.ts'
import { BASES, ROUNDINGS } from '../rules/price-rule.ts'
import { offeredRows } from './company-offers.ts'
import { companyPrices } from './price-lists.ts'

let database: TestDatabase
const at = new Date('2026-11-22T16:00:00Z')
const day = (text: string) => new Date(`${text}T06:00:00Z`)

beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
  await demoPeople(database.db)
  const list = async (companyId: number, from: string, to: string | null, prices: Record<string, number>) => {
    const { id } = await database.db
      .insertInto('price_list')
      .values({
        company_id: companyId,
        name: from,
        starts_at: day(from),
        ends_at: to === null ? null : day(to),
        created_by: 'test',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('price_list_price')
      .values(
        Object.entries(prices).map(([product_id, price_cents]) => ({
          price_list_id: id,
          product_id,
          price_cents,
        })),
      )
      .execute()
  }
  await list(1, '2026-01-01', null, { [FURNACE]: 1_250_00, [THERMOSTAT]: 500_00 })
  await list(1, '2026-06-01', null, { [FURNACE]: 1_190_00 })
  await list(1, '2026-07-01', '2026-08-01', { [FURNACE]: 900_00 })
  await list(1, '2027-01-01', null, { [FURNACE]: 800_00 })
  await list(2, '2026-01-01', null, { [FURNACE]: 1_00 })
})
afterAll(() => database.drop())

const priceOf = async (companyId: number, id: string, when = at) => {
  const book = await companyPrices(database.db, companyId).priceBook([id], when)
  return book.get(id)!
}

test('the list that started last holds, and only between its dates', async () => {
  expect((await priceOf(1, FURNACE)).price).toBe(1_190_00)
  expect((await priceOf(1, FURNACE, day('2026-03-01'))).price).toBe(1_250_00)
  expect((await priceOf(1, FURNACE, day('2026-07-15'))).price).toBe(900_00)
  expect((await priceOf(1, FURNACE, day('2027-02-01'))).price).toBe(800_00)
})

test('a company pays the public price where that is lower, and compares with it elsewhere', async () => {
  expect(await priceOf(1, THERMOSTAT)).toMatchObject({ price: 149_50, listPrice: null })
  expect(await priceOf(1, FURNACE)).toMatchObject({ price: 1_190_00, listPrice: 1_299_99 })
})

test('the prices of another company are never those of this one', async () => {
  expect((await priceOf(2, FURNACE)).price).toBe(1_00)
  expect((await priceOf(1, FURNACE)).price).not.toBe(1_00)
})

describe('[30] breaks and rules of a list', () => {
  const RULES = { created_by: 'test', created_at: at, rounding: 'cent' } as const
  let company: number
  let lists: { older: number; newer: number }

  beforeAll(async () => {
    const { db } = database
    const added = await db
      .insertInto('company')
      .values({ name: 'Rules', created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    company = added.id
    await db
      .insertInto('category')
      .values({ id: 2, parent_id: 1, slug: 'controls', name: 'Controls' })
      .execute()
    await db.updateTable('product').set({ category_id: 2 }).where('id', '=', THERMOSTAT).execute()
    await db
      .insertInto('product_cost')
      .values([
        { product_id: FURNACE, cost_cents: 800_00, changed_at: at },
        { product_id: THERMOSTAT, cost_cents: 60_00, changed_at: at },
      ])
      .execute()
    const list = (name: string, from: string) =>
      db
        .insertInto('price_list')
        .values({
          company_id: company,
          name,
          starts_at: day(from),
          created_by: 'test',
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    lists = { older: (await list('Older', '2026-01-01')).id, newer: (await list('Newer', '2026-03-01')).id }
    await db
      .insertInto('price_list_price')
      .values([
        { price_list_id: lists.older, product_id: FURNACE, price_cents: 1_000_00 },
        { price_list_id: lists.newer, product_id: THERMOSTAT, from_quantity: 10, price_cents: 99_00 },
        { price_list_id: lists.newer, product_id: THERMOSTAT, from_quantity: 50, price_cents: 89_00 },
      ])
      .execute()
    await db
      .insertInto('price_list_rule')
      .values([
        { ...RULES, price_list_id: lists.newer, category_id: 1, brand: null, basis: 'public', percent: 5 },
        { ...RULES, price_list_id: lists.newer, category_id: 2, brand: null, basis: 'cost', percent: 100 },
        {
          ...RULES,
          price_list_id: lists.older,
          category_id: 1,
          brand: 'Summit',
          basis: 'public',
          percent: 50,
        },
        {
          ...RULES,
          price_list_id: lists.older,
          category_id: null,
          brand: 'Other',
          basis: 'public',
          percent: 60,
        },
      ])
      .execute()
  })

  const priceAt = async (id: string, qty: number) => unitPrice(await priceOf(company, id), qty)

  test('own prices hold from their quantity on; below it the rule of the nearest category', async () => {
    expect(await priceAt(THERMOSTAT, 1)).toBe(120_00)
    expect(await priceAt(THERMOSTAT, 10)).toBe(99_00)
    expect(await priceAt(THERMOSTAT, 999)).toBe(89_00)
  })

  test('a newer list goes before an older one that has an own price', async () => {
    expect(await priceAt(FURNACE, 1)).toBe(1_234_99)
  })

  test('a rule for a category and a brand goes before one for the category', async () => {
    const { db } = database
    const brand = { ...RULES, price_list_id: lists.newer, category_id: 1, brand: 'Summit' }
    await db
      .insertInto('price_list_rule')
      .values({ ...brand, basis: 'public', percent: 20 })
      .execute()
    expect(await priceAt(FURNACE, 1)).toBe(1_039_99)
    await db.deleteFrom('price_list_rule').where('percent', '=', 20).execute()
  })

  test('offered rows have the columns that the source reads', async () => {
    await database.db
      .insertInto('price_list_rule')
      .values({
        ...RULES,
        price_list_id: lists.newer,
        category_id: 2,
        brand: 'Summit',
        basis: 'list',
        percent: 1,
      })
      .execute()
    await database.db
      .updateTable('product_price')
      .set({ list_price_cents: 200_00 })
      .where('product_id', '=', THERMOSTAT)
      .execute()
    await expectRows(
      database.db,
      offeredRows(company, [FURNACE, THERMOSTAT], at),
      z.strictObject({
        product_id: z.string(),
        list_id: z.int(),
        list_name: z.string(),
        from_quantity: z.int(),
        price_cents: z.int().nullable(),
        rule_id: z.int().nullable(),
        basis: z.enum(BASES).nullable(),
        percent: z.number().nullable(),
        rounding: z.enum(ROUNDINGS).nullable(),
        category: z.string().nullable(),
        brand: z.string().nullable(),
        list_price_cents: z.int().nullable(),
        cost_cents: z.int().nullable(),
      }),
    )
  })
})

test('[30] a cart is priced by indexes: no plan reads all lists, prices, rules or products', async () => {
  const { db } = database
  await sql`
    insert into product
      (id, sku, name, slug, brand, type, category_id, attributes, freight, included, weight_lb)
    select (500000000 + n)::text, 'P' || n, 'P', 'p', 'B' || n % 50, 'sensor', 1, '{}', '{}', '[]', 1
    from generate_series(1, 5000) n`.execute(db)
  await sql`
    insert into price_list (company_id, name, starts_at, created_by, created_at)
    select 1, 'L' || n, timestamptz '2025-01-01', 'test', timestamptz '2025-01-01'
    from generate_series(1, 2) n
    union all
    select 2, 'L' || n, timestamptz '2025-01-01', 'test', timestamptz '2025-01-01'
    from generate_series(1, 300) n`.execute(db)
  await sql`
    insert into price_list_price (price_list_id, product_id, price_cents)
    select list.id, (500000000 + n)::text, 100 + n
    from price_list list, generate_series(1, 5000, 20) n
    where list.name like 'L%'`.execute(db)
  await sql`
    insert into price_list_rule
      (price_list_id, category_id, brand, basis, percent, rounding, created_by, created_at)
    select list.id, 1, 'B' || n, 'public', 5, 'cent', 'test', '2025-01-01'
    from price_list list, generate_series(1, 20) n
    where list.name like 'L%'`.execute(db)
  await sql`analyze`.execute(db)

  const ids = Array.from({ length: 40 }, (_, n) => String(500_000_001 + n * 20))
  // Small tables are read whole, whatever their indexes: without such reads the plan shows what has none.
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<Record<string, unknown>>`
      explain (format json) ${offeredRows(1, ids, at)}`.execute(trx)
    return JSON.stringify(rows)
  })
  const scanned = [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)]
  expect(scanned.map(([, table]) => table)).toEqual([])
  // control: the plan is read at all
  expect(plan).toContain('price_list_price')
})
