import { expect, test } from 'vitest'
import { checkHeader } from '#lib/table/table-problem.ts'
import { STATE_OWN_RATES, TAX_TABLE } from '../state-tax.ts'
import { expandRows } from './expand-rows.ts'
import { readTaxRow, TAX_COLUMNS, type TaxColumn, type TaxRow } from './local-table.ts'

const TODAY = '2026-11-22'
const CHICAGO: Record<TaxColumn, string> = {
  zip: '60601-60626',
  city: 'Chicago',
  state: 'IL',
  place: 'Chicago',
  state_rate: '6.25',
  county_rate: '1.75',
  city_rate: '1.25',
  special_rate: '1',
  total_rate: '10.25',
  valid_from: '2016-01-01',
  source: 'City of Chicago',
  source_date: '2026-02-10',
}
const read = (changes: Partial<Record<TaxColumn, string>> = {}) =>
  readTaxRow(7, { ...CHICAGO, ...changes }, TODAY)

test('a row is read with its rates as decimals', () => {
  expect(read()).toEqual({
    row: {
      line: 7,
      zips: { first: '60601', last: '60626' },
      city: 'Chicago',
      state: 'IL',
      place: 'Chicago',
      parts: { state: 0.0625, county: 0.0175, city: 0.0125, special: 0.01 },
      validFrom: '2016-01-01',
      source: 'City of Chicago',
      sourceDate: '2026-02-10',
    },
  })
})

test.each<[Partial<Record<TaxColumn, string>>, TaxColumn, string | RegExp]>([
  [{ zip: '' }, 'zip', /^five digits/],
  [{ zip: '6061' }, 'zip', /^five digits/],
  [{ zip: '60626-60601' }, 'zip', /^five digits/],
  [{ zip: '60601,60602' }, 'zip', /"all"$/],
  [{ state: 'XX' }, 'state', /^two letters of a state or DC/],
  [{ state: 'il' }, 'state', 'two letters of a state or DC; did you mean IL?'],
  [{ state: 'PR' }, 'state', /^two letters/],
  [{ place: '' }, 'place', 'a text of at most 60 characters'],
  [{ state_rate: '5' }, 'state_rate', "the state's own rate, 6.25"],
  [{ state: 'NV', state_rate: '6.25' }, 'state_rate', "the state's own rate, 6.85 or 4.6"],
  [{ county_rate: '' }, 'county_rate', /^percent from 0 to 15/],
  [{ county_rate: '1.75%' }, 'county_rate', /^percent from 0 to 15/],
  [{ county_rate: '-1' }, 'county_rate', /^percent from 0 to 15/],
  [{ city_rate: '1,25' }, 'city_rate', /such as 6\.25$/],
  [{ special_rate: '16' }, 'special_rate', /^percent from 0 to 15/],
  [{ special_rate: '1.00001' }, 'special_rate', /at most four decimals/],
  [{ total_rate: '10.2' }, 'total_rate', 'the sum of the four rates, 10.25'],
  [{ total_rate: '0.1025' }, 'total_rate', 'the sum of the four rates, 10.25'],
  [{ city_rate: '8', total_rate: '17' }, 'total_rate', /^percent from 0 to 15/],
  [{ valid_from: '2016-02-30' }, 'valid_from', 'a day, yyyy-mm-dd'],
  [{ valid_from: '1/1/2016' }, 'valid_from', 'a day, yyyy-mm-dd'],
  [{ source: '' }, 'source', 'a text of at most 300 characters'],
  [{ source_date: '' }, 'source_date', 'a day, yyyy-mm-dd'],
  [{ source_date: '2026-11-23' }, 'source_date', 'a day that is not after 2026-11-22'],
])('a row with %j is refused in its column', (changes, column, expected) => {
  const result = read(changes)

  expect('problems' in result && result.problems).toContainEqual({
    line: 7,
    column,
    expected: typeof expected === 'string' ? expected : expect.stringMatching(expected),
    found: changes[column],
  })
})

test('a rate may begin later than today', () => {
  expect('row' in read({ valid_from: '2027-01-01' })).toBe(true)
})

