import { PROVINCE_NAMES } from './data/provinces.ts'
import type { Location } from './location.ts'
import { UNKNOWN_TAX } from './tax/tax-basis.ts'

// Canada Post: the first letter of a postal code names the province; X serves two territories.
export const PROVINCES: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
}

/** A place in Canada: no delivery without a call, and no tax of ours. */
export function canadianLocation(code: string): Location {
  const state = PROVINCES[code.charAt(0)] ?? ''
  return {
    zipcode: code,
    city: '',
    state,
    states: [state],
    country: 'CA',
    label: `${PROVINCE_NAMES[state] ?? state} ${code}`,
    taxRate: UNKNOWN_TAX.rate,
    freightTaxable: UNKNOWN_TAX.freightTaxable,
    taxBasis: UNKNOWN_TAX.basis,
    transitDays: null,
  }
}
