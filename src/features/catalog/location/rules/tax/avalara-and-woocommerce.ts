import type { KnownTable } from '#lib/table/read-cells.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import { STATE_OWN_RATES } from '../state-tax.ts'
import { STATE_NAMES } from '../states.ts'
import type { TaxColumn } from './local-table.ts'

/** A row of a table by its columns. */
interface Line<Column extends string> {
  line: number
  cells: Readonly<Record<Column, string>>
}

/** When a table holds and where it comes from; yyyy-mm-dd. */
type Facts = Pick<Record<TaxColumn, string>, 'valid_from' | 'source' | 'source_date'>

interface OtherTaxTable extends KnownTable {
  columns: readonly string[]
  /** their name of a column of ours, for what is said of a row */
  theirs: Partial<Record<TaxColumn, string>>
  /** The rows in our form. `left` counts those for other countries, goods or rules. */
  read(rows: readonly Line<string>[], facts: Facts): Converted
}

interface Converted {
  rows: Line<TaxColumn>[]
  problems: TableProblem[]
  left: number
}

const AVALARA = [
  'State',
  'ZipCode',
  'TaxRegionName',
  'EstimatedCombinedRate',
  'StateRate',
  'EstimatedCountyRate',
  'EstimatedCityRate',
  'EstimatedSpecialRate',
] as const
const WOOCOMMERCE = [
  'Country code',
  'State code',
  'Postcode / ZIP',
  'City',
  'Rate %',
  'Tax name',
  'Priority',
  'Compound',
  'Tax class',
] as const

type WooColumn = (typeof WOOCOMMERCE)[number]

const inPercent = (value: number): string => String(Number(value.toFixed(4)))

/** "0.0825" as "8.25"; what is no number stays and is refused. */
const percentOfFraction = (text: string): string =>
  /^\d*\.?\d+$/.test(text) ? inPercent(Number(text) * 100) : text

/** No place taxes more: a table with a higher figure is in percent already. */
const HIGHEST_FRACTION = 0.15

/** Excel takes the zeros from the front of a ZIP code. */
const fiveDigits = (zip: string): string => (/^\d{3,4}$/.test(zip) ? zip.padStart(5, '0') : zip)

