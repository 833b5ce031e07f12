import { RECONCILIATION } from '#features/people/accounts/rules/actor.ts'
import { getOrder } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { isLiveAttempt, isOpen } from '../../rules/attempt.ts'
import { payOrder } from '../attempts/pay-order.ts'
import { LEASE_MS, type PaymentServices } from '../payments-context.ts'
import type { ApprovalStatus, Gateway, OfferedMethod } from '../ports.ts'
import { findProvider } from '../providers.ts'
import { askStatus } from './application-status.ts'
import { holdForReview } from './applications.ts'

const SOON_MS = 120_000
const LATER_MS = 600_000
/** After this many checks an unfinished application is not checked any more. */
const MAX_CHECKS = 500
const BATCH = 20

/**
 * Asks lenders and wallets about approvals that were begun there: one that was approved after the buyer had
 * closed the browser places its order, one that is being reviewed keeps its order open, one that no order can
 * use any more is voided. Returns how many ended.
 * It has its own claim statement: `db/claims` needs one key column, and an approval has two, its provider and
 * its reference.
 */
export async function checkApplications(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const claimed = await services.db
    .updateTable('wallet_approval')
    .set((eb) => ({ checks: eb('checks', '+', 1), next_check_at: until }))
    .where((eb) =>
      eb(
        eb.refTuple('provider', 'reference'),
        'in',
        eb
          .selectFrom('wallet_approval')
          .select(['provider', 'reference'])
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked()
          .$asTuple('provider', 'reference'),
      ),
    )
    .returning(['provider', 'reference', 'order_id', 'checks'])
    .execute()
  const ended = await Promise.all(claimed.map((application) => checkOne(services, application, until)))
  return ended.filter(Boolean).length
}

interface Application {
  provider: string
  reference: string
  order_id: string
  /** the number of the claim */
  checks: number
}

async function checkOne(services: PaymentServices, application: Application, until: Date): Promise<boolean> {
  const found = findProvider(services, application.provider)
  if (!found) return false
  const status = await askStatus(services, found.gateway, application.reference)
  // This claim has expired: another process may have acted on the answer already, so stop here.
  if (services.clock.now() >= until) return false
  const isGivenUp = application.checks > MAX_CHECKS
  const waitMs = isGivenUp ? null : await actOn(services, found, application, status)
  const written = await services.db
    .updateTable('wallet_approval')
    .set({ next_check_at: waitMs === null ? null : new Date(services.clock.now().getTime() + waitMs) })
    .where('provider', '=', application.provider)
    .where('reference', '=', application.reference)
    .where('checks', '=', application.checks)
    .executeTakeFirst()
  return waitMs === null && written.numUpdatedRows > 0n
}

interface Provider {
  method: OfferedMethod
  gateway: Gateway
}

/**
 * Acts on the provider's answer. Answers the time until the next question; null when the application has
 * ended.
 */
async function actOn(
  services: PaymentServices,
  { method, gateway }: Provider,
  { reference, order_id: orderId }: Application,
  status: ApprovalStatus,
): Promise<number | null> {
  if (status.kind === 'declined' || status.kind === 'cancelled') return null
  if (status.kind === 'unknown') return SOON_MS
  const order = await getOrder(services.db, orderId)
  const live = await liveAttempt(services, orderId)
  if (live?.provider === gateway.provider && (live.provider_txn_id ?? reference) === reference)
    return isOpen(live.status) ? SOON_MS : null
  // The order was paid by another method, or is cancelled: the approval must be voided.
  if (order.state !== 'pending' || live)
    return status.kind === 'open' || (await isVoided(gateway, reference)) ? null : SOON_MS
  return payApproved(services, { orderId, method, reference }, status.kind)
}

/** The order still waits for this approval: it is paid once the provider approves. */
async function payApproved(
  services: PaymentServices,
  approval: { orderId: string; method: OfferedMethod; reference: string },
  status: 'approved' | 'reviewing' | 'open',
): Promise<number | null> {
  if (status === 'open') return SOON_MS
  if (status === 'reviewing') {
    await holdForReview(services, approval.orderId)
    return LATER_MS
  }
  return (await isPaid(services, approval)) ? null : SOON_MS
}

async function liveAttempt({ db }: PaymentServices, orderId: string) {
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['status', 'provider', 'provider_txn_id'])
    .where('order_id', '=', orderId)
    .execute()
  return attempts.find(({ status }) => isLiveAttempt(status))
}

async function isVoided(gateway: Gateway, reference: string): Promise<boolean> {
  const result = await gateway.void(reference)
  return result.kind === 'done' || result.kind === 'refused'
}

/** Refusals after which the next check may find the payment approved. */
const TRY_LATER = new Set(['busy', 'payment_not_approved', 'payment_unavailable'])

/**
 * True when no further check is needed: the order is paid, the payment was refused, or the reconciliation
 * continues.
 */
async function isPaid(
  services: PaymentServices,
  { orderId, method, reference }: { orderId: string; method: OfferedMethod; reference: string },
): Promise<boolean> {
  try {
    await payOrder(services, { orderId, method, token: reference, actor: RECONCILIATION })
    return true
  } catch (error) {
    if (error instanceof ApiError) return !TRY_LATER.has(error.code)
    throw error
  }
}

/** A provider reports a change of an order's applications: they are checked in the next round. */
export const checkSoon = async (
  services: PaymentServices,
  orderId: string,
  provider: string,
): Promise<void> =>
  void (await services.db
    .updateTable('wallet_approval')
    .set({ next_check_at: services.clock.now() })
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .execute())
