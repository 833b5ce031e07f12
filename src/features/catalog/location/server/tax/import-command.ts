import { basename } from 'node:path'
import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import { firstProblem, type Out, printProblems, type Report, readTextFile } from '#lib/table/import-file.ts'
import { combinedRate, percentText } from '../../rules/tax/sales-tax.ts'
import { replaceLocalTax } from './replace-table.ts'

const MOST_BYTES = 50_000_000

const count = (number: number): string => grouped(number)

/**
 * Imports a table of local rates and prints the result, one problem a line. Returns the exit code: 0
 * imported, 1 refused, 2 the file cannot be read.
 */
export async function runTaxImport(
  db: Db,
  file: string,
  out: Out,
  today: string,
  report: Report = () => undefined,
): Promise<0 | 1 | 2> {
  const text = await readTextFile(file, MOST_BYTES)
  if ('refusal' in text) {
    out(`${file}: ${text.refusal}`)
    report({ rows: 0, rejected: 0, problem: text.refusal })
    return 2
  }
  const result = await replaceLocalTax(db, text.read, { origin: 'imported', today, file: basename(file) })
  if (result.kind === 'replaced') {
    report({ rows: result.rows, rejected: 0 })
    printProblems(result.notes, (note) => out(`note: ${note}`))
    out(`Imported: ${count(result.rows)} rows for ${count(result.zips)} ZIP codes.`)
    return 0
  }
  const problems = result.kind === 'refused' ? result.problems : []
  report({ rows: 0, rejected: problems.length, problem: firstProblem(problems) })
  printProblems(problems, out)
  out('Nothing was imported. The former rates stay.')
  return 1
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
