import { sql } from 'kysely'
import { inTransaction } from '#db/transaction.ts'
import { lookUp, type PaymentServices, type MovementRow, movementsOf } from '#features/payments/server/index.ts'
import { type ChargeView, compareMoney } from '../rules/compare-money.ts'
import { texts } from '../texts.ts'
import { closeWork, openWork } from './work.ts'

const DAYS = 3
const BATCH = 200

/**
 * Asks the provider about every order of the last three days and puts what differs on the staff's list; what agrees again comes off it.
 * Returns how many differ. What cannot be asked now is left as it is.
 */
export async function compareWithProvider(services: PaymentServices): Promise<number> {
  const now = services.clock.now()
  const recent = services.db
    .selectFrom('payment_attempt')
    .select('order_id')
    .distinct()
    .where('updated_at', '>', new Date(now.getTime() - DAYS * 24 * 3_600_000))
    .orderBy('order_id')
    .limit(sql.lit(BATCH))
  const tries = await services.db.selectFrom('payment_attempt').select(['order_id', 'method']).distinct().where('order_id', 'in', recent).orderBy('order_id').execute()
  let differences = 0
  for (const [orderId, methods] of Map.groupBy(tries, ({ order_id }) => order_id)) {
    const charges = await chargesOf(
      services,
      orderId,
      methods.map(({ method }) => method),
    )
    if (charges && (await noteDifference(services, orderId, charges))) differences++
  }
  return differences
}

/** What all providers that were tried hold for an order; undefined when one of them cannot be asked now. */
async function chargesOf(services: PaymentServices, orderId: string, methods: readonly string[]): Promise<ChargeView[] | undefined> {
  const charges: ChargeView[] = []
  const asked = new Set<string>()
  for (const method of methods) {
    const gateway = services.gateways[method as keyof typeof services.gateways]
    if (gateway === undefined || gateway === 'offline') return undefined
    if (asked.has(gateway.provider)) continue
    asked.add(gateway.provider)
    const lookup = await lookUp(services, gateway, orderId)
    if (lookup.kind !== 'found') return undefined
    charges.push(...lookup.charges)
  }
  return charges
}

function noteDifference(services: PaymentServices, orderId: string, charges: readonly ChargeView[]): Promise<boolean> {
  const now = services.clock.now()
  return inTransaction(
    services.db,
    async (trx) => {
      await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
      const attempts = await trx.selectFrom('payment_attempt').select(['status', 'provider_txn_id', 'amount_cents']).where('order_id', '=', orderId).execute()
      const movements: readonly MovementRow[] = await movementsOf(trx, orderId)
      const difference = compareMoney(
        {
          attempts: attempts.map(({ status, provider_txn_id, amount_cents }) => ({ status, chargeId: provider_txn_id, amount: amount_cents })),
          movements: movements.map(({ kind, status, amount_cents, provider_ref }) => ({ kind, status, amount: amount_cents, reference: provider_ref })),
        },
        charges,
      )
      if (difference === undefined) await closeWork(trx, orderId, 'payment_difference', now)
      else await openWork(trx, { orderId, kind: 'payment_difference', note: difference, actor: 'reconciliation', now })
      return difference !== undefined
    },
    texts.busy,
  )
}
