import { isCalendarDay } from '#lib/dates.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import { didYouMean } from '#lib/text/near-word.ts'
import { STATE_OWN_RATES } from '../state-tax.ts'
import type { TaxParts } from './sales-tax.ts'

/** The columns of a table of local tax rates, in the order of docs/local-tax-format.md. */
export const TAX_COLUMNS = [
  'zip',
  'city',
  'state',
  'place',
  'state_rate',
  'county_rate',
  'city_rate',
  'special_rate',
  'total_rate',
  'valid_from',
  'source',
  'source_date',
] as const
export type TaxColumn = (typeof TAX_COLUMNS)[number]

/** The highest combined rate in percent. The highest of a state's cities and districts stay below it. */
const MOST_PERCENT = 15

/** One row of a table: a rate, and the zips it holds for. */
export interface TaxRow {
  line: number
  /** both ends; every zip of the state when null */
  zips: { first: string; last: string } | null
  /** only zips whose post office has this name; '' for all */
  city: string
  state: string
  place: string
  parts: TaxParts
  validFrom: string
  source: string
  sourceDate: string
}

/** Reads one row, or says what is wrong in each of its cells. `today` is yyyy-mm-dd. */
export function readTaxRow(
  line: number,
  cells: Readonly<Record<TaxColumn, string>>,
  today: string,
): { row: TaxRow } | { problems: TableProblem[] } {
  const problems: TableProblem[] = []
  const refuse = (column: TaxColumn, expected: string): undefined => {
    problems.push({ line, column, expected, found: cells[column] })
    return undefined
  }
  const text = (column: TaxColumn, most: number): string =>
    cells[column].length > 0 && cells[column].length <= most
      ? cells[column]
      : (refuse(column, `a text of at most ${most} characters`) ?? '')
  const day = (column: TaxColumn): string =>
    isCalendarDay(cells[column]) ? cells[column] : (refuse(column, 'a day, yyyy-mm-dd') ?? '')
  const percent = (column: TaxColumn): number =>
    readPercent(cells[column]) ?? refuse(column, PERCENT) ?? Number.NaN

  const zips = readZips(cells.zip)
  if (zips === undefined) refuse('zip', 'five digits, two such zips with a hyphen between them, or "all"')
  const own = STATE_OWN_RATES.get(cells.state)
  if (!own)
    refuse('state', `two letters of a state or DC${didYouMean(cells.state, [...STATE_OWN_RATES.keys()])}`)
  if (cells.city.length > MOST_NAME) refuse('city', `at most ${MOST_NAME} characters`)
  const rates = {
    state: percent('state_rate'),
    county: percent('county_rate'),
    city: percent('city_rate'),
    special: percent('special_rate'),
  }
  const total = percent('total_rate')
  if (own && Number.isFinite(rates.state) && !own.includes(rates.state))
    refuse('state_rate', `the state's own rate, ${own.join(' or ')}`)
  const sum = sumOf(rates)
  if (Number.isFinite(sum) && Number.isFinite(total)) {
    if (sum !== inTenThousandths(total))
      refuse('total_rate', `the sum of the four rates, ${sum / TEN_THOUSAND}`)
    else if (total > MOST_PERCENT) refuse('total_rate', `at most ${MOST_PERCENT} percent`)
  }
  const row = {
    line,
    zips: zips ?? null,
    city: cells.city,
    state: cells.state,
    place: text('place', MOST_NAME),
    parts: {
      state: rates.state / 100,
      county: rates.county / 100,
      city: rates.city / 100,
      special: rates.special / 100,
    },
    validFrom: day('valid_from'),
    source: text('source', MOST_SOURCE),
    sourceDate: day('source_date'),
  }
  if (row.sourceDate > today) refuse('source_date', `a day that is not after ${today}`)
  return problems.length > 0 ? { problems } : { row }
}

const PERCENT = `percent from 0 to ${MOST_PERCENT} with at most four decimals, such as 6.25`
const MOST_NAME = 60
const MOST_SOURCE = 300
const TEN_THOUSAND = 10_000

function readZips(text: string): TaxRow['zips'] | undefined {
  if (text === 'all') return null
  const [, first, last = first] = /^(\d{5})(?:-(\d{5}))?$/.exec(text) ?? []
  return first !== undefined && last !== undefined && first <= last ? { first, last } : undefined
}

function readPercent(text: string): number | undefined {
  const value = /^\d{1,2}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined
  return value !== undefined && value <= MOST_PERCENT ? value : undefined
}

const inTenThousandths = (percent: number): number => Math.round(percent * TEN_THOUSAND)

const sumOf = (rates: TaxParts): number =>
  [rates.state, rates.county, rates.city, rates.special].reduce(
    (sum, rate) => sum + inTenThousandths(rate),
    0,
  )
