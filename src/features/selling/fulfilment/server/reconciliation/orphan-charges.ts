import { existingOrderIds } from '#features/selling/orders/server/index.ts'
import {
  type Charge,
  findProvider,
  lookUp,
  type PaymentServices,
} from '#features/selling/payments/server/index.ts'

const HOLDS_MONEY = ['authorized', 'captured', 'pending', 'settled']

/** Cents of a sale that are authorized or captured and were not refunded. */
function heldOf(charges: readonly Charge[], sale: Charge): number {
  if (sale.kind !== 'sale' || !HOLDS_MONEY.includes(sale.status)) return 0
  const back = charges
    .filter(
      ({ kind, orderId, status }) =>
        kind === 'refund' && orderId === sale.orderId && HOLDS_MONEY.includes(status),
    )
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, sale.amount - back)
}

/**
 * Stores the orphan charges, which a provider lists under a number that is not one of our orders. Returns how
 * many of them hold money.
 */
export async function noteOrphanCharges(
  { db, clock }: PaymentServices,
  listed: readonly (Charge & { provider: string })[],
): Promise<number> {
  const named = [...new Set(listed.map(({ orderId }) => orderId))]
  const known = await existingOrderIds(db, named)
  const orphans = listed.filter((charge) => !known.has(charge.orderId) && heldOf(listed, charge) > 0)
  for (const { provider, chargeId, orderId, amount, currency, status } of orphans) {
    await db
      .insertInto('stray_charge')
      .values({
        provider,
        charge_id: chargeId,
        order_ref: orderId,
        amount_cents: amount,
        currency,
        status,
        found_at: clock.now(),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'charge_id'])
          .doUpdateSet({ status, amount_cents: amount, closed_at: null }),
      )
      .execute()
  }
  return orphans.length
}

/** Closes the orphan charges whose money was voided or refunded. */
export async function closeOrphanCharges(services: PaymentServices): Promise<void> {
  const open = await services.db
    .selectFrom('stray_charge')
    .selectAll()
    .where('closed_at', 'is', null)
    .execute()
  for (const orphan of open) {
    const gateway = findProvider(services, orphan.provider)?.gateway
    const lookup = gateway && (await lookUp(services, gateway, orphan.order_ref))
    if (lookup?.kind !== 'found') continue
    const charge = lookup.charges.find(({ chargeId }) => chargeId === orphan.charge_id)
    if (charge && heldOf(lookup.charges, charge) > 0) continue
    await services.db
      .updateTable('stray_charge')
      .set({ closed_at: services.clock.now() })
      .where('provider', '=', orphan.provider)
      .where('charge_id', '=', orphan.charge_id)
      .execute()
  }
}