test.each<[string, string[], string[]]>([
  ['every column once, in any order', [...TAX_COLUMNS].reverse(), []],
  ['one is missing', TAX_COLUMNS.filter((name) => name !== 'source'), ['source: this column']],
  ['one stands twice', [...TAX_COLUMNS, 'zip'], ['zip: this column once']],
  [
    'one is misspelled',
    TAX_COLUMNS.map((name) => (name === 'county_rate' ? 'country_rate' : name)),
    ['country_rate: a column of docs/local-tax-format.md; did you mean county_rate?'],
  ],
  ['one is unknown', [...TAX_COLUMNS, 'note'], ['note: a column of docs/local-tax-format.md']],
])('header: %s', (_, names, expected) => {
  expect(
    checkHeader(names, TAX_COLUMNS, 'docs/local-tax-format.md').map(
      (problem) => `${problem.column}: ${problem.expected}`,
    ),
  ).toEqual(expected)
})

test('every state of the averages has a rate of its own, which its average is not far below', () => {
  expect([...STATE_OWN_RATES.keys()].toSorted()).toEqual(TAX_TABLE.map(({ region }) => region).toSorted())
  const odd = TAX_TABLE.filter(({ region, rate }) => {
    const least = Math.min(...(STATE_OWN_RATES.get(region) ?? [99]))
    return rate * 100 < least - 0.03
  })
  expect(odd).toEqual([])
})

const PLACES = [
  { zip: '60601', city: 'Chicago', state: 'IL' },
  { zip: '60602', city: 'Chicago', state: 'IL' },
  { zip: '60603', city: 'Cicero', state: 'IL' },
  { zip: '46201', city: 'Indianapolis', state: 'IN' },
]
const row = (line: number, changes: Partial<TaxRow> = {}): TaxRow => ({
  line,
  zips: null,
  city: '',
  state: 'IL',
  place: 'Illinois',
  parts: { state: 0.0625, county: 0, city: 0, special: 0 },
  validFrom: '2020-01-01',
  source: 'test',
  sourceDate: '2026-01-01',
  ...changes,
})
const linesOf = (rows: readonly TaxRow[]) =>
  Object.fromEntries(expandRows(rows, PLACES).rates.map(({ zip, row: { line } }) => [zip, line]))
const problemsOf = (rows: readonly TaxRow[]) => {
  const { problems, unplaced } = expandRows(rows, PLACES)
  return [...problems, ...unplaced].map(({ line, expected, found }) => `${line}: ${expected}; ${found}`)
}

test.each<[string, TaxRow[], Record<string, number>]>([
  ['all zips of a state', [row(2)], { 60601: 2, 60602: 2, 60603: 2 }],
  ['a range', [row(2, { zips: { first: '60602', last: '60699' } })], { 60602: 2, 60603: 2 }],
  [
    'a range of one city',
    [row(2, { zips: { first: '60601', last: '60699' }, city: 'CHICAGO' })],
    { 60601: 2, 60602: 2 },
  ],
  ['a city goes before its state', [row(2), row(3, { city: 'Chicago' })], { 60601: 3, 60602: 3, 60603: 2 }],
])('rows hold for %s', (_, rows, expected) => {
  expect([linesOf(rows), problemsOf(rows)]).toEqual([expected, []])
})

test.each<[string, TaxRow[], string[]]>([
  ['hold for no zip', [row(2, { zips: { first: '46201', last: '46201' } })], ['2: a zip of IL; 46201']],
  [
    'name a city that is not there',
    [row(2, { city: 'Gary' })],
    ['2: a zip of IL whose post office is Gary; all'],
  ],
  [
    'have one zip and day twice',
    [row(2), row(3, { zips: { first: '60603', last: '60603' } })],
    ['3: zips that no other row of 2020-01-01 has; 60603, which line 2 has too'],
  ],
])('rows that %s are refused', (_, rows, expected) => {
  expect(problemsOf(rows)).toEqual(expected)
})

test('one zip may have rates of several days', () => {
  expect(problemsOf([row(2), row(3, { validFrom: '2027-01-01' })])).toEqual([])
})
