import type { Db } from '#db/connect.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { ELECTRICITY_DEFAULT_USD, FUEL_NAMES, type FuelName, type FuelPrices } from '../rules/fuels.ts'
import { COUNTRY, fuelPriceTable, keyOf, type PriceRow } from './price-table.ts'

export const readFuelPrices = (): PriceRow[] => [...fuelPriceTable.current().value.values()]

/** What homes of a state pay for each fuel; the country's average where the state has none. */
export function fuelPrices(state: string, actual: Partial<Record<FuelName, number>> = {}): FuelPrices {
  const known = fuelPriceTable.current().value
  return Object.fromEntries(
    FUEL_NAMES.map((fuel) => {
      const row = known.get(keyOf({ state, fuel })) ?? known.get(keyOf({ state: COUNTRY, fuel }))
      if (row === undefined) throw new Error(`energy prices have no price of ${fuel} for ${COUNTRY}`)
      const { usd, source, as_of } = row
      const of = row.state === COUNTRY ? 'US average' : row.state
      return [fuel, { regional: usd, actual: actual[fuel] ?? null, source: `${source}, ${of}`, asOf: as_of }]
    }),
  ) as FuelPrices
}

/** Where no place is known: K-DEFAULTS for electricity, else the country's averages. */
export const pricesWithoutPlace = (): FuelPrices => fuelPrices(COUNTRY, { Electric: ELECTRICITY_DEFAULT_USD })

/** The state of a ZIP code and what its homes pay; null where the ZIP code is none of the United States. */
export async function pricesAtZip(
  db: Db,
  zipCode: string | undefined,
): Promise<{ state: string; prices: FuelPrices } | null> {
  if (zipCode === undefined) return null
  try {
    const place = await findPostalPlace(db, zipCode)
    return place.kind === 'us' ? { state: place.state, prices: fuelPrices(place.state) } : null
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_zip') return null
    throw error
  }
}
