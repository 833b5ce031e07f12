import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { DAY_MS } from '#lib/dates.ts'

/** Sales older than this say little about what sells now. */
const DAYS = 90
/** The newest orders that are counted, so that the work is bounded whatever the store sells. */
const MOST_ORDERS = 20_000

/** Units that shoppers bought in the last 90 days and kept, by product id. */
export async function readUnitsSold(db: Db, now: Date): Promise<Map<string, number>> {
  const { rows } = await unitsSold(new Date(now.getTime() - DAYS * DAY_MS)).execute(db)
  return new Map(rows.map(({ product_id, units }) => [product_id, units]))
}

export const unitsSold = (since: Date) => sql<{ product_id: string; units: number }>`
  select line.product_id, sum(line.quantity - line.called_off - line.returned)::integer as units
  from (
    select id
    from orders
    where created_at >= ${since}
      and state not in ('pending', 'awaiting_funds', 'cancelled', 'refunded', 'returned')
    order by created_at desc
    limit ${MOST_ORDERS}
  ) as recent
  join order_line as line on line.order_id = recent.id
  where not line.is_service
  group by line.product_id`
