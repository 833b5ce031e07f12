import type { Db } from '#db/connect.ts'
import { ApiError } from '#kit/api-error.ts'
import { canadianLocation, type Location, placeLabel } from '../rules/location.ts'
import { transitDays } from '../rules/transit.ts'
import { parseZip } from '../rules/zip.ts'
import { texts } from '../texts.ts'
import type { TaxCalculator, TaxRate } from './ports.ts'

/** What finding a place needs. */
export interface PlaceContext {
  db: Db
  tax: TaxCalculator
}

/**
 * The place of a zip as people type it, with its tax rate and transit days. Throws 400 `invalid_zip` for what
 * is no zip or nowhere, 503 `tax_unavailable`.
 */
export async function findLocation({ db, tax }: PlaceContext, text: string): Promise<Location> {
  const parsed = parseZip(text)
  if (parsed.kind === 'canada') return canadianLocation(parsed.code)
  const place =
    parsed.kind === 'us'
      ? await db
          .selectFrom('zip_place')
          .select(['zip', 'city', 'state', 'lat', 'lng', 'rural'])
          .where('zip', '=', parsed.zip)
          .executeTakeFirst()
      : undefined
  if (!place) throw invalidZip()
  const { rate, freightTaxable } = await rateOf(tax, place)
  const { zip: zipcode, city, state } = place
  return {
    zipcode,
    city,
    state,
    country: 'US',
    label: placeLabel({ city, state, zipcode }),
    taxRate: rate,
    freightTaxable,
    transitDays: transitDays(place),
  }
}

// X-TAX: a tax service that fails is the store's trouble, not the shopper's zip.
async function rateOf(tax: TaxCalculator, { state, zip }: { state: string; zip: string }): Promise<TaxRate> {
  try {
    return await tax.rateFor({ country: 'US', state, zip })
  } catch (cause) {
    throw new ApiError('tax_unavailable', texts.taxUnavailable, {
      status: 503,
      details: { retryAfterSeconds: 1 },
      cause,
    })
  }
}

/** The refusal of a zip. */
export const invalidZip = (): ApiError => new ApiError('invalid_zip', texts.invalidZip)
