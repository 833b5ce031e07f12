import type { Db } from '#db/connect.ts'
import { deadlineOf, type PaymentServices } from '../payments-context.ts'
import type { Gateway, LookupResult } from '../ports.ts'
import { type AttemptRow, hashOf } from './start-attempt.ts'
import { withDeadline } from './with-deadline.ts'

/**
 * The provider's charges of an order, found by our order id and by the approvals or charges that the provider
 * has for it.
 */
export async function lookUp(
  services: PaymentServices,
  gateway: Gateway,
  orderId: string,
): Promise<LookupResult> {
  const references = await (gateway.authorizeAgain ? chargesOf : approvalsOf)(
    services.db,
    orderId,
    gateway.provider,
  )
  return withDeadline(gateway.findByOrder(orderId, references), deadlineOf(services))
}

/**
 * The token of an attempt, for providers that need it again; undefined when it was never stored, so never
 * sent.
 */
export async function tokenOf(db: Db, attempt: AttemptRow): Promise<string | undefined> {
  const tokens = await approvalsOf(db, attempt.order_id, attempt.provider)
  return tokens.find((token) => hashOf(attempt.provider, token) === attempt.provider_ref_hash)
}

/** Approvals that were begun for an order at a provider, oldest first. */
export async function approvalsOf(db: Db, orderId: string, provider: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wallet_approval')
    .select('reference')
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .orderBy('created_at')
    .execute()
  return rows.map(({ reference }) => reference)
}

async function chargesOf(db: Db, orderId: string, provider: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .select('provider_txn_id')
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .where('provider_txn_id', 'is not', null)
    .execute()
  return rows.flatMap(({ provider_txn_id }) => provider_txn_id ?? [])
}
