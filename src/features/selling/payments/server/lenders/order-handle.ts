import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentServices } from '../payment-services.ts'

// A signing purpose other than the order cookie's, so that a lender that has seen one of these URLs cannot
// open the order.
const macOf = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`lender\n${orderId}`).digest('base64url').slice(0, 32)

/**
 * Our own handle of an order, for URLs that pass through a lender: it names the order and gives no access to
 * it.
 */
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

/** The order that the URL of a lender's return or call names. */
export const orderInUrl = ({ comeBack }: PaymentServices, request: Request): string | undefined =>
  orderOfHandle(comeBack?.secrets ?? [], new URL(request.url).searchParams.get('order') ?? '')
