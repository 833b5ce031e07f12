import type { Db } from '#db/connect.ts'
import type { TaxCalculator } from '#features/location/server/ports.ts'

/**
 * Tax from our own table: the row of the zip, else the row of the state. Without a row we collect no tax
 * there.
 */
export const taxTable = (db: Db): TaxCalculator => ({
  async rateFor({ country, state, zip }) {
    const rows =
      country === 'US'
        ? await db
            .selectFrom('tax_rate')
            .select(['region', 'rate', 'freight_taxable'])
            .where('region', 'in', [zip, state])
            .execute()
        : []
    const row = rows.find((each) => each.region === zip) ?? rows[0]
    return row ? { rate: row.rate, freightTaxable: row.freight_taxable } : { rate: 0, freightTaxable: false }
  },
})
