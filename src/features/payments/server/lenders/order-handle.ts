import { createHmac, timingSafeEqual } from 'node:crypto'

// Another purpose than the order cookie's: who has seen one of these addresses must not be able to open an order with it.
const macOf = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`lender\n${orderId}`).digest('base64url').slice(0, 32)

/** Our own handle of an order, for addresses that pass through a lender: it names the order and opens nothing. */
export const orderHandle = (secret: string, orderId: string): string => `${orderId}.${macOf(secret, orderId)}`

/** The order of a handle that we made; undefined for anything else. */
export function orderOfHandle(secrets: readonly string[], handle: string): string | undefined {
  const [orderId = '', mac = ''] = handle.split('.')
  const given = Buffer.from(mac)
  const isOurs = secrets.some((secret) => {
    const wanted = Buffer.from(macOf(secret, orderId))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isOurs ? orderId : undefined
}
