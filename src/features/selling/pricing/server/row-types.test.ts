import { test } from 'vitest'
import { z } from 'zod'
import type { DrawingSpec } from '#drawings/spec.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import type { Dimensions, FreightFacts } from '#features/catalog/catalog/rules/product-facts.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows, jsonObject } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE, PORTABLE, RARE, seedPriceList, WITHDRAWN } from '#tests/fixtures/database/price-list.ts'
import { countedRows, pricedRows } from './price-book.ts'

const countedRow = z.strictObject({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  type: z.string(),
  template: z.enum(['single', 'series', 'system', 'service']),
  weight_lb: z.number(),
  freight: jsonObject<FreightFacts>(),
  ships_free: z.boolean(),
  pays_shipping: z.boolean(),
  is_service: z.boolean(),
  withdrawn: z.boolean(),
  price_cents: z.int().nullable(),
  list_price_cents: z.int().nullable(),
  available: z.int().nullable(),
  back_order: z.boolean().nullable(),
  restock_on: z.string().nullable(),
})

const pricedRow = countedRow.extend({
  summary: z.string(),
  drawing: jsonObject<DrawingSpec>().nullable(),
  dimensions: jsonObject<Dimensions>().nullable(),
  categories: z.array(z.strictObject({ id: z.int(), slug: z.string(), name: z.string() })),
})

test('a row of the price book has the columns that selling reads', async () => {
  const { db, drop } = await makeDatabase()
  await seedPriceList(db)
  await db.deleteFrom('product_price').where('product_id', '=', RARE).execute()
  const ids = [FURNACE, PORTABLE, RARE, WITHDRAWN]
  const at = new Date('2026-11-21T12:00:00Z')
  await expectRows(db, pricedRows(ids, at), pricedRow)
  await expectRows(
    db,
    countedRows(ids, at),
    countedRow.extend({ category_id: z.int(), attributes: jsonObject<Record<string, AttributeValue>>() }),
  )
  await drop()
})
