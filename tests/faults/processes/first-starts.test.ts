import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { loadDemoPeople } from '#demo/accounts/people.ts'
import { loadDemoContractorsOnce, loadDemoCustomersOnce, loadDemoPeopleOnce } from '#server/boot/demo.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'

const SECRETS = ['a secret of the tests, long enough'] as const
const NOW = new Date('2026-11-22T12:00:00Z')

let database: TestDatabase

beforeEach(async () => {
  database = await makeDatabase()
})
afterEach(() => database.drop())

async function loadWithoutTurns(db: Db, allHaveLooked: () => Promise<void>): Promise<void> {
  const any = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  await allHaveLooked()
  if (!any) await db.transaction().execute((trx) => loadDemoPeople(trx, NOW, SECRETS))
}

/** The base of one installer of the demo; the other places are missing. */
const seedNorthside = (db: Db) =>
  db
    .insertInto('zip_place')
    .values({
      zip: '60613',
      city: 'Chicago',
      state: 'IL',
      county: 'Cook',
      county_fips: '17031',
      lat: 41.9543,
      lng: -87.6575,
    })
    .execute()

const fourAtOnce = (load: () => Promise<void>) => Promise.allSettled([load(), load(), load(), load()])
const failuresOf = (results: PromiseSettledResult<void>[]) =>
  results.filter(({ status }) => status === 'rejected').length

test('four processes that start at once load the people and customers of the demo once', async () => {
  const { db } = database
  await seedNorthside(db)
  const results = await fourAtOnce(async () => {
    await loadDemoPeopleOnce(db, NOW, SECRETS)
    await loadDemoCustomersOnce(db, NOW)
    await loadDemoContractorsOnce(db, NOW)
  })
  expect(failuresOf(results)).toBe(0)
  expect(await db.selectFrom('account').select('id').execute()).toHaveLength(5)
  expect(await db.selectFrom('customer').select('id').execute()).toHaveLength(50)
  const listings = await db.selectFrom('contractor_listing').select('base_zip').execute()
  expect(listings).toEqual([{ base_zip: '60613' }])
})

test('control: processes that do not take turns end with a duplicate key', async () => {
  const allHaveLooked = meeting(4)
  const results = await fourAtOnce(() => loadWithoutTurns(database.db, allHaveLooked))
  expect(failuresOf(results)).toBe(3)
})
