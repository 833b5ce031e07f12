import type { TableProblem } from '#lib/table/table-problem.ts'
import type { TaxRow } from './local-table.ts'

/** A zip and what its post office is called. */
export interface PostOffice {
  zip: string
  city: string
  state: string
}

/** A rate for one zip. */
export interface ZipRate {
  zip: string
  row: TaxRow
}

/**
 * Gives every zip its rows. A row that names a city goes before one that does not; otherwise two rows for one
 * zip and day are a problem. `unplaced` names the rows that hold for no zip of these places.
 */
export function expandRows(
  rows: readonly TaxRow[],
  places: readonly PostOffice[],
): { rates: ZipRate[]; problems: TableProblem[]; unplaced: TableProblem[] } {
  const byState = Map.groupBy(places, ({ state }) => state)
  const taken = new Map<string, ZipRate>()
  const problems: TableProblem[] = []
  const unplaced: TableProblem[] = []
  const inOrder = rows.toSorted((a, b) => Number(b.city !== '') - Number(a.city !== '') || a.line - b.line)
  for (const row of inOrder) {
    const zips = zipsOf(row, byState.get(row.state) ?? [])
    if (zips.length === 0) unplaced.push(nowhere(row))
    const twice = zips
      .map((zip) => taken.get(keyOf(zip, row)))
      .find((other) => other && isRival(other.row, row))
    if (twice)
      problems.push({
        line: row.line,
        column: 'zip',
        expected: `zips that no other row of ${row.validFrom} has`,
        found: `${twice.zip}, which line ${twice.row.line} has too`,
      })
    for (const zip of zips) if (!taken.has(keyOf(zip, row))) taken.set(keyOf(zip, row), { zip, row })
  }
  return { rates: [...taken.values()], problems, unplaced }
}

const keyOf = (zip: string, { validFrom }: TaxRow): string => `${zip} ${validFrom}`

/** Two rows of the same kind: neither is the more exact one. */
const isRival = (one: TaxRow, other: TaxRow): boolean => (one.city === '') === (other.city === '')

const zipsOf = ({ zips, city }: TaxRow, places: readonly PostOffice[]): string[] => {
  const name = city.toLowerCase()
  return places.flatMap((place) =>
    (zips === null || (place.zip >= zips.first && place.zip <= zips.last)) &&
    (name === '' || place.city.toLowerCase() === name)
      ? [place.zip]
      : [],
  )
}

const nowhere = ({ line, zips, city, state }: TaxRow): TableProblem => ({
  line,
  column: 'zip',
  expected: `a zip of ${state}${city === '' ? '' : ` whose post office is ${city}`}`,
  found: zips === null ? 'all' : zips.first === zips.last ? zips.first : `${zips.first}-${zips.last}`,
})
