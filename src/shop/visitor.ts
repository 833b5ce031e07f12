import { useMemo, useSyncExternalStore } from 'react'
import {
  DEFAULT_LOCATION,
  LOCATION_COOKIE,
  type Location,
  placeOf,
} from '#features/catalog/location/rules/location.ts'
import { isTaxBasis } from '#features/catalog/location/rules/tax/tax-basis.ts'
import { type ChosenUtilities, NO_UTILITIES } from '#features/catalog/rebates/rules/utilities.ts'
import { CART_COUNT_COOKIE } from '#features/selling/cart/rules/saved-entries.ts'
import { useShop, type Visitor, type VisitorStore } from './shop-context.ts'

/** Cookies of the storefront beside the location's (features/catalog/location/rules). */
export const cookieNames = {
  /** the number of items in the cart */
  cartCount: CART_COUNT_COOKIE.name,
  /** the utilities of the home: JSON of zip and names; the server compares them with its table */
  utilities: 'alpine.utilities',
  /** light or dark; absent while the system decides */
  theme: 'alpine.theme',
  /** K-COOKIES: the teaser of expert advice was closed; for 30 days */
  teaserHidden: 'alpine.teaserHidden',
  /** K-COOKIES: the popup of expert advice opened by itself; for a day */
  exitIntent: 'alpine.exitIntent',
  /** which announcement was closed */
  announcement: 'alpine.announcement',
  /** the signed-in user, a number above 0; only for what pages show, because no server trusts it */
  user: 'alpine.userID',
} as const

/** K-COOKIES: the expiry of permanent cookies. */
export const FAR_FUTURE = new Date('2038-01-19T03:14:07Z')

/**
 * Saves a value that scripts of the page read. A page that came by https writes it for https alone. In the
 * portal's frame only a partitioned cookie is kept, which browsers take over https alone. A date in the past
 * removes it.
 */
export function writeCookie(name: string, value: string, expires: Date): void {
  const isSecure = window.location.protocol === 'https:'
  const isFramed = isSecure && window.parent !== window
  const site = isFramed ? 'None; Partitioned' : 'Lax'
  const attributes = `Path=/; Expires=${expires.toUTCString()}; SameSite=${site}${isSecure ? '; Secure' : ''}`
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`
}

export const DEFAULT_VISITOR: Visitor = {
  location: DEFAULT_LOCATION,
  knowsPlace: false,
  utilities: NO_UTILITIES,
  cartCount: 0,
  userID: 0,
  closedAnnouncement: undefined,
}

/** The decoded value of a cookie in a `document.cookie` string; undefined when it is missing or broken. */
export function readCookie(all: string, name: string): string | undefined {
  const found = all.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Values that cannot be read count as unknown. */
export function visitorFrom(cookies: string): Visitor {
  const location = locationFrom(readCookie(cookies, LOCATION_COOKIE.name))
  return {
    location: location ?? DEFAULT_LOCATION,
    knowsPlace: location !== undefined,
    utilities: utilitiesFrom(readCookie(cookies, cookieNames.utilities), location && placeOf(location)),
    cartCount: Math.min(MOST_SHOWN, countFrom(readCookie(cookies, cookieNames.cartCount))),
    userID: countFrom(readCookie(cookies, cookieNames.user)),
    closedAnnouncement: readCookie(cookies, cookieNames.announcement),
  }
}

// The server checks this cookie against the schema; here it only decides what is shown, so its shape is
// enough.
function locationFrom(text: string | undefined): Location | undefined {
  if (text === undefined) return undefined
  try {
    const wire = JSON.parse(text) as Record<string, unknown>
    const {
      zipcode,
      city,
      state,
      states,
      country,
      location,
      tax_rate: taxRate,
      freight_taxable: freightTaxable,
      tax_basis: taxBasis,
      transit_days: transitDays,
    } = wire
    if (
      typeof zipcode !== 'string' ||
      typeof city !== 'string' ||
      typeof state !== 'string' ||
      typeof location !== 'string' ||
      typeof taxRate !== 'number'
    )
      return undefined
    return {
      zipcode,
      city,
      state,
      states: Array.isArray(states) ? states.map(String) : [state],
      country: country === 'CA' ? 'CA' : 'US',
      label: location,
      taxRate,
      freightTaxable: freightTaxable === true,
      taxBasis: isTaxBasis(taxBasis) ? taxBasis : { kind: 'average', state },
      transitDays: typeof transitDays === 'number' ? transitDays : null,
    }
  } catch {
    return undefined
  }
}

/** The saved utilities, if they belong to this zip. */
function utilitiesFrom(text: string | undefined, zip = DEFAULT_LOCATION.zipcode): ChosenUtilities {
  if (text === undefined) return NO_UTILITIES
  try {
    const saved = JSON.parse(text) as Record<string, unknown> | null
    if (saved?.zip !== zip) return NO_UTILITIES
    const name = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
    return { electricity: name(saved.electricity), gas: name(saved.gas) }
  } catch {
    return NO_UTILITIES
  }
}

const MOST_SHOWN = 999

function countFrom(text: string | undefined): number {
  const count = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(count) ? Math.max(0, count) : 0
}

const CHANGED = 'alpine:visitor'

/** Reads the visitor from the cookies of this document, again after each change. */
export function createVisitorStore(): VisitorStore {
  let readCookies = ''
  let visitor = DEFAULT_VISITOR
  let isShown = false
  const read = (): Visitor => {
    const { cookie } = document
    if (cookie !== readCookies) {
      readCookies = cookie
      visitor = visitorFrom(readCookies)
    }
    return visitor
  }
  return {
    read,
    // A list has a hundred parts that ask several times each, and browsers fetch cookies from another
    // process.
    shown() {
      if (isShown) return visitor
      isShown = true
      queueMicrotask(() => {
        isShown = false
      })
      return read()
    },
    subscribe(onChange) {
      const events = [CHANGED, 'focus', 'pageshow']
      for (const name of events) window.addEventListener(name, onChange)
      return () => {
        for (const name of events) window.removeEventListener(name, onChange)
      }
    },
    changed() {
      isShown = false
      window.dispatchEvent(new Event(CHANGED))
    },
  }
}

/**
 * Place and cart count; on the server and during hydration those of the page: of the visitor's own place, or
 * of the default visitor. Where the page was rendered for the visitor's zip, the page's place counts: the
 * cookie may hold a tax rate of last year.
 */
export function useVisitor(): Visitor {
  const { visitor, pagePlace } = useShop()
  const rendered = pagePlace?.visitor
  const read = useSyncExternalStore(visitor.subscribe, visitor.shown, () => rendered ?? DEFAULT_VISITOR)
  const isSamePlace = rendered !== undefined && placeOf(rendered.location) === placeOf(read.location)
  return useMemo(
    () => (isSamePlace && rendered ? { ...read, location: rendered.location } : read),
    [isSamePlace, read, rendered],
  )
}

/** Calls back when the visitor's place has changed; returns how to stop. */
export function onPlaceChange(visitor: VisitorStore, callback: () => void): () => void {
  let place = placeOf(visitor.read().location)
  return visitor.subscribe(() => {
    const now = placeOf(visitor.read().location)
    if (now === place) return
    place = now
    callback()
  })
}
