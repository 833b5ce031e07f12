import { expect, test } from 'vitest'
import { readTaxTable } from './read-table.ts'

const TODAY = '2026-11-22'
const AVALARA =
  'State,ZipCode,TaxRegionName,EstimatedCombinedRate,StateRate,EstimatedCountyRate,EstimatedCityRate,' +
  'EstimatedSpecialRate,RiskLevel'
const WOOCOMMERCE =
  'Country code,State code,Postcode / ZIP,City,Rate %,Tax name,Priority,Compound,Shipping,Tax class'

const read = (header: string, rows: readonly string[], file?: string) =>
  readTaxTable([header, ...rows, ''].join('\n'), TODAY, file)
const ratesOf = async (rows: readonly string[]) =>
  (await read(WOOCOMMERCE, rows)).rows.map(({ zips, city, place, parts }) => [
    zips === null ? 'all' : `${zips.first}-${zips.last}`,
    city,
    place,
    parts.state,
    parts.special,
  ])
const problemsOf = async (header: string, ...rows: string[]) =>
  (await read(header, rows)).problems.map(
    ({ line, column, expected, found }) => `${line} ${column}: ${expected} / ${found}`,
  )

test("[P10] Avalara's fractions are read as percent, with the month of the file's name", async () => {
  const table = await read(
    AVALARA,
    [
      'CA,90210,BEVERLY HILLS,0.095000,0.060000,0.012500,0.000000,0.022500,1',
      'TX,78664,ROUND ROCK,.0825,.0625,0,.01,.01,1',
      'MA,2139,CAMBRIDGE,0.0625,0.0625,0,0,0,1',
    ],
    'TAXRATES_ZIP5_CA202610.csv',
  )
  expect(table.problems).toEqual([])
  expect(table.rows.map(({ zips, place }) => `${zips?.first} ${place}`)).toEqual([
    '90210 Beverly Hills',
    '78664 Round Rock',
    '02139 Cambridge',
  ])
  expect(table.rows[0]).toMatchObject({
    state: 'CA',
    parts: { state: 0.06, county: 0.0125, city: 0, special: 0.0225 },
    validFrom: '2026-10-01',
    source: 'Avalara, rates by ZIP code (TAXRATES_ZIP5_CA202610.csv)',
    sourceDate: '2026-10-01',
  })
})

test.each([
  ['no name', '', TODAY],
  ['a month that lies ahead', 'rates202612.csv', TODAY],
  ['no month', 'rates-90210.csv', TODAY],
  ['a month', 'rates_202601.csv', '2026-01-01'],
])('[P10] a table of a file with %s holds from its day or from today', async (_, file, day) => {
  const { rows } = await read(AVALARA, ['IN,46201,X,0.07,0.07,0,0,0,1'], file)
  expect(rows[0]).toMatchObject({ validFrom: day, sourceDate: day })
})

test("[P10] Avalara's table may be in percent", async () => {
  const { rows, problems } = await read(AVALARA, ['IL,60614,CHICAGO,10.25,6.25,1.75,1.25,1,1'])
  expect([rows[0]?.parts, problems]).toEqual([
    { state: 0.0625, county: 0.0175, city: 0.0125, special: 0.01 },
    [],
  ])
})

test("[P10] what is wrong in Avalara's table is said with its own headings", async () => {
  expect(
    await problemsOf(
      AVALARA,
      'IL,60614,CHICAGO,0.1025,0.0525,0.0175,0.0125,0.02,1',
      'IL,60614,CHICAGO,0.1,0.0625,0,0,0.01,1',
    ),
  ).toEqual([
    "2 StateRate: the state's own rate, 6.25 / 5.25",
    '3 EstimatedCombinedRate: the sum of the four rates, 7.25 / 10',
  ])
})

test.each([
  [
    'a ZIP code',
    ['US,IL,60614,CHICAGO,10.2500,Tax,1,0,0,'],
    [['60614-60614', 'CHICAGO', 'Chicago', 0.0625, 0.04]],
  ],
  [
    'a ZIP code without a city',
    ['US,WA,98101,,10.35,Tax,1,0,1,'],
    [['98101-98101', '', 'ZIP code 98101', 0.065, 0.0385]],
  ],
  ['a whole state', ['US,IN,*,*,7,IN Tax,1,0,1,'], [['all', '', 'Indiana', 0.07, 0]]],
  [
    'a list, a range and a wildcard',
    ['US,IL,60601;60610...60626;606*,,10.25,Tax,1,0,0,'],
    [
      ['60601-60601', '', 'ZIP code 60601', 0.0625, 0.04],
      ['60610-60626', '', 'ZIP code 60610-60626', 0.0625, 0.04],
      ['60600-60699', '', 'ZIP code 60600-60699', 0.0625, 0.04],
    ],
  ],
  [
    'priorities, which add up, also those of the whole state',
    ['US,IL,,,6.25,State,1,0,0,', 'US,IL,60614,,1.75,County,2,0,0,', 'US,IL,60614,,2.25,City,3,0,0,'],
    [['60614-60614', '', 'ZIP code 60614', 0.0625, 0.04]],
  ],
  [
    'the rate of a ZIP code in place of the state’s of the same priority',
    ['US,IL,,,6.25,State,1,0,0,', 'US,IL,60614,,10.25,All,1,0,0,'],
    [['60614-60614', '', 'ZIP code 60614', 0.0625, 0.04]],
  ],
])("[P10] WooCommerce's rates are read for %s", async (_, rows, expected) => {
  expect(await ratesOf(rows)).toEqual(expected)
})

test("[P10] WooCommerce's rates for other countries and goods are left out with a note", async () => {
  const { rows, problems, notes } = await read(WOOCOMMERCE, [
    'GB,,,,20,VAT,1,0,1,',
    'US,IN,,,7,IN Tax,1,0,1,reduced-rate',
    'US,IN,,,7,IN Tax,1,0,1,',
  ])
  expect([rows.length, problems, notes.map(({ found }) => found)]).toEqual([
    1,
    [],
    ['2 that hold elsewhere or for other goods; they were left out'],
  ])
})

test.each([
  ['US,IL,60614,,5,Tax,1,0,0,', "2 Rate %: at least the state's own rate, 6.25 / 5"],
  ['US,IL,60614,,x,Tax,1,0,0,', '2 Rate %: percent such as 8.25 / x'],
  ['US,IL,60614,,10,Tax,2,1,0,', '2 Compound: 0: a tax on a tax is not charged / 1'],
  ['US,XX,60614,,10,Tax,1,0,0,', expect.stringMatching(/^2 State code: two letters of a state or DC/)],
  ['US,IL,6061,,10,Tax,1,0,0,', expect.stringMatching(/^2 Postcode \/ ZIP: five digits/)],
])("[P10] WooCommerce's row %s is refused", async (row, said) => {
  expect(await problemsOf(WOOCOMMERCE, row)).toEqual([said])
})

test('[P10] two rates of one priority for one place are refused', async () => {
  const rows = ['US,IL,60614,,6.25,State,1,0,0,', 'US,IL,60614,,1.75,County,1,0,0,']
  expect(await problemsOf(WOOCOMMERCE, ...rows)).toEqual(['3 Priority: one rate of it for a place / 1'])
})

test('[P10] a table that lacks a column is refused', async () => {
  expect(await problemsOf(AVALARA.replace(',StateRate', ''), 'IL,60614,CHICAGO,0.1025,0.0175,0,0,1')).toEqual(
    ['1 StateRate: this column / nothing'],
  )
})
