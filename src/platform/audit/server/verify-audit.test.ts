import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor } from '#tests/fixtures/portal/people.ts'
import { recordAudit } from './audit.ts'
import { verifyAudit } from './verify-audit.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await makeDatabase()
  for (let n = 1; n <= 6; n++)
    await database.db.transaction().execute((trx) =>
      recordAudit(trx, {
        actor: actorFor(n % 2 ? 'contractor' : 'admin'),
        action: 'customer.change',
        entity: 'customer',
        entityId: n,
        before: { phone: '1', nested: { b: 1, a: [1, 2] } },
        after: { phone: String(n), at: new Date('2026-11-22T10:00:00Z'), none: undefined },
        reason: n === 3 ? 'Straße “x”' : undefined,
      }),
    )
})
afterEach(() => database.drop())

/** What an intruder with the rights of the database's owner does. */
const behindTheTrigger = async (change: string) => {
  await sql`alter table audit_event disable trigger user`.execute(database.db)
  await sql.raw(change).execute(database.db)
}

test('rows as the store wrote them verify', async () => {
  expect(await verifyAudit(database.db)).toEqual({ events: 6, broken: [] })
})

test.each([
  [
    'a changed value',
    `update audit_event set after = '{"phone":"9"}' where chain = 'store' and position = 2`,
    2,
  ],
  ['another actor', `update audit_event set actor_id = 4 where chain = 'store' and position = 1`, 1],
  ['a removed row', `delete from audit_event where chain = 'store' and position = 2`, 3],
  ['a row cut from the end', `delete from audit_event where chain = 'store' and position = 3`, 0],
  [
    'a text that moved to the next column',
    `update audit_event set action = 'customer.', entity = 'changecustomer'
    where chain = 'store' and position = 2`,
    2,
  ],
])('%s is found', async (_, change, position) => {
  await behindTheTrigger(change)
  const { broken } = await verifyAudit(database.db)
  expect(broken).toEqual([{ chain: 'store', position }])
})
