import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { DAY_MS } from '../dates.ts'
import { cookieName } from './cookie-name.ts'
import type { RequestContext } from './request-context.ts'

export interface CookieKeys {
  /** the first signs; the others still verify, while a key is being replaced */
  secrets: readonly [string, ...string[]]
  /** false only on a plain http origin, where a Secure cookie would be lost */
  secure: boolean
  clock: Clock
}

interface GrantKind {
  /** the cookie's name */
  cookie: string
  /** the signed text starts with this word, so that a grant of one kind is never valid for another */
  subject: string
  /** a grant opens for this many days */
  days: number
  /** the most grants in the cookie; the newest come first */
  most: number
}

type Cookies = Pick<RequestContext, 'cookies'>

const DAY_S = 24 * 3600
const SEPARATOR = '~'

/**
 * A cookie that lets this browser open some documents again. It gives access to personal data: HttpOnly, each
 * entry signed together with its day.
 */
export function signedGrants({ cookie, subject, days, most }: GrantKind) {
  const today = ({ clock }: CookieKeys): number => Math.floor(clock.now().getTime() / DAY_MS)

  const sign = (secret: string, id: string, day: number): string =>
    createHmac('sha256', secret).update(`${subject}\n${id}\n${day}`).digest('base64url').slice(0, 32)

  const entriesOf = ({ cookies }: Cookies, { secure }: CookieKeys): string[] =>
    (cookies[cookieName(cookie, secure)] ?? '').split(SEPARATOR).slice(0, most)

  function isGenuine(text: string, keys: CookieKeys): boolean {
    const [id = '', dayText = '', mac = ''] = text.split('.')
    if (!/^\d{1,6}$/.test(dayText)) return false
    const day = Number(dayText)
    const age = today(keys) - day
    if (age < 0 || age > days) return false
    const given = Buffer.from(mac)
    return keys.secrets.some((secret) => {
      const wanted = Buffer.from(sign(secret, id, day))
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    })
  }

  return {
    /** Lets this browser open these documents, besides those that it may open already. */
    grant(request: RequestContext, keys: CookieKeys, ...ids: readonly string[]): void {
      const others = entriesOf(request, keys).filter(
        (text) => isGenuine(text, keys) && !ids.some((id) => text.startsWith(`${id}.`)),
      )
      const day = today(keys)
      const added = ids.map((id) => `${id}.${day}.${sign(keys.secrets[0], id, day)}`)
      const value = [...added, ...others].slice(0, most).join(SEPARATOR)
      const attributes = ['Path=/', `Max-Age=${days * DAY_S}`, 'HttpOnly', 'SameSite=Lax']
      if (keys.secure) attributes.push('Secure')
      request.setCookie([`${cookieName(cookie, keys.secure)}=${value}`, ...attributes].join('; '))
    },

    /** The documents that this browser may open, newest grant first. */
    granted: (request: Cookies, keys: CookieKeys): string[] =>
      entriesOf(request, keys)
        .filter((text) => isGenuine(text, keys))
        .map((text) => text.split('.')[0] ?? ''),

    /** Whether this browser may open a document, by a signature of ours that is not too old. */
    mayOpen: (request: Cookies, keys: CookieKeys, id: string): boolean =>
      entriesOf(request, keys).some((text) => text.startsWith(`${id}.`) && isGenuine(text, keys)),
  }
}
