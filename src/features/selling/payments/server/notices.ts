import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { OPEN_STATUSES } from '../rules/attempt.ts'
import { texts } from '../texts.ts'
import { WATCHED } from './attempts/watch-payments.ts'
import type { PaymentServices } from './payments-context.ts'
import type { NoticeResult, OfferedMethod } from './ports.ts'
import { gatewayOf } from './providers.ts'

const MAX_NOTICE = 64 * 1024
/** Attempts whose status a notice may change. */
const ASKED_ABOUT = [...OPEN_STATUSES, ...WATCHED]

/** Called for notices that announce something we did not ask for. The order may not be ours. */
export interface NoticeListener {
  /** A buyer disputes a payment at the bank; `step` is its status, such as opened, won, lost. */
  disputed(trx: Transaction<Tables>, dispute: { orderId: string; step: string; now: Date }): Promise<void>
}

/**
 * A provider's webhook. The store verifies it, stores it once, and then asks the provider at once about the
 * attempts of its order; it does not trust the notice's content. 400 for a forged notice, 503 while it cannot
 * be verified.
 */
export const paymentNotices =
  (services: PaymentServices, method: OfferedMethod, listener?: NoticeListener) =>
  async (request: Request): Promise<Response> => {
    const gateway = gatewayOf(services, method)
    if (!gateway?.notices) return answer(404)
    const body = await request.text()
    if (body.length > MAX_NOTICE) return answer(413)
    const now = services.clock.now()
    const notice = await gateway.notices.verify({
      body,
      header: (name) => request.headers.get(name) ?? undefined,
      now,
    })
    if (notice.kind === 'unknown') return answer(503)
    if (notice.kind === 'forged') return answer(400)
    const { provider } = gateway
    await inTransaction(services.db, (trx) => take(trx, { ...notice, provider, now }, listener), texts.busy)
    return answer(200)
  }

type Genuine = Extract<NoticeResult, { kind: 'genuine' }> & { provider: string; now: Date }

async function take(
  trx: Transaction<Tables>,
  { provider, eventId, eventKind, orderId, now }: Genuine,
  listener: NoticeListener | undefined,
): Promise<void> {
  const kept = await trx
    .insertInto('payment_event')
    .values({ provider, event_id: eventId, kind: eventKind, order_id: orderId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows === 0n) return
  await trx
    .updateTable('payment_attempt')
    .set({ next_check_at: now })
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('status', 'in', ASKED_ABOUT)
    .execute()
  if (eventKind.startsWith('dispute_'))
    await listener?.disputed(trx, { orderId, step: eventKind.slice('dispute_'.length), now })
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })
