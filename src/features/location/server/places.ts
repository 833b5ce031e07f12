import type { Db } from '#db/connect.ts'
import type { TaxCalculator } from '#features/pricing/server/index.ts'
import { transitDays } from '#features/shipping/rules/transit.ts'
import { ApiError } from '#kit/api-error.ts'
import { canadianLocation, type Location, placeLabel } from '../rules/location.ts'
import { parseZip } from '../rules/zip.ts'
import { texts } from '../texts.ts'

/** What finding a place needs. */
export interface PlaceContext {
  db: Db
  tax: TaxCalculator
}

/** The place of a zip as people type it, with its tax rate and transit days. Throws 400 `invalid_zip` for what is no zip or nowhere. */
export async function findLocation({ db, tax }: PlaceContext, text: string): Promise<Location> {
  const parsed = parseZip(text)
  if (parsed.kind === 'canada') return canadianLocation(parsed.code)
  const place = parsed.kind === 'us' ? await db.selectFrom('zip_place').select(['zip', 'city', 'state', 'lat', 'lng', 'rural']).where('zip', '=', parsed.zip).executeTakeFirst() : undefined
  if (!place) throw invalidZip()
  const { rate, freightTaxable } = await tax.rateFor({ country: 'US', state: place.state, zip: place.zip })
  const { zip: zipcode, city, state } = place
  return { zipcode, city, state, country: 'US', label: placeLabel({ city, state, zipcode }), taxRate: rate, freightTaxable, transitDays: transitDays(place) }
}

/** The refusal of a zip. */
export const invalidZip = (): ApiError => new ApiError('invalid_zip', texts.invalidZip)
