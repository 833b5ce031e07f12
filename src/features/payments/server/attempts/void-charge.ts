import type { AttemptStatus } from '../../rules/attempt.ts'
import type { OfferedMethod } from '../ports.ts'
import type { PaymentServices } from './pay-order.ts'

export interface VoidOrder {
  attemptId: string
  method: string
  chargeId: string
}

const GONE: readonly AttemptStatus[] = ['authorized', 'captured', 'pending']

/**
 * Lets go of a charge that no order can take; an outbox effect, so it may run twice. Throws when the provider did not
 * say that the charge is gone: the outbox then tries again.
 */
export async function voidCharge(services: PaymentServices, order: VoidOrder): Promise<void> {
  const gateway = services.gateways[order.method as OfferedMethod]
  if (gateway === undefined || gateway === 'offline') throw new Error(`No gateway for ${order.method}`)
  const result = await gateway.void(order.chargeId)
  if (result.kind === 'unknown') throw new Error(`void: ${result.cause}`)
  if (result.kind === 'failed') throw new Error(`void: ${result.code}`)
  if (result.kind === 'refused' && result.reason !== 'wrong_state' && result.reason !== 'no_such_charge')
    throw new Error(`void: ${result.code}`)
  // A debit that cannot be stopped any more comes, and is given back when it has: see followPayments.
  const gone =
    result.kind === 'refused' && result.reason === 'wrong_state' && gateway.settlesLater
      ? GONE.filter((status) => status !== 'pending')
      : GONE
  await services.db
    .updateTable('payment_attempt')
    .set((eb) => ({ status: 'voided', version: eb('version', '+', 1), updated_at: services.clock.now() }))
    .where('id', '=', order.attemptId)
    .where('provider_txn_id', '=', order.chargeId)
    .where('status', 'in', gone)
    .execute()
}
