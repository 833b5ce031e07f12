import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PARTNER_ORDER } from '#features/selling/orders/rules/access.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, demoPeople, type Person } from '#tests/fixtures/portal/people.ts'
import { requirePermission } from './index.ts'
import { requireParty } from './party.ts'

let database: TestDatabase
const at = new Date('2026-11-22T16:00:00Z')
const customers: number[] = []

beforeAll(async () => {
  database = await makeDatabase()
  await demoPeople(database.db)
  for (const company_id of [1, 2]) {
    const row = { company_id, name: 'Pat', words: sql`to_tsvector('')`, created_at: at, changed_at: at }
    const { id } = await database.db
      .insertInto('customer')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    customers.push(id)
  }
})
afterAll(() => database.drop())

const partyOf = (person: Person, customerID: number) =>
  requireParty(database.db, requirePermission(actorFor(person), PARTNER_ORDER.place), {
    customerID,
    projectID: null,
  })

test('[A-PARTNERORDER] a contractor orders for a customer of the company, sales for any', async () => {
  expect(await partyOf('contractor', customers[0]!)).toMatchObject({ companyId: 1 })
  expect(await partyOf('sales', customers[1]!)).toMatchObject({ companyId: 2 })
})

test('[A-PARTNERORDER] a customer of another company is answered like an unknown one', async () => {
  const refusal = { code: 'unknown_party', status: 404 }
  await expect(partyOf('contractor', customers[1]!)).rejects.toMatchObject(refusal)
  await expect(partyOf('contractor', 999_999)).rejects.toMatchObject(refusal)
})
