import { readFile, stat } from 'node:fs/promises'
import type { Db } from '#db/connect.ts'
import type { TableProblem } from '../../rules/tax/local-table.ts'
import { combinedRate, percentText } from '../../rules/tax/sales-tax.ts'
import { replaceLocalTax } from './replace-table.ts'

/** Takes a line to show. */
type Out = (line: string) => void

const MOST_BYTES = 50_000_000
const MOST_PROBLEMS = 100

const count = (number: number): string => number.toLocaleString('en-US')

const sentence = ({ line, column, expected, found }: TableProblem): string =>
  `line ${line}${column === '' ? '' : `, column ${column}`}: ` +
  `expected ${expected}, found ${found === '' ? 'nothing' : found}`

/**
 * Imports a table of local rates and prints the result, one problem a line. Returns the exit code: 0
 * imported, 1 refused, 2 the file cannot be read.
 */
export async function runTaxImport(db: Db, file: string, out: Out, today: string): Promise<0 | 1 | 2> {
  const text = await readText(file)
  if ('refusal' in text) {
    out(`${file}: ${text.refusal}`)
    return 2
  }
  const result = await replaceLocalTax(db, text.read, { origin: 'imported', today })
  if (result.kind === 'replaced') {
    out(`Imported: ${count(result.rows)} rows for ${count(result.zips)} ZIP codes.`)
    return 0
  }
  const problems = result.kind === 'refused' ? result.problems : []
  for (const problem of problems.slice(0, MOST_PROBLEMS)) out(sentence(problem))
  if (problems.length > MOST_PROBLEMS) out(`and ${count(problems.length - MOST_PROBLEMS)} more problems`)
  out('Nothing was imported. The former rates stay.')
  return 1
}

async function readText(file: string): Promise<{ read: string } | { refusal: string }> {
  try {
    if ((await stat(file)).size > MOST_BYTES) return { refusal: 'expected at most 50 MB' }
    return { read: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)) }
  } catch (error) {
    if (error instanceof TypeError) return { refusal: 'expected text in UTF-8; save it as "CSV UTF-8"' }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'EISDIR', 'EACCES'].includes(code)) return { refusal: `cannot be read (${code})` }
    throw error
  }
}

/** Prints the local rates of a zip, also those that begin later. Returns the exit code. */
export async function runTaxShow(db: Db, zip: string, out: Out): Promise<0 | 1> {
  const rows = await db
    .selectFrom('local_tax_rate')
    .selectAll()
    .where('zip', '=', zip)
    .orderBy('valid_from')
    .execute()
  for (const row of rows) {
    const rate = combinedRate({
      state: row.state_rate,
      county: row.county_rate,
      city: row.city_rate,
      special: row.special_rate,
    })
    out(`${zip} ${row.place} ${percentText(rate)} from ${row.valid_from}`)
    out(`  ${row.source}, ${row.source_date}`)
  }
  if (rows.length === 0) out(`${zip} has no local rate. The average of its state holds.`)
  return rows.length > 0 ? 0 : 1
}
