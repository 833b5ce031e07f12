import type { Db } from '#db/connect.ts'
import { TAX_TABLE } from '../rules/state-tax.ts'

/**
 * Inserts our tax table into the database; rates that staff have imported stay. Returns how many were new.
 */
export async function loadTaxRates(db: Db): Promise<number> {
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
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}
