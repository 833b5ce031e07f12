import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, requireAllRows } from '#features/people/accounts/server/index.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import { AUTHORIZATION_DAYS, warnFrom } from '../../rules/shipping.ts'

export interface WorkRow {
  kind: string
  orderID: string
  what: string
  since: Date
}

/** An outcome that stays unknown for this long goes on the work list. */
const UNKNOWN_MS = 10 * MINUTE_MS
/** After this many tries an effect of the outbox is shown to a person. */
const MANY_TRIES = 5

/**
 * Everything that waits for a person, oldest first: requests of buyers, money whose outcome is unknown,
 * authorizations that end soon, and effects that keep failing. One query for each kind, joined by `union
 * all`.
 */
export async function worklist(
  db: Db,
  permission: Authorized<'worklist.read'>,
  now: Date,
): Promise<WorkRow[]> {
  requireAllRows(permission)
  return (await waitingWork(now).execute(db)).rows
}

export function waitingWork(now: Date): RawBuilder<WorkRow> {
  const parts = [
    sql`
      select kind, order_id as "orderID", note as what, opened_at as since
      from work_item
      where closed_at is null`,
    ...unknownOutcomes(later(now, -UNKNOWN_MS)),
    ...refusedMovements,
    ...endingAuthorizations(now),
    ...moneyWithoutOrder,
    failingEffects,
    ordersInReview,
    openCertificates,
    stockHeldByFew,
    waitingRefunds,
  ]
  return sql<WorkRow>`${sql.join(parts, sql` union all `)} order by since`
}

const AMOUNT = sql`round(amount_cents / 100.0, 2)`
const AMOUNT_AND_ERROR = sql`${AMOUNT} || coalesce(' ' || error_code, '')`

const unknownOutcomes = (since: Date): RawBuilder<unknown>[] => [
  sql`
    select 'unknown_payment', order_id, method || ' ' || ${AMOUNT_AND_ERROR}, created_at
    from payment_attempt
    where status in ('processing', 'unknown') and created_at < ${since}`,
  sql`
    select 'unknown_' || kind, order_id, ${AMOUNT_AND_ERROR}, created_at
    from money_movement
    where status in ('sending', 'unknown') and created_at < ${since}`,
]

const refusedMovements: RawBuilder<unknown>[] = [
  sql`
    select 'waiting_' || kind, order_id, ${AMOUNT_AND_ERROR}, created_at
    from money_movement
    where status = 'requested' and checks > 2`,
  // Joins orders: a movement that failed matters no more once its order is cancelled or refunded.
  sql`
    select 'failed_' || kind, order_id, ${AMOUNT_AND_ERROR}, created_at
    from money_movement
    where status = 'failed'
      and error_code is distinct from 'returned'
      and not exists (
        select
        from money_movement as newer
        where newer.order_id = money_movement.order_id
          and newer.kind = money_movement.kind
          and newer.created_at > money_movement.created_at
      )
      and not exists (
        select
        from orders
        where orders.id = money_movement.order_id and orders.state in ('cancelled', 'refunded')
      )`,
]

function endingAuthorizations(now: Date): RawBuilder<unknown>[] {
  const warn = warnFrom(now)
  // Joins orders: only an order that has not shipped still needs its authorization.
  const authorized = sql`
    select a.order_id, a.method || ' ' || round(a.amount_cents / 100.0, 2) as what, a.created_at,
      a.created_at + make_interval(hours => 24 * a.honour_days) as honoured_until,
      coalesce(
        a.authorized_until,
        a.created_at
          + make_interval(hours => 24 * coalesce(a.authorization_days, ${AUTHORIZATION_DAYS}::integer))
      ) as ends_at
    from payment_attempt a
    join orders on orders.id = a.order_id
    where a.status = 'authorized' and orders.state in ('authorized', 'in_fulfilment')`
  return [
    sql`
      select 'authorization_ends', order_id, what, created_at
      from (${authorized}) as held
      where ends_at < ${warn}`,
    sql`
      select 'honour_period_ends', order_id, what, created_at
      from (${authorized}) as held
      where honoured_until < ${warn}
        and ends_at >= ${warn}`,
  ]
}

const moneyWithoutOrder: RawBuilder<unknown>[] = [
  sql`
    select 'charge_without_order', order_ref,
      provider || ' ' || charge_id || ' ' || status || ' ' || ${AMOUNT} || ' ' || currency, found_at
    from stray_charge
    where closed_at is null`,
  // Joins orders: money of a cancelled order that is not refunded and not being refunded.
  sql`
    select 'money_to_give_back', order_id, round(cents / 100.0, 2) || '', since
    from (
      select
        order_id,
        sum(case kind when 'capture' then amount_cents else -amount_cents end) as cents,
        max(updated_at) as since
      from money_movement
      where status = 'done' and order_id in (select id from orders where state = 'cancelled')
      group by order_id
    ) as kept
    where cents > 0
      and not exists (
        select
        from money_movement as back
        where back.order_id = kept.order_id
          and back.kind = 'refund'
          and back.status in ('requested', 'sending', 'unknown')
      )`,
]

const ordersInReview = sql`
  select 'order_to_approve', id, 'large order by check, ' || round(total_cents / 100.0, 2), created_at
  from orders
  where review = 'waiting' and state = 'awaiting_funds'`

// Joins orders: a certificate matters while something of its order may still ship.
const openCertificates = sql`
  select
    case c.state when 'refused' then 'certificate_refused' else 'certificate_to_verify' end,
    c.order_id,
    'EPA 608 certificate ' || c.number || coalesce(', ' || c.how, ''),
    coalesce(c.decided_at, o.placed_at, o.created_at)
  from epa_certificate c
  join orders o on o.id = c.order_id
  where c.state <> 'verified' and o.state in ('awaiting_funds', 'authorized', 'paid', 'in_fulfilment')`

/** When the unpaid orders of one network hold more than this, a person checks them. */
const MUCH_UNITS = 100
const MUCH_CENTS = 100_000_00

const stockHeldByFew = sql`
  select 'stock_held_by_few', min(id),
    count(*) || ' unpaid orders of one network hold ' || sum(units) || ' units, '
      || round(sum(total_cents) / 100.0, 2),
    min(created_at)
  from (
    select o.id, o.placed_from, o.total_cents, o.created_at,
      (
        select coalesce(sum(l.quantity), 0)
        from order_line l
        where l.order_id = o.id and l.reserves_stock
      ) as units
    from orders o
    where o.state in ('pending', 'awaiting_funds')
      and o.placed_from is not null
      and o.review is distinct from 'waiting'
  ) as unpaid
  group by placed_from
  having sum(units) > ${MUCH_UNITS} or sum(total_cents) > ${MUCH_CENTS}`

const waitingRefunds = sql`
  select 'refund_to_approve', order_id, round(amount_cents / 100.0, 2) || ' ' || reason, asked_at
  from refund_request
  where state = 'waiting'`

const failingEffects = sql`
  select 'not_carried_out', coalesce(payload ->> 'orderID', payload ->> 'attemptId', ''),
    topic || coalesce(
      ': ' || case when unanswered >= tries then 'ends or stops its process each time' else last_error end,
      ''
    ),
    created_at
  from outbox
  where sent_at is null and tries >= ${MANY_TRIES}`
