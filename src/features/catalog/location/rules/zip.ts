import { DEFAULT_LOCATION } from './location.ts'
import { placeCode, statesOfZip } from './zip-states.ts'

/**
 * The accepted postal codes: a US zip (five digits, maybe four more) or a Canadian postal code. `state` is
 * the second state of a zip that crosses a state line, when it was named; null means that of the post office.
 */
type PostalCode =
  | { kind: 'us'; zip: string; plus4: string | null; state: string | null }
  | { kind: 'canada'; code: string }
  | { kind: 'invalid' }

const US = /^(\d{5})(?:\s?[-‐-―]?\s?(\d{4}))?(?: ([A-Z]{2}))?$/
// Canada Post: D, F, I, O, Q and U are never used, W and Z never first.
const CANADA = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/**
 * V-ZIP: short numbers are padded to five digits (zips lose their leading zeros in spreadsheets); everything
 * else is invalid.
 */
export function parseZip(text: string): PostalCode {
  const trimmed = text.trim().toUpperCase()
  const us = US.exec(/^\d{1,5}$/.test(trimmed) ? trimmed.padStart(5, '0') : trimmed)
  if (us) return usCode(us[1]!, us[2] ?? null, us[3])
  const canada = CANADA.exec(trimmed)
  return canada ? { kind: 'canada', code: `${canada[1]} ${canada[2]}` } : { kind: 'invalid' }
}

function usCode(zip: string, plus4: string | null, state: string | undefined): PostalCode {
  if (state === undefined) return { kind: 'us', zip, plus4, state: null }
  const place = statesOfZip(zip).indexOf(state)
  return place < 0 ? { kind: 'invalid' } : { kind: 'us', zip, plus4, state: place > 0 ? state : null }
}

export const isZip = (text: string): boolean => parseZip(text).kind !== 'invalid'

/**
 * A postal code that a person typed into a field. Fewer than five digits are a mistake there, so nothing is
 * padded: "9021" must not become the zip 09021 of military mail in Europe.
 */
export const isTypedZip = (text: string): boolean => isZip(text) && !/^\d{1,4}$/.test(text.trim())

/** A postal code as a field of an address takes it, whose state stands in a field of its own. */
export function isAddressZip(text: string): boolean {
  return isTypedZip(text) && !/[A-Za-z]{2}$/.test(text.trim())
}

/**
 * A postal code in its usual form, without a state: "60614", "60614-1234", "K1A 0B1"; undefined for other
 * texts.
 */
export function normalZip(text: string): string | undefined {
  const parsed = parseZip(text)
  if (parsed.kind === 'us') return parsed.plus4 ? `${parsed.zip}-${parsed.plus4}` : parsed.zip
  return parsed.kind === 'canada' ? parsed.code : undefined
}

/** Pages that the server renders for the visitor's own place. */
const PLACED_PAGES = '/product/'

/**
 * The place that a page is rendered for, as calls name it ("42223 TN"): from the location cookie, on pages
 * that depend on the place. Undefined for the shared page. Only the zip and the choice between its states are
 * taken from the cookie; everything else is looked up.
 */
export function zipOfPage(path: string, locationCookie: string | undefined): string | undefined {
  if (locationCookie === undefined || !path.startsWith(PLACED_PAGES)) return undefined
  const { zipcode, state } = placeIn(locationCookie)
  const zip = normalZip(zipcode)?.split('-')[0]
  return zip === undefined || zip === DEFAULT_LOCATION.zipcode ? undefined : placeCode(zip, state)
}

function placeIn(cookie: string): { zipcode: string; state: string } {
  try {
    const wire = JSON.parse(cookie) as { zipcode?: unknown; state?: unknown } | null
    return { zipcode: textOf(wire?.zipcode), state: textOf(wire?.state) }
  } catch {
    return { zipcode: '', state: '' }
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
