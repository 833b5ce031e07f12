import type { RequestContext } from '#kit/http/request-context.ts'

/** Guesses where a visitor is from the address they come from; undefined when it cannot say. */
export interface IpPlaces {
  zipOf(request: Pick<RequestContext, 'ip' | 'visitorZip'>): Promise<string | undefined>
}

/** Where an order goes, as far as tax is concerned. */
interface TaxPlace {
  country: 'US' | 'CA'
  /** two letters */
  state: string
  /** five digits in the US */
  zip: string
}

export interface TaxRate {
  /** state and local together, decimal with at most six places: 0.1025 */
  rate: number
  /** whether freight is taxed as well */
  freightTaxable: boolean
}

/**
 * Says what share of a sale the place it goes to asks for. May fail; then nothing is sold there until it
 * answers again.
 */
export interface TaxCalculator {
  rateFor(place: TaxPlace): Promise<TaxRate>
}
