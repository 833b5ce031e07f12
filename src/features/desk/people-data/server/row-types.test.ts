import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { countOf, namesOf } from '#platform/personal-data/server/find-rows.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
  await sql`
    insert into outbox (topic, dedupe_key, payload, created_at, due_at)
    values
      ('mail.first', 'first:1', '{}', now(), now()),
      ('mail.second', 'second:2', '{}', now(), now())`.execute(database.db)
})
afterAll(() => database.drop())

test('[29] how many rows a person has, and which of them hold an erasure', async () => {
  const rows = sql<boolean>`true`
  expect(await expectRows(database.db, countOf('outbox', rows), z.strictObject({ count: z.int() }))).toEqual([
    { count: 2 },
  ])
  const hold = { only: sql<boolean>`topic = 'mail.second'`, name: 'dedupe_key', say: String }
  expect(
    await expectRows(database.db, namesOf('outbox', rows, hold), z.strictObject({ name: z.string() })),
  ).toEqual([{ name: 'second:2' }])
})
