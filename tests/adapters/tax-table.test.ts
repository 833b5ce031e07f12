import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { taxTable } from '#adapters/tax-table/tax-table.ts'
import { expandRows } from '#features/catalog/location/rules/tax/expand-rows.ts'
import { combinedRate, percentText, taxWords } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { loadPlaces } from '#features/catalog/location/server/load-places.ts'
import { loadTaxRates } from '#features/catalog/location/server/tax/load-tax-rates.ts'
import { readTaxTable } from '#features/catalog/location/server/tax/read-table.ts'
import { priceOrder } from '#features/selling/pricing/rules/price-order.ts'
import { toCents } from '#lib/money.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { RULE_PLACES } from '#tests/fixtures/shop/rule-places.ts'

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

test('each row of the shipped table holds for a zip', async () => {
  const text = await readFile('src/features/catalog/location/server/data/local-tax.csv', 'utf8')
  const places = await database.db.selectFrom('zip_place').select(['zip', 'city', 'state']).execute()

  expect(expandRows((await readTaxTable(text, DAY)).rows, places).unplaced).toEqual([])
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
  ['the post office of a zip of two states', 'US', 'KY', '42223', 0.06, true, local('Kentucky', 'KY')],
  ['its second state', 'US', 'TN', '42223', 0.0961, true, average('TN')],
  ['a second state with one rate', 'US', 'MA', '02861', 0.0625, false, local('Massachusetts', 'MA')],
  ['Canada', 'CA', 'ON', 'K1A 0B1', 0, false, { kind: 'unknown' }],
  ['military mail', 'US', 'AE', '09007', 0, false, { kind: 'unknown' }],
  ['a territory', 'US', 'GU', '96910', 0, false, { kind: 'unknown' }],
] as const)('tax of %s', async (_, country, state, zip, rate, freightTaxable, basis) => {
  const table = taxTable(database.db, () => DAY)

  expect(await table.rateFor({ country, state, zip })).toEqual({ rate, freightTaxable, basis })
})

test('[L-ZIP] every zip has a local rate, an average called an estimate, or an unknown tax', async () => {
  const places = await database.db
    .selectFrom('zip_place')
    .leftJoin('tax_rate', 'tax_rate.region', 'zip_place.state')
    .leftJoin('local_tax_rate', 'local_tax_rate.zip', 'zip_place.zip')
    .select(['zip_place.state', 'local_tax_rate.zip as local', 'tax_rate.region as average'])
    .execute()
  const untaxed = new Set(places.flatMap(({ state, local, average }) => (local || average ? [] : [state])))

  expect([...untaxed].toSorted()).toEqual(['AA', 'AE', 'AP', 'AS', 'GU', 'MH', 'MP', 'PR', 'VI'])
  expect(places.filter(({ state, local }) => untaxed.has(state) && local)).toEqual([])
})

test.each(RULE_PLACES.map((place) => [place.zip, place.state, place.city] as const))(
  'the tax of %s %s, %s: words and rate agree, and a sale is taxed by it to the cent',
  async (zip, state) => {
    const tax = await taxTable(database.db, () => DAY).rateFor({ country: 'US', state, zip })
    const { label } = taxWords(tax.rate, tax.basis)
    const lines = [{ id: '1', price: toCents(195_200), qty: 1, isService: false }]
    const sale = priceOrder({ lines, shippingCost: toCents(0), ...tax, taxRate: tax.rate })

    expect(label).toMatch(/^(Sales tax [\d.]+% in|No sales tax in|Estimated tax [\d.]+%|Tax quoted by phone)/)
    expect(label.includes(percentText(tax.rate))).toBe(tax.rate > 0)
    expect(sale.tax).toBe(Math.round(195_200 * tax.rate))
    if (tax.basis.kind === 'local') expect(combinedRate(tax.basis.parts)).toBe(tax.rate)
  },
)

test.each([
  // what a review found to be wrong, and the figures it named
  ['92801', 'CA', 0.0775],
  ['93721', 'CA', 0.0835],
  ['80202', 'CO', 0.0915],
  ['55401', 'MN', 0.09025],
  ['85001', 'AZ', 0.091],
  ['99501', 'AK', 0],
])('the rate of %s in %s is its own', async (zip, state, rate) => {
  const tax = await taxTable(database.db, () => DAY).rateFor({ country: 'US', state, zip })

  expect([tax.rate, tax.basis.kind]).toEqual([rate, 'local'])
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
