import type { Db } from '#db/connect.ts'
import { findOrder } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { toCents } from '#lib/money.ts'
import { isLiveAttempt } from '../../rules/attempt.ts'
import { methodNames } from '../../rules/methods.ts'
import { texts } from '../../texts.ts'
import { postalAddress } from '../attempts/authorize-request.ts'
import type { PaymentServices } from '../payments-context.ts'
import type { BeginRequest, OfferedMethod } from '../ports.ts'
import { notOffered, requireGateway, requireMethodOn } from '../providers.ts'

interface Approval {
  orderId: string
  method: OfferedMethod
  reference: string
}

/**
 * Prepares at the provider what the buyer approves in the wallet: our order's amount and id. Pressed twice it
 * is the same approval; after a refused attempt it is a new one. Throws ApiError order_not_found,
 * order_closed, payment_unavailable, method_not_offered.
 */
export async function beginApproval(
  services: PaymentServices,
  { orderId, method }: Omit<Approval, 'reference'>,
): Promise<string> {
  const { provider, start } = requireGateway(services, method, orderId)
  if (start.kind !== 'approval') throw notOffered(orderId)
  requireMethodOn(method, orderId)
  const request = await approvalRequest(services.db, orderId)
  const begun = await start.begin(request)
  if (begun.kind !== 'ready')
    throw new ApiError('payment_unavailable', texts.walletUnavailable(methodNames[method]), {
      status: 503,
      details: { orderID: orderId, paymentMethod: method, retryAfterSeconds: 10 },
    })
  await services.db
    .insertInto('wallet_approval')
    .values({
      provider,
      reference: begun.reference,
      order_id: orderId,
      amount_cents: request.amount,
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return begun.reference
}

/**
 * The reference that a browser sends must be an approval that we began for this order. Throws ApiError
 * payment_reference_mismatch.
 */
export async function requireOwnApproval(
  services: PaymentServices,
  { orderId, method, reference }: Approval,
): Promise<void> {
  const { provider } = requireGateway(services, method, orderId)
  const row = await services.db
    .selectFrom('wallet_approval')
    .select('order_id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (row?.order_id !== orderId)
    throw new ApiError('payment_reference_mismatch', texts.approvalUnknown, {
      status: 409,
      details: { orderID: orderId, paymentMethod: method },
    })
}

/** An order that waits for a payment, as a wallet sees it. Throws ApiError order_not_found, order_closed. */
export async function approvalRequest(db: Db, orderId: string): Promise<BeginRequest> {
  const order = await findOrder(db, orderId)
  if (!order) throw new ApiError('order_not_found', texts.orderNotFound, { status: 404 })
  const attempts = await db
    .selectFrom('payment_attempt')
    .select('status')
    .where('order_id', '=', orderId)
    .execute()
  const isLive = attempts.some(({ status }) => isLiveAttempt(status))
  if (order.state !== 'pending' || isLive)
    throw new ApiError('order_closed', texts.orderClosed, { status: 409, details: { orderID: orderId } })
  return {
    orderId,
    amount: toCents(order.total_cents),
    idempotencyKey: `${orderId}-create-${attempts.length}`,
    shipping: postalAddress(order.shipping),
  }
}
