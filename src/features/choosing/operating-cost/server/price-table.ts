import { z } from 'zod'
import { cell, readDataTable } from '#lib/data-file.ts'
import {
  defineReferenceTable,
  namedTwice,
  type TableProblem,
} from '#platform/reference-tables/server/reference-table.ts'
import { FUEL_NAMES, type FuelName } from '../rules/fuels.ts'

/** The state of a row that holds where a state has none. */
export const COUNTRY = 'US'

const text = z.string().min(1).max(200)
/** A row of a document; the columns of fuel-prices.csv are its fields. */
const priceRow = z.strictObject({
  state: z.string().regex(/^[A-Z]{2}$/, `must be two letters of a state, or ${COUNTRY}`),
  fuel: z.enum(FUEL_NAMES),
  usd: z.number().positive(),
  source: text,
  as_of: z.iso.date(),
})
export type PriceRow = z.output<typeof priceRow>

export const keyOf = ({ state, fuel }: { state: string; fuel: FuelName }): string => `${state} ${fuel}`

function checkRows(rows: readonly PriceRow[], asOf: string): TableProblem[] {
  const known = new Set(rows.map(keyOf))
  return [
    ...namedTwice('rows', rows, keyOf),
    ...rows.flatMap(({ as_of: day }, index) =>
      day > asOf ? [{ path: `rows.${index}.as_of`, problem: `is after the day of the table, ${asOf}` }] : [],
    ),
    ...FUEL_NAMES.flatMap((fuel) =>
      known.has(keyOf({ state: COUNTRY, fuel }))
        ? []
        : [{ path: 'rows', problem: `expected a price of ${fuel} for ${COUNTRY}` }],
    ),
  ]
}

/** What homes pay for energy, by state. */
export const fuelPriceTable = defineReferenceTable({
  name: 'energy-prices',
  holds: 'what homes pay for electricity, gas and other fuels, by state',
  limitDays: 365,
  schema: z.array(priceRow).max(2_000),
  release: {
    source: 'U.S. Energy Information Administration; each row names its survey',
    asOf: '2026-04-30',
    readRows: () =>
      readDataTable(
        'src/features/choosing/operating-cost/server/data/fuel-prices.csv',
        z.object({ ...priceRow.shape, usd: cell.number }).pipe(priceRow),
      ),
  },
  check: checkRows,
  daysOf: (rows) => rows.map(({ as_of: day }) => day),
  make: (rows) => new Map(rows.map((row) => [keyOf(row), row])),
})
