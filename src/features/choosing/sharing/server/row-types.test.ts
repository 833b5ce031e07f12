import { test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { addressBatch, feedBatch } from './queries.ts'

const address = z.strictObject({
  id: z.string(),
  slug: z.string(),
  category_id: z.int(),
  updated_at: z.date(),
  sold: z.boolean(),
})
const feedRow = address.extend({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  summary: z.string(),
  description: z.string(),
  weight_lb: z.number(),
  ships_free: z.boolean(),
  price_cents: z.int(),
  available: z.int(),
  back_order: z.boolean(),
  restock_on: z.string().nullable(),
  rating_average: z.number().nullable(),
  rating_count: z.int(),
})

test('rows of the sitemap and of the product feed have the columns of their files', async () => {
  const { db, drop } = await makeDatabase()
  const now = new Date('2026-11-21T12:00:00Z')
  await seedPriceList(db)
  await db.updateTable('product').set({ rating_average: 4.5, rating_count: 2 }).execute()
  await expectRows(db, addressBatch(now, '', 100), address)
  await expectRows(db, feedBatch(now, '', 100), feedRow)
  await drop()
})
