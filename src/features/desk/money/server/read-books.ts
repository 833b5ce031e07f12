import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TaxBasis } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { addDays, fromStoreZone } from '#platform/clock/rules/calendar.ts'
import { type BookedOrder, type Posting, postingsOf } from '../rules/books.ts'
import type { Period } from '../rules/period.ts'

/** Orders that are read at once. */
const BATCH = 2_000

export interface OrderRow extends BookedOrder {
  id: string
  taxRate: number
  taxBasis: TaxBasis | null
  /** two letters */
  shipState: string
  certificate: string | null
  taxRemoved: boolean
}

/**
 * The entries of each order on which something happened in the period, a batch of orders at a time. Its days
 * are ranges of indexes; the history of these orders before is read by their numbers.
 */
export async function* readPostings(
  db: Db,
  permission: Authorized<'money.read'>,
  period: Period,
): AsyncGenerator<{ order: OrderRow; postings: Posting[] }> {
  requireAllRows(permission)
  const { rows } = await touchedOrders(period).execute(db)
  const until = fromStoreZone(addDays(period.to, 1), 0)
  for (let at = 0; at < rows.length; at += BATCH) {
    const ids = rows.slice(at, at + BATCH).map(({ id }) => id)
    for (const order of (await ordersWithFacts(ids, until).execute(db)).rows) {
      const postings = postingsOf(order).filter(({ day }) => day >= period.from)
      yield { order, postings }
    }
  }
}

export function touchedOrders({ from, to }: Period): RawBuilder<{ id: string }> {
  const since = fromStoreZone(from, 0)
  const until = fromStoreZone(addDays(to, 1), 0)
  const within = (moment: string) => sql`${sql.ref(moment)} >= ${since} and ${sql.ref(moment)} < ${until}`
  return sql<{ id: string }>`
    select order_id as id
    from money_movement
    where ${within('updated_at')} and status in ('done', 'failed')
      and (status = 'done' or error_code = 'returned')
    union
    select order_id
    from money_movement
    where ${within('created_at')} and error_code = 'returned'
    union
    select order_id from shipment where ${within('released_at')} and released_at is not null
    union
    select credit_charge.order_id
    from credit_payment
    join credit_charge on credit_charge.id = credit_payment.charge_id
    where ${within('received_at')}
    order by 1`
}

/**
 * Orders with all that happened to their money and goods before a moment. A movement happened when it was
 * `done`; a bank debit that the bank took back has `failed`, and was made when its row was.
 */
export function ordersWithFacts(ids: readonly string[], until: Date): RawBuilder<OrderRow> {
  const at = (moment: string) => sql`
    (extract(epoch from ${sql.ref(moment)}) * 1000)::double precision as at,
    to_char(${sql.ref(moment)} at time zone ${merchant().zone}, 'YYYY-MM-DD') as day`
  const movement = (kind: RawBuilder<unknown>, moment: string, which: RawBuilder<unknown>) => sql`
    select m.order_id, ${at(moment)}, ${kind} as kind, m.amount_cents as amount,
      coalesce(a.method, 'check') as method, a.provider, null::jsonb as units
    from money_movement m
    left join payment_attempt a on a.id = m.attempt_id
    where m.order_id = any(${ids}) and ${which} and ${sql.ref(moment)} < ${until}`
  return sql<OrderRow>`
    with happened as (
      ${movement(sql`m.kind`, 'm.updated_at', sql`m.status = 'done'`)}
      union all
      ${movement(sql`'capture'`, 'm.created_at', sql`m.error_code = 'returned'`)}
      union all
      ${movement(sql`'bank_return'`, 'm.updated_at', sql`m.error_code = 'returned'`)}
      union all
      select c.order_id, ${at('p.received_at')}, 'terms_payment', p.amount_cents, 'terms', null, null
      from credit_payment p
      join credit_charge c on c.id = p.charge_id
      where c.order_id = any(${ids}) and p.received_at < ${until}
      union all
      select s.order_id, ${at('s.released_at')}, 'sale', null, null, null,
        jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity) order by l.line_no)
      from shipment s
      join shipment_line l on l.shipment_id = s.id
      where s.order_id = any(${ids}) and s.released_at < ${until}
      group by s.id
    ), lines as (
      select order_id, jsonb_agg(jsonb_build_object(
        'lineNo', line_no, 'isService', is_service, 'quantity', quantity, 'unitPrice', unit_price_cents,
        'discount', discount_cents, 'tax', tax_cents) order by line_no) as lines
      from order_line
      where order_id = any(${ids})
      group by order_id
    )
    select
      orders.id,
      lines.lines,
      orders.discount_cents::double precision as discount,
      orders.shipping_cents::double precision as shipping,
      orders.tax_cents::double precision as tax,
      orders.total_cents::double precision as total,
      orders.tax_rate::double precision as "taxRate",
      orders.tax_basis as "taxBasis",
      orders.shipping ->> 'state' as "shipState",
      orders.partner -> 'taxExemption' ->> 'number' as certificate,
      coalesce((orders.partner ->> 'taxRemoved')::boolean, false) as "taxRemoved",
      (
        select (extract(epoch from min(happened_at)) * 1000)::double precision
        from order_event
        where order_event.order_id = orders.id and to_state = 'shipped'
      ) as "allShippedAt",
      facts
    from orders
    join lines on lines.order_id = orders.id
    join (
      select order_id, jsonb_agg(to_jsonb(happened) - 'order_id') as facts
      from happened
      group by order_id
    ) history on history.order_id = orders.id
    order by orders.id`
}
