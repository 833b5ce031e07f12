import { test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { priceChanges, rowsMark } from './queries.ts'

test('whether a price has changed is true or false', async () => {
  const { db, drop } = await makeDatabase()
  const [since, now] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T12:01:00Z')]
  await expectRows(db, priceChanges(since, now), z.strictObject({ changed: z.boolean() }))
  await drop()
})

test('the mark of the indexed rows is a text', async () => {
  const { db, drop } = await makeDatabase()
  await expectRows(db, rowsMark, z.strictObject({ mark: z.string() }))
  await drop()
})
