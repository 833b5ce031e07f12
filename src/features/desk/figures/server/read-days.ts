import { type RawBuilder, sql } from 'kysely'
import type { ReturnReason } from '#features/selling/fulfilment/rules/returns.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { addDays, fromStoreZone } from '#platform/clock/rules/calendar.ts'
import type { DaySums, Sums } from '../rules/figures.ts'
import type { Period } from '../rules/period.ts'

type Column = RawBuilder<unknown>

/** Rows of a day, its other sums 0. */
const onDay = (moment: Column, sums: Partial<Record<keyof Sums, Column>>) => sql`
  select
    (${moment} at time zone ${merchant().zone})::date as day,
    ${sql.join(COLUMNS.map((name) => sql`${sums[name] ?? sql.lit(0)} as ${sql.ref(name)}`))}`

const COLUMNS = [
  'orders',
  'sales',
  'cancelled',
  'begun',
  'refunds',
  'returns',
  'delivered',
  'onTime',
  'knownSales',
  'costs',
] as const satisfies readonly (keyof Sums)[]

/** An order that was never paid is `pending`, or canceled without `placed_at`. */
const IS_PLACED = sql`placed_at is not null and state <> 'pending'`
const IS_SOLD = sql`${IS_PLACED} and state <> 'cancelled'`

export const within = (moment: Column, { from, to }: Period) =>
  sql`${moment} >= ${fromStoreZone(from, 0)} and ${moment} < ${fromStoreZone(addDays(to, 1), 0)}`

/** The sums of the days of a period on which anything happened: ranges of indexes. */
export function daySums(period: Period): RawBuilder<DaySums> {
  const zone = merchant().zone
  const parts = [
    sql`
      ${onDay(sql`created_at`, {
        orders: sql`count(*) filter (where ${IS_SOLD})`,
        sales: sql`coalesce(sum(subtotal_cents - discount_cents) filter (where ${IS_SOLD}), 0)`,
        cancelled: sql`count(*) filter (where ${IS_PLACED} and state = 'cancelled')`,
        begun: sql`count(*)`,
      })}
      from orders
      where ${within(sql`created_at`, period)}
      group by 1`,
    sql`
      ${onDay(sql`created_at`, { refunds: sql`sum(amount_cents)` })}
      from money_movement
      where ${within(sql`created_at`, period)} and kind = 'refund' and status = 'done'
      group by 1`,
    sql`
      ${onDay(sql`asked_at`, { returns: sql`count(*)` })}
      from goods_return
      where ${within(sql`asked_at`, period)} and state <> 'refused'
      group by 1`,
    sql`
      ${onDay(sql`delivered_at`, {
        delivered: sql`count(promised)`,
        onTime: sql`count(*) filter (where (delivered_at at time zone ${zone})::date::text <= promised)`,
      })}
      from (
        select
          shipment.delivered_at,
          coalesce(
            nullif(orders.shipping_method ->> 'deliveryDateTo', ''),
            nullif(orders.shipping_method ->> 'deliveryDate', '')
          ) as promised
        from shipment
        join orders on orders.id = shipment.order_id
        where ${within(sql`shipment.delivered_at`, period)}
      ) as arrived
      group by 1`,
    sql`
      ${onDay(sql`created_at`, {
        knownSales: sql`sum(unit_price_cents * quantity - order_line.discount_cents)`,
        costs: sql`sum(cost_cents * quantity)`,
      })}
      from orders
      join order_line on order_line.order_id = orders.id
      join line_cost using (order_id, line_no)
      where ${within(sql`created_at`, period)} and ${IS_SOLD}
      group by 1`,
  ]
  return sql<DaySums>`
    select
      to_char(day, 'YYYY-MM-DD') as day,
      ${sql.join(COLUMNS.map((name) => sql`sum(${sql.ref(name)})::double precision as ${sql.ref(name)}`))}
    from (${sql.join(parts, sql` union all `)}) as happened
    group by day
    order by day`
}

export interface ReasonRow {
  why: ReturnReason
  returns: number
  units: number
}

/** The returns of a period by their reason. */
export const returnReasons = (period: Period): RawBuilder<ReasonRow> => sql<ReasonRow>`
  select
    why,
    count(distinct rma)::integer as returns,
    sum(goods_return_line.quantity)::integer as units
  from goods_return
  join goods_return_line using (rma)
  where ${within(sql`asked_at`, period)} and state <> 'refused'
  group by why`

/** Since when the cost of lines is kept; no row while none is. */
export const costsSince = sql<{
  since: Date
}>`select kept_at as since from line_cost order by kept_at limit 1`
