import type { IpPlaces } from './ports.ts'

export { loadPlaces } from './load-places.ts'
export { placeNames } from './place-names.ts'
export { findLocation, findPostalPlace, invalidZip, type PlaceContext } from './places.ts'
export type { IpPlaces } from './ports.ts'
export { runTaxImport, runTaxShow } from './tax/import-command.ts'
export { loadTaxRates } from './tax/load-tax-rates.ts'

/** Uses the visitor's zip from a trusted proxy, and no other source. */
export const placesOfProxy: IpPlaces = { zipOf: async (request) => request.visitorZip }
