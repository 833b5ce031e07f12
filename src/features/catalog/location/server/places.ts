import { LRUCache } from 'lru-cache'
import type { Db } from '#db/connect.ts'
import { ApiError } from '#lib/api-error.ts'
import { canadianLocation, type Location, placeLabel } from '../rules/location.ts'
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

const KEPT_PLACES = 5_000
// The places that were asked for last, for each database handle. A row of zip_place never changes.
const kept = new WeakMap<Db, LRUCache<string, UsPlace>>()

async function findUsPlace(db: Db, zip: string): Promise<UsPlace | undefined> {
  let places = kept.get(db)
  if (places === undefined) {
    places = new LRUCache({ max: KEPT_PLACES })
    kept.set(db, places)
  }
  const known = places.get(zip)
  if (known !== undefined) return known
  const row = await db
    .selectFrom('zip_place')
    .select(['zip', 'city', 'state', 'county_fips as countyFips', 'lat', 'lng', 'rural'])
    .where('zip', '=', zip)
    .executeTakeFirst()
  if (!row) return undefined
  const states = [row.state, ...statesOfZip(zip).filter((state) => state !== row.state)]
  const place: UsPlace = Object.freeze({ kind: 'us', ...row, states })
  places.set(zip, place)
  return place
}

/** The refusal of a zip. */
export const invalidZip = (): ApiError => new ApiError('invalid_zip', texts.invalidZip)
