import type { Cents } from '#lib/money.ts'
import { deadlineOf, type PaymentServices } from '../payments-context.ts'
import type { ChangeResult, Charge, Gateway } from '../ports.ts'
import { withDeadline } from './with-deadline.ts'

/**
 * Releases a charge, or refunds `held` cents of one that was taken and that the provider no longer voids.
 * Sent again with the same key, a refund moves nothing twice where the provider knows keys; the caller looks
 * the charge up before each call.
 */
export async function giveChargeBack(
  services: PaymentServices,
  gateway: Gateway,
  { charge, held, key }: { charge: Charge; held: Cents; key: string },
): Promise<ChangeResult> {
  const isWhole = held === charge.amount
  if (isWhole && charge.status !== 'settled') {
    const voided = await withDeadline(gateway.void(charge.chargeId), deadlineOf(services))
    if (voided.kind !== 'refused' || charge.status !== 'captured') return voided
  }
  return withDeadline(gateway.refund(charge.chargeId, held, key), deadlineOf(services))
}
