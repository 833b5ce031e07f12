import { test } from 'vitest'
import { z } from 'zod'
import { makeDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { taken, validIndexes } from './online-indexes.ts'

test('the rows about indexes are what their types say', async () => {
  const { db, drop } = await makeDatabase()
  await expectRows(db, taken, z.strictObject({ mine: z.boolean() }))
  await expectRows(db, validIndexes, z.strictObject({ name: z.string() }))
  await drop()
})
