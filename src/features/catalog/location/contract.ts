import { oc } from '@orpc/contract'
import { z } from 'zod'
import { DEFAULT_LOCATION, type Location } from './rules/location.ts'

const taxPart = z.number().min(0).max(1)

/** Whose tax rate it is. */
export const taxBasisSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('local'),
    place: z.string().max(80),
    state: z.string().max(2),
    parts: z.object({ state: taxPart, county: taxPart, city: taxPart, special: taxPart }),
  }),
  z.object({ kind: z.literal('average'), state: z.string().max(2) }),
  z.object({ kind: z.literal('unknown') }),
])

/**
 * A location on the wire and in its cookie. Three fields are our choice: `states` (a cookie of an earlier
 * release has none), `tax_basis` for the words beside a tax, and `transit_days`, so that a listing can date
 * its deliveries without a call.
 */
const locationSchema = z.object({
  zipcode: z.string().max(10),
  city: z.string().max(80),
  state: z.string().max(2),
  /** our choice: more than one where the zip crosses a state line; ask for "42223 TN" to have the other */
  states: z.array(z.string().max(2)).max(3).optional(),
  country: z.enum(['US', 'CA']),
  location: z.string().max(120),
  tax_rate: z.number().min(0).max(1),
  freight_taxable: z.boolean(),
  tax_basis: taxBasisSchema,
  transit_days: z.int().min(1).max(7).nullable(),
})

export type WireLocation = z.infer<typeof locationSchema>

export const toWireLocation = (location: Location): WireLocation => ({
  zipcode: location.zipcode,
  city: location.city,
  state: location.state,
  states: [...location.states],
  country: location.country,
  location: location.label,
  tax_rate: location.taxRate,
  freight_taxable: location.freightTaxable,
  tax_basis: location.taxBasis,
  transit_days: location.transitDays,
})

export const fromWireLocation = (wire: WireLocation): Location => ({
  zipcode: wire.zipcode,
  city: wire.city,
  state: wire.state,
  states: wire.states ?? [wire.state],
  country: wire.country,
  label: wire.location,
  taxRate: wire.tax_rate,
  freightTaxable: wire.freight_taxable,
  taxBasis: wire.tax_basis,
  transitDays: wire.transit_days,
})

/** Reads a location cookie's decoded value; anything else means the default location. */
export function readLocationCookie(value: string | undefined): Location {
  if (value === undefined) return DEFAULT_LOCATION
  try {
    const parsed = locationSchema.safeParse(JSON.parse(value))
    return parsed.success ? fromWireLocation(parsed.data) : DEFAULT_LOCATION
  } catch {
    return DEFAULT_LOCATION
  }
}

export const locationContract = {
  /**
   * 400 `invalid_zip` "Invalid zipcode" for a malformed or unknown zip. A zip that crosses a state line may
   * be followed by its second state: "42223 TN"; `states` of the answer names both.
   */
  byZip: oc
    .route({
      method: 'GET',
      path: '/location/{zip}',
      tags: ['location'],
      summary: 'The place of a zip, saved in the location cookie',
    })
    .input(z.object({ zip: z.string().max(100) }))
    .output(locationSchema),
  /** `location` is our choice: the place of that zip, so that no second call is needed. */
  byIp: oc
    .route({
      method: 'GET',
      path: '/location/ip',
      tags: ['location'],
      summary: 'The likely place of a visitor without a saved one',
    })
    .output(z.object({ zipCode: z.string(), location: locationSchema })),
}
