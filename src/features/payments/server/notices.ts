import type { PaymentServices } from './pay-order.ts'
import type { OfferedMethod } from './ports.ts'

const MAX_NOTICE = 64 * 1024

/**
 * A provider's notice from outside: checked with the provider, kept once, and taken as a hint. What it says changes nothing; an attempt
 * whose outcome nobody knows is asked about at once. 400 for what is not the provider's, 503 while that cannot be found out.
 */
export const paymentNotices =
  (services: PaymentServices, method: OfferedMethod) =>
  async (request: Request): Promise<Response> => {
    const gateway = services.gateways[method]
    if (gateway === undefined || gateway === 'offline' || !gateway.verifyNotice) return answer(404)
    const body = await request.text()
    if (body.length > MAX_NOTICE) return answer(413)
    const now = services.clock.now()
    const notice = await gateway.verifyNotice({ body, header: (name) => request.headers.get(name) ?? undefined, now })
    if (notice.kind === 'unknown') return answer(503)
    if (notice.kind === 'forged') return answer(400)
    const { provider } = gateway
    const kept = await services.db
      .insertInto('payment_event')
      .values({ provider, event_id: notice.eventId, kind: notice.eventKind, order_id: notice.orderId, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 0n) return answer(200)
    await services.db
      .updateTable('payment_attempt')
      .set({ next_check_at: now })
      .where('order_id', '=', notice.orderId)
      .where('provider', '=', provider)
      .where('status', 'in', ['processing', 'unknown'])
      .execute()
    return answer(200)
  }

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })
