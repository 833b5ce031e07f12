import { readFile } from 'node:fs/promises'
import type { Db } from '#db/connect.ts'
import { projectFile } from '#lib/data-file.ts'
import { TAX_TABLE } from '../../rules/state-tax.ts'
import { replaceLocalTax } from './replace-table.ts'

/** The local rates that come with a release, in the format that staff import. */
const SHIPPED_TABLE = 'src/features/catalog/location/server/data/local-tax.csv'

/**
 * Inserts the averages of the states, and replaces the local rates by those of this release. Averages that
 * are there stay, and so does a table of local rates that staff have imported. The places must be loaded.
 * Returns how many averages were new.
 */
export async function loadTaxRates(db: Db, today: string): Promise<number> {
  const rows = TAX_TABLE.map(({ region, rate, freightTaxable, source, asOf }) => ({
    region,
    rate,
    freight_taxable: freightTaxable,
    source,
    as_of: asOf,
  }))
  const result = await db
    .insertInto('tax_rate')
    .values(rows)
    .onConflict((conflict) => conflict.column('region').doNothing())
    .executeTakeFirst()
  await loadShippedTable(db, today)
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

async function loadShippedTable(db: Db, today: string): Promise<void> {
  const text = await readFile(projectFile(SHIPPED_TABLE), 'utf8')
  const result = await replaceLocalTax(db, text, { origin: 'shipped', today })
  if (result.kind !== 'refused') return
  const [{ line, column, expected, found } = { line: 0, column: '', expected: '', found: '' }] =
    result.problems
  throw new Error(
    `${SHIPPED_TABLE}, line ${line}, column "${column}": expected ${expected}, found ${found || 'nothing'}`,
  )
}
