import { DEFAULT_LOCATION } from './location.ts'
import { normalZip } from './zip.ts'

/** Cache-Control of a page that is rendered for a place: browsers may keep it, shared caches may not. */
export const PLACED_PAGE = 'private, max-age=0'

/** Pages that the server renders for the visitor's own place. */
const PLACED_PAGES = '/product/'

/**
 * The zip that a page is rendered for: from the location cookie, on pages that depend on the place. Undefined
 * for the shared page. Only the zip is taken from the cookie; everything else is
 * looked up.
 */
export function zipOfPage(path: string, locationCookie: string | undefined): string | undefined {
  if (locationCookie === undefined || !path.startsWith(PLACED_PAGES)) return undefined
  const zip = normalZip(zipIn(locationCookie))?.split('-')[0]
  return zip === DEFAULT_LOCATION.zipcode ? undefined : zip
}

function zipIn(cookie: string): string {
  try {
    const wire: unknown = JSON.parse(cookie)
    const zip = typeof wire === 'object' && wire !== null && 'zipcode' in wire ? wire.zipcode : ''
    return typeof zip === 'string' ? zip : ''
  } catch {
    return ''
  }
}
