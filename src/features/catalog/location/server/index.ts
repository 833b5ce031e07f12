import type { IpPlaces } from './ports.ts'

export { findLocation, findPostalPlace, invalidZip, type PlaceContext } from './places.ts'

/** Uses the visitor's zip from a trusted proxy, and no other source. */
export const placesOfProxy: IpPlaces = { zipOf: async (request) => request.visitorZip }
