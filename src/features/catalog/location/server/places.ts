import type { Db } from '#db/connect.ts'
import { ApiError } from '#lib/api-error.ts'
import { oneFor } from '#platform/projections/server/projection.ts'
import { jsonSize, versionedCache } from '#platform/projections/server/versioned-cache.ts'
import { canadianLocation } from '../rules/canada.ts'
import { type Location, placeLabel } from '../rules/location.ts'
import type { SalesTax } from '../rules/tax/sales-tax.ts'
import { transitDays } from '../rules/transit.ts'
import { parseZip } from '../rules/zip.ts'
import { countyAcross, statesOfZip } from '../rules/zip-states.ts'
import { texts } from '../texts.ts'
import type { TaxCalculator } from './ports.ts'

/** The dependencies of finding a place. */
export interface PlaceContext {
  db: Db
  tax: TaxCalculator
}

/**
 * The place of a typed zip, with its tax rate and transit days. Throws 400 `invalid_zip` for an invalid or
 * unknown zip, 503 `tax_unavailable`.
 */
export async function findLocation({ db, tax }: PlaceContext, text: string): Promise<Location> {
  const place = await findPostalPlace(db, text)
  if (place.kind === 'canada') return canadianLocation(place.code)
  const { rate, freightTaxable, basis } = await rateOf(tax, place)
  const { zip: zipcode, city, state, states } = place
  return {
    zipcode,
    city,
    state,
    states,
    country: 'US',
    label: placeLabel({ city, state, zipcode }),
    taxRate: rate,
    freightTaxable,
    taxBasis: basis,
    transitDays: transitDays(place),
  }
}

// X-TAX: when the tax service fails, the shopper's zip is not wrong, so this is a 503.
async function rateOf(tax: TaxCalculator, { state, zip }: { state: string; zip: string }): Promise<SalesTax> {
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

interface UsPlace {
  readonly kind: 'us'
  readonly zip: string
  readonly city: string
  readonly state: string
  /** all states that the zip reaches, that of its post office first */
  readonly states: readonly string[]
  readonly countyFips: string
  readonly lat: number
  readonly lng: number
  readonly rural: boolean
}

/** A postal code of Canada, or a US zip with its place. */
type PostalPlace = { readonly kind: 'canada'; readonly code: string } | UsPlace

/**
 * The place of a typed postal code; of the second state where it is named ("42223 TN"). Throws 400
 * `invalid_zip` for an invalid postal code and for an unknown US zip.
 */
export async function findPostalPlace(db: Db, text: string): Promise<PostalPlace> {
  const parsed = parseZip(text)
  if (parsed.kind === 'canada') return parsed
  if (parsed.kind === 'invalid') throw invalidZip()
  const place = await findUsPlace(db, parsed.zip)
  if (!place) throw invalidZip()
  return parsed.state === null ? place : across(place, parsed.state)
}

/** The part of a zip in its second state. */
const across = (place: UsPlace, state: string): UsPlace => ({
  ...place,
  state,
  countyFips: countyAcross(place.zip, state) ?? '',
})

interface FoundPlace {
  place: UsPlace | undefined
}

/** About 5,000 places. */
const PLACES_BYTES = 1024 * 1024
/** The places that were asked for last. A row of zip_place never changes. */
const placesOf = oneFor(() =>
  versionedCache<FoundPlace>({
    maxBytes: PLACES_BYTES,
    sizeOf: jsonSize,
    keeps: ({ place }) => place !== undefined,
  }),
)

const findUsPlace = async (db: Db, zip: string): Promise<UsPlace | undefined> =>
  (await placesOf(db).load(zip, async () => ({ place: await readUsPlace(db, zip) }))).place

async function readUsPlace(db: Db, zip: string): Promise<UsPlace | undefined> {
  const row = await db
    .selectFrom('zip_place')
    .select(['zip', 'city', 'state', 'county_fips as countyFips', 'lat', 'lng', 'rural'])
    .where('zip', '=', zip)
    .executeTakeFirst()
  if (!row) return undefined
  const states = [row.state, ...statesOfZip(zip).filter((state) => state !== row.state)]
  return Object.freeze({ kind: 'us', ...row, states })
}

/** The refusal of a zip. */
export const invalidZip = (): ApiError => new ApiError('invalid_zip', texts.invalidZip)
