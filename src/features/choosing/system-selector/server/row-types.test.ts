import { afterAll, beforeAll, test } from 'vitest'
import { z } from 'zod'
import type { TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { expectRows, jsonObject } from '#tests/fixtures/database/expect-rows.ts'
import type { SystemProductRow } from './read-systems.ts'
import { matches, revisions, systemProducts, systemRelations } from './read-systems.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDemoDatabase()
}, 120_000)
afterAll(() => database.drop())

const id = z.string()

test('the versions of products have the columns that the index compares', async () => {
  const { db } = database
  const revision = z.strictObject({
    id,
    type: z.string(),
    revision: z.string(),
    withdrawn: z.boolean(),
    price_cents: z.int().nullable(),
  })
  const rows = await expectRows(db, revisions(new Date('2026-11-23T16:00:00Z')), revision)
  const product = z.strictObject({
    id,
    type: z.string(),
    brand: z.string(),
    sku: z.string(),
    attributes: jsonObject<SystemProductRow['attributes']>(),
    dimensions: z.strictObject({ height: z.number(), width: z.number(), depth: z.number() }).nullable(),
    weight: z.number(),
  })
  await expectRows(db, systemProducts(rows.slice(0, 20).map((row) => row.id)), product)
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
  await expectRows(db, matches, match, { alwaysNull: ['reference_number'] })
  const relation = z.strictObject({
    product_id: id,
    related_id: id,
    kind: z.enum(['accessory', 'required', 'included', 'wifi_adapter', 'compatible']),
    page: z.int().nullable(),
    quantity: z.int(),
    reason: z.string(),
  })
  await expectRows(db, systemRelations(), relation)
})
