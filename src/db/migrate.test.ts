import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { isMigrated, migrate, migrations } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

it('runs nothing a second time', async () => {
  expect(await migrate(database.db)).toEqual([])
  expect(await isMigrated(database.db)).toBe(true)
})

it('refuses stock below zero unless the product allows back-orders', async () => {
  const { db } = database
  await db
    .insertInto('category')
    .values({ id: 1, slug: 'a', name: 'A', parent_id: null, video_url: null, image: null })
    .execute()
  await db
    .insertInto('product')
    .values({ id: '450000001', sku: 'A', name: 'A', slug: 'a', brand: 'B', type: 'pad', category_id: 1 })
    .execute()
  await db
    .insertInto('stock')
    .values({ product_id: '450000001', opening: 1, available: 1, restock_on: null })
    .execute()

  const take = db
    .updateTable('stock')
    .set({ available: -1, reserved: 2 })
    .where('product_id', '=', '450000001')
    .execute()

  await expect(take).rejects.toThrow(/check/)
})

it('lists every migration of the folder, in order', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).map((file) => file.replace(/\.ts$/, ''))

  expect(Object.keys(migrations)).toEqual(files.toSorted())
})
