import { test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { waitingWork } from './worklist.ts'

test('the worklist has the columns that the staff console prints', async () => {
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
  const row = z.strictObject({ kind: z.string(), orderID: z.string(), what: z.string(), since: z.date() })
  await expectRows(db, waitingWork(now), row)
  await drop()
})