/** "BEVERLY HILLS" as a buyer reads it. */
const properName = (name: string): string =>
  /[a-z]/.test(name)
    ? name
    : name
        .toLowerCase()
        .replaceAll(/(^|[^a-z'])([a-z])/g, (_, before, letter) => before + letter.toUpperCase())

function readAvalara(rows: readonly Line<string>[], facts: Facts): Converted {
  const isPercent = rows.some(({ cells }) => Number(cells.EstimatedCombinedRate) > HIGHEST_FRACTION)
  const percent = (text: string): string => (isPercent ? text : percentOfFraction(text))
  const converted = rows.map(({ line, cells }) => {
    const cell = (column: (typeof AVALARA)[number]) => cells[column] ?? ''
    return {
      line,
      cells: {
        zip: fiveDigits(cell('ZipCode')),
        city: '',
        state: cell('State'),
        place: properName(cell('TaxRegionName')),
        state_rate: percent(cell('StateRate')),
        county_rate: percent(cell('EstimatedCountyRate')),
        city_rate: percent(cell('EstimatedCityRate')),
        special_rate: percent(cell('EstimatedSpecialRate')),
        total_rate: percent(cell('EstimatedCombinedRate')),
        ...facts,
      },
    }
  })
  return { rows: converted, problems: [], left: 0 }
}

/** WooCommerce's "606*" and "60601...60626" as our ranges. */
function zipsOf(postcode: string): string {
  if (postcode === '' || postcode === '*') return 'all'
  const wild = /^(\d{1,4})\*$/.exec(postcode)?.[1]
  if (wild !== undefined) return `${wild.padEnd(5, '0')}-${wild.padEnd(5, '9')}`
  return postcode.replace('...', '-')
}

const listOf = (text: string): string[] => text.split(';').map((part) => part.trim())

interface Rates {
  line: number
  state: string
  zip: string
  city: string
  /** percent by priority: WooCommerce adds one rate of each */
  byPriority: Map<string, number>
}

const isWholeState = ({ zip, city }: Rates): boolean => zip === 'all' && city === ''

/** Whether a row holds for goods of the usual kind in the United States. */
const isOurs = ({ cells }: Line<string>): boolean =>
  cells['Country code']?.toUpperCase() === 'US' && ['', 'standard'].includes(cells['Tax class'] ?? '')

/** What cannot be read or charged in a row of WooCommerce. */
function wrongRate(cell: (column: WooColumn) => string): [column: WooColumn, expected: string] | undefined {
  if (!/^\d{1,2}(?:\.\d+)?$/.test(cell('Rate %'))) return ['Rate %', 'percent such as 8.25']
  return cell('Compound') === '1' ? ['Compound', '0: a tax on a tax is not charged'] : undefined
}

const placesOf = (cell: (column: WooColumn) => string): { zip: string; city: string }[] =>
  listOf(cell('Postcode / ZIP')).flatMap((postcode) =>
    listOf(cell('City')).map((city) => ({ zip: zipsOf(postcode), city: city === '*' ? '' : city })),
  )

/** The rates of each ZIP and city; a rate that cannot be added is a problem. */
function ratesOf(rows: readonly Line<string>[]): { all: Rates[]; problems: TableProblem[]; left: number } {
  const all = new Map<string, Rates>()
  const problems: TableProblem[] = []
  const ours = rows.filter(isOurs)
  for (const { line, cells } of ours) {
    const cell = (column: WooColumn) => cells[column] ?? ''
    const wrong = wrongRate(cell)
    if (wrong) problems.push({ line, column: wrong[0], expected: wrong[1], found: cell(wrong[0]) })
    const state = cell('State code').toUpperCase()
    const priority = cell('Priority')
    for (const { zip, city } of wrong ? [] : placesOf(cell)) {
      const key = `${state} ${zip} ${city.toLowerCase()}`
      const rates = all.get(key) ?? { line, state, zip, city, byPriority: new Map<string, number>() }
      if (rates.byPriority.has(priority))
        problems.push({ line, column: 'Priority', expected: 'one rate of it for a place', found: priority })
      else rates.byPriority.set(priority, Number(cell('Rate %')))
      all.set(key, rates)
    }
  }
  return { all: [...all.values()], problems, left: rows.length - ours.length }
}

/**
 * WooCommerce adds up the rates of all priorities and does not say whose they are. What is above the state's
 * own rate becomes the local part as a whole.
 */
function readWooCommerce(rows: readonly Line<string>[], facts: Facts): Converted {
  const { all, problems, left } = ratesOf(rows)
  const wholeStates = new Map(all.filter(isWholeState).map((rates) => [rates.state, rates]))
  const inPlaces = new Set(all.filter((rates) => !isWholeState(rates)).map(({ state }) => state))
  const converted = all
    .filter((rates) => !(isWholeState(rates) && inPlaces.has(rates.state)))
    .flatMap(({ line, state, zip, city, byPriority }): Line<TaxColumn>[] => {
      const parts = new Map([...(wholeStates.get(state)?.byPriority ?? []), ...byPriority])
      const total = Number([...parts.values()].reduce((sum, part) => sum + part, 0).toFixed(4))
      const own = STATE_OWN_RATES.get(state) ?? []
      const stateRate = own.find((rate) => rate <= total)
      if (own.length > 0 && stateRate === undefined) {
        const expected = `at least the state's own rate, ${own.join(' or ')}`
        problems.push({ line, column: 'Rate %', expected, found: String(total) })
        return []
      }
      const name = zip === 'all' ? (STATE_NAMES.get(state) ?? state) : `ZIP code ${zip}`
      const cells = {
        zip,
        city,
        state,
        place: city === '' ? name : properName(city),
        state_rate: inPercent(stateRate ?? 0),
        county_rate: '0',
        city_rate: '0',
        special_rate: inPercent(total - (stateRate ?? 0)),
        total_rate: inPercent(total),
        ...facts,
      }
      return [{ line, cells }]
    })
  return { rows: converted, problems, left }
}

// Headings as public files have them, read 2026-11-27.
export const OTHER_TAX_TABLES: readonly OtherTaxTable[] = [
  {
    name: 'Avalara, rates by ZIP code',
    marks: [['ZipCode', 'TaxRegionName', 'EstimatedCombinedRate']],
    columns: AVALARA,
    theirs: {
      zip: 'ZipCode',
      state: 'State',
      place: 'TaxRegionName',
      state_rate: 'StateRate',
      county_rate: 'EstimatedCountyRate',
      city_rate: 'EstimatedCityRate',
      special_rate: 'EstimatedSpecialRate',
      total_rate: 'EstimatedCombinedRate',
    },
    read: readAvalara,
  },
  {
    name: 'WooCommerce, tax rates',
    marks: [['Country code', 'State code', 'Postcode / ZIP', 'Rate %']],
    columns: WOOCOMMERCE,
    theirs: { zip: 'Postcode / ZIP', city: 'City', state: 'State code', total_rate: 'Rate %' },
    read: readWooCommerce,
  },
]
