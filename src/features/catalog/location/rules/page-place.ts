import { DEFAULT_LOCATION } from './location.ts'
import { normalZip } from './zip.ts'
import { placeCode } from './zip-states.ts'

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
