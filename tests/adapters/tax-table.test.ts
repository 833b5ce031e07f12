import { afterAll, beforeAll, expect, test } from 'vitest'
import { taxTable } from '#adapters/tax-table/tax-table.ts'
import { loadTaxRates } from '#features/location/server/index.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

test('our tax table is loaded once: 51 rows of states and the capital, and Chicago', async () => {
  expect([await loadTaxRates(database.db), await loadTaxRates(database.db)]).toEqual([52, 0])
})

test.each([
  [
    'a zip with a row of its own',
    { country: 'US', state: 'IL', zip: '60614' },
    { rate: 0.1025, freightTaxable: true },
  ],
  [
    'another zip of the state',
    { country: 'US', state: 'IL', zip: '62701' },
    { rate: 0.0896, freightTaxable: true },
  ],
  [
    'a state that does not tax freight',
    { country: 'US', state: 'CA', zip: '90001' },
    { rate: 0.0898, freightTaxable: false },
  ],
  [
    'a state without sales tax',
    { country: 'US', state: 'OR', zip: '97201' },
    { rate: 0, freightTaxable: false },
  ],
  ['Canada', { country: 'CA', state: 'ON', zip: 'K1A 0B1' }, { rate: 0, freightTaxable: false }],
  ['military mail', { country: 'US', state: 'AE', zip: '09007' }, { rate: 0, freightTaxable: false }],
] as const)('tax of %s', async (_, place, rate) => {
  expect(await taxTable(database.db).rateFor(place)).toEqual(rate)
})
