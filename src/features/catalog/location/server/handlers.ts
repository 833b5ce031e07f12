import { implement } from '@orpc/server'
import { ApiError } from '#lib/api-error.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { locationContract, toWireLocation } from '../contract.ts'
import { DEFAULT_LOCATION, LOCATION_COOKIE, type Location } from '../rules/location.ts'
import { findLocation, type PlaceContext } from './places.ts'
import type { IpPlaces } from './ports.ts'

interface LocationContext extends PlaceContext {
  request: RequestContext
  ipPlaces: IpPlaces
}

const os = implement(locationContract).$context<LocationContext>()

export const locationHandlers = {
  byZip: os.byZip.handler(async ({ input, context }) => {
    const wire = toWireLocation(await findLocation(context, input.zip))
    context.request.setCookie(
      `${LOCATION_COOKIE.name}=${encodeURIComponent(JSON.stringify(wire))}; Path=/; ` +
        `Expires=${LOCATION_COOKIE.expires.toUTCString()}; SameSite=Lax`,
    )
    return wire
  }),

  byIp: os.byIp.handler(async ({ context }) => {
    const zip = await context.ipPlaces.zipOf(context.request)
    const location = zip === undefined ? DEFAULT_LOCATION : await locationOrDefault(context, zip)
    return { zipCode: location.zipcode, location: toWireLocation(location) }
  }),
}

// A resolver only guesses: an answer that is not one of our places counts as no answer.
async function locationOrDefault(context: LocationContext, zip: string): Promise<Location> {
  try {
    return await findLocation(context, zip)
  } catch (error) {
    if (error instanceof ApiError) return DEFAULT_LOCATION
    throw error
  }
}
