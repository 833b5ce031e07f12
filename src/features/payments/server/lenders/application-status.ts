import { RECONCILIATION } from '#features/accounts/rules/actor.ts'
import { findOrder, getOrder } from '#features/orders/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { isOpen, isOver } from '../../rules/attempt.ts'
import type { Lender } from '../../texts.ts'
import { approvalsOf } from '../attempts/look-up.ts'
import { type PaymentServices, payOrder } from '../attempts/pay-order.ts'
import { inTime } from '../attempts/with-deadline.ts'
import { DEFAULT_DEADLINE_MS, type Gateway, type OfferedMethod, type Standing } from '../ports.ts'
import { holdForReview } from './applications.ts'

/** How a lender's order stands, by the lender's word and ours: never by the address that somebody opened. */
export interface OrderStanding {
  /** `unknown`: the lender does not answer now */
  state: 'placed' | 'confirming' | 'closed' | 'unknown' | Exclude<Standing['kind'], 'unknown'>
  /** what can be paid with now */
  approved?: string
}

const RANK = ['approved', 'reviewing', 'unknown', 'open', 'declined', 'cancelled'] as const

/** Where an order of a lender is now. Asks the lender while it waits for one; changes nothing but how long it waits. */
export async function orderStanding(
  services: PaymentServices,
  orderId: string,
  method: Lender,
): Promise<OrderStanding> {
  const order = await findOrder(services.db, orderId)
  if (!order || order.state === 'cancelled') return { state: 'closed' }
  if (order.placed_at !== null) return { state: 'placed' }
  const attempts = await services.db
    .selectFrom('payment_attempt')
    .select(['status', 'method'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute()
  if (attempts.some(({ status }) => isOpen(status))) return { state: 'confirming' }
  const gateway = services.gateways[method]
  if (gateway === undefined || gateway === 'offline' || !gateway.standing)
    return { state: attempts.some((attempt) => attempt.method === method) ? 'declined' : 'cancelled' }
  const known = await approvalsOf(services.db, orderId, gateway.provider)
  const standings = await Promise.all(
    known.map(async (reference) => ({ reference, ...(await ask(services, gateway, reference)) })),
  )
  const best = RANK.map((kind) => standings.find((one) => one.kind === kind)).find((one) => one !== undefined)
  if (!best)
    return { state: attempts.some((attempt) => attempt.method === method) ? 'declined' : 'cancelled' }
  if (best.kind === 'reviewing') await holdForReview(services, orderId)
  return best.kind === 'approved' ? { state: 'approved', approved: best.reference } : { state: best.kind }
}

const ask = (services: PaymentServices, gateway: Gateway, reference: string): Promise<Standing> =>
  gateway.standing
    ? inTime(gateway.standing(reference), services.deadlineMs ?? DEFAULT_DEADLINE_MS)
    : Promise.resolve({ kind: 'open' })

const CLAIM_MS = 60_000
const SOON_MS = 120_000
const LATER_MS = 600_000
/** An application that nobody finishes is not asked about for ever. */
const MAX_CHECKS = 500
const BATCH = 20

/**
 * Asks lenders and wallets about what was begun there: one that was approved after the buyer had closed her browser places its order, one that
 * is being decided keeps it, one that no order can use any more is let go. Returns how many came to an end.
 */
export async function checkApplications(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const claimed = await services.db
    .updateTable('wallet_approval')
    .set((eb) => ({ checks: eb('checks', '+', 1), next_check_at: new Date(now.getTime() + CLAIM_MS) }))
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
  const ended = await Promise.all(claimed.map((application) => checkOne(services, application)))
  return ended.filter(Boolean).length
}

interface Application {
  provider: string
  reference: string
  order_id: string
  checks: number
}

async function checkOne(services: PaymentServices, application: Application): Promise<boolean> {
  const [method, gateway] = (Object.entries(services.gateways).find(
    ([, one]) => one !== undefined && one !== 'offline' && one.provider === application.provider,
  ) ?? []) as [OfferedMethod?, Gateway?]
  if (!method || !gateway) return false
  const standing = await ask(services, gateway, application.reference)
  const waitMs =
    application.checks > MAX_CHECKS
      ? null
      : await follow(services, { method, gateway }, application, standing)
  await services.db
    .updateTable('wallet_approval')
    .set({ next_check_at: waitMs === null ? null : new Date(services.clock.now().getTime() + waitMs) })
    .where('provider', '=', application.provider)
    .where('reference', '=', application.reference)
    .execute()
  return waitMs === null
}

/** What follows from a lender's word; how long until it is asked again, null when there is nothing more to ask. */
async function follow(
  services: PaymentServices,
  { method, gateway }: { method: OfferedMethod; gateway: Gateway },
  { reference, order_id: orderId }: Application,
  standing: Standing,
): Promise<number | null> {
  if (standing.kind === 'declined' || standing.kind === 'cancelled') return null
  if (standing.kind === 'unknown') return SOON_MS
  const order = await getOrder(services.db, orderId)
  const attempts = await services.db
    .selectFrom('payment_attempt')
    .select(['status', 'provider', 'provider_txn_id'])
    .where('order_id', '=', orderId)
    .execute()
  const live = attempts.find(({ status }) => !isOver(status))
  if (live?.provider === gateway.provider && (live.provider_txn_id ?? reference) === reference)
    return isOpen(live.status) ? SOON_MS : null
  // The order was paid in another way, or is no more: what she was approved for must not stand.
  if (order.state !== 'pending' || live)
    return standing.kind === 'open' || (await isReleased(gateway, reference)) ? null : SOON_MS
  if (standing.kind === 'open') return SOON_MS
  if (standing.kind === 'reviewing') {
    await holdForReview(services, orderId)
    return LATER_MS
  }
  return (await isPaid(services, { orderId, method, reference })) ? null : SOON_MS
}

async function isReleased(gateway: Gateway, reference: string): Promise<boolean> {
  const result = await gateway.void(reference)
  return result.kind === 'done' || result.kind === 'refused'
}

/** Refusals after which asking again may find that she has approved it. */
const LATER = new Set(['busy', 'payment_not_approved', 'payment_unavailable'])

/** True when this needs no further question: it is paid, refused, or the reconciliation goes on with it. */
async function isPaid(
  services: PaymentServices,
  { orderId, method, reference }: { orderId: string; method: OfferedMethod; reference: string },
): Promise<boolean> {
  try {
    await payOrder(services, { orderId, method, token: reference, actor: RECONCILIATION })
    return true
  } catch (error) {
    if (error instanceof ApiError) return !LATER.has(error.code)
    throw error
  }
}

/** A lender says that something has changed about an order's application: it is asked soon, and believed then. */
export const askSoon = async (services: PaymentServices, orderId: string): Promise<void> =>
  void (await services.db
    .updateTable('wallet_approval')
    .set({ next_check_at: services.clock.now() })
    .where('order_id', '=', orderId)
    .where('provider', '=', 'creditkey')
    .execute())
