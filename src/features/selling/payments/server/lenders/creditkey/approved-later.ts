import type { PaymentServices } from '../../payments-context.ts'
import { orderInUrl } from '../applications.ts'
import { checkSoon } from '../check-applications.ts'

/**
 * Credit Key calls this when it approves an application later. The call is not signed, so it is only a hint:
 * we ask Credit Key.
 */
export const creditkeyApproved =
  (services: PaymentServices) =>
  async (request: Request): Promise<Response> => {
    const orderId = orderInUrl(services, request)
    if (orderId !== undefined) await checkSoon(services, orderId, 'creditkey')
    const status = orderId === undefined ? 404 : 200
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  }
