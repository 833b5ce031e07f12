import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Charge } from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { toCents } from '#lib/money.ts'

interface ChargeFilter {
  orderId?: string
  chargeId?: string
  since?: Date
}

/** Sales and refunds, oldest first, as other providers state theirs. */
export async function findCharges(
  db: Db | Transaction<Tables>,
  { orderId, chargeId, since }: ChargeFilter,
): Promise<Charge[]> {
  let sales = db
    .selectFrom('credit_charge')
    .select(['id', 'order_id', 'status', 'created_at'])
    .select((eb) =>
      eb
        .case()
        .when('status', '=', 'captured')
        .then(eb.ref('captured_cents'))
        .else(eb.ref('amount_cents'))
        .end()
        .as('cents'),
    )
  let refunds = db
    .selectFrom('credit_refund')
    .innerJoin('credit_charge', 'credit_charge.id', 'credit_refund.charge_id')
    .select([
      'credit_refund.id',
      'order_id',
      'credit_refund.created_at',
      'credit_refund.amount_cents as cents',
    ])
  if (orderId !== undefined) {
    sales = sales.where('order_id', '=', orderId)
    refunds = refunds.where('order_id', '=', orderId)
  }
  if (chargeId !== undefined) {
    sales = sales.where('id', '=', chargeId)
    refunds = refunds.where('credit_refund.id', '=', chargeId)
  }
  if (since !== undefined) {
    sales = sales.where('created_at', '>=', since)
    refunds = refunds.where('credit_refund.created_at', '>=', since)
  }
  const [sold, given] = [await sales.execute(), await refunds.execute()]
  return [
    ...sold.map((row) => ({ ...row, kind: 'sale' as const })),
    ...given.map((row) => ({ ...row, kind: 'refund' as const, status: 'captured' as const })),
  ]
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((row) => ({
      chargeId: row.id,
      orderId: row.order_id,
      kind: row.kind,
      status: row.status,
      amount: toCents(row.cents),
      currency: merchant().currency,
      codes: {},
    }))
}
