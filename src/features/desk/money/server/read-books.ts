import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TaxBasis } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { allOf } from '#lib/all-of.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { addDays, type Day, fromStoreZone } from '#platform/clock/rules/calendar.ts'
import { type BookedOrder, type Fact, type Posting, postingsOf } from '../rules/books.ts'
import type { Period } from '../rules/period.ts'

/** Orders that are read at once. */
const BATCH = 2_000

export interface OrderRow {
  id: string
  discount: number
  shipping: number
  tax: number
  total: number
  taxRate: number
  taxBasis: TaxBasis | null
  /** two letters */
  shipState: string
  certificate: string | null
  taxRemoved: boolean
  allShippedAt: number | null
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
    for (const { order, booked } of await readBatch(db, ids, until)) {
      const postings = postingsOf(booked).filter(({ day }) => day >= period.from)
      yield { order, postings }
    }
  }
}

async function readBatch(db: Db, ids: readonly string[], until: Date) {
  const rows = await allOf({
    orders: ordersOf(ids).execute(db),
    lines: linesOf(ids).execute(db),
    money: moneyOf(ids, until).execute(db),
    sent: unitsSent(ids, until).execute(db),
  })
  const lines = Map.groupBy(rows.lines.rows, ({ id }) => id)
  const money = Map.groupBy(rows.money.rows, ({ id }) => id)
  const sent = Map.groupBy(rows.sent.rows, ({ id }) => id)
  return rows.orders.rows.map((order) => {
    const shipments = [...Map.groupBy(sent.get(order.id) ?? [], ({ shipment }) => shipment).values()]
    const sales = shipments.map((units): Fact => ({ ...units[0]!, kind: 'sale', units }))
    const facts = [...(money.get(order.id) ?? []), ...sales]
    return { order, booked: { ...order, lines: lines.get(order.id) ?? [], facts } }
  })
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
 * Rows of each order, which a subquery finds by `asked.id`. `offset 0` keeps the planner from joining whole
 * tables instead: each order looks its rows up by an index, whatever the store has sold before.
 */
const ofOrders = (ids: readonly string[], rows: RawBuilder<unknown>) => sql`
  select asked.id, found.*
  from unnest(${ids}::text[]) as asked(id)
  cross join lateral (${rows} offset 0) as found`

const momentOf = (moment: string) => sql`
  (extract(epoch from ${sql.ref(moment)}) * 1000)::double precision as at,
  to_char(${sql.ref(moment)} at time zone ${merchant().zone}, 'YYYY-MM-DD') as day`

export const ordersOf = (ids: readonly string[]) =>
  sql<OrderRow>`${ofOrders(
    ids,
    sql`
      select
        discount_cents::double precision as discount,
        shipping_cents::double precision as shipping,
        tax_cents::double precision as tax,
        total_cents::double precision as total,
        tax_rate::double precision as "taxRate",
        tax_basis as "taxBasis",
        orders.shipping ->> 'state' as "shipState",
        partner -> 'taxExemption' ->> 'number' as certificate,
        coalesce((partner ->> 'taxRemoved')::boolean, false) as "taxRemoved",
        (
          select (extract(epoch from min(happened_at)) * 1000)::double precision
          from order_event
          where order_event.order_id = asked.id and to_state = 'shipped'
        ) as "allShippedAt"
      from orders
      where orders.id = asked.id`,
  )}`

export const linesOf = (ids: readonly string[]) =>
  sql<{ id: string } & BookedOrder['lines'][number]>`${ofOrders(
    ids,
    sql`
      select
        line_no as "lineNo",
        is_service as "isService",
        quantity,
        unit_price_cents as "unitPrice",
        discount_cents as discount,
        tax_cents as tax
      from order_line
      where order_id = asked.id
      order by line_no`,
  )}`

interface MovedMoney {
  id: string
  at: number
  day: Day
  kind: Exclude<Fact['kind'], 'sale'>
  amount: number
  method: string
  provider: string | null
}

/**
 * What happened to the money of orders before a moment. A movement happened when it was `done`; a bank debit
 * that the bank took back has `failed`, and was made when its row was.
 */
export const moneyOf = (ids: readonly string[], until: Date) =>
  sql<MovedMoney>`${ofOrders(
    ids,
    sql`
      select ${momentOf('happened.moment')}, happened.kind, m.amount_cents as amount,
        coalesce(a.method, 'check') as method, a.provider
      from money_movement m
      left join payment_attempt a on a.id = m.attempt_id
      cross join lateral (
        select m.kind, m.updated_at where m.status = 'done'
        union all
        select 'capture', m.created_at where m.error_code = 'returned'
        union all
        select 'bank_return', m.updated_at where m.error_code = 'returned'
      ) as happened(kind, moment)
      where m.order_id = asked.id and happened.moment < ${until}
      union all
      select ${momentOf('p.received_at')}, 'terms_payment', p.amount_cents, 'terms', null
      from credit_charge c
      join credit_payment p on p.charge_id = c.id
      where c.order_id = asked.id and c.status <> 'voided' and p.received_at < ${until}`,
  )}`

interface SentUnits {
  id: string
  shipment: string
  at: number
  day: Day
  lineNo: number
  quantity: number
}

/** The units of each shipment that left before a moment. */
export const unitsSent = (ids: readonly string[], until: Date) =>
  sql<SentUnits>`${ofOrders(
    ids,
    sql`
      select s.id as shipment, ${momentOf('s.released_at')}, l.line_no as "lineNo", l.quantity
      from shipment s
      join shipment_line l on l.shipment_id = s.id
      where s.order_id = asked.id and s.released_at < ${until}
      order by s.number, l.line_no`,
  )}`
