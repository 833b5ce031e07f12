import { test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE, seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { reservedStock } from './stock.ts'

test('reserving stock returns the ids of its products', async () => {
  const { db, drop } = await makeDatabase()
  await seedPriceList(db)
  const wanted = [{ product_id: FURNACE, quantity: 1 }]
  await expectRows(db, reservedStock(wanted), z.strictObject({ product_id: z.string() }))
  await drop()
})
