import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import type { Charge } from '#features/payments/server/ports.ts'
import { toCents } from '#kit/money.ts'

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
  const { rows } = await chargeRows({
    orderId: orderId ?? null,
    chargeId: chargeId ?? null,
    since: since ?? null,
  }).execute(db)
  return rows.map((row) => ({
    chargeId: row.id,
    orderId: row.order_id,
    kind: row.kind,
    status: row.status,
    amount: toCents(row.amount_cents),
    currency: 'USD',
    codes: {},
  }))
}

interface ChargeRow {
  id: string
  order_id: string
  kind: 'sale' | 'refund'
  status: 'authorized' | 'captured' | 'voided'
  amount_cents: number
  created_at: Date
}

export const chargeRows = (filter: {
  orderId: string | null
  chargeId: string | null
  since: Date | null
}) => sql<ChargeRow>`
    select id, order_id, kind, status, amount_cents, created_at
    from (
      select c.id, c.order_id, 'sale' as kind, c.status,
        case c.status when 'captured' then c.captured_cents else c.amount_cents end as amount_cents,
        c.created_at
      from credit_charge c
      union all
      select r.id, c.order_id, 'refund', 'captured', r.amount_cents, r.created_at
      from credit_refund r
      join credit_charge c on c.id = r.charge_id
    ) charge
    where (${filter.orderId}::text is null or order_id = ${filter.orderId})
      and (${filter.chargeId}::text is null or id = ${filter.chargeId})
      and (${filter.since}::timestamptz is null or created_at >= ${filter.since})
    order by created_at, id`
