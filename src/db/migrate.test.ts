import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '#server/declared.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { firstMigrations, isMigrated, migrate } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

it('runs nothing a second time', async () => {
  expect(await migrate(database.db, migrations)).toEqual([])
  expect(await isMigrated(database.db, migrations)).toBe(true)
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

it('[28] each file in a folder of migrations is in the list under its name, and no two have one name', () => {
  const files = globSync(['src/db/migrations/*.ts', 'src/features/*/*/migrations/*.ts'])
  const names = files.map((file) => basename(file, '.ts'))

  expect(Object.keys(migrations).toSorted()).toEqual(names.toSorted())
  expect(new Set(names).size).toBe(names.length)
})

it('[28] the 59 migrations of the first release keep their names and their order', () => {
  const released = Object.keys(firstMigrations).filter((name) => name <= '0099-chats-of-customers')

  expect(released).toHaveLength(59)
  expect(released).toEqual(Object.keys(migrations).toSorted().slice(0, 59))
})
