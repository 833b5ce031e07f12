import { sql } from 'kysely'
import { test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { waitingOrders } from './waiting-orders.ts'
import type { WaitingRow } from './waiting-row.ts'
import { waitingWork, workRows } from './worklist.ts'

test('what waits has the columns that the staff console and the page of today show', async () => {
  const { db, drop } = await makeDatabase()
  const now = new Date('2026-11-20T16:00:00Z')
  const effect = { topic: 'mail', payload: '{}', created_at: now, due_at: now, tries: 5 }
  await db
    .insertInto('outbox')
    .values([
      { ...effect, dedupe_key: 'no error' },
      { ...effect, dedupe_key: 'an error', last_error: 'refused' },
    ])
    .execute()
  await db
    .insertInto('stray_charge')
    .values({
      provider: 'braintree',
      charge_id: 'c1',
      order_ref: 'o1',
      amount_cents: 100,
      currency: 'USD',
      status: 'settled',
      found_at: now,
    })
    .execute()
  // Work of an order that is not there.
  await sql`alter table work_item drop constraint work_item_order_id_fkey`.execute(db)
  await db
    .insertInto('work_item')
    .values({ order_id: 'o1', kind: 'cancel_request', actor: 'system', opened_at: now })
    .execute()
  const row = z.strictObject({
    kind: z.string(),
    key: z.string(),
    orderID: z.string(),
    what: z.string(),
    since: z.date(),
    due: z.date().nullable(),
  })
  const parts = [...waitingWork(now), ...waitingOrders()]
  await expectRows(db, sql<WaitingRow>`${sql.join(parts, sql` union all `)}`, row)
  await expectRows(db, workRows(now), row.omit({ key: true, due: true }))
  await drop()
})
