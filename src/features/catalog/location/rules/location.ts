import { merchant } from '#lib/merchant/merchant.ts'
import type { TaxBasis } from './tax/sales-tax.ts'

/** The place of a shopper (E-LOCATION). */
export interface Location {
  /** "60614" or "K1A 0B1" */
  zipcode: string
  city: string
  /** two letters; a province in Canada */
  state: string
  /** the states that the zip reaches, that of its post office first; one for nearly all */
  states: readonly string[]
  country: 'US' | 'CA'
  /** what the page says: "Chicago, IL 60614" */
  label: string
  /** decimal: 0.1025 */
  taxRate: number
  freightTaxable: boolean
  /** whose rate it is */
  taxBasis: TaxBasis
  /** business days in transit from our warehouse; null where a delivery is quoted by phone */
  transitDays: number | null
}

const [warehouse] = merchant().warehouses

/** E-LOCATION, K-DEFAULTS: where a shopper is until we know better: at the warehouse. */
export const DEFAULT_LOCATION: Location = {
  zipcode: warehouse.zip,
  city: warehouse.city,
  state: warehouse.state,
  states: [warehouse.state],
  country: 'US',
  label: `${warehouse.city}, ${warehouse.state} ${warehouse.zip}`,
  taxRate: 0.1025,
  freightTaxable: true,
  taxBasis: {
    kind: 'local',
    place: warehouse.city,
    state: warehouse.state,
    parts: { state: 0.0625, county: 0.0175, city: 0.0125, special: 0.01 },
  },
  transitDays: 1,
}

/** Cache-Control of a page that is rendered for a place: browsers may keep it, shared caches may not. */
export const PLACED_PAGE = 'private, max-age=0'

/** Territories, whose places are named after them: "Guam 96910". */
export const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP'])
/** Military mail: APO, FPO and DPO addresses. */
export const MILITARY: ReadonlySet<string> = new Set(['AA', 'AE', 'AP'])

/**
 * How calls name a place: its postal code, with the state where the visitor chose the second one of a zip
 * that crosses a state line ("42223 TN").
 */
export const placeOf = ({
  zipcode,
  state,
  states,
}: Pick<Location, 'zipcode' | 'state' | 'states'>): string =>
  states.indexOf(state) > 0 ? `${zipcode} ${state}` : zipcode

export const placeLabel = (place: Pick<Location, 'city' | 'state' | 'zipcode'>): string =>
  place.city === '' || TERRITORIES.has(place.state)
    ? `${place.city || place.state} ${place.zipcode}`
    : `${place.city}, ${place.state} ${place.zipcode}`

/** K-COOKIES: the cookie that remembers the place; it holds the wire form of a location as JSON. */
export const LOCATION_COOKIE = { name: 'alpine.location', expires: new Date('2038-01-19T03:14:07Z') } as const

/** K-SHIP: "up to 7 business days in some areas". */
export const MAX_TRANSIT_DAYS = 7

/** The lower 48 states and the capital, two letters each. */
export const LOWER_48_STATES: readonly string[] = (
  'AL AR AZ CA CO CT DC DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT ' +
  'NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
).split(' ')

const LOWER_48: ReadonlySet<string> = new Set(LOWER_48_STATES)

/** The lower 48 states and the capital: where equipment ships free and prices need no call. */
export const isLower48 = (state: string): boolean => LOWER_48.has(state)
