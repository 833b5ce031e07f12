import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor } from '#tests/fixtures/portal/people.ts'
import { type AuditEntry, recordAudit } from './audit.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await makeDatabase()
  db = database.db
})
afterAll(() => database.drop())

const write = (entry: Partial<AuditEntry> = {}) =>
  db.transaction().execute((trx) =>
    recordAudit(trx, {
      actor: actorFor('contractor'),
      action: 'company.change',
      entity: 'company',
      entityId: 1,
      before: { phone: '1' },
      after: { phone: '2' },
      ...entry,
    }),
  )

test('rows of a company form one chain without a gap when 20 writers come at once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => write()))
  const rows = await db
    .selectFrom('audit_event')
    .select(['position', 'previous_hash', 'hash'])
    .where('chain', '=', 'company 1')
    .orderBy('position')
    .execute()

  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
  for (const [index, { previous_hash }] of rows.entries())
    expect(previous_hash).toEqual(index === 0 ? Buffer.alloc(32) : rows[index - 1]!.hash)
})

test('a change that is rolled back leaves no row and no gap', async () => {
  const count = () =>
    db
      .selectFrom('audit_event')
      .select('id')
      .execute()
      .then((rows) => rows.length)
  const before = await count()
  await expect(
    db.transaction().execute(async (trx) => {
      await recordAudit(trx, { actor: actorFor('admin'), action: 'a', entity: 'b', entityId: 1 })
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  await write({ actor: actorFor('admin') })

  expect(await count()).toBe(before + 1)
})

test.each([
  ['update', (on: Db) => on.updateTable('audit_event').set({ reason: 'x' }).execute()],
  ['delete', (on: Db) => on.deleteFrom('audit_event').execute()],
] as const)('the database refuses an %s of a row', async (_, change) => {
  await write()
  await expect(change(db)).rejects.toThrow('rows are inserted and never changed')
})
