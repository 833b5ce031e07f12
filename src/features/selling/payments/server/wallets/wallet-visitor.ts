import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#lib/http/cookie-name.ts'

/**
 * Ties what a buyer begins at a wallet to the browser that began it: HttpOnly, random, for as long as a
 * wallet keeps a session.
 */
const VISITOR_COOKIE = 'alpine.wallet'
const MAX_AGE_S = 24 * 3600
const PARAMETER = 'state'

interface Keys {
  secrets: readonly [string, ...string[]]
  secure: boolean
}

const stateOf = (secret: string, visitor: string): string =>
  createHmac('sha256', secret).update(`wallet\n${visitor}`).digest('base64url').slice(0, 32)

/** This browser's own return address, and the cookie that it needs for it. */
export function returnAddress(
  address: string,
  cookies: Readonly<Record<string, string>>,
  keys: Keys,
): { url: string; setCookie: string } {
  const name = cookieName(VISITOR_COOKIE, keys.secure)
  const known = cookies[name] ?? ''
  const visitor = /^[\w-]{20,80}$/.test(known) ? known : randomBytes(24).toString('base64url')
  const url = new URL(address)
  url.searchParams.set(PARAMETER, stateOf(keys.secrets[0], visitor))
  return {
    url: url.href,
    setCookie:
      `${name}=${visitor}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax` +
      (keys.secure ? '; Secure' : ''),
  }
}

/** Whether this browser began the approval that leads back to `returnUrl`. */
export function isOwnReturn(
  returnUrl: string,
  cookies: Readonly<Record<string, string>>,
  keys: Keys,
): boolean {
  const visitor = cookies[cookieName(VISITOR_COOKIE, keys.secure)]
  const state = URL.canParse(returnUrl) ? (new URL(returnUrl).searchParams.get(PARAMETER) ?? '') : ''
  if (!visitor) return false
  return keys.secrets.some((secret) => {
    const [given, wanted] = [Buffer.from(state), Buffer.from(stateOf(secret, visitor))]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
