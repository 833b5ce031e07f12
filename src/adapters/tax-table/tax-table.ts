import type { Db } from '#db/connect.ts'
import { isOneRate } from '#features/catalog/location/rules/state-tax.ts'
import { type SalesTax, salesTaxAt, type TaxRows } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { UNKNOWN_TAX } from '#features/catalog/location/rules/tax/tax-basis.ts'
import { statesOfZip } from '#features/catalog/location/rules/zip-states.ts'
import type { TaxCalculator } from '#features/catalog/location/server/ports.ts'
import { versionedCache } from '#platform/projections/server/versioned-cache.ts'

/** Room for the rates of about 3,000 zips. */
const CACHE_BYTES = 1_000_000
const BYTES_OF_A_RATE = 350

/**
 * Tax from our own tables: the local rate of the zip, else the average of the state. Without a row we know no
 * tax there. Rates are kept for one version of the tables and one day; `today` says the day as yyyy-mm-dd.
 */
export function taxTable(db: Db, today: () => string): TaxCalculator {
  let version = 0
  const kept = versionedCache<SalesTax>({
    version: () => `${version} ${today()}`,
    maxBytes: CACHE_BYTES,
    sizeOf: () => BYTES_OF_A_RATE,
  })
  return {
    async rateFor({ country, state, zip }) {
      if (country !== 'US') return UNKNOWN_TAX
      return kept.load(`${state} ${zip}`, async () => salesTaxAt(await readRows(db, state, zip), today()))
    },
    async refresh() {
      const row = await db.selectFrom('tax_version').select('version').executeTakeFirstOrThrow()
      version = row.version
    },
    revision: () => version,
  }
}

async function readRows(db: Db, state: string, zip: string): Promise<TaxRows> {
  const isAcross = statesOfZip(zip).indexOf(state) > 0
  const [average, local] = await Promise.all([
    db
      .selectFrom('tax_rate')
      .select(['rate', 'freight_taxable as freightTaxable'])
      .where('region', '=', state)
      .executeTakeFirst(),
    // The local rates of a zip are those of its post office's state.
    isAcross ? [] : db.selectFrom('local_tax_rate').selectAll().where('zip', '=', zip).execute(),
  ])
  return {
    state,
    average: average && { ...average, isExact: isOneRate(state, average.rate) },
    local: local.map((row) => ({
      validFrom: row.valid_from,
      place: row.place,
      parts: {
        state: row.state_rate,
        county: row.county_rate,
        city: row.city_rate,
        special: row.special_rate,
      },
    })),
  }
}
