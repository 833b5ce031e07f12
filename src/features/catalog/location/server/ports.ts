import type { RequestContext } from '#lib/http/request-context.ts'
import type { SalesTax } from '../rules/tax/sales-tax.ts'

/** Guesses a visitor's ZIP code from their IP address; undefined when it cannot. */
export interface IpPlaces {
  zipOf(request: Pick<RequestContext, 'ip' | 'visitorZip'>): Promise<string | undefined>
}

/** The destination of an order, with the facts that tax depends on. */
interface TaxPlace {
  country: 'US' | 'CA'
  /** two letters */
  state: string
  /** five digits in the US */
  zip: string
}

/** Gives the sales tax rate of a destination. May fail; then nothing is sold there until it answers again. */
export interface TaxCalculator {
  rateFor(place: TaxPlace): Promise<SalesTax>
  /** Reads whether the rates have changed. A calculator that keeps no rates has neither of the two. */
  refresh?(): Promise<void>
  /** Grows with each change of the rates, so that pages which show a tax are rendered again. */
  revision?(): number
}
