import type { Db } from '#db/connect.ts'
import { existingOrderIds } from '#features/selling/orders/server/index.ts'
import {
  type Charge,
  findProvider,
  lookUp,
  type PaymentServices,
} from '#features/selling/payments/server/index.ts'
import { texts } from '../../texts.ts'
import { isSettled } from './settle.ts'

const HOLDS_MONEY = ['authorized', 'captured', 'pending', 'settled']

/** Cents of a sale that are authorized or captured and were not refunded. */
export function heldOf(charges: readonly Charge[], sale: Charge): number {
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
  const strays = listed.filter((charge) => !known.has(charge.orderId) && heldOf(listed, charge) > 0)
  const settled = await Promise.all(
    strays.map((charge) => isSettled(db, charge.orderId, texts.orphan(charge.chargeId, charge.amount))),
  )
  const orphans = strays.filter((_charge, index) => settled[index] !== true)
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

/** Closes the orphan charges whose money was voided or refunded; of one number or all. */
export async function closeOrphanCharges(services: PaymentServices, reference?: string): Promise<void> {
  const open = await openOrphans(services.db, reference)
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

/** True while a charge under this number holds money; undefined when its provider does not answer. */
export async function askAboutOrphans(
  services: PaymentServices,
  reference: string,
): Promise<boolean | undefined> {
  for (const { provider } of await openOrphans(services.db, reference)) {
    const gateway = findProvider(services, provider)?.gateway
    const lookup = gateway && (await lookUp(services, gateway, reference))
    if (lookup?.kind !== 'found') return undefined
  }
  await closeOrphanCharges(services, reference)
  return (await openOrphans(services.db, reference)).length > 0
}

const openOrphans = (db: Db, reference: string | undefined) =>
  db
    .selectFrom('stray_charge')
    .selectAll()
    .where('closed_at', 'is', null)
    .$if(reference !== undefined, (query) => query.where('order_ref', '=', reference ?? ''))
    .execute()
