import { test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { seedPriceList, THERMOSTAT } from '#tests/fixtures/database/price-list.ts'
import { nearest } from './queries.ts'

test('a suggestion beside compared products is an id', async () => {
  const { db, drop } = await makeDatabase()
  await seedPriceList(db)
  const controls = { ids: [THERMOSTAT], categoryId: 120, priceCents: 18_900 }
  const now = new Date('2026-11-21T12:00:00Z')
  const row = z.strictObject({ id: z.string() })
  await expectRows(db, nearest({ ...controls, sizeAttribute: null, size: null }, now), row)
  await expectRows(db, nearest({ ...controls, sizeAttribute: 7, size: 36_000 }, now), row)
  await drop()
})
