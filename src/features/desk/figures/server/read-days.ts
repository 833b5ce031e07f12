import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { addDays, fromStoreZone } from '#platform/clock/rules/calendar.ts'
import type { DaySums, Period } from '../rules/figures.ts'

/** The sums of the days of a period on which anything happened: three ranges of indexes. */
export async function readDays(
  db: Db,
  permission: Authorized<'figures.read'>,
  period: Period,
): Promise<DaySums[]> {
  requireAllRows(permission)
  return (await daySums(period).execute(db)).rows
}

/** An order that was never paid is `pending`, or canceled without `placed_at`. */
export function daySums({ from, to }: Period): RawBuilder<DaySums> {
  const since = fromStoreZone(from, 0)
  const until = fromStoreZone(addDays(to, 1), 0)
  const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${merchant().zone})::date`
  return sql<DaySums>`
    select
      to_char(day, 'YYYY-MM-DD') as day,
      sum(orders)::integer as orders,
      sum(sales)::double precision as sales,
      sum(cancelled)::integer as cancelled,
      sum(refunds)::double precision as refunds,
      sum(delivered)::integer as delivered,
      sum(on_time)::integer as "onTime"
    from (
      select
        ${dayOf(sql`created_at`)} as day,
        count(*) filter (where state <> 'cancelled') as orders,
        coalesce(sum(subtotal_cents - discount_cents) filter (where state <> 'cancelled'), 0) as sales,
        count(*) filter (where state = 'cancelled') as cancelled,
        0 as refunds,
        0 as delivered,
        0 as on_time
      from orders
      where created_at >= ${since} and created_at < ${until}
        and placed_at is not null
        and state <> 'pending'
      group by 1
      union all
      select ${dayOf(sql`created_at`)}, 0, 0, 0, sum(amount_cents), 0, 0
      from money_movement
      where created_at >= ${since} and created_at < ${until}
        and kind = 'refund'
        and status = 'done'
      group by 1
      union all
      select ${dayOf(sql`delivered_at`)}, 0, 0, 0, 0, count(promised),
        count(*) filter (where ${dayOf(sql`delivered_at`)}::text <= promised)
      from (
        select
          shipment.delivered_at,
          coalesce(
            nullif(orders.shipping_method ->> 'deliveryDateTo', ''),
            nullif(orders.shipping_method ->> 'deliveryDate', '')
          ) as promised
        from shipment
        join orders on orders.id = shipment.order_id
        where shipment.delivered_at >= ${since} and shipment.delivered_at < ${until}
      ) as arrived
      group by 1
    ) as happened
    group by day
    order by day`
}
