import type { Db } from '#db/connect.ts'
import { emissionStandardAt } from '#features/catalog/compliance/rules/nox.ts'
import { regionOf } from '#features/catalog/compliance/rules/region.ts'
import { canadianLocation } from '#features/catalog/location/rules/canada.ts'
import { MILITARY, placeLabel } from '#features/catalog/location/rules/location.ts'
import { findPostalPlace } from '#features/catalog/location/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { PlaceClimateAnswer } from '../contract.ts'
import { texts } from '../texts.ts'
import { climateOf } from './climate.ts'
import { climateTable } from './climate-table.ts'

export interface PlaceContext {
  db: Db
  contact: { phone: string }
}

/** The place of a zip with its weather and rules. Throws `invalid_zip` and `no_climate`. */
export async function placeWithClimate(zipCode: string, { db, contact }: PlaceContext) {
  const place = await findPostalPlace(db, zipCode)
  const noWeather = (where: string) => new ApiError('no_climate', texts.noWeather(where, contact.phone))
  if (place.kind === 'canada') throw noWeather(canadianLocation(place.code).label)
  const { zip, city, state, countyFips, lat } = place
  const label = placeLabel({ city, state, zipcode: zip })
  const climate = climateOf(place)
  if (climate === undefined) throw noWeather(MILITARY.has(state) ? texts.militaryMail : label)
  return {
    climate,
    zip,
    state,
    label,
    latitude: lat,
    region: regionOf(state),
    emissionStandard: emissionStandardAt({ zip, state, countyFips }),
  }
}

/** The period of the stations' records and the day the table was made; shown with every result. */
export function climateRecords() {
  const { value, asOf } = climateTable.current()
  return { recordsFrom: value.records.from, recordsTo: value.records.to, dataBuiltOn: asOf }
}

/** The same as the API answers it. */
export async function placeClimate(zipCode: string, context: PlaceContext): Promise<PlaceClimateAnswer> {
  const { climate, zip, label, ...rules } = await placeWithClimate(zipCode, context)
  return { ...climate, ...rules, ...climateRecords(), zipCode: zip, place: label }
}
