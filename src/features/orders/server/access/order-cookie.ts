import { createHmac, timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '#kit/request-context.ts'

/**
 * The cookie that lets the browser that placed an order open it. It gives access to personal data: HttpOnly,
 * signed, 30 days.
 */
const ORDER_COOKIE = 'alpine.orders'
const MAX_AGE_S = 30 * 24 * 3600
const MAX_ORDERS = 8
const SEPARATOR = '~'

export interface OrderCookieKeys {
  /** the first signs; the others still verify, while a key is being replaced */
  secrets: readonly [string, ...string[]]
  /** false only on a plain http origin, where a Secure cookie would be lost */
  secure: boolean
}

const sign = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`order\n${orderId}`).digest('base64url').slice(0, 32)

const entry = (secret: string, orderId: string): string => `${orderId}.${sign(secret, orderId)}`

/** Lets this browser open an order, besides those it may open already. */
export function grantOrder(request: RequestContext, keys: OrderCookieKeys, orderId: string): void {
  const others = (request.cookies[ORDER_COOKIE] ?? '')
    .split(SEPARATOR)
    .filter((text) => text !== '' && isGenuine(text, keys) && !text.startsWith(`${orderId}.`))
  const value = [entry(keys.secrets[0], orderId), ...others].slice(0, MAX_ORDERS).join(SEPARATOR)
  const attributes = ['Path=/', `Max-Age=${MAX_AGE_S}`, 'HttpOnly', 'SameSite=Lax']
  if (keys.secure) attributes.push('Secure')
  request.setCookie([`${ORDER_COOKIE}=${value}`, ...attributes].join('; '))
}

/** True when this browser placed the order, by a signature of ours. */
export function mayOpen(
  request: Pick<RequestContext, 'cookies'>,
  keys: OrderCookieKeys,
  orderId: string,
): boolean {
  return (request.cookies[ORDER_COOKIE] ?? '')
    .split(SEPARATOR)
    .some((text) => text.startsWith(`${orderId}.`) && isGenuine(text, keys))
}

function isGenuine(text: string, keys: OrderCookieKeys): boolean {
  const [orderId = '', mac = ''] = text.split('.')
  const given = Buffer.from(mac)
  return keys.secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, orderId))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
