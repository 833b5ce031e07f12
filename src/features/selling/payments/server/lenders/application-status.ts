import { findOrder } from '#features/selling/orders/server/index.ts'
import { isOpen } from '../../rules/attempt.ts'
import type { Lender } from '../../rules/methods.ts'
import { approvalsOf } from '../attempts/look-up.ts'
import { withDeadline } from '../attempts/with-deadline.ts'
import { deadlineOf, type PaymentServices } from '../payments-context.ts'
import type { ApprovalStatus, Gateway } from '../ports.ts'
import { gatewayOf } from '../providers.ts'
import { holdForReview } from './applications.ts'

/**
 * The status of an order at a lender, by the lender's answer and our books: never by the URL that was opened.
 */
export interface LenderOrderStatus {
  /** `unknown`: the lender does not answer now */
  state: 'placed' | 'confirming' | 'closed' | 'unknown' | Exclude<ApprovalStatus['kind'], 'unknown'>
  /** the approved application that the order can be paid with now */
  approved?: string
}

/** Of several applications for an order the first kind in this list decides. */
const RANK = ['approved', 'reviewing', 'unknown', 'open', 'declined', 'cancelled'] as const

/**
 * The status of an order at a lender. Asks the lender while the order waits for one, and changes only how
 * long the order waits.
 */
export async function lenderOrderStatus(
  services: PaymentServices,
  orderId: string,
  method: Lender,
): Promise<LenderOrderStatus> {
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
  const best = await bestApplication(services, orderId, method)
  if (!best)
    return { state: attempts.some((attempt) => attempt.method === method) ? 'declined' : 'cancelled' }
  if (best.kind === 'reviewing') await holdForReview(services, orderId)
  return best.kind === 'approved' ? { state: 'approved', approved: best.reference } : { state: best.kind }
}

async function bestApplication(services: PaymentServices, orderId: string, method: Lender) {
  const gateway = gatewayOf(services, method)
  if (!gateway || !statusCallOf(gateway)) return undefined
  const references = await approvalsOf(services.db, orderId, gateway.provider)
  const all = await Promise.all(
    references.map(async (reference) => ({ reference, ...(await askStatus(services, gateway, reference)) })),
  )
  return RANK.map((kind) => all.find((one) => one.kind === kind)).find((one) => one !== undefined)
}

function statusCallOf({ start }: Gateway): ((reference: string) => Promise<ApprovalStatus>) | undefined {
  return start.kind === 'application' || start.kind === 'session' ? start.status : undefined
}

/** The status of an application or session; `open` for providers without such a question. */
export async function askStatus(
  services: PaymentServices,
  gateway: Gateway,
  reference: string,
): Promise<ApprovalStatus> {
  const call = statusCallOf(gateway)?.(reference)
  return call ? withDeadline(call, deadlineOf(services)) : { kind: 'open' }
}
