import { sql } from 'kysely'
import { test } from 'vitest'
import { z } from 'zod'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows, jsonObject } from '#tests/fixtures/database/expect-rows.ts'
import { seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { withdrawnProducts } from './old-models.ts'

test('a withdrawn product has what its model is known by, and what takes its place', async () => {
  const { db, drop } = await makeDatabase()
  await seedPriceList(db)
  const row = z.strictObject({
    id: z.string(),
    sku: z.string(),
    brand: z.string(),
    type: z.string(),
    attributes: jsonObject<Record<string, AttributeValue>>(),
    successors: z.array(z.string()),
  })
  await expectRows(db, withdrawnProducts(sql`true`), row)
  await drop()
})
