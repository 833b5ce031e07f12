import type { Db } from '#db/connect.ts'
import { getOrder } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { type Cents, toCents, toWire } from '#lib/money.ts'
import type { PaymentResult } from '../../contract.ts'
import { isLiveAttempt, isOpen } from '../../rules/attempt.ts'
import { methodNames } from '../../rules/methods.ts'
import type { ReturnedSession } from '../../rules/wallet-return.ts'
import { texts } from '../../texts.ts'
import { payOrder } from '../attempts/pay-order.ts'
import { reconcileAttempt } from '../attempts/reconcile.ts'
import type { AttemptRow } from '../attempts/start-attempt.ts'
import type { PaymentServices } from '../payments-context.ts'
import type { OfferedMethod, PrepareResult, WalletSession, WalletSessions } from '../ports.ts'
import { notOffered, requireGateway, requireMethodOn } from '../providers.ts'
import { approvalRequest } from './wallet-approvals.ts'

/**
 * After this time the store asks whether a buyer who did not come back has confirmed; well within the time
 * that an order stays open.
 */
const CHECK_AFTER_MS = 3 * 60_000

interface SessionProvider {
  provider: string
  sessions: WalletSessions
}

/** The provider of a wallet that begins with a session. Throws ApiError method_not_offered. */
export function sessionsOf(services: PaymentServices, method: OfferedMethod): SessionProvider {
  const { provider, start } = requireGateway(services, method)
  if (start.kind !== 'session') throw notOffered()
  return { provider, sessions: start }
}

const unavailable = (method: OfferedMethod) =>
  new ApiError('payment_unavailable', texts.walletUnavailable(methodNames[method]), {
    status: 503,
    details: { paymentMethod: method, retryAfterSeconds: 10 },
  })
const mismatch = (orderID: string, paymentMethod: OfferedMethod) =>
  new ApiError('payment_reference_mismatch', texts.approvalUnknown, {
    status: 409,
    details: { orderID, paymentMethod },
  })

/** The present session at the provider. Throws ApiError session_not_found, payment_unavailable. */
export async function readSession(
  services: PaymentServices,
  method: OfferedMethod,
  reference: string,
): Promise<WalletSession> {
  const read = await sessionsOf(services, method).sessions.read(reference)
  if (read.kind === 'unknown') throw unavailable(method)
  if (read.kind === 'none') throw new ApiError('session_not_found', texts.sessionUnknown, { status: 404 })
  return read.session
}

/** The order that a session was written for, and how far it is paid, by any method. */
export async function orderOfSession(
  services: PaymentServices,
  method: OfferedMethod,
  reference: string,
): Promise<NonNullable<ReturnedSession['order']> | null> {
  const orderID = await boundOrder(services.db, sessionsOf(services, method), reference)
  if (orderID === undefined) return null
  const { total_cents } = await getOrder(services.db, orderID)
  const live = await liveAttempt(services.db, orderID)
  return {
    orderID,
    total: toWire(toCents(total_cents)),
    payment: live === undefined ? 'none' : isOpen(live.status) ? 'confirming' : 'paid',
  }
}

interface WalletOrder {
  orderId: string
  reference: string
  /** the order's total as the browser shows it */
  amount: Cents | undefined
  resultUrl: string
}

/**
 * Writes an order into the session that its buyer has begun: from then on the session pays this order and no
 * other. Amount and id come from the order. Throws ApiError order_not_found, order_closed, amount_mismatch,
 * payment_reference_mismatch, payment_unavailable.
 */
export async function prepareSession(
  services: PaymentServices,
  method: OfferedMethod,
  { orderId, reference, amount, resultUrl }: WalletOrder,
): Promise<PrepareResult & { kind: 'ready' }> {
  const gateway = sessionsOf(services, method)
  const order = await approvalRequest(services.db, orderId)
  requireAmount(order.amount, amount, orderId)
  if ((await boundOrder(services.db, gateway, reference)) === undefined) requireMethodOn(method, orderId)
  const now = services.clock.now()
  // Stored before it is written to the provider: a session that pays can always be found by its order.
  await services.db
    .insertInto('wallet_approval')
    .values({
      provider: gateway.provider,
      reference,
      order_id: orderId,
      amount_cents: order.amount,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if ((await boundOrder(services.db, gateway, reference)) !== orderId) throw mismatch(orderId, method)
  const prepared = await gateway.sessions.prepare({ orderId, reference, amount: order.amount, resultUrl })
  if (prepared.kind !== 'ready') throw unavailable(method)
  await services.db
    .updateTable('wallet_approval')
    .set({ next_check_at: new Date(now.getTime() + CHECK_AFTER_MS) })
    .where('provider', '=', gateway.provider)
    .where('reference', '=', reference)
    .execute()
  return prepared
}

/** The order that a session pays. Throws ApiError session_not_found. */
export async function requireBound(
  services: PaymentServices,
  method: OfferedMethod,
  reference: string,
): Promise<string> {
  const orderId = await boundOrder(services.db, sessionsOf(services, method), reference)
  if (orderId === undefined) throw new ApiError('session_not_found', texts.sessionUnknown, { status: 404 })
  return orderId
}

/**
 * Completes a session that was confirmed, once: the order is then paid. `chargeId` is undefined while the
 * outcome is not known. Throws ApiError: amount_mismatch, payment_not_approved, and those of payOrder.
 */
export async function completeSession(
  services: PaymentServices,
  method: OfferedMethod,
  { orderId, reference, amount }: Omit<WalletOrder, 'resultUrl'>,
): Promise<PaymentResult & { chargeId: string | undefined }> {
  const { total_cents } = await getOrder(services.db, orderId)
  requireAmount(toCents(total_cents), amount, orderId)
  const result = await payOrder(services, { orderId, method, token: reference })
  return { ...result, chargeId: (await liveAttempt(services.db, orderId))?.provider_txn_id ?? undefined }
}

/**
 * The charge that, as the browser states, has paid its order. It counts only when our books have the same
 * one; while its outcome is unknown the provider is asked. Throws ApiError payment_reference_mismatch.
 */
export async function confirmCharge(
  services: PaymentServices,
  method: OfferedMethod,
  { orderId, chargeId }: { orderId: string; chargeId: string },
): Promise<PaymentResult> {
  const { provider } = sessionsOf(services, method)
  const known = await liveAttempt(services.db, orderId)
  if (known?.provider === provider && isOpen(known.status)) await reconcileAttempt(services, known)
  const attempt = await liveAttempt(services.db, orderId)
  const isConfirming = attempt !== undefined && isOpen(attempt.status)
  if (attempt?.provider !== provider || (!isConfirming && attempt.provider_txn_id !== chargeId))
    throw mismatch(orderId, method)
  return {
    orderID: orderId,
    state: isConfirming ? 'confirming' : 'authorized',
    total: toWire(toCents(attempt.amount_cents)),
  }
}

function requireAmount(ours: Cents, theirs: Cents | undefined, orderID: string): void {
  if (ours !== theirs)
    throw new ApiError('amount_mismatch', texts.amountDiffers, { status: 409, details: { orderID } })
}

async function boundOrder(
  db: Db,
  { provider }: SessionProvider,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('wallet_approval')
    .select('order_id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.order_id
}

async function liveAttempt(db: Db, orderId: string): Promise<AttemptRow | undefined> {
  const attempts = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute()
  return attempts.find(({ status }) => isLiveAttempt(status))
}
