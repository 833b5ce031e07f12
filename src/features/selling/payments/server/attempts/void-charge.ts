import type { AttemptStatus } from '../../rules/attempt.ts'
import type { PaymentServices } from '../payments-context.ts'
import { gatewayOf } from '../providers.ts'

export interface VoidOrder {
  attemptId: string
  method: string
  chargeId: string
}

const VOIDABLE: readonly AttemptStatus[] = ['authorized', 'captured', 'pending']

/**
 * Voids a charge that no order can take; an outbox effect, so it may run twice. Throws when the provider did
 * not confirm that the charge is gone: the outbox then tries again.
 */
export async function voidCharge(services: PaymentServices, order: VoidOrder): Promise<void> {
  const gateway = gatewayOf(services, order.method)
  if (!gateway) throw new Error(`No gateway for ${order.method}`)
  const result = await gateway.void(order.chargeId)
  if (result.kind === 'unknown') throw new Error(`void: ${result.cause}`)
  if (result.kind === 'failed') throw new Error(`void: ${result.code}`)
  if (result.kind === 'refused' && result.reason !== 'wrong_state' && result.reason !== 'no_such_charge')
    throw new Error(`void: ${result.code}`)
  // A debit that cannot be stopped any more will be paid, and is refunded then: see watchPayments.
  const gone =
    result.kind === 'refused' && result.reason === 'wrong_state' && gateway.terms.settlesLater
      ? VOIDABLE.filter((status) => status !== 'pending')
      : VOIDABLE
  await services.db
    .updateTable('payment_attempt')
    .set((eb) => ({ status: 'voided', version: eb('version', '+', 1), updated_at: services.clock.now() }))
    .where('id', '=', order.attemptId)
    .where('provider_txn_id', '=', order.chargeId)
    .where('status', 'in', gone)
    .execute()
}
