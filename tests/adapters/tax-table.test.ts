import { afterAll, beforeAll, expect, test } from 'vitest'
import { taxTable } from '#adapters/tax-table/tax-table.ts'
import { loadPlaces, loadTaxRates } from '#features/location/server/index.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

const DAY = '2026-11-22'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await loadPlaces(database.db)
})
afterAll(() => database.drop())

test('averages of 50 states and the capital, and the local rates, are loaded once', async () => {
  const first = await loadTaxRates(database.db, DAY)
  const { version } = await database.db.selectFrom('tax_version').select('version').executeTakeFirstOrThrow()
  const second = await loadTaxRates(database.db, DAY)

  expect([first, second]).toEqual([51, 0])
  expect(await database.db.selectFrom('tax_version').select(['version', 'local_origin']).execute()).toEqual([
    // the insert of averages that are there counts as a change
    { version: version + 1, local_origin: 'shipped' },
  ])
})

const average = (state: string) => ({ kind: 'average', state })
const local = (place: string, state: string) => expect.objectContaining({ kind: 'local', place, state })

test.each([
  ['a zip with a local rate', 'US', 'IL', '60614', 0.1025, true, local('Chicago', 'IL')],
  ['another zip of the state', 'US', 'IL', '62701', 0.0896, true, average('IL')],
  ['a zip of a city whose border it crosses', 'US', 'IL', '60656', 0.0896, true, average('IL')],
  ['a state that does not tax freight', 'US', 'CA', '92801', 0.0775, false, local('Anaheim', 'CA')],
  ['a state with one rate', 'US', 'IN', '46201', 0.07, true, local('Indiana', 'IN')],
  ['a state without sales tax', 'US', 'OR', '97201', 0, false, local('Oregon', 'OR')],
  ['Canada', 'CA', 'ON', 'K1A 0B1', 0, false, { kind: 'unknown' }],
  ['military mail', 'US', 'AE', '09007', 0, false, { kind: 'unknown' }],
  ['a territory', 'US', 'GU', '96910', 0, false, { kind: 'unknown' }],
] as const)('tax of %s', async (_, country, state, zip, rate, freightTaxable, basis) => {
  const table = taxTable(database.db, () => DAY)

  expect(await table.rateFor({ country, state, zip })).toEqual({ rate, freightTaxable, basis })
})

test('a rate is read once for each version of the tables and each day', async () => {
  let day = '2025-12-31'
  const table = taxTable(database.db, () => day)
  const seattle = () => table.rateFor({ country: 'US', state: 'WA', zip: '98101' })
  await table.refresh?.()

  const before = await seattle()
  day = '2026-01-01'
  const begun = await seattle()
  await database.db.deleteFrom('local_tax_rate').where('zip', '=', '98101').execute()
  const held = await seattle()
  await table.refresh?.()
  const read = await seattle()

  expect([before, begun, held, read].map(({ rate }) => rate)).toEqual([0.0947, 0.1055, 0.1055, 0.0947])
})
