import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { demoPeople } from '#tests/fixtures/portal/people.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { companyPrices, listedPrices } from './price-lists.ts'

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

test('listed prices have the columns that the source reads', async () => {
  await expectRows(
    database.db,
    listedPrices(1, [FURNACE], at),
    z.strictObject({ product_id: z.string(), price_cents: z.int() }),
  )
})
