import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { FURNACE, seedOrder, seedPriceList } from '#tests/fixtures/database/price-list.ts'
import { readUnitsSold, unitsSold } from './queries.ts'

test('[default order] paid units of 90 days count, without those called off or returned', async () => {
  const { db, drop } = await makeDatabase()
  await seedPriceList(db)
  const now = new Date()
  const sell = async (
    id: string,
    state: 'paid' | 'awaiting_funds' | 'cancelled',
    daysAgo: number,
    line: { quantity: number; called_off?: number; returned?: number },
  ) => {
    await seedOrder(db, id)
    const created_at = new Date(now.getTime() - daysAgo * 86_400_000)
    await db.updateTable('orders').set({ state, created_at }).where('id', '=', id).execute()
    await db
      .insertInto('order_line')
      .values({
        order_id: id,
        line_no: 1,
        product_id: FURNACE,
        sku: 'NVF96',
        name: 'Furnace',
        unit_price_cents: 100,
        is_service: false,
        reserves_stock: false,
        ...line,
      })
      .execute()
  }
  await sell('AZ1T4KPENPAT3', 'paid', 1, { quantity: 5, called_off: 1, returned: 1 })
  await sell('AZ2T4KPENPAT3', 'paid', 89, { quantity: 2 })
  await sell('AZ3T4KPENPAT3', 'paid', 91, { quantity: 70 })
  await sell('AZ4T4KPENPAT3', 'awaiting_funds', 1, { quantity: 70 })
  await sell('AZ5T4KPENPAT3', 'cancelled', 1, { quantity: 70 })

  expect(await readUnitsSold(db, now)).toEqual(new Map([[FURNACE, 5]]))
  await expectRows(db, unitsSold(new Date(0)), z.strictObject({ product_id: z.string(), units: z.number() }))
  await drop()
})
