import { afterAll, beforeAll, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows, jsonObject } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE, PORTABLE, seedPriceList, THERMOSTAT } from '#tests/fixtures/database/price-list.ts'
import type { Part } from '../rules/parts.ts'
import { soldParts } from './parts-for-sale.ts'
import { productWithUnits, ties } from './queries.ts'

const now = new Date('2026-11-21T12:00:00Z')
const part = z.strictObject({
  id: z.string(),
  type: z.string(),
  brand: z.string(),
  attributes: jsonObject<Part['attributes']>(),
  dimensions: z.strictObject({ height: z.number(), width: z.number(), depth: z.number() }).nullable(),
  weight: z.number(),
})

const unit = part.extend({ name: z.string(), sku: z.string(), quantity: z.int() })

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  const { db } = database
  await seedPriceList(db)
  const dimensions = '{"height":4,"width":4,"depth":1}'
  await db.updateTable('product').set({ dimensions }).where('id', '=', THERMOSTAT).execute()
  await db
    .insertInto('product_relation')
    .values({ product_id: FURNACE, kind: 'required', related_id: THERMOSTAT, page: 2 })
    .execute()
  await db
    .insertInto('matched_system')
    .values({ product_id: FURNACE, outdoor_id: PORTABLE, furnace_id: FURNACE, rating_source: 'test' })
    .execute()
  await db
    .updateTable('product_price')
    .set({ valid_to: new Date('2027-01-01') })
    .where('product_id', '=', THERMOSTAT)
    .execute()
})
afterAll(() => database.drop())

test('a part for sale has the columns of a part', async () => {
  const sold = part.extend({ price_cents: z.int() })
  const rows = await expectRows(database.db, soldParts(now), sold)
  await expectRows(
    database.db,
    soldParts(
      now,
      rows.map(({ id }) => id),
    ),
    sold,
  )
})

test('a product comes with its units and the version of the catalog', async () => {
  const row = part.extend({ version: z.int(), units: z.array(unit) })
  await expectRows(database.db, productWithUnits(FURNACE), row)
})

test('a tie has the columns of a part and of its relation', async () => {
  const row = part.extend({
    kind: z.enum(['required', 'accessory']),
    page: z.int().nullable(),
    quantity: z.int(),
    reason: z.string(),
  })
  await expectRows(database.db, ties(FURNACE), row)
})
