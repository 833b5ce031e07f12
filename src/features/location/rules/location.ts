/** Where a shopper is (E-LOCATION). */
export interface Location {
  /** "60614" or "K1A 0B1" */
  zipcode: string
  city: string
  /** two letters; a province in Canada */
  state: string
  country: 'US' | 'CA'
  /** what the page says: "Chicago, IL 60614" */
  label: string
  /** decimal: 0.1025 */
  taxRate: number
  freightTaxable: boolean
  /** business days in transit from our warehouse; null where a delivery is quoted by phone */
  transitDays: number | null
}

/** E-LOCATION, K-DEFAULTS: where a shopper is until we know better. */
export const DEFAULT_LOCATION: Location = {
  zipcode: '60614',
  city: 'Chicago',
  state: 'IL',
  country: 'US',
  label: 'Chicago, IL 60614',
  taxRate: 0.1025,
  freightTaxable: true,
  transitDays: 1,
}

export const placeLabel = (place: Pick<Location, 'city' | 'state' | 'zipcode'>): string =>
  place.city ? `${place.city}, ${place.state} ${place.zipcode}` : `${place.state} ${place.zipcode}`

// Canada Post: the first letter of a postal code names the province; X serves two territories.
const PROVINCES: Readonly<Record<string, string>> = {
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
    country: 'CA',
    label: `${state} ${code}`,
    taxRate: 0,
    freightTaxable: false,
    transitDays: null,
  }
}

/** K-COOKIES: the cookie that remembers the place; it holds the wire form of a location as JSON. */
export const LOCATION_COOKIE = { name: 'alpine.location', expires: new Date('2038-01-19T03:14:07Z') } as const
