import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import { HOME_COOKIE, homeText } from '#features/sizing/rules/told/home-cookie.ts'
import { writeCookie } from '#shop/cookies.ts'
import { readCookie } from '#shop/visitor.ts'

/** Makes the cookie that the server reads say what this browser saved of the home. */
export function writeHomeCookie(saved: SavedNeed | null): void {
  const text = saved ? homeText(saved) : ''
  if (text === (readCookie(document.cookie, HOME_COOKIE.name) ?? '')) return
  writeCookie(HOME_COOKIE.name, text, saved ? HOME_COOKIE.expires : new Date(0))
}
