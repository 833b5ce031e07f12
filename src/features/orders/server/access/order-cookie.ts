import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'
import { DAY_MS } from '#kit/dates.ts'
import { cookieName } from '#kit/http/cookie-name.ts'
import type { RequestContext } from '#kit/http/request-context.ts'

/**
 * The cookie that lets the browser that placed an order open it. It gives access to personal data: HttpOnly,
 * signed together with its day, 30 days.
 */
const ORDER_COOKIE = 'alpine.orders'
const DAYS = 30
const MAX_AGE_S = DAYS * 24 * 3600
const MAX_ORDERS = 8
const SEPARATOR = '~'

export interface OrderCookieKeys {
  /** the first signs; the others still verify, while a key is being replaced */
  secrets: readonly [string, ...string[]]
  /** false only on a plain http origin, where a Secure cookie would be lost */
  secure: boolean
  clock: Clock
}

type Cookies = Pick<RequestContext, 'cookies'>

const today = ({ clock }: OrderCookieKeys): number => Math.floor(clock.now().getTime() / DAY_MS)

const sign = (secret: string, orderId: string, day: number): string =>
  createHmac('sha256', secret).update(`order\n${orderId}\n${day}`).digest('base64url').slice(0, 32)

/** `{order}.{day of the grant, since 1970}.{signature over both}` */
const entry = (secret: string, orderId: string, day: number): string =>
  `${orderId}.${day}.${sign(secret, orderId, day)}`

/** Lets this browser open an order, besides those it may open already. */
export function grantOrder(request: RequestContext, keys: OrderCookieKeys, orderId: string): void {
  const others = entriesOf(request, keys).filter(
    (text) => isGenuine(text, keys) && !text.startsWith(`${orderId}.`),
  )
  const value = [entry(keys.secrets[0], orderId, today(keys)), ...others].slice(0, MAX_ORDERS).join(SEPARATOR)
  const attributes = ['Path=/', `Max-Age=${MAX_AGE_S}`, 'HttpOnly', 'SameSite=Lax']
  if (keys.secure) attributes.push('Secure')
  request.setCookie([`${cookieName(ORDER_COOKIE, keys.secure)}=${value}`, ...attributes].join('; '))
}

/** The orders that this browser placed, newest first, by signatures of ours. */
export const ownOrders = (request: Cookies, keys: OrderCookieKeys): string[] =>
  entriesOf(request, keys)
    .filter((text) => isGenuine(text, keys))
    .map((text) => text.split('.')[0] ?? '')

/** True when this browser placed the order, by a signature of ours that is at most 30 days old. */
export function mayOpen(request: Cookies, keys: OrderCookieKeys, orderId: string): boolean {
  return entriesOf(request, keys).some((text) => text.startsWith(`${orderId}.`) && isGenuine(text, keys))
}

const entriesOf = ({ cookies }: Cookies, { secure }: OrderCookieKeys): string[] =>
  (cookies[cookieName(ORDER_COOKIE, secure)] ?? '').split(SEPARATOR).slice(0, MAX_ORDERS)

function isGenuine(text: string, keys: OrderCookieKeys): boolean {
  const [orderId = '', dayText = '', mac = ''] = text.split('.')
  if (!/^\d{1,6}$/.test(dayText)) return false
  const day = Number(dayText)
  const age = today(keys) - day
  if (age < 0 || age > DAYS) return false
  const given = Buffer.from(mac)
  return keys.secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, orderId, day))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
