import { afterAll, beforeAll, test } from 'vitest'
import { z } from 'zod'
import type { TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { matches, systemProducts, systemRelations, systemsUsing } from './read-systems.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDemoDatabase()
}, 120_000)
afterAll(() => database.drop())

const id = z.string()

test('products have the columns that kits are made of', async () => {
  const { db } = database
  const product = z.strictObject({
    id,
    type: z.string(),
    brand: z.string(),
    sku: z.string(),
    attributes: z.string(),
    dimensions: z.strictObject({ height: z.number(), width: z.number(), depth: z.number() }).nullable(),
    weight: z.number(),
    price: z.int().nullable(),
  })
  const now = new Date('2026-11-23T16:00:00Z')
  const rows = await expectRows(db, systemProducts(now, 'all'), product)
  await expectRows(db, systemProducts(now, [rows[0]!.id]), product)
  await expectRows(db, systemsUsing(rows.map((row) => row.id)), z.strictObject({ id }))
})

test('ratings and relations of systems have the columns that kits are made of', async () => {
  const { db } = database
  const match = z.strictObject({
    product_id: id,
    outdoor_id: id.nullable(),
    indoor_id: id.nullable(),
    furnace_id: id.nullable(),
    reference_number: z.string().nullable(),
    rating_source: z.string(),
  })
  await expectRows(db, matches('all'), match, { alwaysNull: ['reference_number'] })
  const relation = z.strictObject({
    product_id: id,
    related_id: id,
    kind: z.enum(['accessory', 'required', 'included', 'wifi_adapter', 'compatible']),
    page: z.int().nullable(),
    quantity: z.int(),
    reason: z.string(),
  })
  await expectRows(db, systemRelations('all'), relation)
})
