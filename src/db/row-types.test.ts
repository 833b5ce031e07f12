import { type SqlBool, sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { z } from 'zod'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { claimedRows } from './claims.ts'

let database: TestDatabase
const now = new Date('2026-11-20T16:00:00Z')
const options = { leaseMs: 60_000, limit: 10 }
const open = () => sql<SqlBool>`true`

beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

test('a claim of the outbox returns the columns of its table', async () => {
  const message = { topic: 'mail', payload: '{}', created_at: now, due_at: now }
  await database.db
    .insertInto('outbox')
    .values([
      { ...message, dedupe_key: 'new' },
      { ...message, dedupe_key: 'sent', sent_at: now, last_error: 'refused' },
    ])
    .execute()
  await expectRows(
    database.db,
    claimedRows({ table: 'outbox', key: 'id', due: 'due_at', number: 'tries', open }, options, now),
    z.strictObject({
      id: z.int(),
      topic: z.string(),
      dedupe_key: z.string(),
      payload: z.record(z.string(), z.unknown()),
      created_at: z.date(),
      due_at: z.date(),
      tries: z.int(),
      last_error: z.string().nullable(),
      unanswered: z.int(),
      sent_at: z.date().nullable(),
    }),
  )
})

test('a claim of a comparison returns the columns of its table', async () => {
  const asked = { actor: 'staff', asked_at: now }
  const ended = { claimed_at: now, ended_at: now, compared: 3, differences: 1, not_asked: 0 }
  await database.db.insertInto('comparison').values(asked).execute()
  await database.db
    .insertInto('comparison')
    .values({ ...asked, ...ended })
    .execute()
  await expectRows(
    database.db,
    claimedRows(
      { table: 'comparison', key: 'id', due: 'due_at', nullIsDue: true, number: 'tries', open },
      options,
      now,
    ),
    z.strictObject({
      id: z.int(),
      actor: z.string(),
      asked_at: z.date(),
      claimed_at: z.date().nullable(),
      due_at: z.date().nullable(),
      tries: z.int(),
      ended_at: z.date().nullable(),
      compared: z.int().nullable(),
      differences: z.int().nullable(),
      not_asked: z.int().nullable(),
    }),
  )
})
